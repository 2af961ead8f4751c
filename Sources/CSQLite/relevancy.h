#ifndef RELEVANCY_H
#define RELEVANCY_H

#include <sqlite3.h>

// The function relevancy of FTS5: see CSQLite.h.
void supernews_relevancy(
  const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *output, int count, sqlite3_value **arguments
);

#endif
