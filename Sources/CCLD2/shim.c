#include "CCLD2.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

// CLD2 has only a C++ interface. These are the declarations of its header `public/compact_lang_det.h`, as far as they
// can be written in C: its enums have the size of an int, and the names are mangled as in C++ (Itanium C++ ABI, 5.1),
// as shown by `nm -D libcld2.so.0`.

/// `CLD2::CLDHints`: what is known about a text in advance.
typedef struct {
  const char *content_language;
  const char *top_level_domain;
  int encoding;
  int language;
} hints;

/// `CLD2::UNKNOWN_ENCODING` of `public/encodings.h`.
static const int unknown_encoding = 23;
/// `CLD2::UNKNOWN_LANGUAGE` of `internal/generated_language.h`.
static const int unknown_language = 26;

/// `CLD2::ExtDetectLanguageSummaryCheckUTF8(const char*, int, bool, const CLDHints*, int flags, Language* language3,
/// int* percent3, double* normalized_score3, std::vector<ResultChunk>*, int* text_bytes, bool* is_reliable,
/// int* valid_prefix_bytes)`. The vector may be NULL.
typedef int detect(
  const char *, int, bool, const hints *, int, int *, int *, double *, void *, int *, bool *, int *);
static const char *const detect_name =
  "_ZN4CLD233ExtDetectLanguageSummaryCheckUTF8EPKcibPKNS_8CLDHintsEiPNS_8LanguageEPiPdPSt6vectorINS_11ResultChunkE"
  "SaISA_EES7_PbS7_";

/// `const char* CLD2::LanguageCode(Language)` of `internal/lang_script.h`.
typedef const char *code_of(int);
static const char *const code_name = "_ZN4CLD212LanguageCodeENS_8LanguageE";

/// The most bytes of a text that are examined.
static const int most = 1 << 16;

static struct {
  detect *detect;
  code_of *code;
} cld2;

static void load(void) {
  // Lazy: most functions of the libraries that it needs are never called, and finding all of them takes time.
#ifdef __APPLE__
  void *library = dlopen("libcld2.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libcld2.so.0", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) return;
  cld2.code = (code_of *)dlsym(library, code_name);
  if (cld2.code) cld2.detect = (detect *)dlsym(library, detect_name);
}

int supernews_cld2_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  // Not retried after a failure: lists of articles would search for it at each article.
  pthread_once(&once, load);
  return cld2.detect != NULL;
}

int supernews_cld2_detect(const char *text, size_t count, const char *expected, supernews_language *language) {
  if (!supernews_cld2_is_there()) return 0;
  int length = count > (size_t)most ? most : (int)count;
  // A character that is cut in two would be invalid.
  if ((size_t)length < count)
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length -= 1;
  hints known = {expected, NULL, unknown_encoding, unknown_language};
  int languages[3] = {unknown_language, unknown_language, unknown_language};
  int percents[3] = {0, 0, 0};
  double scores[3] = {0, 0, 0};
  int bytes = 0;
  int valid = 0;
  bool is_reliable = false;
  cld2.detect(
    text, length, true, &known, 0, languages, percents, scores, NULL, &bytes, &is_reliable, &valid);
  if (valid < length) return 0;
  language->code = cld2.code(languages[0]);
  language->percent = percents[0];
  language->bytes = bytes;
  language->is_reliable = is_reliable;
  return language->code != NULL;
}
