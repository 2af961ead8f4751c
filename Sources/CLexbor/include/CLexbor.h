#ifndef CLEXBOR_H
#define CLEXBOR_H

#include <stddef.h>
#include <stdint.h>

// lexbor without its headers, as far as it is used: HTML and encodings as the standards of the WHATWG have them. All bytes
// of HTML are UTF-8.

/// A name of a tag or an attribute, in lower case.
typedef struct {
  /// A number below the number of known names for a name of the standard, and an arbitrary number for any other; valid
  /// only for as long as the document or fragment.
  uintptr_t id;
  const unsigned char *bytes;
  size_t count;
} supernews_html_name;

/// An attribute, and its place among those of its tag.
typedef struct {
  supernews_html_name name;
  /// NULL for an empty value.
  const unsigned char *value;
  size_t count;
  const void *place;
} supernews_html_attribute;

/// The number of names of tags in the standard.
extern const size_t supernews_html_tag_count;

/// The name of a tag of the standard; without bytes for a number that has none.
supernews_html_name supernews_html_tag_name(uintptr_t id);

// Fragments: texts and tags, one after the other, without a tree.

typedef enum {
  SUPERNEWS_HTML_TEXT,
  SUPERNEWS_HTML_START,
  SUPERNEWS_HTML_END,
  /// A comment, a document type or a processing instruction.
  SUPERNEWS_HTML_OTHER
} supernews_html_kind;

/// A piece of a fragment; valid only while it is handled.
typedef struct {
  supernews_html_kind kind;
  /// The name of a tag.
  supernews_html_name name;
  /// A text, with its references resolved.
  const unsigned char *text;
  size_t count;
  /// Where it is in the fragment, in bytes.
  size_t begin;
  size_t end;
  /// The token of lexbor.
  const void *token;
} supernews_html_piece;

typedef enum {
  SUPERNEWS_HTML_STOP,
  SUPERNEWS_HTML_CONTINUE,
  /// Continues after a start tag as the standard says: the content of a script, for example, has no tags.
  SUPERNEWS_HTML_CONTINUE_BY_NAME
} supernews_html_next;

/// The states that the tokenizer can begin in.
typedef enum {
  SUPERNEWS_HTML_DATA,
  SUPERNEWS_HTML_PLAINTEXT,
  SUPERNEWS_HTML_RCDATA,
  SUPERNEWS_HTML_RAWTEXT,
  SUPERNEWS_HTML_SCRIPT,
  SUPERNEWS_HTML_CDATA
} supernews_html_state;

/// Splits a fragment into its pieces.
///
/// - `last_start`: for the states of elements, the name of the element; NULL otherwise.
/// - Returns the offset at which the last piece ends: less than `count` if a tag is cut off. SIZE_MAX if memory ran out.
size_t supernews_html_pieces(
  const unsigned char *bytes, size_t count, supernews_html_state state, const char *last_start, void *reader,
  supernews_html_next (*take)(void *reader, const supernews_html_piece *piece));

/// Moves to the next attribute of a start tag, or to the first if `place` is NULL. Returns 0 if there is none. A name may
/// come more than once; the first counts.
int supernews_html_next_attribute(const supernews_html_piece *piece, supernews_html_attribute *attribute);

// Pages: a whole tree, as browsers build it.

/// The functions that receive the parts of a page, in the order of the tree. All pointers are valid only during the call.
typedef struct {
  /// Called for each token while the tree is built, with the number of elements that are open and format text, and the
  /// bytes that the tree takes.
  ///
  /// Returns 0 if the rest of the page is not needed.
  int (*token)(void *reader, size_t depth, size_t memory);
  /// Called after each piece of the page, of a few thousand bytes, with the attributes that its open tag has so far.
  ///
  /// Returns 0 if the rest of the page is not needed.
  int (*piece)(void *reader, size_t attributes);
  /// An element begins. Returns 0 if the rest of the tree is not needed.
  int (*start)(void *reader, const supernews_html_name *name, const void *element);
  void (*end)(void *reader);
  /// Text, and the content of scripts.
  void (*text)(void *reader, const unsigned char *bytes, size_t count);
} supernews_html_events;

typedef enum {
  SUPERNEWS_HTML_READ,
  /// Only the beginning may have been read.
  SUPERNEWS_HTML_OUT_OF_MEMORY
} supernews_html_result;

/// Reads a web page as browsers do: nothing in it keeps the rest from being read. `bytes` are without NUL.
supernews_html_result supernews_html_read(
  const unsigned char *bytes, size_t count, const supernews_html_events *events, void *reader);

/// Moves to the next attribute of an element, or to the first if `place` is NULL. Returns 0 if there is none.
int supernews_html_next_element_attribute(const void *element, supernews_html_attribute *attribute);

/// Builds the tree of a page (`lxb_html_document_t`), with the same limits as above but none of its events; for tests of
/// the parser itself.
void *supernews_html_document(const unsigned char *bytes, size_t count);

void supernews_html_document_free(void *document);

// Encodings.

/// The number of the encoding that a label names; 0 if the standard has no such label.
int supernews_encoding(const char *label, size_t count);

/// Converts to UTF-8, with U+FFFD for what is not valid.
///
/// - Returns memory that belongs to the caller (`free`), and its size in `size`; NULL if memory ran out.
unsigned char *supernews_decode(int number, const unsigned char *bytes, size_t count, size_t *size);

/// The version of lexbor.
const char *supernews_lexbor_version(void);

#endif
