#include <string.h>

#include "CWords.h"
#include "letters.h"

// The current word or run of pairs: at most one of them.
struct splitter {
  supernews_take_word take;
  void *context;
  // The word so far; none if length is 0.
  int length, start, end;
  // Whether the word reached its limit.
  int is_cut;
  // Where the last letter of initials such as U.S. begins, and the bytes of blanks before it; -1 for the first letter.
  int initial, gap;
  // The combining class of the last character of the word.
  unsigned order;
  // The last character of the run, 0 if there is none: it can still be composed with the next one.
  uint32_t last;
  int last_start, last_end;
  // The bytes of the character before that, none if their number is 0; with room for those of the last.
  int before_length, before_start;
  char pair[8];
  // With room for one character too many.
  char word[SUPERNEWS_WORD_LIMIT + 4];
};

static int is_continuation(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

// Reads a character of more than one byte and returns their number, or 0 if they are not valid.
static int decode(const unsigned char *bytes, int count, uint32_t *code) {
  unsigned char first = bytes[0];
  if (first < 0xC2 || count < 2 || !is_continuation(bytes[1])) return 0;
  if (first < 0xE0) {
    *code = (first & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
    return 2;
  }
  if (count < 3 || !is_continuation(bytes[2])) return 0;
  if (first < 0xF0) {
    *code = (first & 0x0Fu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
    return *code >= 0x800 && (*code < 0xD800 || *code > 0xDFFF) ? 3 : 0;
  }
  if (first > 0xF4 || count < 4 || !is_continuation(bytes[3])) return 0;
  *code = (first & 0x07u) << 18 | (bytes[1] & 0x3Fu) << 12 | (bytes[2] & 0x3Fu) << 6 | (bytes[3] & 0x3Fu);
  return *code >= 0x10000 && *code <= 0x10FFFF ? 4 : 0;
}

// Writes a character and returns the number of its bytes; there must be room for four.
static int encode(char *bytes, uint32_t code) {
  int count = 1;
  uint32_t packed = code;
  if (code >= 0x10000) {
    count = 4;
    packed = 0x808080F0 | code >> 18 | (code >> 12 & 0x3F) << 8 | (code >> 6 & 0x3F) << 16 | (code & 0x3F) << 24;
  } else if (code >= 0x800) {
    count = 3;
    packed = 0x8080E0 | code >> 12 | (code >> 6 & 0x3F) << 8 | (code & 0x3F) << 16;
  } else if (code >= 0x80) {
    count = 2;
    packed = 0x80C0 | code >> 6 | (code & 0x3F) << 8;
  }
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  packed = __builtin_bswap32(packed);
#endif
  // All at once: a processor waits when it reads together what was written byte by byte.
  memcpy(bytes, &packed, 4);
  return count;
}

// The table's entry for a character: see letters.
static uint32_t letter_of(uint32_t code) {
  if (code < TABLE_END) return letters[pages[page_numbers[code / PAGE_SIZE]][code % PAGE_SIZE]];
  if (code < 0x3FFFE) return PAIR;  // ideographs, also of later versions of Unicode
  if (code >= 0xE0100 && code <= 0xE01EF) return MARK;  // variation selectors
  return code >> 12 == 0xE0 ? FORMAT : SEPARATOR;  // tags
}

// Reads a character of a text and returns its class, SEPARATOR for broken bytes; count is the number of its bytes.
static unsigned class_at(const unsigned char *bytes, int place, int length, uint32_t *code, int *count) {
  *code = bytes[place];
  *count = 1;
  if (*code < 0x80) return ascii[*code] != 0 ? LETTER : SEPARATOR;
  *count = decode(bytes + place, length - place, code);
  return *count > 0 ? letter_of(*code) & 7 : SEPARATOR;
}

// The end of a letter that can be an initial and of its marks; 0 if there is none at the position.
static int end_of_initial(const unsigned char *bytes, int place, int length) {
  if (place >= length) return 0;
  uint32_t code = 0;
  int count = 0;
  unsigned class = class_at(bytes, place, length, &code, &count);
  // Latin, Greek and Cyrillic have initials. The folded letters of ASCII come after its digits.
  if ((class != LETTER && class != LETTERS) || code >= 0x530 || (code < 0x80 && ascii[code] < 'a')) return 0;
  do {
    place += count;
  } while (place < length && class_at(bytes, place, length, &code, &count) == MARK);
  return place;
}

// The number of bytes of a blank at a position; 0 if there is none.
static int blank_at(const unsigned char *bytes, int place, int length) {
  if (place < length && bytes[place] == ' ') return 1;
  if (place + 1 < length && bytes[place] == 0xC2 && bytes[place + 1] == 0xA0) return 2;  // no-break space
  if (place + 2 < length && memcmp(bytes + place, "\xE2\x80\xAF", 3) == 0) return 3;     // narrow no-break space
  return 0;
}

// Returns where the next initial begins if a full stop continues initials, and 0 if it ends a word. Initials are single
// letters with full stops, all with a blank between them or all without: U.S., U.S, J. K. (with more than one stop).
static int next_initial(struct splitter *splitter, const unsigned char *bytes, int stop, int length) {
  if (splitter->length == 0 || splitter->is_cut) return 0;
  int gap = blank_at(bytes, stop + 1, length);
  int place = stop + 1 + gap;
  if (splitter->gap >= 0 && (splitter->gap > 0) != (gap > 0)) return 0;
  if (end_of_initial(bytes, splitter->initial, length) != stop) return 0;
  int end = end_of_initial(bytes, place, length);
  if (end == 0) return 0;
  if (gap > 0) {
    if (end == length || bytes[end] != '.') return 0;
    // Its own initials may follow without blanks.
    end++;
  }
  if (end < length) {
    uint32_t code = 0;
    int count = 0;
    unsigned class = class_at(bytes, end, length, &code, &count);
    if (class == LETTER || class == LETTERS) return 0;
  }
  splitter->initial = place;
  splitter->gap = gap;
  return place;
}

static void begin_word(struct splitter *splitter, int start) {
  splitter->start = start;
  splitter->initial = start;
  splitter->gap = -1;
}

static int end_word(struct splitter *splitter) {
  int length = splitter->length;
  if (length == 0) return 0;
  splitter->length = 0;
  splitter->is_cut = 0;
  splitter->order = 0;
  return splitter->take(splitter->context, splitter->word, length, splitter->start, splitter->end);
}

// Passes on the last two characters of a run, and makes the last one the previous one.
static int take_pair(struct splitter *splitter) {
  int length = encode(splitter->pair + splitter->before_length, splitter->last);
  int result = 0;
  if (splitter->before_length > 0) {
    int pair_length = splitter->before_length + length;
    result = splitter->take(splitter->context, splitter->pair, pair_length, splitter->before_start, splitter->last_end);
    memmove(splitter->pair, splitter->pair + splitter->before_length, 4);
  }
  splitter->before_length = length;
  splitter->before_start = splitter->last_start;
  return result;
}

static int end_run(struct splitter *splitter, int leaves_last_out) {
  if (splitter->last == 0) return 0;
  int has_pair = splitter->before_length > 0;
  int result = take_pair(splitter);
  if (result == 0 && !(leaves_last_out && has_pair)) {
    result = splitter->take(
      splitter->context, splitter->pair, splitter->before_length, splitter->last_start, splitter->last_end
    );
  }
  splitter->last = 0;
  splitter->before_length = 0;
  return result;
}

// Moves the last mark of the word before those of its marks that come later in the canonical order.
static void put_mark_in_place(struct splitter *splitter, int count, unsigned order) {
  int place = splitter->length;
  while (place > 0) {
    int previous = place - 1;
    while (previous > 0 && is_continuation((unsigned char)splitter->word[previous])) previous--;
    uint32_t code = 0;
    if (decode((const unsigned char *)splitter->word + previous, place - previous, &code) == 0) break;
    if (letter_of(code) >> 24 <= order) break;
    place = previous;
  }
  char mark[4];
  memcpy(mark, splitter->word + splitter->length, sizeof mark);
  memmove(splitter->word + place + count, splitter->word + place, (size_t)(splitter->length - place));
  memcpy(splitter->word + place, mark, (size_t)count);
}

// Adds a folded character to the word, which ends at a byte of the text.
static void add_letter(struct splitter *splitter, uint32_t code, unsigned order, int end) {
  if (splitter->is_cut) return;
  int length = splitter->length;
  int count = encode(splitter->word + length, code);
  if (length + count > SUPERNEWS_WORD_LIMIT) {
    splitter->is_cut = 1;
    return;
  }
  if (order != 0 && order < splitter->order) {
    put_mark_in_place(splitter, count, order);
  } else {
    splitter->order = order;
  }
  splitter->length = length + count;
  splitter->end = end;
}

// Composes the last character of a run with a conjoining letter of Hangul, if they are one syllable.
static int compose_hangul(struct splitter *splitter, uint32_t code) {
  uint32_t last = splitter->last;
  if (code >= 0x1161 && code <= 0x1175 && last >= 0x1100 && last <= 0x1112) {
    splitter->last = 0xAC00 + ((last - 0x1100) * 21 + (code - 0x1161)) * 28;
    return 1;
  }
  if (code >= 0x11A8 && code <= 0x11C2 && last >= 0xAC00 && last <= 0xD7A3 && (last - 0xAC00) % 28 == 0) {
    splitter->last = last + (code - 0x11A7);
    return 1;
  }
  return 0;
}

// Composes the last character of a run with a sound mark, if it has such a form.
static void compose_kana(struct splitter *splitter, uint32_t mark) {
  if (splitter->last < FIRST_KANA || splitter->last > LAST_KANA) return;
  uint32_t composed = kana[splitter->last - FIRST_KANA][mark - 0x3099];
  if (composed != 0) splitter->last = composed;
}

// Whether a character of a run is an emoji: other scripts of pairs have no characters in these ranges.
static int is_emoji(uint32_t code) {
  return (code >= 0x2000 && code < 0x2E80) || (code >= 0x1F000 && code < 0x20000);
}

static int add_to_run(struct splitter *splitter, uint32_t code, int start, int end) {
  // Emoji make no pairs with letters.
  if (splitter->last != 0 && is_emoji(splitter->last) != is_emoji(code)) {
    int result = end_run(splitter, 0);
    if (result != 0) return result;
  }
  if (splitter->last != 0) {
    if (code - 0x1161 <= 0x11C2 - 0x1161 && compose_hangul(splitter, code)) {
      splitter->last_end = end;
      return 0;
    }
    int result = take_pair(splitter);
    if (result != 0) return result;
  }
  splitter->last = code;
  splitter->last_start = start;
  splitter->last_end = end;
  return 0;
}

// Adds a character outside ASCII, or ends the current word or run.
static int add(struct splitter *splitter, uint32_t code, int start, int end) {
  uint32_t letter = letter_of(code);
  uint32_t value = letter >> 3 & 0x1FFFFF;
  uint32_t folded = value != 0 ? value : code;
  int result = 0;
  switch (letter & 7) {
  case FORMAT:
    return 0;
  case SOUND:
    compose_kana(splitter, folded);
    [[fallthrough]];
  case MARK:
    if (splitter->length > 0 && !splitter->is_cut) splitter->end = end;
    splitter->last_end = end;
    return 0;
  case LETTER:
    result = end_run(splitter, 0);
    if (splitter->length == 0) begin_word(splitter, start);
    add_letter(splitter, folded, letter >> 24, end);
    return result;
  case LETTERS:
    result = end_run(splitter, 0);
    if (splitter->length == 0) begin_word(splitter, start);
    for (uint32_t i = 1; i <= sequences[value]; i++) {
      add_letter(splitter, sequences[value + i], letter_of(sequences[value + i]) >> 24, end);
    }
    return result;
  case PAIR:
    result = end_word(splitter);
    return result != 0 ? result : add_to_run(splitter, folded, start, end);
  case PAIRS:
    result = end_word(splitter);
    for (uint32_t i = 1; result == 0 && i <= sequences[value]; i++) {
      result = add_to_run(splitter, sequences[value + i], start, end);
    }
    return result;
  default:
    result = end_word(splitter);
    return result != 0 ? result : end_run(splitter, 0);
  }
}

// Adds the ASCII letters and digits at a position of the text, and returns where they end.
static int add_ascii(struct splitter *splitter, const unsigned char *bytes, int place, int length) {
  char folded = ascii[bytes[place]];
  int count = splitter->length;
  if (count == 0) begin_word(splitter, place);
  splitter->order = 0;
  do {
    if (count == SUPERNEWS_WORD_LIMIT) splitter->is_cut = 1;
    if (!splitter->is_cut) {
      splitter->word[count++] = folded;
      splitter->end = place + 1;
    }
    place++;
  } while (place < length && bytes[place] < 0x80 && (folded = ascii[bytes[place]]) != 0);
  splitter->length = count;
  return place;
}

int supernews_words(const char *text, int length, int is_query, void *context, supernews_take_word take) {
  const unsigned char *bytes = (const unsigned char *)text;
  struct splitter splitter = {.take = take, .context = context};
  int place = 0;
  int result = 0;
  while (place < length && result == 0) {
    if (bytes[place] < 0x80) {
      if (ascii[bytes[place]] != 0) {
        result = end_run(&splitter, 0);
        place = add_ascii(&splitter, bytes, place, length);
      } else {
        int next = bytes[place] == '.' ? next_initial(&splitter, bytes, place, length) : 0;
        if (next > 0) {
          place = next;
          continue;
        }
        result = end_word(&splitter);
        if (result == 0) result = end_run(&splitter, 0);
        place++;
      }
    } else {
      uint32_t code = 0;
      int count = decode(bytes + place, length - place, &code);
      int end = place + (count > 0 ? count : 1);
      // A null character separates words, as broken bytes do.
      result = add(&splitter, code, place, end);
      place = end;
    }
  }
  if (result == 0) result = end_word(&splitter);
  if (result == 0) result = end_run(&splitter, is_query);
  return result;
}

int supernews_fold(uint32_t code, uint32_t *folded, int room) {
  if (code < 0x80) {
    if (ascii[code] == 0 || room < 1) return -1;
    folded[0] = (unsigned char)ascii[code];
    return 1;
  }
  uint32_t letter = letter_of(code);
  uint32_t value = letter >> 3 & 0x1FFFFF;
  int count = 0;
  switch (letter & 7) {
  case FORMAT:
  case SOUND:
  case MARK:
    return 0;
  case LETTER:
  case PAIR:
    if (room < 1) return -1;
    folded[0] = value != 0 ? value : code;
    return 1;
  case LETTERS:
  case PAIRS:
    for (uint32_t i = 1; i <= sequences[value] && count < room; i++) folded[count++] = sequences[value + i];
    return count;
  default:
    return -1;
  }
}
