#ifndef CCLD2_H
#define CCLD2_H

#include <stddef.h>

// CLD2, which detects the language of a text, without its headers: they are C++, and it is not installed everywhere.

/// What CLD2 makes of a text.
typedef struct {
  /// Its code of the language that most of the text is written in, such as `fr` or `zh-Hant`. Never freed.
  const char *code;
  /// The share of the text in that language, in percent.
  int percent;
  /// The bytes of letters, with a blank for what stands between words.
  int bytes;
  /// Whether the language is clearly more likely than the next one.
  int is_reliable;
} supernews_language;

/// Whether CLD2 is installed. The first call loads it.
int supernews_cld2_is_there(void);

/// Detects the language of a text.
///
/// `text` is UTF-8; of a longer one than 64 KiB the beginning counts. Threads may call it at the same time.
///
/// Returns 0 if CLD2 is not installed, or the text is not valid for it.
int supernews_cld2_detect(const char *text, size_t count, supernews_language *language);

#endif
