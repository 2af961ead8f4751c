#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

// libedit is loaded at first use, so each of its functions that the program uses has one here. Its set, get and history
// functions are variadic, which Swift cannot call, so there is a typed function for each use. They return what libedit
// returns: those with a number 0, or -1 on failure.

/// NULL also without libedit.
EditLine *supernews_el_init(const char *program, FILE *input, FILE *output, FILE *errors);
void supernews_el_end(EditLine *edit);
const char *supernews_el_gets(EditLine *edit, int *count);
void supernews_el_resize(EditLine *edit);
int supernews_el_source(EditLine *edit, const char *file);
int supernews_el_cursor(EditLine *edit, int count);
void supernews_el_deletestr(EditLine *edit, int count);
int supernews_el_wgetc(EditLine *edit, wchar_t *character);
int supernews_el_winsertstr(EditLine *edit, const wchar_t *text);
const LineInfoW *supernews_el_wline(EditLine *edit);
void supernews_el_wpush(EditLine *edit, const wchar_t *text);

typedef unsigned char (*supernews_edit_function)(EditLine *, int);
typedef char *(*supernews_prompt_function)(EditLine *);

int supernews_el_set_client(EditLine *edit, void *client);
void *supernews_el_client(EditLine *edit);
int supernews_el_set_prompt(EditLine *edit, supernews_prompt_function prompt, char escape);
int supernews_el_set_editor(EditLine *edit, const char *editor);
int supernews_el_set_signals(EditLine *edit, int handled);
/// Lets Ctrl-C, Ctrl-Z and Ctrl-\ arrive as characters while a line is edited, rather than as signals.
int supernews_el_read_signals(EditLine *edit);
int supernews_el_set_prepared(EditLine *edit, int prepared);
int supernews_el_set_read(EditLine *edit, el_rfunc_t read);
int supernews_el_add_function(EditLine *edit, const char *name, const char *help, supernews_edit_function function);
int supernews_el_bind(EditLine *edit, const char *key, const char *function);
/// Lets a key stand for a text, as if that were typed.
int supernews_el_bind_text(EditLine *edit, const char *key, const char *text);
int supernews_el_set_history(EditLine *edit, History *history);
int supernews_el_refresh(EditLine *edit);

/// NULL also without libedit.
History *supernews_history_init(void);
int supernews_history_set_size(History *history, int size);
int supernews_history_enter(History *history, const char *line);
int supernews_history_load(History *history, const char *file);
int supernews_history_save(History *history, const char *file);
/// Appends the newest line only.
int supernews_history_append(History *history, FILE *file);
/// Returns the newest line and its number; NULL if there is none.
const char *supernews_history_newest(History *history, int *number);
/// Returns the line before the last one returned, and its number.
const char *supernews_history_older(History *history, int *number);

#endif
