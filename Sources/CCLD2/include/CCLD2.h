#ifndef CCLD2_H
#define CCLD2_H

#include <stddef.h>

// Declarations of CLD2, which detects the language of a text; its headers are C++ and not installed everywhere.

/// The result of CLD2 for a text.
typedef struct {
  /// Its code of the main language of the text, such as `fr` or `zh-Hant`. Never freed.
  const char *code;
  /// The share of the text in that language, in percent.
  int percent;
  /// The bytes of letters, with a space for everything between words.
  int bytes;
  /// Whether the language is clearly more likely than the next one.
  int is_reliable;
} supernews_language;

/// Whether CLD2 is installed. The first call loads it.
int supernews_cld2_is_there(void);

/// Detects the language of a text.
///
/// `text` is UTF-8; only the first 64 KiB count. `expected` is the code of the language that it is said to have, or NULL:
/// of languages that are alike, this one is then more likely. Threads may call it at the same time.
///
/// Returns 0 if CLD2 is not installed, or the text is not valid for it.
int supernews_cld2_detect(const char *text, size_t count, const char *expected, supernews_language *language);

#endif
