#define _GNU_SOURCE

#include "CLibpq.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// From libpq-fe.h.
typedef struct {
  char *keyword;
  char *envvar;
  char *compiled;
  char *val;
  char *label;
  char *dispchar;
  int dispsize;
} option;

enum { CONNECTION_OK = 0 };
enum {
  PGRES_EMPTY_QUERY = 0,
  PGRES_COMMAND_OK = 1,
  PGRES_TUPLES_OK = 2,
  PGRES_COPY_OUT = 3,
  PGRES_COPY_IN = 4,
};
enum { DIAG_SQLSTATE = 'C', DIAG_MESSAGE_PRIMARY = 'M' };

/// How often a waiting statement checks whether it is cancelled, in milliseconds.
enum { CANCEL_INTERVAL = 50 };
/// The number of bytes copied at once.
enum { COPY_PORTION = 1 << 16 };

typedef struct pg_cancel cancel_key;

typedef struct notification {
  char *channel;
  int process;
  char *text;
  struct notification *next;
} notification;

#define FUNCTIONS(F) \
  F(option *, PQconninfoParse, (const char *, char **)) \
  F(void, PQconninfoFree, (option *)) \
  F(void, PQfreemem, (void *)) \
  F(supernews_pg *, PQconnectdbParams, (const char *const *, const char *const *, int)) \
  F(void, PQfinish, (supernews_pg *)) \
  F(int, PQstatus, (const supernews_pg *)) \
  F(char *, PQerrorMessage, (const supernews_pg *)) \
  F(char *, PQhost, (const supernews_pg *)) \
  F(char *, PQuser, (const supernews_pg *)) \
  F(char *, PQdb, (const supernews_pg *)) \
  F(int, PQconnectionNeedsPassword, (const supernews_pg *)) \
  F(int, PQconnectionUsedPassword, (const supernews_pg *)) \
  F(int, PQsslInUse, (supernews_pg *)) \
  F(int, PQbackendPID, (const supernews_pg *)) \
  F(int, PQtransactionStatus, (const supernews_pg *)) \
  F(int, PQsocket, (const supernews_pg *)) \
  F(int, PQsendQuery, (supernews_pg *, const char *)) \
  F(int, PQsendQueryParams, \
    (supernews_pg *, const char *, int, const unsigned *, const char *const *, const int *, const int *, int)) \
  F(int, PQsendQueryPrepared, \
    (supernews_pg *, const char *, int, const char *const *, const int *, const int *, int)) \
  F(int, PQsendPrepare, (supernews_pg *, const char *, const char *, int, const unsigned *)) \
  F(int, PQconsumeInput, (supernews_pg *)) \
  F(int, PQisBusy, (supernews_pg *)) \
  F(notification *, PQnotifies, (supernews_pg *)) \
  F(supernews_pg_result *, PQgetResult, (supernews_pg *)) \
  F(cancel_key *, PQgetCancel, (supernews_pg *)) \
  F(int, PQcancel, (cancel_key *, char *, int)) \
  F(void, PQfreeCancel, (cancel_key *)) \
  F(int, PQputCopyData, (supernews_pg *, const char *, int)) \
  F(int, PQputCopyEnd, (supernews_pg *, const char *)) \
  F(int, PQresultStatus, (const supernews_pg_result *)) \
  F(char *, PQresultErrorField, (const supernews_pg_result *, int)) \
  F(char *, PQresultErrorMessage, (const supernews_pg_result *)) \
  F(int, PQntuples, (const supernews_pg_result *)) \
  F(int, PQgetisnull, (const supernews_pg_result *, int, int)) \
  F(char *, PQgetvalue, (const supernews_pg_result *, int, int)) \
  F(int, PQgetlength, (const supernews_pg_result *, int, int)) \
  F(char *, PQcmdTuples, (supernews_pg_result *)) \
  F(void, PQclear, (supernews_pg_result *)) \
  F(void *, PQsetNoticeReceiver, (supernews_pg *, void *, void *))

