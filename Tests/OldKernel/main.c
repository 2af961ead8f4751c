// Starts a program as a kernel without seccomp or Landlock would:
//   old-kernel [seccomp] [landlock] PROGRAM ARGUMENT…

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)

static int put(struct sock_filter *filter, unsigned short count) {
  struct sock_fprog program = {count, filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

/// landlock_create_ruleset (444) to landlock_restrict_self (446) do not exist.
static int lack_landlock(void) {
  struct sock_filter filter[] = {
      LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 444, 0, 2), BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, 446, 1, 0),
      RETURN(SECCOMP_RET_ERRNO | ENOSYS), RETURN(SECCOMP_RET_ALLOW)};
  return put(filter, sizeof filter / sizeof *filter);
}

/// seccomp(2) does not exist, and prctl(2) does not know the option.
static int lack_seccomp(void) {
  struct sock_filter filter[] = {
      LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 0, 1), RETURN(SECCOMP_RET_ERRNO | ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3), LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1), RETURN(SECCOMP_RET_ERRNO | EINVAL),
      RETURN(SECCOMP_RET_ALLOW)};
  return put(filter, sizeof filter / sizeof *filter);
}

int main(int count, char **words) {
  int first = 1, lacks_seccomp = 0;
  for (; first < count; first++) {
    if (strcmp(words[first], "landlock") == 0) {
      if (lack_landlock()) return 125;
    } else if (strcmp(words[first], "seccomp") == 0) {
      lacks_seccomp = 1;
    } else {
      break;
    }
  }
  // Last, as no filter can be put in force after it.
  if (lacks_seccomp && lack_seccomp()) return 125;
  if (first == count) return 125;
  extern char **environ;
  execve(words[first], words + first, environ);
  return 126;
}
