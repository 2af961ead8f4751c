#include "CLibxml2.h"

#include <dlfcn.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libxml2 is loaded for the first document, because it loads the tables of ICU, which take a sixth of the start-up
// time.
#define FUNCTIONS(F) \
  F(htmlCtxtUseOptions) \
  F(htmlEntityLookup) \
  F(htmlFreeParserCtxt) \
  F(htmlNewParserCtxt) \
  F(htmlParseDocument) \
  F(inputPush) \
  F(xmlCopyCharMultiByte) \
  F(xmlCreatePushParserCtxt) \
  F(xmlCtxtUseOptions) \
  F(xmlDictSize) \
  F(xmlFreeDoc) \
  F(xmlFreeParserCtxt) \
  F(xmlFreeParserInputBuffer) \
  F(xmlGetPredefinedEntity) \
  F(xmlInitParser) \
  F(xmlNewIOInputStream) \
  F(xmlParseChunk) \
  F(xmlParserInputBufferCreateIO) \
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
#ifdef __APPLE__
  void *library = dlopen("libxml2.2.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
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
  supernews_xml_problem problem;
  /// The entity that is returned to libxml2; one at a time.
  xmlEntity entity;
  xmlChar character[5];
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
  if (!goes_on(state)) return;
  if (!state->events->start(
        state->reader, (const char *)name, (const char *)prefix, (const char *)space, count,
        (const char *const *)attributes))
    xml.xmlStopParser(state->parser);
}

static void end_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space) {
  reading *state = data;
  forgive(state);
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

/// Resolves the five entities of XML and those of HTML, which feeds use without declaring them. Entities that a
/// document declares itself are never used, so that they cannot expand.
static xmlEntityPtr get_entity(void *data, const xmlChar *name) {
  reading *state = data;
  forgive(state);
  xmlEntityPtr known = xml.xmlGetPredefinedEntity(name);
  // Feeds of escaped HTML are full of them.
  if (known) return known;
  if (!goes_on(state)) return NULL;
  unsigned int scalar = supernews_html_entity((const char *)name);
  if (scalar == 0) return NULL;
  int length = xml.xmlCopyCharMultiByte(state->character, (int)scalar);
  if (length < 1 || length > 4) return NULL;
  // libxml2 copies only the first byte of such an entity into an attribute.
  if (length > 1 && state->parser->instate == XML_PARSER_ATTRIBUTE_VALUE) return NULL;
  state->character[length] = 0;
  memset(&state->entity, 0, sizeof state->entity);
  state->entity.type = XML_ENTITY_DECL;
  state->entity.name = name;
  // This kind stands for a character, which is inserted unchanged.
  state->entity.etype = XML_INTERNAL_PREDEFINED_ENTITY;
  state->entity.content = state->character;
  state->entity.orig = state->character;
  state->entity.length = length;
  return &state->entity;
}

static void error(void *data, xmlErrorPtr what) {
  reading *state = data;
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

unsigned int supernews_html_entity(const char *name) {
  if (!is_there()) return 0;
  const htmlEntityDesc *entity = xml.htmlEntityLookup((const xmlChar *)name);
  return entity ? entity->value : 0;
}

/// The input of a parser of pages.
typedef struct {
  xmlParserCtxtPtr parser;
  int (*piece)(void *reader, int attributes, int names);
  void *reader;
  /// The part that libxml2 has not asked for yet.
  const char *rest;
  size_t count;
  /// Whether the rest of the page is not needed.
  int is_over;
  int is_out_of_memory;
} source;

/// Gives libxml2 the next piece, of about 4,000 bytes. If the rest of a page is not needed, the page seems to end here:
/// stopping the parser instead would free a buffer that it is reading from.
static int give_piece(void *data, char *buffer, int room) {
  source *state = data;
  xmlParserCtxtPtr parser = state->parser;
  // Each attribute needs room for two pointers.
  if (!state->is_over)
    state->is_over = !state->piece(state->reader, parser->maxatts / 2, xml.xmlDictSize(parser->dict));
  if (state->is_over || state->count == 0 || room < 0) return 0;
  size_t count = state->count < (size_t)room ? state->count : (size_t)room;
  memcpy(buffer, state->rest, count);
  state->rest += count;
  state->count -= count;
  return (int)count;
}

typedef struct {
  source input;
  const supernews_html_events *events;
} page_reading;

static void start_page_element(void *data, const xmlChar *name, const xmlChar **attributes) {
  page_reading *state = data;
  if (state->input.is_over) return;
  state->input.is_over =
    !state->events->start(state->input.reader, (const char *)name, (const char *const *)attributes);
}

static void end_page_element(void *data, const xmlChar *name) {
  page_reading *state = data;
  if (!state->input.is_over) state->events->end(state->input.reader, (const char *)name);
}

static void page_text(void *data, const xmlChar *bytes, int count) {
  page_reading *state = data;
  if (!state->input.is_over) state->events->text(state->input.reader, (const char *)bytes, count);
}

static void page_error(void *data, xmlErrorPtr what) {
  page_reading *state = data;
  if (what->code == XML_ERR_NO_MEMORY) state->input.is_out_of_memory = 1;
  if (!state->input.is_over) state->input.is_over = !state->events->error(state->input.reader);
}

/// Lets a parser of pages ask for its input. Returns 0 if memory ran out.
static int connect_page(source *state) {
  xmlParserInputBufferPtr buffer = xml.xmlParserInputBufferCreateIO(give_piece, NULL, state, XML_CHAR_ENCODING_NONE);
  if (!buffer) return 0;
  xmlParserInputPtr input = xml.xmlNewIOInputStream(state->parser, buffer, XML_CHAR_ENCODING_NONE);
  if (!input) {
    xml.xmlFreeParserInputBuffer(buffer);
    return 0;
  }
  return xml.inputPush(state->parser, input) >= 0;
}

supernews_html_result supernews_html_read(
  const char *bytes, size_t count, const supernews_html_events *events, void *reader) {
  if (!is_there()) return SUPERNEWS_HTML_NOT_LOADED;
  page_reading state = {{xml.htmlNewParserCtxt(), events->piece, reader, bytes, count, 0, 0}, events};
  xmlParserCtxtPtr parser = state.input.parser;
  if (!parser) return SUPERNEWS_HTML_OUT_OF_MEMORY;
  int is_connected = connect_page(&state.input);
  if (is_connected && count > 0) {
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    // Only such a handler receives errors.
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElement = start_page_element;
    handler.endElement = end_page_element;
    handler.characters = page_text;
    handler.ignorableWhitespace = page_text;
    handler.cdataBlock = page_text;
    handler.serror = page_error;
    // HUGE: without it libxml2 stops at a depth of 256. IGNORE_ENC: the bytes are UTF-8 whatever the page states.
    xml.htmlCtxtUseOptions(
      parser, HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                HTML_PARSE_IGNORE_ENC | XML_PARSE_HUGE);
    xml.xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8);
    xmlSAXHandlerPtr own = parser->sax;
    parser->sax = &handler;
    void *user = parser->userData;
    parser->userData = &state;
    xml.htmlParseDocument(parser);
    parser->sax = own;
    parser->userData = user;
  }
  // The parser does not free its document.
  xml.xmlFreeDoc(parser->myDoc);
  xml.htmlFreeParserCtxt(parser);
  return is_connected && !state.input.is_out_of_memory ? SUPERNEWS_HTML_READ : SUPERNEWS_HTML_OUT_OF_MEMORY;
}
