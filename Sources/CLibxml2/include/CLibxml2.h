#ifndef CLIBXML2_H
#define CLIBXML2_H

#include <stddef.h>

// libxml2's SAX interface without its headers: they lie where only this target looks, and its error
// functions are variadic.

/// What is told of a document, in its order. All pointers are valid during the call only.
typedef struct {
  /// An element begins. `attributes` holds `count` groups of five pointers: local name, prefix, namespace,
  /// begin and end of the value; a prefix or namespace may be NULL.
  ///
  /// Returns 0 where the rest of the document is of no interest.
  int (*start)(
    void *reader, const char *name, const char *prefix, const char *space, int count, const char *const *attributes);
  void (*end)(void *reader);
  /// Text and CDATA, in pieces.
  void (*text)(void *reader, const char *bytes, int count);
} supernews_xml_events;

/// What was wrong with a document first.
typedef struct {
  /// An `xmlParserErrors`; 0 where nothing was.
  int code;
  /// Counted from 1.
  int line;
  int column;
  /// libxml2's own words, ended by NUL.
  char message[160];
  /// Whether an ampersand or an angle stood for itself, which loses text.
  int has_bare_mark;
  /// Whether libxml2 got no memory that it wanted.
  int is_out_of_memory;
  /// Whether libxml2 itself could not be loaded.
  int is_not_loaded;
} supernews_xml_problem;

/// Reads a document as far as it can be understood: no entities of its own, no network.
///
/// `bytes` are UTF-8 whatever the document says, less than 10,000,000 of them, none of them NUL.
supernews_xml_problem supernews_xml_read(
  const char *bytes, size_t count, const supernews_xml_events *events, void *reader);

/// The character of a name such as `eacute` (HTML 4); 0 for an unknown one.
unsigned int supernews_html_entity(const char *name);

#endif
