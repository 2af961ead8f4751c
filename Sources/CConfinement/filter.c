#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CConfinement.h"

// libseccomp is opened by those processes alone that are confined.
typedef scmp_filter_ctx make(uint32_t);
typedef int add(scmp_filter_ctx, uint32_t, int, unsigned int, const struct scmp_arg_cmp *);
typedef int load(scmp_filter_ctx);
typedef void release(scmp_filter_ctx);

struct filter {
  scmp_filter_ctx context;
  load *load;
  release *release;
};

/// What computing and answering need: memory, the socket that is open already, time, and ending.
static const int allowed[] = {
    SCMP_SYS(read),          SCMP_SYS(write),           SCMP_SYS(close),          SCMP_SYS(brk),
    SCMP_SYS(munmap),        SCMP_SYS(mremap),          SCMP_SYS(madvise),        SCMP_SYS(futex),
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_gettime64), SCMP_SYS(gettimeofday),   SCMP_SYS(time),
    SCMP_SYS(nanosleep),     SCMP_SYS(clock_nanosleep), SCMP_SYS(sched_yield),    SCMP_SYS(getrandom),
    SCMP_SYS(getpid),        SCMP_SYS(gettid),          SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(exit),          SCMP_SYS(exit_group),      SCMP_SYS(restart_syscall),
};

/// What only a program that was taken over would do.
static const int deadly[] = {SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(ptrace)};

#define COUNT(array) (sizeof array / sizeof *array)

static void fill(scmp_filter_ctx context, add *add) {
  // A system call that an architecture lacks needs no rule, so errors do not matter here: without its rule, a system call
  // is denied.
  for (size_t index = 0; index < COUNT(allowed); index++) add(context, SCMP_ACT_ALLOW, allowed[index], 0, NULL);
  for (size_t index = 0; index < COUNT(deadly); index++) add(context, SCMP_ACT_KILL_PROCESS, deadly[index], 0, NULL);
  // Memory that is no file's, and that is not executed.
  const struct scmp_arg_cmp memory[] = {
      SCMP_A2_64(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0), SCMP_A3_64(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, MAP_ANONYMOUS)};
  add(context, SCMP_ACT_ALLOW, SCMP_SYS(mmap), COUNT(memory), memory);
  add(context, SCMP_ACT_ALLOW, SCMP_SYS(mmap2), COUNT(memory), memory);
  add(context, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, memory);
  // Its own end after a crash.
  const struct scmp_arg_cmp self = SCMP_A0_64(SCMP_CMP_EQ, (scmp_datum_t)getpid());
  add(context, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, &self);
}

void *supernews_make_filter(void) {
  void *library = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  make *begin = (make *)dlsym(library, "seccomp_init");
  add *rule = (add *)dlsym(library, "seccomp_rule_add_array");
  load *put = (load *)dlsym(library, "seccomp_load");
  release *drop = (release *)dlsym(library, "seccomp_release");
  struct filter *filter = begin && rule && put && drop ? malloc(sizeof *filter) : NULL;
  scmp_filter_ctx context = filter ? begin(SCMP_ACT_ERRNO(EPERM)) : NULL;
  if (!context) {
    free(filter);
    return NULL;
  }
  fill(context, rule);
  *filter = (struct filter){context, put, drop};
  return filter;
}

int supernews_load_filter(void *made) {
  struct filter *filter = made;
  int isLoaded = filter->load(filter->context) == 0;
  filter->release(filter->context);
  free(filter);
  return isLoaded;
}
