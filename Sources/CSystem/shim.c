#define _GNU_SOURCE
#include <string.h>
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
