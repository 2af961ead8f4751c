#ifndef CCONFINEMENT_PICTURE_H
#define CCONFINEMENT_PICTURE_H

/// Confines this process to what a program needs that decodes pictures, and becomes that program.
///
/// It may read and execute what the system has installed and the program itself, and it may start threads. It may write
/// to no file, reach no network, and start no other process. It gets 512 MiB of address space and 5 s of processor time.
/// What the kernel does not support is left out, unless `is_required`.
///
/// - arguments: the path of the program, and its arguments, ending with NULL.
/// - Returns only if the program cannot be started, with an `errno`: EPERM if the kernel lacks Landlock or seccomp and
///   they are required.
int supernews_become_confined(char *const *arguments, int is_required);

/// The version of Landlock's interface (ABI) that the kernel has; 0 or less if it has none.
long supernews_landlock_version(void);

#endif
