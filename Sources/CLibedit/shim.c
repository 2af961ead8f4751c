#include "CLibedit.h"

#include <dlfcn.h>
#include <pthread.h>

// libedit is loaded when the first line is edited: it and the three libraries that it needs would take a tenth of the
// start-up time of a script, which has no line to edit.
#define FUNCTIONS(F) \
  F(el_cursor) \
  F(el_deletestr) \
  F(el_end) \
  F(el_get) \
  F(el_gets) \
  F(el_init) \
  F(el_resize) \
  F(el_set) \
  F(el_source) \
  F(el_wgetc) \
  F(el_winsertstr) \
  F(el_wline) \
  F(el_wpush) \
  F(history) \
  F(history_init)

static struct {
#define POINTER(name) __typeof__(name) *name;
  FUNCTIONS(POINTER)
#undef POINTER
} editline;

static int is_loaded;

static void load(void) {
#ifdef __APPLE__
  void *library = dlopen("libedit.3.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return;
  int is_whole = 1;
#define FIND(name) is_whole &= (editline.name = (__typeof__(name) *)dlsym(library, #name)) != NULL;
  FUNCTIONS(FIND)
#undef FIND
  is_loaded = is_whole;
}

static int is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

EditLine *supernews_el_init(const char *program, FILE *input, FILE *output, FILE *errors) {
  return is_there() ? editline.el_init(program, input, output, errors) : NULL;
}

History *supernews_history_init(void) {
  return is_there() ? editline.history_init() : NULL;
}

// The others are called with what these two return.

void supernews_el_end(EditLine *edit) {
  editline.el_end(edit);
}

const char *supernews_el_gets(EditLine *edit, int *count) {
  return editline.el_gets(edit, count);
}

void supernews_el_resize(EditLine *edit) {
  editline.el_resize(edit);
}

int supernews_el_source(EditLine *edit, const char *file) {
  return editline.el_source(edit, file);
}

int supernews_el_cursor(EditLine *edit, int count) {
  return editline.el_cursor(edit, count);
}

void supernews_el_deletestr(EditLine *edit, int count) {
  editline.el_deletestr(edit, count);
}

int supernews_el_wgetc(EditLine *edit, wchar_t *character) {
  return editline.el_wgetc(edit, character);
}

int supernews_el_winsertstr(EditLine *edit, const wchar_t *text) {
  return editline.el_winsertstr(edit, text);
}

const LineInfoW *supernews_el_wline(EditLine *edit) {
  return editline.el_wline(edit);
}

void supernews_el_wpush(EditLine *edit, const wchar_t *text) {
  editline.el_wpush(edit, text);
}

int supernews_el_set_client(EditLine *edit, void *client) {
  return editline.el_set(edit, EL_CLIENTDATA, client);
}

void *supernews_el_client(EditLine *edit) {
  void *client = NULL;
  return editline.el_get(edit, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

int supernews_el_set_prompt(EditLine *edit, supernews_prompt_function prompt, char escape) {
  return editline.el_set(edit, EL_PROMPT_ESC, prompt, escape);
}

int supernews_el_set_editor(EditLine *edit, const char *editor) {
  return editline.el_set(edit, EL_EDITOR, editor);
}

int supernews_el_set_signals(EditLine *edit, int handled) {
  return editline.el_set(edit, EL_SIGNAL, handled);
}

int supernews_el_read_signals(EditLine *edit) {
  return editline.el_set(edit, EL_SETTY, "-d", "-isig", (char *)NULL);
}

int supernews_el_set_prepared(EditLine *edit, int prepared) {
  return editline.el_set(edit, EL_PREP_TERM, prepared);
}

int supernews_el_set_read(EditLine *edit, el_rfunc_t read) {
  return editline.el_set(edit, EL_GETCFN, read);
}

int supernews_el_add_function(EditLine *edit, const char *name, const char *help, supernews_edit_function function) {
  return editline.el_set(edit, EL_ADDFN, name, help, function);
}

int supernews_el_bind(EditLine *edit, const char *key, const char *function) {
  return editline.el_set(edit, EL_BIND, key, function, NULL);
}

int supernews_el_bind_text(EditLine *edit, const char *key, const char *text) {
  return editline.el_set(edit, EL_BIND, "-s", key, text, NULL);
}

int supernews_el_set_history(EditLine *edit, History *list) {
  return editline.el_set(edit, EL_HIST, editline.history, list);
}

int supernews_el_refresh(EditLine *edit) {
  return editline.el_set(edit, EL_REFRESH);
}

int supernews_history_set_size(History *list, int size) {
  HistEvent event;
  return editline.history(list, &event, H_SETSIZE, size);
}

int supernews_history_enter(History *list, const char *line) {
  HistEvent event;
  return editline.history(list, &event, H_ENTER, line);
}

int supernews_history_load(History *list, const char *file) {
  HistEvent event;
  return editline.history(list, &event, H_LOAD, file);
}

int supernews_history_save(History *list, const char *file) {
  HistEvent event;
  return editline.history(list, &event, H_SAVE, file);
}

int supernews_history_append(History *list, FILE *file) {
  HistEvent event;
  // Counted from 0: with 1, the line before it would be written, too.
  return editline.history(list, &event, H_NSAVE_FP, (size_t)0, file);
}

const char *supernews_history_newest(History *list, int *number) {
  HistEvent event;
  if (editline.history(list, &event, H_FIRST) < 0) return NULL;
  *number = event.num;
  return event.str;
}

const char *supernews_history_older(History *list, int *number) {
  HistEvent event;
  if (editline.history(list, &event, H_NEXT) < 0) return NULL;
  *number = event.num;
  return event.str;
}
