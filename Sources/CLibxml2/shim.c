#include "CLibxml2.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/uri.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const supernews_xml_events *events;
  void *reader;
  xmlParserCtxtPtr parser;
  supernews_xml_problem problem;
  /// What an entity is resolved to; one at a time.
  xmlEntity entity;
  xmlChar character[5];
} reading;

/// After an error libxml2 drops every entity, `&lt;` included: it is to go on as if nothing had happened.
static void forgive(reading *state) {
  state->parser->wellFormed = 1;
}

static void start_element(
  void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space, int namespace_count,
  const xmlChar **namespaces, int count, int default_count, const xmlChar **attributes) {
  reading *state = data;
  forgive(state);
  if (!state->events->start(
        state->reader, (const char *)name, (const char *)prefix, (const char *)space, count,
        (const char *const *)attributes))
    xmlStopParser(state->parser);
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

/// The five entities of XML and those of HTML, which feeds use without declaring them. A document's own are
/// never looked at, so that none can grow.
static xmlEntityPtr get_entity(void *data, const xmlChar *name) {
  reading *state = data;
  forgive(state);
  xmlEntityPtr known = xmlGetPredefinedEntity(name);
  if (known) return known;
  unsigned int scalar = supernews_html_entity((const char *)name);
  if (scalar == 0) return NULL;
  int length = xmlCopyCharMultiByte(state->character, (int)scalar);
  if (length < 1 || length > 4) return NULL;
  // Of such an entity libxml2 takes one byte only into an attribute.
  if (length > 1 && state->parser->instate == XML_PARSER_ATTRIBUTE_VALUE) return NULL;
  state->character[length] = 0;
  memset(&state->entity, 0, sizeof state->entity);
  state->entity.type = XML_ENTITY_DECL;
  state->entity.name = name;
  // The kind that stands for a character: it is put in as it is.
  state->entity.etype = XML_INTERNAL_PREDEFINED_ENTITY;
  state->entity.content = state->character;
  state->entity.orig = state->character;
  state->entity.length = length;
  return &state->entity;
}

static void error(void *data, xmlErrorPtr what) {
  reading *state = data;
  if (what->code == XML_ERR_NAME_REQUIRED || what->code == XML_ERR_ENTITYREF_SEMICOL_MISSING)
    state->problem.has_bare_ampersand = 1;
  // A namespace without an address, or one nobody declared, harms nothing.
  if (what->domain == XML_FROM_NAMESPACE || what->level < XML_ERR_ERROR || state->problem.code) return;
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

  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  handler.characters = text;
  // The same function: libxml2 need not find out whether blanks could be ignored.
  handler.ignorableWhitespace = text;
  handler.cdataBlock = text;
  handler.getEntity = get_entity;
  handler.serror = error;

  state.parser = xmlCreatePushParserCtxt(&handler, &state, NULL, 0, NULL);
  if (!state.parser || count > INT_MAX) {
    xmlFreeParserCtxt(state.parser);
    state.problem.code = XML_ERR_NO_MEMORY;
    return state.problem;
  }
  // NOENT: `&amp;` in an attribute is an ampersand. There is no other entity that could be put in.
  xmlCtxtUseOptions(state.parser, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT);
  xmlSwitchEncoding(state.parser, XML_CHAR_ENCODING_UTF8);
  xmlParseChunk(state.parser, bytes, (int)count, 1);
  xmlFreeParserCtxt(state.parser);
  return state.problem;
}

unsigned int supernews_html_entity(const char *name) {
  const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
  return entity ? entity->value : 0;
}

char *supernews_resolve(const char *address, const char *base) {
  xmlChar *resolved = xmlBuildURI((const xmlChar *)address, (const xmlChar *)base);
  if (!resolved) return NULL;
  char *copy = strdup((const char *)resolved);
  xmlFree(resolved);
  return copy;
}
