#include "CEmbedded.h"

static const unsigned char events[] = {
#embed "events.tsv"
};

static const unsigned char media[] = {
#embed "media.tsv"
};

static const unsigned char google_news[] = {
#embed "google-news.tsv"
};

supernews_file supernews_events(void) {
  return (supernews_file){events, sizeof events};
}

supernews_file supernews_media(void) {
  return (supernews_file){media, sizeof media};
}

supernews_file supernews_google_news(void) {
  return (supernews_file){google_news, sizeof google_news};
}
