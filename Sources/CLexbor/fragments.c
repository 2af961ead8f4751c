#include "CLexbor.h"
#include "names.h"

#include <lexbor/html/html.h>
#include <lexbor/html/tokenizer/state.h>
#include <lexbor/html/tokenizer/state_rawtext.h>
#include <lexbor/html/tokenizer/state_rcdata.h>
#include <lexbor/html/tokenizer/state_script.h>
#include <pthread.h>
#include <string.h>

typedef struct {
  lxb_html_tokenizer_t *tokenizer;
  const unsigned char *bytes;
  size_t count;
  void *reader;
  supernews_html_next (*take)(void *reader, const supernews_html_piece *piece);
  /// Where the last piece ends.
  size_t end;
  int is_stopped;
} fragment;

/// Where a token ends that is not the last. lexbor gives the range of a text or a tag's name, without the brackets.
static size_t end_of_piece(const fragment *state, const lxb_html_token_t *token) {
  const unsigned char *place = token->end;
  if (token->tag_id == LXB_TAG__TEXT) return (size_t)(place - state->bytes);
  const lxb_html_token_attr_t *last = token->attr_last;
  if (last && last->name_end > place) place = last->name_end;
  if (last && last->value_end > place) place = last->value_end;
  const unsigned char *end = state->bytes + state->count;
  if (place < state->bytes || place > end) return state->end;
  // Of a comment lexbor gives the byte before the dashes at its end, which may be a bracket as well.
  if (token->tag_id == LXB_TAG__EM_COMMENT && end - place > 1 && place[1] == '-') place++;
  const unsigned char *bracket = memchr(place, '>', (size_t)(end - place));
  return bracket ? (size_t)(bracket + 1 - state->bytes) : state->count;
}

static lxb_html_token_t *take(lxb_html_tokenizer_t *tokenizer, lxb_html_token_t *token, void *data) {
  fragment *state = data;
  if (token->tag_id == LXB_TAG__END_OF_FILE) return token;
  supernews_html_piece piece = {.kind = SUPERNEWS_HTML_OTHER, .token = token};
  switch (token->tag_id) {
    case LXB_TAG__TEXT:
      piece.kind = SUPERNEWS_HTML_TEXT;
      piece.text = token->text_start;
      piece.count = (size_t)(token->text_end - token->text_start);
      break;
    case LXB_TAG__EM_COMMENT:
    case LXB_TAG__EM_DOCTYPE:
    case LXB_TAG__PROCESSINGINSTRUCTION: break;
    default:
      piece.kind = token->type & LXB_HTML_TOKEN_TYPE_CLOSE ? SUPERNEWS_HTML_END : SUPERNEWS_HTML_START;
      piece.name = supernews_tag_name(token->tag_id);
  }
  // Pieces follow each other without gaps.
  piece.begin = state->end;
  // Of a text within a script that is cut off, lexbor may give an earlier end than that of the piece before.
  size_t end = tokenizer->is_eof ? state->count : end_of_piece(state, token);
  if (end > state->end && end <= state->count) state->end = end;
  piece.end = state->end;
  switch (state->take(state->reader, &piece)) {
    case SUPERNEWS_HTML_STOP: state->is_stopped = 1; return NULL;
    case SUPERNEWS_HTML_CONTINUE: break;
    case SUPERNEWS_HTML_CONTINUE_BY_NAME:
      if (piece.kind == SUPERNEWS_HTML_START)
        lxb_html_tokenizer_set_state_by_tag(tokenizer, 0, token->tag_id, LXB_NS_HTML);
  }
  return token;
}

static lxb_html_tokenizer_t *make_tokenizer(void) {
  lxb_html_tokenizer_t *tokenizer = lxb_html_tokenizer_create();
  if (!tokenizer) return NULL;
  if (lxb_html_tokenizer_init(tokenizer) != LXB_STATUS_OK) return lxb_html_tokenizer_destroy(tokenizer);
  // lexbor would compare each attribute with all others of its tag.
  lxb_html_tokenizer_keep_duplicate_set(tokenizer, true);
  return tokenizer;
}

/// The tokenizer that the last fragment of this thread left: making one takes longer than reading most fragments.
static pthread_key_t last;

static void destroy(void *tokenizer) { lxb_html_tokenizer_destroy(tokenizer); }

static void make_key(void) { pthread_key_create(&last, destroy); }

/// The most bytes of buffers, and names beyond those of the standard, that are left to the next fragment.
enum { MOST_LEFT = 64 << 10, MOST_NAMES = 64 };

