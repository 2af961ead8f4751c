#ifndef CHTMLSUITE_H
#define CHTMLSUITE_H

#include <stddef.h>

// What the suites of html5lib need to know of lexbor's tokens and trees, beyond what the program reads of them.

/// A tree in the format of the suite (`html5lib-tests`, tree-construction/README.md): a document of
/// `supernews_html_document`, or a fragment. Memory of the caller; NULL if it ran out.
char *suite_tree(const void *document);

/// Parses a fragment in a context such as `td` or `svg path`, and returns its tree in the format of the suite.
char *suite_fragment(const unsigned char *bytes, size_t count, const char *context);

/// Parses a page with scripting, which only changes how `noscript` is read.
char *suite_page_with_scripting(const unsigned char *bytes, size_t count);

/// What a token of lexbor that is neither text nor tag is.
typedef enum { SUITE_COMMENT, SUITE_DOCTYPE, SUITE_INSTRUCTION } suite_kind;

suite_kind suite_kind_of(const void *token);

/// The bytes of a comment or an instruction.
const unsigned char *suite_data(const void *token, size_t *count);

/// The parts of a document type; NULL for those it does not have.
typedef struct {
  const unsigned char *name, *public_id, *system_id;
  size_t name_count, public_count, system_count;
  int forces_quirks;
} suite_doctype;

suite_doctype suite_doctype_of(const void *token);

/// Whether a start tag ends with a stroke.
int suite_is_self_closing(const void *token);

#endif
