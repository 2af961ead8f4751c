#include "CLexbor.h"
#include "names.h"

#include <lexbor/dom/interfaces/character_data.h>
#include <lexbor/html/html.h>
#include <lexbor/html/tree/open_elements.h>
#include <stdlib.h>

const size_t supernews_html_tag_count = LXB_TAG__LAST_ENTRY;

supernews_html_name supernews_html_tag_name(uintptr_t id) {
  return id < LXB_TAG__LAST_ENTRY ? supernews_tag_name(id) : (supernews_html_name){0, NULL, 0};
}

/// How many bytes of a page lexbor gets at a time: in between, attributes of a tag that does not end are counted.
enum { PIECE = 4096 };

typedef struct {
  const supernews_html_events *events;
  void *reader;
  lxb_html_document_t *document;
  /// lexbor's own function that takes a token.
  lxb_html_tokenizer_token_f insert;
  void *insert_data;
  int is_over;
} page;

/// The bytes that the nodes, attributes and texts of a document take.
static size_t memory(const lxb_dom_document_t *document) {
  // Each has chunks of at least this size.
  return (document->mraw->mem->chunk_length + document->text->mem->chunk_length) *
         (document->mraw->mem->chunk_min_size + document->text->mem->chunk_min_size) / 2;
}

static int takes_token(page *state) {
  const lxb_dom_document_t *document = &state->document->dom_document;
  const lxb_html_parser_t *parser = document->parser;
  size_t depth = parser->tree->open_elements->length + parser->tree->active_formatting->length;
  if (!state->is_over)
    state->is_over = !state->events->token(state->reader, depth, memory(document));
  return !state->is_over;
}

static lxb_html_token_t *take(lxb_html_tokenizer_t *tokenizer, lxb_html_token_t *token, void *data) {
  page *state = data;
  // lexbor keeps each mistake.
  lexbor_array_obj_clean(tokenizer->parse_errors);
  lexbor_array_obj_clean(tokenizer->tree->parse_errors);
  if (!takes_token(state)) return NULL;
  return state->insert(tokenizer, token, state->insert_data);
}

/// The number of attributes of the tag that is being read.
static size_t attributes(const lxb_html_tokenizer_t *tokenizer) {
  size_t count = 0;
  if (!tokenizer->token) return 0;
  for (const lxb_html_token_attr_t *place = tokenizer->token->attr_first; place; place = place->next) count++;
  return count;
}

/// Builds the tree as far as it is wanted. Returns 0 if memory ran out.
static int build(page *state, const unsigned char *bytes, size_t count) {
  state->document = lxb_html_document_create();
  if (!state->document || lxb_html_document_parse_chunk_begin(state->document) != LXB_STATUS_OK) return 0;
  lxb_html_parser_t *parser = state->document->dom_document.parser;
  lxb_html_tokenizer_t *tokenizer = parser->tkz;
  state->insert = tokenizer->callback_token_done;
  state->insert_data = tokenizer->callback_token_ctx;
  lxb_html_tokenizer_callback_token_done_set(tokenizer, take, state);
  while (count > 0) {
    size_t piece = count < PIECE ? count : PIECE;
    lxb_status_t status = lxb_html_document_parse_chunk(state->document, bytes, piece);
    if (state->is_over) return 1;
    if (status != LXB_STATUS_OK) return 0;
    bytes += piece;
    count -= piece;
    state->is_over = !state->events->piece(state->reader, attributes(tokenizer));
    if (state->is_over) return 1;
  }
  lxb_status_t status = lxb_html_document_parse_chunk_end(state->document);
  return state->is_over || status == LXB_STATUS_OK;
}

/// Gives the elements and texts of a tree to a reader, in order, as far as it wants them.
static void walk(const page *state) {
  const lxb_dom_node_t *root = lxb_dom_interface_node(state->document);
  const lxb_dom_node_t *node = root->first_child;
  while (node) {
    const lxb_dom_node_t *child = NULL;
    if (node->type == LXB_DOM_NODE_TYPE_ELEMENT) {
      supernews_html_name name = supernews_tag_name(node->local_name);
      if (!state->events->start(state->reader, &name, node)) return;
      child = node->first_child;
      if (!child) state->events->end(state->reader);
    } else if (node->type == LXB_DOM_NODE_TYPE_TEXT) {
      const lexbor_str_t *text = &lxb_dom_interface_character_data(node)->data;
      if (text->data) state->events->text(state->reader, text->data, text->length);
    }
    if (child) {
      node = child;
      continue;
    }
    while (node && !node->next) {
      node = node->parent == root ? NULL : node->parent;
      if (node) state->events->end(state->reader);
    }
    if (node) node = node->next;
  }
}

supernews_html_result supernews_html_read(
  const unsigned char *bytes, size_t count, const supernews_html_events *events, void *reader) {
  page state = {.events = events, .reader = reader};
  int is_built = build(&state, bytes, count);
  if (is_built) walk(&state);
  if (state.document) lxb_html_document_destroy(state.document);
  return is_built ? SUPERNEWS_HTML_READ : SUPERNEWS_HTML_OUT_OF_MEMORY;
}

int supernews_html_next_element_attribute(const void *element, supernews_html_attribute *attribute) {
  const lxb_dom_attr_t *place = attribute->place;
  place = place ? place->next : ((const lxb_dom_element_t *)element)->first_attr;
  if (!place) return 0;
  attribute->place = place;
  size_t length = 0;
  const lxb_char_t *name = lxb_dom_attr_local_name((lxb_dom_attr_t *)place, &length);
  attribute->name = (supernews_html_name){place->node.local_name, name, length};
  attribute->value = place->value ? place->value->data : NULL;
  attribute->count = attribute->value ? place->value->length : 0;
  return 1;
}

static int any_token(void *reader, size_t depth, size_t memory) { return 1; }

static int any_piece(void *reader, size_t attributes) { return 1; }

void *supernews_html_document(const unsigned char *bytes, size_t count) {
  static const supernews_html_events events = {.token = any_token, .piece = any_piece};
  page state = {.events = &events};
  if (build(&state, bytes, count)) return state.document;
  if (state.document) lxb_html_document_destroy(state.document);
  return NULL;
}

void supernews_html_document_free(void *document) { lxb_html_document_destroy(document); }

const char *supernews_lexbor_version(void) {
  return LEXBOR_VERSION_STRING;
}
