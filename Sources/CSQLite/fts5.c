#include <stddef.h>

#include "CSQLite.h"
#include "CWords.h"
#include "relevancy.h"

// SQLite requires a tokenizer object, but this one has no state.
static char no_state;

static int create(void *context, const char **arguments, int count, Fts5Tokenizer **tokenizer) {
  (void)context;
  (void)arguments;
  if (count > 0) return SQLITE_ERROR;
  *tokenizer = (Fts5Tokenizer *)&no_state;
  return SQLITE_OK;
}

static void delete(Fts5Tokenizer *tokenizer) {
  (void)tokenizer;
}

typedef int (*token_taker)(void *context, int flags, const char *token, int length, int start, int end);

struct receiver {
  void *context;
  token_taker take;
};

static int take_word(void *context, const char *word, int length, int start, int end) {
  const struct receiver *receiver = context;
  return receiver->take(receiver->context, 0, word, length, start, end);
}

static int tokenize(
  Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int length, token_taker take
) {
  (void)tokenizer;
  struct receiver receiver = {context, take};
  return supernews_words(text, length, (flags & FTS5_TOKENIZE_QUERY) != 0, &receiver, take_word);
}

static int find_api(sqlite3 *database, fts5_api **api) {
  sqlite3_stmt *statement = NULL;
  int result = sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, NULL);
  if (result == SQLITE_OK) result = sqlite3_bind_pointer(statement, 1, api, "fts5_api_ptr", NULL);
  if (result == SQLITE_OK) sqlite3_step(statement);
  int finalized = sqlite3_finalize(statement);
  if (result == SQLITE_OK) result = finalized;
  if (result != SQLITE_OK) return result;
  return *api != NULL && (*api)->iVersion >= 2 ? SQLITE_OK : SQLITE_ERROR;
}

int supernews_register_fts5(sqlite3 *database) {
  fts5_api *api = NULL;
  int result = find_api(database, &api);
  if (result != SQLITE_OK) return result;
  fts5_tokenizer tokenizer = {.xCreate = create, .xDelete = delete, .xTokenize = tokenize};
  result = api->xCreateTokenizer(api, "supernews", NULL, &tokenizer, NULL);
  if (result != SQLITE_OK) return result;
  return api->xCreateFunction(api, "relevancy", NULL, supernews_relevancy, NULL);
}
