#include "CSampleEdition.h"

static const unsigned char events[] = {
#embed "events.tsv"
};

static const unsigned char sources[] = {
#embed "sources.tsv"
};

const unsigned char *supernews_sample_events(size_t *size) {
  *size = sizeof events;
  return events;
}

const unsigned char *supernews_sample_sources(size_t *size) {
  *size = sizeof sources;
  return sources;
}
