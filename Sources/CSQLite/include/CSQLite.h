#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a number cast to a function pointer, which Swift does not import. It makes SQLite copy the value.
int supernews_bind_text(sqlite3_stmt *statement, int position, const char *text);
int supernews_bind_blob(sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count);

// Makes closing the connection leave the write-ahead log in place. SQLite's function has variable arguments.
int supernews_leave_log(sqlite3 *database);

// Reads bytes of a database's file, and its size; nothing is read beyond its end. It reads through the file that SQLite has
// open: closing a second descriptor would take SQLite's locks away.
int supernews_read_file(sqlite3 *database, void *bytes, int count, sqlite3_int64 place, sqlite3_int64 *size);

// Sets the longest text, blob and row in bytes.
void supernews_limit(sqlite3 *database, int length);

// Adds to FTS5, for one connection, the tokenizer "supernews" (see CWords.h) and the function relevancy, and returns a
// result code.
//
// relevancy(table, weight of column 1, weight of column 2, …) ranks as bm25(table, …) does, but counts the rows of a
// phrase only up to 10,000 and estimates the rest, so that a common word costs no more than a rare one. The estimate
// needs to know the table: if the database has several of FTS5, its name follows the weights, as text; if it is missing
// there, all rows are counted.
int supernews_register_fts5(sqlite3 *database);

#endif