static struct {
  int is_loaded;
#define POINTER(kind, name, arguments) kind(*name) arguments;
  FUNCTIONS(POINTER)
#undef POINTER
} pq;

static void load(void) {
#ifdef __APPLE__
  void *library = dlopen("libpq.5.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return;
  int is_whole = 1;
#define FIND(kind, name, arguments) is_whole &= (pq.name = (kind(*) arguments)dlsym(library, #name)) != NULL;
  FUNCTIONS(FIND)
#undef FIND
  pq.is_loaded = is_whole;
}

int supernews_pg_is_there(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!pq.is_loaded) load();
  int is_loaded = pq.is_loaded;
  pthread_mutex_unlock(&lock);
  return is_loaded;
}

char *supernews_pg_option(const char *address, const char *keyword, char **value) {
  *value = NULL;
  char *message = NULL;
  option *options = pq.PQconninfoParse(address, &message);
  if (!options) {
    char *copy = strdup(message ? message : "out of memory");
    if (message) pq.PQfreemem(message);
    return copy;
  }
  for (option *each = options; each->keyword; each++) {
    if (strcmp(each->keyword, keyword) == 0 && each->val) *value = strdup(each->val);
  }
  pq.PQconninfoFree(options);
  return NULL;
}

int supernews_pg_socket(const supernews_pg *connection) {
  return pq.PQsocket(connection);
}

int supernews_pg_take_notifications(supernews_pg *connection) {
  if (!pq.PQconsumeInput(connection)) return -1;
  int count = 0;
  for (notification *next; (next = pq.PQnotifies(connection)); pq.PQfreemem(next)) {
    count += next->process != pq.PQbackendPID(connection);
  }
  return count;
}

/// Notices of the server must not go to standard error.
static void say_nothing(void *data, const supernews_pg_result *result) {
}

/// Connects on a separate thread: libpq tries the hosts in turn, each for a limited time, only in a call that cannot be
/// ended.
typedef struct {
  char **keywords;
  char **values;
  supernews_pg *connection;
  pthread_mutex_t lock;
  pthread_cond_t end;
  int is_ended;
  /// Whether nobody is waiting any more.
  int is_left;
} attempt;

static void free_texts(char **texts) {
  for (char **text = texts; text && *text; text++) free(*text);
  free(texts);
}

static char **copy_texts(const char *const *texts) {
  size_t count = 0;
  while (texts[count]) count++;
  char **copies = calloc(count + 1, sizeof *copies);
  for (size_t index = 0; copies && index < count; index++) {
    copies[index] = strdup(texts[index]);
    if (!copies[index]) {
      free_texts(copies);
      return NULL;
    }
  }
  return copies;
}

static void free_attempt(attempt *attempt) {
  free_texts(attempt->keywords);
  free_texts(attempt->values);
  pthread_mutex_destroy(&attempt->lock);
  pthread_cond_destroy(&attempt->end);
  free(attempt);
}

static attempt *make_attempt(const char *const *keywords, const char *const *values) {
  attempt *attempt = calloc(1, sizeof *attempt);
  if (!attempt) return NULL;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  // The other clock may be set back.
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_mutex_init(&attempt->lock, NULL);
  pthread_cond_init(&attempt->end, &attributes);
  pthread_condattr_destroy(&attributes);
  attempt->keywords = copy_texts(keywords);
  attempt->values = copy_texts(values);
  if (attempt->keywords && attempt->values) return attempt;
  free_attempt(attempt);
  return NULL;
}

static void *connect_attempt(void *data) {
  attempt *attempt = data;
  supernews_pg *connection =
    pq.PQconnectdbParams((const char *const *)attempt->keywords, (const char *const *)attempt->values, 1);
  pthread_mutex_lock(&attempt->lock);
  attempt->connection = connection;
  attempt->is_ended = 1;
  int is_left = attempt->is_left;
  pthread_cond_signal(&attempt->end);
  pthread_mutex_unlock(&attempt->lock);
  if (is_left) {
    if (connection) pq.PQfinish(connection);
    free_attempt(attempt);
  }
  return NULL;
}

