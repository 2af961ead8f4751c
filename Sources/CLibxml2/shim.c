#include "CLibxml2.h"

#include <dlfcn.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libxml2 is loaded for the first document, because it loads the tables of ICU, which take a sixth of the start-up
// time.
#define FUNCTIONS(F) \
  F(xmlCreatePushParserCtxt) \
  F(xmlCtxtUseOptions) \
  F(xmlDictSize) \
  F(xmlFreeDoc) \
  F(xmlFreeParserCtxt) \
  F(xmlGetPredefinedEntity) \
  F(xmlInitParser) \
  F(xmlParseChunk) \
  F(xmlSetGenericErrorFunc) \
  F(xmlStopParser) \
  F(xmlSwitchEncoding)

static struct {
  int is_loaded;
#define POINTER(name) __typeof__(name) *name;
  FUNCTIONS(POINTER)
#undef POINTER
} xml;

/// libxml2 reports a few errors only through this function; they must not go to standard error.
static void say_nothing(void *data, const char *message, ...) {
}

static void load(void) {
  // Lazy: most functions of the libraries that it needs are never called, and finding all of them takes time.
#ifdef __APPLE__
  void *library = dlopen("libxml2.2.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libxml2.so.2", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) return;
  int is_whole = 1;
#define FIND(name) is_whole &= (xml.name = (__typeof__(name) *)dlsym(library, #name)) != NULL;
  FUNCTIONS(FIND)
#undef FIND
  if (!is_whole) return;
  // Called once, before other threads use libxml2.
  xml.xmlInitParser();
  xml.xmlSetGenericErrorFunc(NULL, say_nothing);
  xml.is_loaded = 1;
}

static int is_there(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  // Tried again after a failure, for example if no descriptors were left.
  pthread_mutex_lock(&lock);
  if (!xml.is_loaded) load();
  pthread_mutex_unlock(&lock);
  return xml.is_loaded;
}

typedef struct {
  const supernews_xml_events *events;
  void *reader;
  xmlParserCtxtPtr parser;
  /// How many elements are open.
  int depth;
  supernews_xml_problem problem;
} reading;

/// Asks whether to go on, and stops if not. Called only from where libxml2 expects its parser to be stopped.
static int goes_on(reading *state) {
  if (state->events->token(state->reader, xml.xmlDictSize(state->parser->dict))) return 1;
  xml.xmlStopParser(state->parser);
  return 0;
}

/// After an error libxml2 drops all entities, even `&lt;`. Marking the document as well-formed makes it continue as if
/// nothing had happened.
static void forgive(reading *state) {
  state->parser->wellFormed = 1;
}

static void start_element(
  void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space, int namespace_count,
  const xmlChar **namespaces, int count, int default_count, const xmlChar **attributes) {
  reading *state = data;
  forgive(state);
  state->depth++;
  state->problem.is_whole = 0;
  if (!goes_on(state)) return;
  if (!state->events->start(
        state->reader, (const char *)name, (const char *)prefix, (const char *)space, count,
        (const char *const *)attributes))
    xml.xmlStopParser(state->parser);
}

static void end_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space) {
  reading *state = data;
  forgive(state);
  if (--state->depth == 0) state->problem.is_whole = 1;
  state->events->end(state->reader);
}

static void text(void *data, const xmlChar *bytes, int count) {
  reading *state = data;
  forgive(state);
  state->events->text(state->reader, (const char *)bytes, count);
}

static void instruction(void *data, const xmlChar *name, const xmlChar *content) {
  goes_on(data);
}

/// Resolves the five entities of XML. Those of HTML are numbers already. Entities that a document declares itself are never
/// used, so that they cannot expand.
static xmlEntityPtr get_entity(void *data, const xmlChar *name) {
  reading *state = data;
  forgive(state);
  xmlEntityPtr known = xml.xmlGetPredefinedEntity(name);
  if (!known) goes_on(state);
  return known;
}

static void error(void *data, xmlErrorPtr what) {
  reading *state = data;
  // Also what comes after the outermost element, which is not read.
  if (what->code == XML_ERR_DOCUMENT_END) state->problem.is_whole = 0;
  if (what->code == XML_ERR_NO_MEMORY) state->problem.is_out_of_memory = 1;
  if (what->code == XML_ERR_NAME_REQUIRED || what->code == XML_ERR_ENTITYREF_SEMICOL_MISSING)
    state->problem.has_bare_mark = 1;
  // A namespace without an address or declaration does no harm, nor does the name of an HTML entity.
  if (
    what->domain == XML_FROM_NAMESPACE || what->code == XML_ERR_UNDECLARED_ENTITY || what->level < XML_ERR_ERROR ||
    state->problem.code)
    return;
  state->problem.code = what->code;
  state->problem.line = what->line;
  state->problem.column = what->int2;
  if (!what->message) return;
  strncpy(state->problem.message, what->message, sizeof state->problem.message - 1);
}

supernews_xml_problem supernews_xml_read(
  const char *bytes, size_t count, const supernews_xml_events *events, void *reader) {
  reading state;
  memset(&state, 0, sizeof state);
  state.events = events;
  state.reader = reader;
  if (!is_there()) {
    state.problem.is_not_loaded = 1;
    state.problem.code = XML_ERR_INTERNAL_ERROR;
    strncpy(state.problem.message, "libxml2.so.2 is not installed", sizeof state.problem.message - 1);
    return state.problem;
  }

  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  handler.characters = text;
  // With the same function, libxml2 need not determine whether white space could be ignored.
  handler.ignorableWhitespace = text;
  handler.cdataBlock = text;
  handler.getEntity = get_entity;
  handler.processingInstruction = instruction;
  handler.serror = error;

  state.parser = count > INT_MAX ? NULL : xml.xmlCreatePushParserCtxt(&handler, &state, NULL, 0, NULL);
  if (!state.parser) {
    state.problem.code = XML_ERR_NO_MEMORY;
    state.problem.is_out_of_memory = 1;
    return state.problem;
  }
  // OLDSAX: libxml2 asks this handler for every entity first, so that none is dropped after an error. NOENT: `&amp;` in
  // an attribute becomes `&`. No other entities can be inserted.
  xml.xmlCtxtUseOptions(state.parser, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT | XML_PARSE_OLDSAX);
  xml.xmlSwitchEncoding(state.parser, XML_CHAR_ENCODING_UTF8);
  xml.xmlParseChunk(state.parser, bytes, (int)count, 1);
  if (!state.problem.code && state.parser->input) {
    state.problem.line = state.parser->input->line;
    state.problem.column = state.parser->input->col;
  }
  // The parser does not free its document.
  xml.xmlFreeDoc(state.parser->myDoc);
  xml.xmlFreeParserCtxt(state.parser);
  return state.problem;
}
