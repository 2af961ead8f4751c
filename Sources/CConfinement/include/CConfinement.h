#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

#include <stdint.h>
#include <sys/types.h>

#include "picture.h"

// What a process gives up before it reads bytes of strangers, and what its parent sees of it. See seccomp(2),
// landlock(7), prctl(2), getrlimit(2).

/// Whether this is built with a sanitizer, which reserves more memory than any limit allows.
int supernews_has_sanitizer(void);

/// Makes this process end with `status` where it would end for lack of memory otherwise.
void supernews_exit_without_memory(int status);

/// Gives up new rights (no_new_privs), and being looked into by other processes of the user.
///
/// Returns whether the kernel did the first, without which the other functions do not work.
int supernews_renounce_rights(void);

/// Denies this process all files, TCP ports, abstract sockets and signals that the kernel's Landlock knows.
///
/// Returns the version of Landlock's interface (ABI); 0 if the kernel has none or refuses.
int supernews_deny_files(void);

/// Lowers the limits of this process for good: memory in bytes, no new descriptors, no bytes in files, no core, no processes.
/// With a sanitizer, memory is not limited.
///
/// Returns whether all of them are set.
int supernews_limit_worker(uint64_t memory);

/// A filter that denies all system calls but those that computing and answering need. Some end the process, the others
/// fail with EPERM.
///
/// Returns NULL without libseccomp, which it opens: before files are denied.
void *supernews_make_filter(void);

/// Puts the filter in force, which denies everything that the functions above do, and releases it.
///
/// Returns whether it is in force.
int supernews_load_filter(void *filter);

/// Gives memory that is not used back to the system, if it is much.
void supernews_trim_heap(void);

/// The processor time that another process has used, in nanoseconds; -1 if unknown.
int64_t supernews_cpu_time(pid_t process);

/// Lets another process use that much processor time in all, in seconds; then it is ended by SIGXCPU.
void supernews_limit_cpu(pid_t process, uint64_t seconds);

/// The path by which this program was started; NULL if unknown.
const char *supernews_started_path(void);

/// Tries what a confined process must not do. See `Probe`.
typedef enum {
  supernews_try_open,
  supernews_try_write,
  supernews_try_connect,
  supernews_try_execute,
  supernews_try_fork,
  supernews_try_trace,
  supernews_try_control,
  supernews_try_allocate,
  supernews_try_spin
} supernews_attempt;

/// Returns whether it was possible, if it returns at all.
int supernews_try(supernews_attempt attempt);

#endif
