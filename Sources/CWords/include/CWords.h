#ifndef CWORDS_H
#define CWORDS_H

#include <stdint.h>

// The most bytes of a word: the rest of a longer one is skipped.
#define SUPERNEWS_WORD_LIMIT 64

// Called with each word: its folded UTF-8 bytes, and the range of bytes of the text that it comes from.
// A value other than 0 ends the splitting and is returned.
typedef int (*supernews_take_word)(void *context, const char *word, int length, int start, int end);

// Splits a text into the words by which it is found. The text is UTF-8; invalid bytes separate words.
//
// Letters are folded: without case, without the marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and of usual width;
// Arabic letters that are written for each other are one. Initials with full stops, such as U.S., are one word.
// Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese and emoji (without skin tones) are split into pairs of
// neighbouring characters: ABC gives AB, BC, C. If is_query is not 0, the last C is left out at the end of the text,
// because the text is then a part of what is looked for, where any character may follow; a character without a
// neighbour is a word in both.
int supernews_words(const char *text, int length, int is_query, void *context, supernews_take_word take);

// Folds a character as supernews_words does, and returns how many characters that gives, at most room: 0 for a mark, -1
// for a character that belongs to no word.
int supernews_fold(uint32_t code, uint32_t *folded, int room);

#endif
