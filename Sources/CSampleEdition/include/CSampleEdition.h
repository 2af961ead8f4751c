#ifndef CSAMPLEEDITION_H
#define CSAMPLEEDITION_H

#include <stddef.h>

/// events.tsv as it stands in the source folder: UTF-8, not ended by a NUL, constant for ever.
const unsigned char *supernews_sample_events(size_t *size);
/// sources.tsv, likewise.
const unsigned char *supernews_sample_sources(size_t *size);

#endif
