#include "CLexbor.h"

#include <lexbor/dom/interfaces/attr.h>
#include <lexbor/tag/tag.h>

/// The name of a tag, of the standard or not.
static inline supernews_html_name supernews_tag_name(lxb_tag_id_t id) {
  size_t count = 0;
  const lxb_char_t *bytes = lxb_tag_name_by_id(id, &count);
  return (supernews_html_name){id, bytes, count};
}

static inline supernews_html_name supernews_attribute_name(const lxb_dom_attr_data_t *data) {
  if (!data) return (supernews_html_name){0, (const unsigned char *)"", 0};
  return (supernews_html_name){data->attr_id, lexbor_hash_entry_str(&data->entry), data->entry.length};
}