static lxb_html_tokenizer_t *take_tokenizer(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_key);
  lxb_html_tokenizer_t *tokenizer = pthread_getspecific(last);
  if (!tokenizer) return make_tokenizer();
  // A fragment may be read while another one is.
  pthread_setspecific(last, NULL);
  return tokenizer;
}

static void leave(lxb_html_tokenizer_t *tokenizer) {
  int is_large = tokenizer->end - tokenizer->start > MOST_LEFT || tokenizer->mraw->mem->chunk_length > 1 ||
                 tokenizer->dobj_token_attr->mem->chunk_length > 1 || tokenizer->tags->entries->allocated > MOST_NAMES ||
                 tokenizer->attrs->entries->allocated > MOST_NAMES;
  if (is_large || pthread_getspecific(last)) {
    lxb_html_tokenizer_destroy(tokenizer);
  } else {
    lxb_html_tokenizer_clean(tokenizer);
    pthread_setspecific(last, tokenizer);
  }
}

/// How many bytes of a fragment lexbor gets at a time, and the most names and attributes of a fragment: lexbor keeps names in
/// a table that stops growing.
enum { PIECE = 16 << 10, MOST_DIFFERENT_NAMES = 10000, MOST_ATTRIBUTES = 10000 };

static int is_monstrous(const lxb_html_tokenizer_t *tokenizer) {
  return tokenizer->tags->entries->allocated > MOST_DIFFERENT_NAMES ||
         tokenizer->attrs->entries->allocated > MOST_DIFFERENT_NAMES ||
         tokenizer->dobj_token_attr->allocated > MOST_ATTRIBUTES;
}

static void set_state(lxb_html_tokenizer_t *tokenizer, supernews_html_state state, const char *last_start) {
  if (last_start)
    tokenizer->tmp_tag_id =
      lxb_tag_id_by_name(tokenizer->tags, (const lxb_char_t *)last_start, strlen(last_start));
  switch (state) {
    case SUPERNEWS_HTML_DATA: break;
    case SUPERNEWS_HTML_PLAINTEXT: tokenizer->state = lxb_html_tokenizer_state_plaintext_before; break;
    case SUPERNEWS_HTML_RCDATA: tokenizer->state = lxb_html_tokenizer_state_rcdata_before; break;
    case SUPERNEWS_HTML_RAWTEXT: tokenizer->state = lxb_html_tokenizer_state_rawtext_before; break;
    case SUPERNEWS_HTML_SCRIPT: tokenizer->state = lxb_html_tokenizer_state_script_data_before; break;
    case SUPERNEWS_HTML_CDATA: tokenizer->state = lxb_html_tokenizer_state_cdata_section_before; break;
  }
}

size_t supernews_html_pieces(
  const unsigned char *bytes, size_t count, supernews_html_state state, const char *last_start, void *reader,
  supernews_html_next (*take_piece)(void *reader, const supernews_html_piece *piece)) {
  lxb_html_tokenizer_t *tokenizer = take_tokenizer();
  if (!tokenizer) return SIZE_MAX;
  fragment fragment = {tokenizer, bytes, count, reader, take_piece, 0, 0};
  lxb_html_tokenizer_callback_token_done_set(tokenizer, take, &fragment);
  lxb_status_t status = lxb_html_tokenizer_begin(tokenizer);
  if (status == LXB_STATUS_OK) set_state(tokenizer, state, last_start);
  // In pieces, so that a tag of very many attributes is noticed before it ends.
  for (size_t place = 0; status == LXB_STATUS_OK && place < count; place += PIECE) {
    if (is_monstrous(tokenizer)) {
      fragment.is_stopped = 1;
      status = LXB_STATUS_STOPPED;
    } else {
      status = lxb_html_tokenizer_chunk(tokenizer, bytes + place, count - place < PIECE ? count - place : PIECE);
    }
  }
  if (status == LXB_STATUS_OK) status = lxb_html_tokenizer_end(tokenizer);
  if (status == LXB_STATUS_OK) {
    leave(tokenizer);
  } else {
    lxb_html_tokenizer_destroy(tokenizer);
    if (!fragment.is_stopped) return SIZE_MAX;
  }
  return fragment.end;
}

int supernews_html_next_attribute(const supernews_html_piece *piece, supernews_html_attribute *attribute) {
  const lxb_html_token_t *token = piece->token;
  const lxb_html_token_attr_t *place = attribute->place;
  place = place ? place->next : token->attr_first;
  if (!place) return 0;
  attribute->place = place;
  attribute->name = supernews_attribute_name(place->name);
  attribute->value = place->value;
  attribute->count = place->value ? place->value_size : 0;
  return 1;
}
