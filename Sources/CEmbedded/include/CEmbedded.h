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
/// Geography/coastline.bin: where land meets the sea.
supernews_file supernews_coastline(void);
/// Geography/borders.bin: the lines between countries.
supernews_file supernews_borders(void);
/// Geography/countries.bin: the outlines of countries.
supernews_file supernews_countries(void);

#endif
