#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "CConfinement.h"

int supernews_has_sanitizer(void) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
  return 1;
#else
  return 0;
#endif
}

static int limit(int resource, rlim_t most) {
  struct rlimit limit = {most, most};
  return setrlimit(resource, &limit) == 0;
}

int supernews_limit_worker(uint64_t memory) {
  int isDone = limit(RLIMIT_NOFILE, 0) & limit(RLIMIT_FSIZE, 0) & limit(RLIMIT_CORE, 0) & limit(RLIMIT_NPROC, 0);
  return isDone & (!supernews_has_sanitizer() && limit(RLIMIT_DATA, memory));
}

static int status_without_memory;

// The C library leaves ENOMEM when an allocation fails. Swift ends the program then, as it does for other reasons. This
// uses only what signal-safety(7) allows.
static void end(int number) {
  if (errno == ENOMEM) _exit(status_without_memory);
  // The handler has been removed already, so the signal ends the program when this returns.
  raise(number);
}

void supernews_exit_without_memory(int status) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV};
  status_without_memory = status;
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_RESETHAND};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigaction(crashes[index], &action, NULL);
}

int supernews_renounce_rights(void) {
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

void supernews_trim_heap(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  // Below that it is needed again for the next document.
  if (mallinfo2().fordblks > 8 << 20) malloc_trim(4 << 20);
#endif
}

int64_t supernews_cpu_time(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void supernews_limit_cpu(pid_t process, uint64_t seconds) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_CPU, NULL, &limit) != 0) return;
  limit.rlim_cur = seconds < limit.rlim_max ? seconds : limit.rlim_max;
  prlimit(process, RLIMIT_CPU, &limit, NULL);
}

const char *supernews_started_path(void) { return (const char *)getauxval(AT_EXECFN); }
