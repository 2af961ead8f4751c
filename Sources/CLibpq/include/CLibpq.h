#ifndef CLIBPQ_H
#define CLIBPQ_H

#include <stddef.h>

// libpq, loaded on first use: most readers have no PostgreSQL archive. Its declarations (libpq-fe.h, version 15) are
// repeated here, so that its headers are not needed for building.

typedef struct pg_conn supernews_pg;
typedef struct pg_result supernews_pg_result;

/// Whether libpq is installed.
int supernews_pg_is_there(void);

/// Reads an address or a connection string.
///
/// Returns an error message, to be freed by `free`, or NULL if it can be read. `value` is then the value of the
/// keyword, to be freed by `free`, or NULL if the address does not set it.
char *supernews_pg_option(const char *address, const char *keyword, char **value);

/// Connects, trying the hosts of the address in turn. The keywords before the address can be overridden by it; both
/// arrays end with NULL. While it waits, `is_cancelled` is called a few times a second.
///
/// The connection must be closed even if it failed. NULL if it was cancelled or there is no memory.
supernews_pg *supernews_pg_connect(
  const char *const *keywords, const char *const *values, int (*is_cancelled)(void));

void supernews_pg_close(supernews_pg *connection);

int supernews_pg_is_open(const supernews_pg *connection);

/// The message of the last failure of the connection.
const char *supernews_pg_message(const supernews_pg *connection);

/// The host it is connected to; empty or a path for a socket.
const char *supernews_pg_host(const supernews_pg *connection);

/// The role and the database requested, even if it failed; empty if unknown.
const char *supernews_pg_user(const supernews_pg *connection);
const char *supernews_pg_database(const supernews_pg *connection);

/// Whether the server wanted a password, which was missing or, if the connection failed, wrong.
int supernews_pg_asked_for_password(const supernews_pg *connection);

int supernews_pg_is_encrypted(const supernews_pg *connection);

/// The process ID of the server as received at the beginning. Behind a pooler it is not that of a server process.
int supernews_pg_process(const supernews_pg *connection);

/// 0: no transaction, 1: one runs, 2: one has failed, else unknown.
int supernews_pg_transaction(const supernews_pg *connection);

/// A statement with its values, all as text except those with 1 in `formats`.
typedef struct {
  const char *sql;
  /// The name of a prepared statement to run; NULL runs `sql` itself.
  const char *name;
  int count;
  const unsigned *types;
  const char *const *values;
  const int *lengths;
  const int *formats;
} supernews_pg_statement;

/// Runs a statement. While it waits, `is_cancelled` is called a few times a second; if it returns true, the server is
/// asked to end the statement.
///
/// Returns the result, to be freed; NULL if the connection is lost.
supernews_pg_result *supernews_pg_run(
  supernews_pg *connection, const supernews_pg_statement *statement, int (*is_cancelled)(void));

/// Prepares a statement under a name. It waits for locks, as running does.
supernews_pg_result *supernews_pg_prepare(
  supernews_pg *connection, const char *name, const char *sql, int count, const unsigned *types,
  int (*is_cancelled)(void));

/// Runs several statements without values, separated by semicolons.
supernews_pg_result *supernews_pg_execute(supernews_pg *connection, const char *sql, int (*is_cancelled)(void));

/// Runs a COPY … FROM STDIN with its data.
supernews_pg_result *supernews_pg_copy(
  supernews_pg *connection, const char *sql, const char *data, size_t count, int (*is_cancelled)(void));

/// The descriptor of the connection, which is readable when the server has sent something; -1 if there is none.
int supernews_pg_socket(const supernews_pg *connection);

/// Takes the notifications received so far. Returns how many came from other connections; -1 if the connection is lost.
int supernews_pg_take_notifications(supernews_pg *connection);

/// Whether a result is not an error.
int supernews_pg_is_fine(const supernews_pg_result *result);

/// The five characters of the error; NULL if there are none.
const char *supernews_pg_state(const supernews_pg_result *result);

/// The message of the error, without its position.
const char *supernews_pg_error(const supernews_pg_result *result);

int supernews_pg_rows(const supernews_pg_result *result);
int supernews_pg_is_null(const supernews_pg_result *result, int row, int column);
const char *supernews_pg_value(const supernews_pg_result *result, int row, int column);
int supernews_pg_length(const supernews_pg_result *result, int row, int column);

/// How many rows a statement has changed; "" if it changes none.
const char *supernews_pg_changes(supernews_pg_result *result);

void supernews_pg_free(supernews_pg_result *result);

#endif
