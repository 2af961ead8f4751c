#include <math.h>
#include <string.h>

#include "relevancy.h"

// A phrase in more rows than this is not counted further.
#define COUNTED_ROWS 10000
#define SAMPLE_STEP 10

// So many rows of the table are enough to estimate how common a phrase is.
#define PASSED_ROWS 20000

// The constants of bm25 in FTS5.
#define SATURATION 1.2
#define LENGTH_INFLUENCE 0.75
#define LEAST_WEIGHT 1e-6

// The facts about a query and all rows, and room for one row.
struct statistics {
  double average_length;
  int phrase_count;
  // The weight of each phrase by its rarity, then how often each is in a row.
  double values[];
};

// The rows of a phrase.
struct count {
  sqlite3_int64 rows;
  // Whether counting ends at the limit, and whether it did.
  int is_limited, is_stopped;
  sqlite3_int64 last_row;
  // The numbers of one row in SAMPLE_STEP.
  sqlite3_int64 samples[COUNTED_ROWS / SAMPLE_STEP];
};

static int count_row(const Fts5ExtensionApi *api, Fts5Context *context, void *data) {
  struct count *count = data;
  if (!count->is_limited) {
    count->rows++;
    return SQLITE_OK;
  }
  if (count->rows == COUNTED_ROWS) {
    count->is_stopped = 1;
    return SQLITE_DONE;
  }
  count->last_row = api->xRowid(context);
  if (count->rows % SAMPLE_STEP == 0) count->samples[count->rows / SAMPLE_STEP] = count->last_row;
  count->rows++;
  return SQLITE_OK;
}

// The table in which FTS5 has a row for each row of the named table, or of the only one in the database. Returns NULL
// if there is no such table; the caller frees it.
static char *sizes_table(sqlite3 *database, const char *name) {
  if (name != NULL) return sqlite3_mprintf("%s_docsize", name);
  const char *query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\\_docsize' ESCAPE '\\'";
  sqlite3_stmt *statement = NULL;
  char *table = NULL;
  if (sqlite3_prepare_v2(database, query, -1, &statement, NULL) == SQLITE_OK) {
    if (sqlite3_step(statement) == SQLITE_ROW) table = sqlite3_mprintf("%s", sqlite3_column_text(statement, 0));
    if (sqlite3_step(statement) != SQLITE_DONE) {
      sqlite3_free(table);
      table = NULL;
    }
  }
  sqlite3_finalize(statement);
  return table;
}

// The query for the number of rows of the table up to one, at most PASSED_ROWS, and for the id of the last of them.
// Returns NULL if the table is unknown; the caller finalizes it.
static sqlite3_stmt *prepare_passed_rows(sqlite3 *database, const char *name) {
  char *table = sizes_table(database, name);
  if (table == NULL) return NULL;
  char *query = sqlite3_mprintf(
    "SELECT count(*), max(id) FROM (SELECT id FROM \"%w\" WHERE id <= ?1 ORDER BY id LIMIT %d)", table, PASSED_ROWS
  );
  sqlite3_free(table);
  if (query == NULL) return NULL;
  sqlite3_stmt *statement = NULL;
  int result = sqlite3_prepare_v2(database, query, -1, &statement, NULL);
  sqlite3_free(query);
  return result == SQLITE_OK ? statement : NULL;
}

// The number of rows with a phrase of which COUNTED_ROWS were counted, assuming the same share in the rest. Row ids may
// have gaps, so their distance says nothing.
static int estimate(const struct count *count, sqlite3_stmt *passed_rows, double all_rows, double *hits) {
  sqlite3_bind_int64(passed_rows, 1, count->last_row);
  if (sqlite3_step(passed_rows) != SQLITE_ROW) return sqlite3_reset(passed_rows);
  double passed = (double)sqlite3_column_int64(passed_rows, 0);
  sqlite3_int64 last = sqlite3_column_int64(passed_rows, 1);
  int found = COUNTED_ROWS;
  if (last < count->last_row) {
    for (found = 0; found < COUNTED_ROWS && count->samples[found / SAMPLE_STEP] <= last;) found += SAMPLE_STEP;
  }
  double rows = passed > 0 ? all_rows * found / passed : all_rows;
  *hits = fmin(fmax(rows, COUNTED_ROWS), all_rows);
  return sqlite3_reset(passed_rows);
}

