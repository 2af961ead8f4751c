#include "CLexbor.h"

#include <lexbor/encoding/decode.h>
#include <lexbor/encoding/encoding.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/// An encoding of the standard. lexbor's own table is not used: it would bring in its encoders, which are large, and lacks
/// the labels of 2020.
typedef struct {
  lxb_encoding_t number;
  lxb_encoding_decode_f decode;
  /// All its labels, in lower case, divided by spaces.
  const char *labels;
} encoding;

static const encoding encodings[] = {
  {LXB_ENCODING_UTF_8, lxb_encoding_decode_utf_8,
   "utf-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8"},
  {LXB_ENCODING_IBM866, lxb_encoding_decode_ibm866, "ibm866 866 cp866 csibm866"},
  {LXB_ENCODING_ISO_8859_2, lxb_encoding_decode_iso_8859_2,
   "iso-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"},
  {LXB_ENCODING_ISO_8859_3, lxb_encoding_decode_iso_8859_3,
   "iso-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"},
  {LXB_ENCODING_ISO_8859_4, lxb_encoding_decode_iso_8859_4,
   "iso-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"},
  {LXB_ENCODING_ISO_8859_5, lxb_encoding_decode_iso_8859_5,
   "iso-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988"},
  {LXB_ENCODING_ISO_8859_6, lxb_encoding_decode_iso_8859_6,
   "iso-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i "
     "iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987"},
  {LXB_ENCODING_ISO_8859_7, lxb_encoding_decode_iso_8859_7,
   "iso-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 "
     "iso_8859-7:1987 sun_eu_greek"},
  {LXB_ENCODING_ISO_8859_8, lxb_encoding_decode_iso_8859_8,
   "iso-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 "
     "iso_8859-8:1988 visual"},
  {LXB_ENCODING_ISO_8859_8_I, lxb_encoding_decode_iso_8859_8_i, "iso-8859-8-i csiso88598i logical"},
  {LXB_ENCODING_ISO_8859_10, lxb_encoding_decode_iso_8859_10,
   "iso-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6"},
  {LXB_ENCODING_ISO_8859_13, lxb_encoding_decode_iso_8859_13, "iso-8859-13 iso8859-13 iso885913"},
  {LXB_ENCODING_ISO_8859_14, lxb_encoding_decode_iso_8859_14, "iso-8859-14 iso8859-14 iso885914"},
  {LXB_ENCODING_ISO_8859_15, lxb_encoding_decode_iso_8859_15,
   "iso-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9"},
  {LXB_ENCODING_ISO_8859_16, lxb_encoding_decode_iso_8859_16, "iso-8859-16"},
  {LXB_ENCODING_KOI8_R, lxb_encoding_decode_koi8_r, "koi8-r cskoi8r koi koi8 koi8_r"},
  {LXB_ENCODING_KOI8_U, lxb_encoding_decode_koi8_u, "koi8-u koi8-ru"},
  {LXB_ENCODING_MACINTOSH, lxb_encoding_decode_macintosh, "macintosh csmacintosh mac x-mac-roman"},
  {LXB_ENCODING_WINDOWS_874, lxb_encoding_decode_windows_874,
   "windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620"},
  {LXB_ENCODING_WINDOWS_1250, lxb_encoding_decode_windows_1250, "windows-1250 cp1250 x-cp1250"},
  {LXB_ENCODING_WINDOWS_1251, lxb_encoding_decode_windows_1251, "windows-1251 cp1251 x-cp1251"},
  {LXB_ENCODING_WINDOWS_1252, lxb_encoding_decode_windows_1252,
   "windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 "
     "iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252"},
  {LXB_ENCODING_WINDOWS_1253, lxb_encoding_decode_windows_1253, "windows-1253 cp1253 x-cp1253"},
  {LXB_ENCODING_WINDOWS_1254, lxb_encoding_decode_windows_1254,
   "windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 "
     "latin5 x-cp1254"},
  {LXB_ENCODING_WINDOWS_1255, lxb_encoding_decode_windows_1255, "windows-1255 cp1255 x-cp1255"},
  {LXB_ENCODING_WINDOWS_1256, lxb_encoding_decode_windows_1256, "windows-1256 cp1256 x-cp1256"},
  {LXB_ENCODING_WINDOWS_1257, lxb_encoding_decode_windows_1257, "windows-1257 cp1257 x-cp1257"},
  {LXB_ENCODING_WINDOWS_1258, lxb_encoding_decode_windows_1258, "windows-1258 cp1258 x-cp1258"},
  {LXB_ENCODING_X_MAC_CYRILLIC, lxb_encoding_decode_x_mac_cyrillic, "x-mac-cyrillic x-mac-ukrainian"},
  {LXB_ENCODING_GBK, lxb_encoding_decode_gbk,
   "gbk chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk"},
  {LXB_ENCODING_GB18030, lxb_encoding_decode_gb18030, "gb18030"},
  {LXB_ENCODING_BIG5, lxb_encoding_decode_big5, "big5 big5-hkscs cn-big5 csbig5 x-x-big5"},
  {LXB_ENCODING_EUC_JP, lxb_encoding_decode_euc_jp, "euc-jp cseucpkdfmtjapanese x-euc-jp"},
  {LXB_ENCODING_ISO_2022_JP, lxb_encoding_decode_iso_2022_jp, "iso-2022-jp csiso2022jp"},
  {LXB_ENCODING_SHIFT_JIS, lxb_encoding_decode_shift_jis,
   "shift_jis csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis"},
  {LXB_ENCODING_EUC_KR, lxb_encoding_decode_euc_kr,
   "euc-kr cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949"},
  {LXB_ENCODING_REPLACEMENT, lxb_encoding_decode_replacement,
   "replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr"},
  {LXB_ENCODING_UTF_16BE, lxb_encoding_decode_utf_16be, "utf-16be unicodefffe"},
  {LXB_ENCODING_UTF_16LE, lxb_encoding_decode_utf_16le,
   "utf-16le csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16"},
  {LXB_ENCODING_X_USER_DEFINED, lxb_encoding_decode_x_user_defined, "x-user-defined"},
};

