#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "picture.h"

extern char **environ;

/// What every process of a system may read: its programs, their libraries and fonts, and how these are set up.
static const char *const readable[] = {
  "/usr", "/bin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/fonts",
  "/etc/ImageMagick-6", "/etc/ImageMagick-7", "/var/cache/fontconfig", "/dev/null", "/dev/urandom",
};

/// System calls that change nothing outside the process. All others fail as if the kernel did not have them, for which
/// libraries are prepared.
static const char *const harmless[] = {
  // Files that are open, and facts about others.
  "read", "readv", "pread64", "preadv", "write", "writev", "lseek", "_llseek", "close", "close_range", "dup", "dup2",
  "dup3", "fcntl", "fcntl64", "fstat", "fstat64", "stat", "stat64", "lstat", "lstat64", "newfstatat", "fstatat64",
  "statx", "statfs", "statfs64", "fstatfs", "fstatfs64", "access", "faccessat", "faccessat2", "readlink", "readlinkat",
  "getcwd", "getdents64", "fadvise64", "readahead", "pipe", "pipe2", "eventfd2", "poll", "ppoll", "select", "_newselect",
  "pselect6",
  // Memory.
  "brk", "mmap", "mmap2", "munmap", "mremap", "mprotect", "madvise", "membarrier",
  // Threads and signals.
  "futex", "set_robust_list", "get_robust_list", "rseq", "set_tid_address", "gettid", "sched_yield",
  "sched_getaffinity", "sched_getparam", "sched_getscheduler", "sched_getattr", "rt_sigaction", "rt_sigprocmask",
  "rt_sigreturn", "rt_sigtimedwait", "sigreturn", "sigaltstack", "restart_syscall", "exit", "exit_group",
  // The process, the time and the machine.
  "execve", "arch_prctl", "set_tls", "getpid", "getppid", "getpgrp", "getuid", "geteuid", "getgid", "getegid", "getuid32",
  "geteuid32", "getgid32", "getegid32", "getresuid", "getresgid", "getrlimit", "ugetrlimit", "getrusage", "getpriority",
  "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time", "times", "getrandom",
  "sysinfo", "uname", "getcpu",
};

/// libseccomp, loaded when it is needed, as few runs draw a picture.
typedef struct {
  typeof(&seccomp_init) init;
  typeof(&seccomp_release) release;
  typeof(&seccomp_syscall_resolve_name) number;
  typeof(&seccomp_rule_add_array) add;
  typeof(&seccomp_load) load;
} seccomp_library;

static int load_seccomp(seccomp_library *library) {
  void *loaded = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!loaded) return 0;
  library->init = (typeof(library->init))dlsym(loaded, "seccomp_init");
  library->release = (typeof(library->release))dlsym(loaded, "seccomp_release");
  library->number = (typeof(library->number))dlsym(loaded, "seccomp_syscall_resolve_name");
  library->add = (typeof(library->add))dlsym(loaded, "seccomp_rule_add_array");
  library->load = (typeof(library->load))dlsym(loaded, "seccomp_load");
  return library->init && library->release && library->number && library->add && library->load;
}

static int confine_calls(void) {
  seccomp_library library;
  if (!load_seccomp(&library)) return 0;
  scmp_filter_ctx filter = library.init(SCMP_ACT_ERRNO(ENOSYS));
  if (!filter) return 0;

  // A rule that this machine has no call for is left out, which only forbids more.
  for (size_t index = 0; index < sizeof harmless / sizeof *harmless; index++) {
    int number = library.number(harmless[index]);
    if (number != __NR_SCMP_ERROR) library.add(filter, SCMP_ACT_ALLOW, number, 0, NULL);
  }
  const scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  const struct {
    const char *name;
    struct scmp_arg_cmp condition;
  } limited[] = {
    {"open", SCMP_A1_64(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)},
    {"openat", SCMP_A2_64(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)},
    // A thread, and no process. The arguments of clone3 are out of a filter's sight; without it, clone is used.
    {"clone", SCMP_A0_64(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)},
    // abort(3) sends a signal to its own process.
    {"tgkill", SCMP_A0_64(SCMP_CMP_EQ, (scmp_datum_t)getpid())},
    {"prlimit64", SCMP_A0_64(SCMP_CMP_EQ, 0)},
    {"prctl", SCMP_A0_64(SCMP_CMP_EQ, PR_SET_NAME)},
    {"ioctl", SCMP_A1_64(SCMP_CMP_EQ, TCGETS)},
    {"ioctl", SCMP_A1_64(SCMP_CMP_EQ, TIOCGWINSZ)},
  };
  for (size_t index = 0; index < sizeof limited / sizeof *limited; index++) {
    int number = library.number(limited[index].name);
    if (number != __NR_SCMP_ERROR) library.add(filter, SCMP_ACT_ALLOW, number, 1, &limited[index].condition);
  }
  int is_confined = library.load(filter) == 0;
  library.release(filter);
  return is_confined;
}

// Landlock, from landlock(7). Debian's header has only the rights of its first two versions.
enum { landlock_create = 444, landlock_add = 445, landlock_restrict = 446, landlock_path_rule = 1 };
static const uint64_t right_to_execute = 1 << 0, right_to_read = 1 << 2, right_to_list = 1 << 3;

typedef struct {
  uint64_t files, network, scope;
} landlock_rules;

typedef struct {
  uint64_t rights;
  int32_t folder;
} __attribute__((packed)) landlock_path;

static void allow_reading(int rules, const char *path) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return;
  if (fstat(descriptor, &status) == 0) {
    landlock_path rule = {right_to_execute | right_to_read, descriptor};
    if (S_ISDIR(status.st_mode)) rule.rights |= right_to_list;
    syscall(landlock_add, rules, landlock_path_rule, &rule, 0);
  }
  close(descriptor);
}

long supernews_landlock_version(void) { return syscall(landlock_create, NULL, 0, 1); }

static int confine_files(const char *program) {
  long version = supernews_landlock_version();
  if (version < 1) return 0;
  // Version 2 brought renaming, 3 truncating, 5 devices.
  const int rights[] = {13, 14, 15, 15, 16};
  landlock_rules all = {.files = (1u << rights[version < 5 ? version - 1 : 4]) - 1};
  // Version 4 brought TCP: binding and connecting. 6 brought abstract sockets and signals.
  if (version >= 4) all.network = 3;
  if (version >= 6) all.scope = 3;
  size_t size = version >= 6 ? sizeof all : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
  int rules = (int)syscall(landlock_create, &all, size, 0);
  if (rules < 0) return 0;
  for (size_t index = 0; index < sizeof readable / sizeof *readable; index++) allow_reading(rules, readable[index]);
  allow_reading(rules, program);
  int is_confined = syscall(landlock_restrict, rules, 0) == 0;
  close(rules);
  return is_confined;
}

static void limit(int resource, rlim_t value) {
  struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

/// Otherwise the program could read what is typed at the terminal.
static void leave_terminal(void) {
  int terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return;
  ioctl(terminal, TIOCNOTTY);
  close(terminal);
}

int supernews_become_confined(char *const *arguments, int is_required) {
  leave_terminal();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 && is_required) return EPERM;
  int has_files = confine_files(arguments[0]);
  int has_calls = confine_calls();
  if (is_required && !(has_files && has_calls)) return EPERM;
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NOFILE, 64);
  limit(RLIMIT_CPU, 5);
  // At the end, because this process itself may use more.
  limit(RLIMIT_AS, 512 << 20);
  execve(arguments[0], arguments, environ);
  return errno;
}