// Reads the weight of a phrase. Without the query all its rows are counted.
static int read_weight(
  const Fts5ExtensionApi *api, Fts5Context *context, int phrase, sqlite3_stmt *passed_rows, double all_rows,
  double *weight
) {
  struct count count = {.is_limited = passed_rows != NULL};
  int result = api->xQueryPhrase(context, phrase, &count, count_row);
  double hits = (double)count.rows;
  if (result == SQLITE_OK && count.is_stopped) result = estimate(&count, passed_rows, all_rows, &hits);
  double rarity = log((all_rows - hits + 0.5) / (hits + 0.5));
  *weight = rarity > 0 ? rarity : LEAST_WEIGHT;
  return result;
}

static int read_statistics(
  const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_stmt *passed_rows, struct statistics *statistics
) {
  sqlite3_int64 rows = 0;
  sqlite3_int64 tokens = 0;
  int result = api->xRowCount(context, &rows);
  if (result == SQLITE_OK) result = api->xColumnTotalSize(context, -1, &tokens);
  statistics->average_length = rows > 0 ? (double)tokens / (double)rows : 1;
  for (int i = 0; i < statistics->phrase_count && result == SQLITE_OK; i++) {
    result = read_weight(api, context, i, passed_rows, (double)rows, &statistics->values[i]);
  }
  return result;
}

// The statistics of the query, read at its first row and freed by SQLite.
static int get_statistics(
  const Fts5ExtensionApi *api, Fts5Context *context, sqlite3 *database, const char *table, struct statistics **result
) {
  *result = api->xGetAuxdata(context, 0);
  if (*result != NULL) return SQLITE_OK;
  int phrases = api->xPhraseCount(context);
  sqlite3_uint64 size = sizeof(struct statistics) + 2 * (sqlite3_uint64)phrases * sizeof(double);
  struct statistics *statistics = sqlite3_malloc64(size);
  if (statistics == NULL) return SQLITE_NOMEM;
  memset(statistics, 0, size);
  statistics->phrase_count = phrases;
  sqlite3_stmt *passed_rows = prepare_passed_rows(database, table);
  int code = read_statistics(api, context, passed_rows, statistics);
  sqlite3_finalize(passed_rows);
  if (code != SQLITE_OK) {
    sqlite3_free(statistics);
    return code;
  }
  *result = statistics;
  // Frees them even if it fails.
  return api->xSetAuxdata(context, statistics, sqlite3_free);
}

// Adds up the weights of the columns in which each phrase occurs in the row.
static int read_frequencies(
  const Fts5ExtensionApi *api, Fts5Context *context, int count, sqlite3_value **weights, double *frequencies
) {
  int instances = 0;
  int result = api->xInstCount(context, &instances);
  for (int i = 0; i < instances && result == SQLITE_OK; i++) {
    int phrase = 0;
    int column = 0;
    int offset = 0;
    result = api->xInst(context, i, &phrase, &column, &offset);
    if (result == SQLITE_OK) frequencies[phrase] += column < count ? sqlite3_value_double(weights[column]) : 1;
  }
  return result;
}

void supernews_relevancy(
  const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *output, int count, sqlite3_value **arguments
) {
  const char *table = NULL;
  if (count > 0 && sqlite3_value_type(arguments[count - 1]) == SQLITE_TEXT) {
    table = (const char *)sqlite3_value_text(arguments[--count]);
  }
  struct statistics *statistics = NULL;
  int result = get_statistics(api, context, sqlite3_context_db_handle(output), table, &statistics);
  if (result != SQLITE_OK) {
    sqlite3_result_error_code(output, result);
    return;
  }
  double *frequencies = statistics->values + statistics->phrase_count;
  memset(frequencies, 0, (size_t)statistics->phrase_count * sizeof(double));
  result = read_frequencies(api, context, count, arguments, frequencies);
  int length = 0;
  if (result == SQLITE_OK) result = api->xColumnSize(context, -1, &length);
  if (result != SQLITE_OK) {
    sqlite3_result_error_code(output, result);
    return;
  }
  double share = (double)length / statistics->average_length;
  double damping = SATURATION * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * share);
  double score = 0;
  for (int i = 0; i < statistics->phrase_count; i++) {
    score += statistics->values[i] * frequencies[i] * (SATURATION + 1) / (frequencies[i] + damping);
  }
  sqlite3_result_double(output, -score);
}
