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

static const unsigned char coastline[] = {
#embed "Geography/coastline.bin"
};

static const unsigned char borders[] = {
#embed "Geography/borders.bin"
};

static const unsigned char countries[] = {
#embed "Geography/countries.bin"
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

supernews_file supernews_coastline(void) {
  return (supernews_file){coastline, sizeof coastline};
}

supernews_file supernews_borders(void) {
  return (supernews_file){borders, sizeof borders};
}

supernews_file supernews_countries(void) {
  return (supernews_file){countries, sizeof countries};
}
