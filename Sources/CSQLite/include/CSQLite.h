#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a number cast to a function pointer, which Swift does not import. It makes SQLite copy the value.

int supernews_bind_text(sqlite3_stmt *statement, int position, const char *text);
int supernews_bind_blob(sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count);

// Registers the tokenizer "supernews" and the function relevancy() with a connection; returns an SQLite result code.
int supernews_register_fts5(sqlite3 *database);

#endif
