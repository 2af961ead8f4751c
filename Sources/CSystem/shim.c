#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "CSystem.h"

int supernews_wcwidth(unsigned int scalar) {
  return wcwidth((wchar_t)scalar);
}

long supernews_find(const void *bytes, size_t count, const void *piece, size_t length) {
  const char *found = memmem(bytes, count, piece, length);
  return found ? found - (const char *)bytes : -1;
}

int supernews_close_from(posix_spawn_file_actions_t *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  return 0;
#endif
}

static struct {
  int input;
  int output;
  struct termios modes;
  char texts[2][64];
  atomic_int has_screen;
} terminal;

// Only what signal-safety(7) allows.
static void give_terminal_back(int number) {
  const char *text = terminal.texts[atomic_load(&terminal.has_screen) ? 1 : 0];
  ssize_t written = write(terminal.output, text, strlen(text));
  (void)written;
  tcsetattr(terminal.input, TCSANOW, &terminal.modes);
  // The handler is gone already: the signal ends the program when this returns.
  raise(number);
}

void supernews_guard_terminal(int input, int output, const struct termios *modes, const char *text, const char *view_text) {
  terminal.input = input;
  terminal.output = output;
  terminal.modes = *modes;
  strncpy(terminal.texts[0], text, sizeof terminal.texts[0] - 1);
  strncpy(terminal.texts[1], view_text, sizeof terminal.texts[1] - 1);
  struct sigaction action = {.sa_handler = give_terminal_back, .sa_flags = SA_RESETHAND};
  const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigaction(crashes[index], &action, NULL);
}

void supernews_guard_view(int has_screen) {
  atomic_store(&terminal.has_screen, has_screen);
}

supernews_option supernews_next_option(int count, char *const *arguments, const char *letters, const struct option *table) {
  // getopt's own messages come in one language only.
  opterr = 0;
  supernews_option found;
  found.code = getopt_long(count, arguments, letters, table, NULL);
  found.value = optarg;
  found.next = optind;
  found.letter = optopt > 32 && optopt < 127 ? optopt : 0;
  return found;
}
