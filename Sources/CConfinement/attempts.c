#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CConfinement.h"

/// Whether a connection could be tried, even if nobody listens.
static int can_connect(void) {
  int end = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (end < 0) return 0;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  int result = connect(end, (struct sockaddr *)&address, sizeof address);
  int code = errno;
  close(end);
  return result == 0 || code == ECONNREFUSED;
}

/// Whether a new process could be made. It ends at once, and before anything else is tried: the signal of its end would
/// stop this process once it is traced.
static int can_fork(void) {
  pid_t process = fork();
  if (process == 0) _exit(0);
  if (process > 0) waitpid(process, NULL, 0);
  return process > 0;
}

/// Whether 2 GiB could be had.
static int can_allocate(void) {
  size_t size = (size_t)2 << 30;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return 0;
  munmap(memory, size);
  return 1;
}

int supernews_try(supernews_attempt attempt) {
  char *const arguments[] = {"true", NULL};
  char *const environment[] = {NULL};
  switch (attempt) {
  case supernews_try_open: return open("/", O_RDONLY | O_CLOEXEC) >= 0;
  case supernews_try_write: return open("/tmp", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600) >= 0;
  case supernews_try_connect: return can_connect();
  case supernews_try_execute: return execve("/bin/true", arguments, environment) == 0;
  case supernews_try_fork: return can_fork();
  case supernews_try_trace: return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0;
  case supernews_try_control: return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) == 0;
  case supernews_try_allocate: return can_allocate();
  case supernews_try_spin:
    for (volatile unsigned turn = 0;; turn++) {
    }
  }
  return 0;
}
