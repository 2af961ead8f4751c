#define _GNU_SOURCE
#include <dlfcn.h>
#ifdef __linux__
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <sys/statfs.h>
#endif
#include <locale.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include <wchar.h>

#include "CSystem.h"

int supernews_wcwidth(unsigned int scalar) {
  return wcwidth((wchar_t)scalar);
}

/// Whether a byte is rare in HTML and XML, so that looking for it alone is fastest.
static int is_rare(unsigned char byte) { return byte < 0x80 && strchr("&#[]{}!?@*|~^$%\\", byte) && byte; }

long supernews_find(const void *bytes, size_t count, const void *piece, size_t length) {
  const char *text = bytes, *wanted = piece;
  size_t rare = 0;
  while (rare < length && !is_rare((unsigned char)wanted[rare])) rare++;
  if (rare == length) {
    const char *found = memmem(bytes, count, piece, length);
    return found ? found - text : -1;
  }
  for (size_t place = 0; place + length <= count; place++) {
    const char *found = memchr(text + place + rare, wanted[rare], count - place - (length - 1));
    if (!found) return -1;
    place = (size_t)(found - text) - rare;
    if (memcmp(text + place, wanted, length) == 0) return (long)place;
  }
  return -1;
}

uint64_t supernews_memory_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY ? limit.rlim_cur : UINT64_MAX;
}

static pthread_mutex_t threads_wait = PTHREAD_MUTEX_INITIALIZER;

static void *wait_and_end(void *nothing) {
  pthread_mutex_lock(&threads_wait);
  pthread_mutex_unlock(&threads_wait);
  return nothing;
}

int supernews_may_start_threads(int count) {
  enum { most = 64 };
  struct rlimit processes, data;
  if (getrlimit(RLIMIT_NPROC, &processes) != 0 || getrlimit(RLIMIT_DATA, &data) != 0) return 1;
  if (processes.rlim_cur >= 1024 && data.rlim_cur >= (rlim_t)1 << 30) return 1;
  pthread_t threads[most];
  int started = 0;
  pthread_mutex_lock(&threads_wait);
  while (started < count && started < most && pthread_create(&threads[started], NULL, wait_and_end, NULL) == 0) {
    started++;
  }
  pthread_mutex_unlock(&threads_wait);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  return started == count;
}

void supernews_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  // Setting one of these turns off the adjustment that makes blocks of some 100 KB cheap.
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
#endif
}

char *const *supernews_environment(void) {
  return environ;
}

static char *const *arguments;

#ifdef __GLIBC__
// glibc gives its constructors what main gets.
__attribute__((constructor)) static void note_arguments(int count, char **words, char **environment) {
  (void)count, (void)environment;
  arguments = words;
}
#endif

char *const *supernews_arguments(void) {
  return arguments;
}

int supernews_close_from(posix_spawn_file_actions_t *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  return 0;
#endif
}

#ifdef POSIX_SPAWN_SETSID
const short supernews_spawn_in_session = POSIX_SPAWN_SETSID;
#else
const short supernews_spawn_in_session = 0;
#endif

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGXCPU};

static struct {
  int input;
  int output;
  struct termios modes;
  char texts[2][64];
  atomic_int use;
} terminal;

// This uses only what signal-safety(7) allows. After a stack overflow the handler cannot run, and the terminal is not
// restored.
static void give_terminal_back(int number) {
  int use = atomic_load(&terminal.use);
  // In the background, another process owns the terminal.
  if (use != supernews_terminal_untouched && tcgetpgrp(terminal.input) == getpgrp()) {
    const char *text = terminal.texts[use == supernews_terminal_view];
    ssize_t written = write(terminal.output, text, strlen(text));
    (void)written;
    tcsetattr(terminal.input, TCSANOW, &terminal.modes);
  }
  // The handler has been removed already, so the signal ends the program when this returns. Swift's own handler, which
  // was set earlier, would ask questions on the terminal.
  raise(number);
}

void supernews_guard_terminal(int input, int output, const struct termios *modes, const char *text, const char *view_text) {
  terminal.input = input;
  terminal.output = output;
  terminal.modes = *modes;
  strncpy(terminal.texts[0], text, sizeof terminal.texts[0] - 1);
  strncpy(terminal.texts[1], view_text, sizeof terminal.texts[1] - 1);
  struct sigaction action = {.sa_handler = give_terminal_back, .sa_flags = SA_RESETHAND};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigaction(crashes[index], &action, NULL);
}

void supernews_use_terminal(supernews_terminal_use use) {
  atomic_store(&terminal.use, use);
}

supernews_option supernews_next_option(int count, char *const *arguments, const char *letters, const struct option *table) {
  // getopt's own messages exist in only one language.
  opterr = 0;
  supernews_option found;
  found.code = getopt_long(count, arguments, letters, table, NULL);
  found.value = optarg;
  found.next = optind;
  found.letter = optopt > 32 && optopt < 127 ? optopt : 0;
  return found;
}

uint32_t supernews_file_system(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (uint32_t)status.f_type : 0;
}

int supernews_library_version(
  const char *library, const char *symbol, supernews_version_kind kind, char *version, size_t room) {
  if (room == 0) return 0;
  version[0] = '\0';
  void *loaded = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (!loaded) return 0;
  void *found = symbol ? dlsym(loaded, symbol) : NULL;
  if (kind == supernews_version_text && found) {
    const char *text = ((const char *(*)(void))found)();
    if (text) snprintf(version, room, "%s", text);
  } else if (kind == supernews_version_number && found) {
    snprintf(version, room, "%d", ((int (*)(void))found)());
  } else if (kind == supernews_version_variable && found) {
    const char *text = *(const char **)found;
    if (text) snprintf(version, room, "%s", text);
  }
#ifdef __linux__
  struct link_map *map = NULL;
  if (kind == supernews_version_file && dlinfo(loaded, RTLD_DI_LINKMAP, &map) == 0 && map) {
    char *path = realpath(map->l_name, NULL);
    if (path) snprintf(version, room, "%s", path);
    free(path);
  }
#endif
  return 1;
}

int supernews_has_locale(const char *name) {
  locale_t locale = newlocale(LC_CTYPE_MASK, name, (locale_t)0);
  if (!locale) return 0;
  freelocale(locale);
  return 1;
}