/// Returns whether the attempt has ended; otherwise it was cancelled, and ends by itself.
static int wait_for_attempt(attempt *attempt, int (*is_cancelled)(void)) {
  pthread_mutex_lock(&attempt->lock);
  while (!attempt->is_ended && !attempt->is_left) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    time.tv_nsec += CANCEL_INTERVAL * 1000000L;
    time.tv_sec += time.tv_nsec / 1000000000L;
    time.tv_nsec %= 1000000000L;
    pthread_cond_timedwait(&attempt->end, &attempt->lock, &time);
    if (!attempt->is_ended && is_cancelled()) attempt->is_left = 1;
  }
  int is_ended = attempt->is_ended;
  pthread_mutex_unlock(&attempt->lock);
  return is_ended;
}

supernews_pg *supernews_pg_connect(
  const char *const *keywords, const char *const *values, int (*is_cancelled)(void)) {
  attempt *attempt = make_attempt(keywords, values);
  if (!attempt) return NULL;
  pthread_t thread;
  if (pthread_create(&thread, NULL, connect_attempt, attempt) != 0) {
    free_attempt(attempt);
    return NULL;
  }
  pthread_detach(thread);
  if (!wait_for_attempt(attempt, is_cancelled)) return NULL;
  supernews_pg *connection = attempt->connection;
  free_attempt(attempt);
  if (connection) pq.PQsetNoticeReceiver(connection, (void *)say_nothing, NULL);
  return connection;
}

void supernews_pg_close(supernews_pg *connection) {
  pq.PQfinish(connection);
}

int supernews_pg_is_open(const supernews_pg *connection) {
  return pq.PQstatus(connection) == CONNECTION_OK;
}

const char *supernews_pg_message(const supernews_pg *connection) {
  return pq.PQerrorMessage(connection);
}

const char *supernews_pg_host(const supernews_pg *connection) {
  const char *host = pq.PQhost(connection);
  return host ? host : "";
}

const char *supernews_pg_user(const supernews_pg *connection) {
  const char *user = pq.PQuser(connection);
  return user ? user : "";
}

const char *supernews_pg_database(const supernews_pg *connection) {
  const char *database = pq.PQdb(connection);
  return database ? database : "";
}

int supernews_pg_asked_for_password(const supernews_pg *connection) {
  return pq.PQconnectionNeedsPassword(connection) || pq.PQconnectionUsedPassword(connection);
}

int supernews_pg_is_encrypted(const supernews_pg *connection) {
  return pq.PQsslInUse((supernews_pg *)connection);
}

int supernews_pg_process(const supernews_pg *connection) {
  return pq.PQbackendPID(connection);
}

int supernews_pg_transaction(const supernews_pg *connection) {
  // From libpq-fe.h: idle, active, in a transaction, in a failed one, unknown.
  switch (pq.PQtransactionStatus(connection)) {
    case 0: return 0;
    case 1:
    case 2: return 1;
    case 3: return 2;
    default: return 3;
  }
}

static void cancel(supernews_pg *connection) {
  cancel_key *key = pq.PQgetCancel(connection);
  if (!key) return;
  char message[256];
  pq.PQcancel(key, message, sizeof message);
  pq.PQfreeCancel(key);
}

/// Waits until the next result can be taken without waiting.
///
/// Returns 0 if the connection is lost.
static int wait_for_result(supernews_pg *connection, int (*is_cancelled)(void), int *is_ended) {
  while (pq.PQisBusy(connection)) {
    struct pollfd file = {.fd = pq.PQsocket(connection), .events = POLLIN};
    int count = poll(&file, 1, CANCEL_INTERVAL);
    if (count < 0 && errno != EINTR) return 0;
    if (count > 0 && !pq.PQconsumeInput(connection)) return 0;
    if (!*is_ended && is_cancelled && is_cancelled()) {
      *is_ended = 1;
      cancel(connection);
    }
  }
  return 1;
}

