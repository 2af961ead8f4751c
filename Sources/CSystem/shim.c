#define _XOPEN_SOURCE 700
#include <wchar.h>

#include "CSystem.h"

int supernews_wcwidth(unsigned int scalar) {
  return wcwidth((wchar_t)scalar);
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