enum { COUNT = sizeof encodings / sizeof *encodings };

int supernews_encoding(const char *label, size_t count) {
  for (size_t index = 0; index < COUNT; index++) {
    for (const char *word = encodings[index].labels; *word; word += *word == ' ') {
      size_t length = strcspn(word, " ");
      if (length == count && strncasecmp(word, label, count) == 0) return (int)encodings[index].number;
      word += length;
    }
  }
  return 0;
}

static const encoding *encoding_of(int number) {
  for (size_t index = 0; index < COUNT; index++)
    if ((int)encodings[index].number == number) return &encodings[index];
  return NULL;
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

unsigned char *supernews_decode(int number, const unsigned char *bytes, size_t count, size_t *size) {
  const encoding *found = encoding_of(number);
  lxb_codepoint_t characters[4096];
  lxb_encoding_decode_t decoder;
  if (!found) return NULL;
  const lxb_encoding_data_t data = {.encoding = found->number, .decode = found->decode};
  if (lxb_encoding_decode_init(&decoder, &data, characters, sizeof characters / sizeof *characters) != LXB_STATUS_OK)
    return NULL;
  lxb_encoding_decode_replace_set(&decoder, LXB_ENCODING_REPLACEMENT_BUFFER, LXB_ENCODING_REPLACEMENT_BUFFER_LEN);
  buffer out = {malloc(count + count / 2 + 64), 0, count + count / 2 + 64};
  if (!out.bytes) return NULL;
  const lxb_char_t *place = bytes;
  const lxb_char_t *end = bytes + count;
  lxb_status_t status;
  do {
    status = found->decode(&decoder, &place, end);
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
