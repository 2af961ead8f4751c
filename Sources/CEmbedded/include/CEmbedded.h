#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>

/// A file of the source folder as it stands there: UTF-8, not ended by a NUL, constant for ever.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} supernews_file;

/// events.tsv: the front pages from history.
supernews_file supernews_events(void);
/// media.tsv: the catalogue of media and their feeds.
supernews_file supernews_media(void);
/// google-news.tsv: addresses and editions of Google News.
supernews_file supernews_google_news(void);

#endif
