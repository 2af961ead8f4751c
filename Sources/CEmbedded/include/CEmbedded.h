#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>

/// An embedded file, unchanged: constant bytes without a NUL at the end, in UTF-8 if it is text.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} supernews_file;

/// events.tsv: the sample news, of events from history.
supernews_file supernews_events(void);
/// sources.tsv: the catalogue of sources and their feeds.
supernews_file supernews_sources(void);
/// source-countries.tsv: the country of each source of sources.tsv, by what it is recognised by, and of each host of
/// source-hosts.tsv. Sorted by bytes.
supernews_file supernews_source_countries(void);
/// google-news.tsv: addresses and editions of Google News.
supernews_file supernews_google_news(void);
/// catalogue.tsv: the feeds of topics and countries.
supernews_file supernews_catalogue(void);
/// cities.tsv: the names and places of cities.
supernews_file supernews_cities(void);
/// topics.tsv: the names of topics.
supernews_file supernews_topics(void);
/// private-suffixes.tsv: the domains whose subdomains belong to different people. Sorted by bytes.
supernews_file supernews_private_suffixes(void);
/// Geography/world.bin: the lines of a map of the world.
supernews_file supernews_world(void);
/// Geography/regions.bin: the lines of maps of its regions, and the outlines of countries.
supernews_file supernews_regions(void);
/// Words/meanings.bin: the meanings of words and names of places, in many languages.
supernews_file supernews_meanings(void);
/// Words/frequency.bin: how frequent words are. A share-alike work, without which the build works as well.
supernews_file supernews_frequency(void);
/// Words/means.bin: the means of the vectors of headlines in each language.
supernews_file supernews_means(void);

#endif
