#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <getopt.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// Functions of the C library that Swift's view of it leaves out.

/// wcwidth(3): the cells that a character takes, -1 for one it does not know.
int supernews_wcwidth(unsigned int scalar);

/// What getopt_long(3) leaves in global variables.
typedef struct {
  /// The option's `val`; ':' for a missing value, '?' for an unknown option, -1 at the end.
  int code;
  const char *value;
  /// Where the words that are no options begin, at the end.
  int next;
  /// The letter of a wrong short option, 0 for a long one.
  int letter;
} supernews_option;

/// memmem(3): where a piece of bytes stands first in others, -1 where it does not.
long supernews_find(const void *bytes, size_t count, const void *piece, size_t length);

/// The limit of address space in bytes (RLIMIT_AS); UINT64_MAX without one.
uint64_t supernews_memory_limit(void);

/// From now on all threads share one heap, where the C library would give each its own.
void supernews_share_heap(void);

/// Closes every descriptor from `first` on in the child; does nothing where the C library cannot.
int supernews_close_from(posix_spawn_file_actions_t *actions, int first);

/// From now on a crash of the program gives the terminal back first: its modes, and the text for the state it is in.
/// The texts are kept, up to 63 bytes of each.
void supernews_guard_terminal(int input, int output, const struct termios *modes, const char *text, const char *view_text);

typedef enum {
  supernews_terminal_untouched,
  supernews_terminal_line,
  supernews_terminal_view
} supernews_terminal_use;

/// What the terminal is used for now, and so what a crash has to undo.
void supernews_use_terminal(supernews_terminal_use use);

supernews_option supernews_next_option(int count, char *const *arguments, const char *letters, const struct option *table);

#endif
