#include "CLexbor.h"

#include <lexbor/encoding/encoding.h>
#include <stdlib.h>

int supernews_encoding(const char *label, size_t count) {
  const lxb_encoding_data_t *data = lxb_encoding_data_by_pre_name((const lxb_char_t *)label, count);
  return data ? (int)data->encoding : 0;
}

const char *supernews_encoding_name(int encoding) {
  const lxb_encoding_data_t *data =
    encoding > 0 && encoding < LXB_ENCODING_LAST_ENTRY ? lxb_encoding_data((lxb_encoding_t)encoding) : NULL;
  return data && data->name ? (const char *)data->name : "";
}

/// Memory that grows.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t room;
} buffer;

/// Adds characters as UTF-8. Returns 0 if memory ran out.
static int add(buffer *out, const lxb_codepoint_t *characters, size_t count) {
  if (out->room - out->count < count * 4) {
    size_t room = out->room + out->room / 2 + count * 4;
    unsigned char *bytes = realloc(out->bytes, room);
    if (!bytes) return 0;
    out->bytes = bytes;
    out->room = room;
  }
  unsigned char *place = out->bytes + out->count;
  for (size_t index = 0; index < count; index++) {
    lxb_codepoint_t scalar = characters[index];
    if (scalar > 0x10FFFF || (scalar >= 0xD800 && scalar < 0xE000)) scalar = 0xFFFD;
    if (scalar < 0x80) {
      *place++ = (unsigned char)scalar;
    } else if (scalar < 0x800) {
      *place++ = (unsigned char)(0xC0 | scalar >> 6);
      *place++ = (unsigned char)(0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
      *place++ = (unsigned char)(0xE0 | scalar >> 12);
      *place++ = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
      *place++ = (unsigned char)(0x80 | (scalar & 0x3F));
    } else {
      *place++ = (unsigned char)(0xF0 | scalar >> 18);
      *place++ = (unsigned char)(0x80 | (scalar >> 12 & 0x3F));
      *place++ = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
      *place++ = (unsigned char)(0x80 | (scalar & 0x3F));
    }
  }
  out->count = (size_t)(place - out->bytes);
  return 1;
}

unsigned char *supernews_decode(int encoding, const unsigned char *bytes, size_t count, size_t *size) {
  const lxb_encoding_data_t *data = lxb_encoding_data((lxb_encoding_t)encoding);
  lxb_codepoint_t characters[4096];
  lxb_encoding_decode_t decoder;
  if (!data || !data->decode) return NULL;
  if (lxb_encoding_decode_init(&decoder, data, characters, sizeof characters / sizeof *characters) != LXB_STATUS_OK)
    return NULL;
  lxb_encoding_decode_replace_set(&decoder, LXB_ENCODING_REPLACEMENT_BUFFER, LXB_ENCODING_REPLACEMENT_BUFFER_LEN);
  buffer out = {malloc(count + count / 2 + 64), 0, count + count / 2 + 64};
  if (!out.bytes) return NULL;
  const lxb_char_t *place = bytes;
  const lxb_char_t *end = bytes + count;
  lxb_status_t status;
  do {
    status = data->decode(&decoder, &place, end);
    if (!add(&out, characters, lxb_encoding_decode_buf_used(&decoder))) goto failed;
    lxb_encoding_decode_buf_used_set(&decoder, 0);
  } while (status == LXB_STATUS_SMALL_BUFFER);
  // A character that is cut off at the end.
  lxb_encoding_decode_finish(&decoder);
  if (!add(&out, characters, lxb_encoding_decode_buf_used(&decoder))) goto failed;
  *size = out.count;
  return out.bytes;
failed:
  free(out.bytes);
  return NULL;
}
