#include "CEmbedded.h"

static const unsigned char events[] = {
#embed "events.tsv"
};

static const unsigned char sources[] = {
#embed "sources.tsv"
};

static const unsigned char source_countries[] = {
#embed "source-countries.tsv"
};

static const unsigned char google_news[] = {
#embed "google-news.tsv"
};

static const unsigned char catalogue[] = {
#embed "catalogue.tsv"
};

static const unsigned char cities[] = {
#embed "cities.tsv"
};

static const unsigned char topics[] = {
#embed "topics.tsv"
};

static const unsigned char private_suffixes[] = {
#embed "private-suffixes.tsv"
};

static const unsigned char world[] = {
#embed "Geography/world.bin"
};

static const unsigned char regions[] = {
#embed "Geography/regions.bin"
};

static const unsigned char meanings[] = {
#embed "Words/meanings.bin"
};

static const unsigned char means[] = {
#embed "Words/means.bin"
};

// Without this file all words count as rare.
#if __has_embed("Words/frequency.bin")
static const unsigned char frequency[] = {
#embed "Words/frequency.bin"
};
#else
static const unsigned char frequency[] = {0, 0, 0, 0};
#endif

supernews_file supernews_events(void) {
  return (supernews_file){events, sizeof events};
}

supernews_file supernews_sources(void) {
  return (supernews_file){sources, sizeof sources};
}

supernews_file supernews_source_countries(void) {
  return (supernews_file){source_countries, sizeof source_countries};
}

supernews_file supernews_google_news(void) {
  return (supernews_file){google_news, sizeof google_news};
}

supernews_file supernews_catalogue(void) {
  return (supernews_file){catalogue, sizeof catalogue};
}

supernews_file supernews_cities(void) {
  return (supernews_file){cities, sizeof cities};
}

supernews_file supernews_topics(void) {
  return (supernews_file){topics, sizeof topics};
}

supernews_file supernews_private_suffixes(void) {
  return (supernews_file){private_suffixes, sizeof private_suffixes};
}

supernews_file supernews_world(void) {
  return (supernews_file){world, sizeof world};
}

supernews_file supernews_regions(void) {
  return (supernews_file){regions, sizeof regions};
}

supernews_file supernews_meanings(void) {
  return (supernews_file){meanings, sizeof meanings};
}

supernews_file supernews_frequency(void) {
  return (supernews_file){frequency, sizeof frequency};
}

supernews_file supernews_means(void) {
  return (supernews_file){means, sizeof means};
}
