#include "CSQLite.h"

int supernews_bind_text(sqlite3_stmt *statement, int position, const char *text) {
  return sqlite3_bind_text(statement, position, text, -1, SQLITE_TRANSIENT);
}

int supernews_bind_blob(sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  // A null pointer would bind NULL, but an empty blob is a value.
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}

int supernews_leave_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
