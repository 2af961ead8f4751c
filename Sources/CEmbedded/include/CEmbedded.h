#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>

/// A file of the source folder as it stands there: not ended by a NUL, constant for ever; UTF-8 where it is
/// text.
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
/// Geography/world.bin: the lines of a map of the world.
supernews_file supernews_world(void);
/// Geography/regions.bin: the lines of maps of its parts, and the outlines of countries.
supernews_file supernews_regions(void);

#endif
