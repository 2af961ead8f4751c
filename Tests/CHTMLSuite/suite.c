#include "CHTMLSuite.h"

#include <lexbor/dom/interfaces/attr.h>
#include <lexbor/dom/interfaces/character_data.h>
#include <lexbor/dom/interfaces/document_fragment.h>
#include <lexbor/dom/interfaces/document_type.h>
#include <lexbor/dom/interfaces/element.h>
#include <lexbor/dom/interfaces/processing_instruction.h>
#include <lexbor/html/html.h>
#include <lexbor/html/interfaces/template_element.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char *bytes;
  size_t count, room;
} buffer;

static void add(buffer *out, const void *bytes, size_t count) {
  if (out->count + count + 1 > out->room) {
    out->room = (out->count + count + 1) * 2;
    out->bytes = realloc(out->bytes, out->room);
    if (!out->bytes) abort();
  }
  if (count > 0) memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
  out->bytes[out->count] = 0;
}

static void say(buffer *out, const char *text) { add(out, text, strlen(text)); }

static void begin(buffer *out, int depth) {
  say(out, "| ");
  for (int index = 0; index < depth; index++) say(out, "  ");
}

static int compare(const void *one, const void *other) {
  return strcmp(*(char *const *)one, *(char *const *)other);
}

static void add_attributes(buffer *out, const lxb_dom_element_t *element, int depth) {
  char *lines[256];
  size_t count = 0;
  for (const lxb_dom_attr_t *attribute = element->first_attr; attribute && count < 256; attribute = attribute->next) {
    buffer line = {0};
    size_t length = 0;
    const char *prefix = "";
    if (attribute->node.ns == LXB_NS_XLINK) prefix = "xlink ";
    if (attribute->node.ns == LXB_NS_XML) prefix = "xml ";
    if (attribute->node.ns == LXB_NS_XMLNS) prefix = "xmlns ";
    const lxb_char_t *name = lxb_dom_attr_qualified_name(attribute, &length);
    if (*prefix) {
      const lxb_char_t *colon = memchr(name, ':', length);
      if (colon) {
        length -= (size_t)(colon + 1 - name);
        name = colon + 1;
      }
    }
    say(&line, prefix);
    add(&line, name, length);
    say(&line, "=\"");
    if (attribute->value) add(&line, attribute->value->data, attribute->value->length);
    say(&line, "\"\n");
    lines[count++] = line.bytes;
  }
  qsort(lines, count, sizeof *lines, compare);
  for (size_t index = 0; index < count; index++) {
    begin(out, depth);
    say(out, lines[index]);
    free(lines[index]);
  }
}

static void add_children(buffer *out, const lxb_dom_node_t *parent, int depth);

static void add_node(buffer *out, const lxb_dom_node_t *node, int depth) {
  size_t length = 0;
  switch (node->type) {
    case LXB_DOM_NODE_TYPE_ELEMENT: {
      const lxb_dom_element_t *element = (const void *)node;
      begin(out, depth);
      say(out, node->ns == LXB_NS_SVG ? "<svg " : node->ns == LXB_NS_MATH ? "<math " : "<");
      const lxb_char_t *name = lxb_dom_element_qualified_name(element, &length);
      add(out, name, length);
      say(out, ">\n");
      add_attributes(out, element, depth + 1);
      if (node->local_name == LXB_TAG_TEMPLATE && node->ns == LXB_NS_HTML) {
        begin(out, depth + 1);
        say(out, "content\n");
        const lxb_html_template_element_t *template = (const void *)node;
        if (template->content) add_children(out, &template->content->node, depth + 2);
      }
      add_children(out, node, depth + 1);
      break;
    }
    case LXB_DOM_NODE_TYPE_TEXT:
    case LXB_DOM_NODE_TYPE_COMMENT: {
      const lexbor_str_t *text = &((const lxb_dom_character_data_t *)node)->data;
      int is_text = node->type == LXB_DOM_NODE_TYPE_TEXT;
      begin(out, depth);
      say(out, is_text ? "\"" : "<!-- ");
      add(out, text->data, text->length);
      say(out, is_text ? "\"\n" : " -->\n");
      break;
    }
    case LXB_DOM_NODE_TYPE_PROCESSING_INSTRUCTION: {
      const lxb_dom_processing_instruction_t *instruction = (const void *)node;
      begin(out, depth);
      say(out, "<?");
      add(out, instruction->target.data, instruction->target.length);
      say(out, " ");
      add(out, instruction->char_data.data.data, instruction->char_data.data.length);
      say(out, ">\n");
      break;
    }
    case LXB_DOM_NODE_TYPE_DOCUMENT_TYPE: {
      const lxb_dom_document_type_t *type = (const void *)node;
      begin(out, depth);
      say(out, "<!DOCTYPE ");
      const lxb_char_t *name = lxb_dom_document_type_name_noi((void *)type, &length);
      add(out, name, length);
      if (type->public_id.length > 0 || type->system_id.length > 0) {
        say(out, " \"");
        add(out, type->public_id.data, type->public_id.length);
        say(out, "\" \"");
        add(out, type->system_id.data, type->system_id.length);
        say(out, "\"");
      }
      say(out, ">\n");
      break;
    }
    default: break;
  }
}