/// Takes all results of what was sent, and returns the first error or else the last result.
static supernews_pg_result *take(supernews_pg *connection, int (*is_cancelled)(void)) {
  supernews_pg_result *kept = NULL;
  int is_ended = 0;
  for (;;) {
    if (!wait_for_result(connection, is_cancelled, &is_ended)) break;
    supernews_pg_result *next = pq.PQgetResult(connection);
    if (!next) break;
    if (kept && !supernews_pg_is_fine(kept)) {
      pq.PQclear(next);
      continue;
    }
    if (kept) pq.PQclear(kept);
    kept = next;
    int status = pq.PQresultStatus(kept);
    if (status == PGRES_COPY_IN || status == PGRES_COPY_OUT) break;
  }
  return kept;
}

supernews_pg_result *supernews_pg_run(
  supernews_pg *connection, const supernews_pg_statement *statement, int (*is_cancelled)(void)) {
  int is_sent =
    statement->name
    ? pq.PQsendQueryPrepared(
        connection, statement->name, statement->count, statement->values, statement->lengths, statement->formats, 0)
    : pq.PQsendQueryParams(
        connection, statement->sql, statement->count, statement->types, statement->values, statement->lengths,
        statement->formats, 0);
  return is_sent ? take(connection, is_cancelled) : NULL;
}

supernews_pg_result *supernews_pg_prepare(
  supernews_pg *connection, const char *name, const char *sql, int count, const unsigned *types,
  int (*is_cancelled)(void)) {
  return pq.PQsendPrepare(connection, name, sql, count, types) ? take(connection, is_cancelled) : NULL;
}

supernews_pg_result *supernews_pg_execute(supernews_pg *connection, const char *sql, int (*is_cancelled)(void)) {
  return pq.PQsendQuery(connection, sql) ? take(connection, is_cancelled) : NULL;
}

supernews_pg_result *supernews_pg_copy(
  supernews_pg *connection, const char *sql, const char *data, size_t count, int (*is_cancelled)(void)) {
  supernews_pg_result *begin = supernews_pg_execute(connection, sql, is_cancelled);
  if (!begin || pq.PQresultStatus(begin) != PGRES_COPY_IN) return begin;
  pq.PQclear(begin);
  int is_sent = 1;
  for (size_t place = 0; place < count && is_sent; place += COPY_PORTION) {
    size_t size = count - place < COPY_PORTION ? count - place : COPY_PORTION;
    is_sent = pq.PQputCopyData(connection, data + place, (int)size) == 1;
  }
  if (pq.PQputCopyEnd(connection, is_sent ? NULL : "not all could be sent") != 1) return NULL;
  return take(connection, is_cancelled);
}

int supernews_pg_is_fine(const supernews_pg_result *result) {
  switch (pq.PQresultStatus(result)) {
    case PGRES_EMPTY_QUERY:
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
    case PGRES_COPY_IN: return 1;
    default: return 0;
  }
}

const char *supernews_pg_state(const supernews_pg_result *result) {
  return pq.PQresultErrorField(result, DIAG_SQLSTATE);
}

const char *supernews_pg_error(const supernews_pg_result *result) {
  const char *message = pq.PQresultErrorField(result, DIAG_MESSAGE_PRIMARY);
  return message ? message : pq.PQresultErrorMessage(result);
}

int supernews_pg_rows(const supernews_pg_result *result) {
  return pq.PQntuples(result);
}

int supernews_pg_is_null(const supernews_pg_result *result, int row, int column) {
  return pq.PQgetisnull(result, row, column);
}

const char *supernews_pg_value(const supernews_pg_result *result, int row, int column) {
  return pq.PQgetvalue(result, row, column);
}

int supernews_pg_length(const supernews_pg_result *result, int row, int column) {
  return pq.PQgetlength(result, row, column);
}

const char *supernews_pg_changes(supernews_pg_result *result) {
  return pq.PQcmdTuples(result);
}

void supernews_pg_free(supernews_pg_result *result) {
  pq.PQclear(result);
}
