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

int supernews_read_file(sqlite3 *database, void *bytes, int count, sqlite3_int64 place, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_MISUSE;
  code = file->pMethods->xFileSize(file, size);
  if (code != SQLITE_OK || *size < count || *size - count < place) return code;
  return file->pMethods->xRead(file, bytes, count, place);
}

void supernews_limit(sqlite3 *database, int length) { sqlite3_limit(database, SQLITE_LIMIT_LENGTH, length); }