static void add_children(buffer *out, const lxb_dom_node_t *parent, int depth) {
  for (const lxb_dom_node_t *node = parent->first_child; node; node = node->next) add_node(out, node, depth);
}

char *suite_tree(const void *document) {
  buffer out = {0};
  add(&out, "", 0);
  add_children(&out, document, 0);
  return out.bytes;
}

char *suite_fragment(const unsigned char *bytes, size_t count, const char *context) {
  lxb_ns_id_t space = LXB_NS_HTML;
  if (strncmp(context, "svg ", 4) == 0) {
    space = LXB_NS_SVG;
    context += 4;
  } else if (strncmp(context, "math ", 5) == 0) {
    space = LXB_NS_MATH;
    context += 5;
  }
  lxb_html_parser_t *parser = lxb_html_parser_create();
  if (!parser || lxb_html_parser_init(parser) != LXB_STATUS_OK) return NULL;
  lxb_html_document_t *document = lxb_html_document_create();
  lxb_tag_id_t tag =
    lxb_tag_id_by_name(document->dom_document.tags, (const lxb_char_t *)context, strlen(context));
  lxb_dom_node_t *root = lxb_html_parse_fragment_by_tag_id(parser, document, tag, space, bytes, count);
  char *text = root ? suite_tree(root) : NULL;
  lxb_html_document_destroy(document);
  lxb_html_parser_destroy(parser);
  return text;
}

char *suite_page_with_scripting(const unsigned char *bytes, size_t count) {
  lxb_html_document_t *document = lxb_html_document_create();
  if (!document) return NULL;
  document->dom_document.scripting = true;
  char *text = NULL;
  if (lxb_html_document_parse(document, bytes, count) == LXB_STATUS_OK) text = suite_tree(document);
  lxb_html_document_destroy(document);
  return text;
}

suite_kind suite_kind_of(const void *data) {
  const lxb_html_token_t *token = data;
  if (token->tag_id == LXB_TAG__EM_DOCTYPE) return SUITE_DOCTYPE;
  return token->tag_id == LXB_TAG__PROCESSINGINSTRUCTION ? SUITE_INSTRUCTION : SUITE_COMMENT;
}

const unsigned char *suite_data(const void *data, size_t *count) {
  const lxb_html_token_t *token = data;
  *count = (size_t)(token->text_end - token->text_start);
  return token->text_start;
}

suite_doctype suite_doctype_of(const void *data) {
  const lxb_html_token_t *token = data;
  suite_doctype type = {.forces_quirks = (token->type & LXB_HTML_TOKEN_TYPE_FORCE_QUIRKS) != 0};
  const lxb_html_token_attr_t *part = token->attr_first;
  if (!part) return type;
  if (part->name) {
    type.name = lexbor_hash_entry_str(&part->name->entry);
    type.name_count = part->name->entry.length;
  }
  for (part = part->next; part; part = part->next) {
    // A keyword without an identifier.
    if (!part->value_begin) continue;
    const unsigned char *value = part->value ? part->value : (const unsigned char *)"";
    size_t count = part->value ? part->value_size : 0;
    if (part->name && part->name->attr_id == LXB_DOM_ATTR_PUBLIC) {
      type.public_id = value;
      type.public_count = count;
    } else {
      type.system_id = value;
      type.system_count = count;
    }
  }
  return type;
}

int suite_is_self_closing(const void *token) {
  return (((const lxb_html_token_t *)token)->type & LXB_HTML_TOKEN_TYPE_CLOSE_SELF) != 0;
}
