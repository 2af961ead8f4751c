#ifndef CLIBXML2_H
#define CLIBXML2_H

#include <stddef.h>

// libxml2's SAX interface without its headers: only this target can find them, and its error functions are variadic.

/// The functions that receive the parts of a document, in order. All pointers are valid only during the call.
typedef struct {
  /// An element begins. `attributes` holds `count` groups of five pointers: local name, prefix, namespace, beginning
  /// and end of the value; prefix and namespace may be NULL.
  ///
  /// Returns 0 if the rest of the document is not needed.
  int (*start)(
    void *reader, const char *name, const char *prefix, const char *space, int count, const char *const *attributes);
  void (*end)(void *reader);
  /// Text and CDATA, in pieces.
  void (*text)(void *reader, const char *bytes, int count);
  /// Called for each element and instruction, and each entity other than the five of XML. `names` is the number of
  /// different names so far.
  ///
  /// Returns 0 if the rest of the document is not needed.
  int (*token)(void *reader, int names);
} supernews_xml_events;

/// The first error in a document.
typedef struct {
  /// An `xmlParserErrors`; 0 if there was no error.
  int code;
  /// Counted from 1, as is the column. If there was no error, where reading ended.
  int line;
  int column;
  /// The message of libxml2, ended by NUL.
  char message[160];
  /// Whether there was an unescaped `&` or `<`, after which text is lost.
  int has_bare_mark;
  /// Whether the outermost element was closed, with nothing after it: what follows an error was read as well.
  int is_whole;
  /// Whether libxml2 ran out of memory.
  int is_out_of_memory;
  /// Whether libxml2 itself could not be loaded.
  int is_not_loaded;
} supernews_xml_problem;

/// Reads as much of a document as possible, without entities of its own and without network access.
///
/// `bytes` are UTF-8 whatever the document states, fewer than 10,000,000, and without NUL.
supernews_xml_problem supernews_xml_read(
  const char *bytes, size_t count, const supernews_xml_events *events, void *reader);

#endif
