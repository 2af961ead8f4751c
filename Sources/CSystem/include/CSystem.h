#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <getopt.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// Functions of the C library that Swift cannot import.

/// wcwidth(3): the number of cells that a character takes; -1 if it is unknown.
int supernews_wcwidth(unsigned int scalar);

/// The results that getopt_long(3) leaves in global variables.
typedef struct {
  /// The option's `val`; ':' for a missing value, '?' for an unknown option, -1 at the end.
  int code;
  const char *value;
  /// At the end, the index of the first word that is not an option.
  int next;
  /// The letter of a wrong short option; 0 for a long one.
  int letter;
} supernews_option;

/// memmem(3): the offset of the first occurrence of some bytes in others; -1 if there is none.
long supernews_find(const void *bytes, size_t count, const void *piece, size_t length);

/// The limit of address space in bytes (RLIMIT_AS); UINT64_MAX if there is none.
uint64_t supernews_memory_limit(void);

/// Whether this process may have so many more threads, with their stacks, at a time. It starts them only where the number
/// of processes (RLIMIT_NPROC) or the memory for data (RLIMIT_DATA) is limited more than systems do by themselves.
int supernews_may_start_threads(int count);

/// Makes all threads share one heap from now on, which grows by a megabyte at a time. Otherwise the C library would give
/// each its own, which grows by pages: a run of some milliseconds would spend a tenth of them there. See mallopt(3).
void supernews_share_heap(void);

/// The environment variables, in the form of environ(7): each NAME=VALUE, and NULL after the last.
char *const *supernews_environment(void);

/// The words by which this program was started, its name first, and NULL after the last; NULL if the C library does not
/// tell them before main. Swift's own list comes from /proc, which not every system has.
char *const *supernews_arguments(void);

/// Closes all descriptors from `first` on in the child; does nothing if the C library does not support it.
int supernews_close_from(posix_spawn_file_actions_t *actions, int first);

/// The flag of posix_spawnattr_setflags(3) that puts the child into a session of its own, which Swift does not import; 0
/// if the C library does not support it.
extern const short supernews_spawn_in_session;

/// Makes a crash of the program restore the terminal first: its modes, and the text for its current use. Up to 63 bytes
/// of each text are copied.
void supernews_guard_terminal(int input, int output, const struct termios *modes, const char *text, const char *view_text);

typedef enum {
  supernews_terminal_untouched,
  supernews_terminal_line,
  supernews_terminal_view
} supernews_terminal_use;

/// Notes how the terminal is used now, and thus what a crash has to undo.
void supernews_use_terminal(supernews_terminal_use use);

supernews_option supernews_next_option(int count, char *const *arguments, const char *letters, const struct option *table);

// The kind of a file's file system, as in statfs(2); 0 if it cannot be determined.
uint32_t supernews_file_system(const char *path);

/// How a library states its version.
typedef enum {
  /// A function returns a text.
  supernews_version_text,
  /// A function returns a number.
  supernews_version_number,
  /// A variable is a text.
  supernews_version_variable,
  /// Only the name of its file does.
  supernews_version_file
} supernews_version_kind;

/// Loads a library, and copies what it states as its version, with a zero at the end; nothing if it states none.
///
/// Returns whether the library is there. It stays loaded.
int supernews_library_version(
  const char *library, const char *symbol, supernews_version_kind kind, char *version, size_t room);

/// Whether a locale is installed.
int supernews_has_locale(const char *name);

#endif
