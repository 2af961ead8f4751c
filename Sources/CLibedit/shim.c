#include "CLibedit.h"

int supernews_el_set_client(EditLine *edit, void *client) {
  return el_set(edit, EL_CLIENTDATA, client);
}

void *supernews_el_client(EditLine *edit) {
  void *client = NULL;
  return el_get(edit, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

int supernews_el_set_prompt(EditLine *edit, supernews_prompt_function prompt, char escape) {
  return el_set(edit, EL_PROMPT_ESC, prompt, escape);
}

int supernews_el_set_editor(EditLine *edit, const char *editor) {
  return el_set(edit, EL_EDITOR, editor);
}

int supernews_el_set_signals(EditLine *edit, int handled) {
  return el_set(edit, EL_SIGNAL, handled);
}

int supernews_el_set_prepared(EditLine *edit, int prepared) {
  return el_set(edit, EL_PREP_TERM, prepared);
}

int supernews_el_set_read(EditLine *edit, el_rfunc_t read) {
  return el_set(edit, EL_GETCFN, read);
}

int supernews_el_add_function(EditLine *edit, const char *name, const char *help, supernews_edit_function function) {
  return el_set(edit, EL_ADDFN, name, help, function);
}

int supernews_el_bind(EditLine *edit, const char *key, const char *function) {
  return el_set(edit, EL_BIND, key, function, NULL);
}

int supernews_el_set_history(EditLine *edit, History *list) {
  return el_set(edit, EL_HIST, history, list);
}

int supernews_el_refresh(EditLine *edit) {
  return el_set(edit, EL_REFRESH);
}

int supernews_history_set_size(History *list, int size) {
  HistEvent event;
  return history(list, &event, H_SETSIZE, size);
}

int supernews_history_enter(History *list, const char *line) {
  HistEvent event;
  return history(list, &event, H_ENTER, line);
}

int supernews_history_load(History *list, const char *file) {
  HistEvent event;
  return history(list, &event, H_LOAD, file);
}

int supernews_history_save(History *list, const char *file) {
  HistEvent event;
  return history(list, &event, H_SAVE, file);
}

int supernews_history_append(History *list, FILE *file) {
  HistEvent event;
  // Counted from 0: with 1, the line before it would be written, too.
  return history(list, &event, H_NSAVE_FP, (size_t)0, file);
}

const char *supernews_history_newest(History *list, int *number) {
  HistEvent event;
  if (history(list, &event, H_FIRST) < 0) return NULL;
  *number = event.num;
  return event.str;
}

const char *supernews_history_older(History *list, int *number) {
  HistEvent event;
  if (history(list, &event, H_NEXT) < 0) return NULL;
  *number = event.num;
  return event.str;
}
