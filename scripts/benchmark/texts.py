"""Made texts in many languages: words and clauses of the recorded stories, drawn at random, common ones more often."""

import glob, os, re
from collections import Counter
from random import Random

STORIES = f"{os.environ['SUPERNEWS_CORPUS']}/stories/ntrex"
FILES = {
    "ar": "arb", "de": "deu", "en": "eng", "es": "spa", "fr": "fra", "he": "heb", "it": "ita", "ja": "jpn",
    "pl": "pol", "pt": "por", "ru": "rus", "tr": "tur", "uk": "ukr", "zh": "zho-CN",
}
RECORDED = {language: path for language, name in FILES.items() for path in glob.glob(f"{STORIES}/*.{name}.txt")}
COMPLETE = len(RECORDED) == len(FILES)
WIDE = {"ja", "ko", "zh"}  # a letter takes two columns
UNSPACED = {"ja": "、", "th": " ", "zh": "，"}  # what parts the clauses of languages that do not part words
TITLE, SUMMARY = 70, 180  # columns
WORDS, CLAUSES = 5_000, 20_000  # made up for each language without recorded stories
DRAWN = 1 << 16  # words at a time
URN = 1 << 18  # words to draw from, each as often in it as its share
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
CLAUSE = re.compile(r"[^\s。，、；：！？“”「」『』（）()\"\\]{4,24}")


def letters(first, last, signs=()):
    """The letters or syllables from one code point to another, each also with every sign."""
    return [chr(letter) + sign for letter in range(first, last + 1) for sign in ("", *map(chr, signs))]


SYLLABLES = {
    "bn": letters(0x995, 0x9A8, range(0x9BE, 0x9C3)),
    "el": [a + b for a in letters(0x3BA, 0x3C1) for b in "αεηιουωάέή"],
    "hi": letters(0x915, 0x928, range(0x93E, 0x943)),
    "ko": letters(0xAC00, 0xB300)[::7],
    "ta": letters(0xBAE, 0xBB5, range(0xBBE, 0xBC2)),
    "th": letters(0xE01, 0xE2E, range(0xE30, 0xE37)),
}


def recorded_words(language):
    """The words of the recorded stories, the most common first, each as it is written most often."""
    counts, forms = Counter(), {}
    for word, count in Counter(WORD.findall(open(RECORDED[language]).read())).most_common():
        counts[word.lower()] += count
        forms.setdefault(word.lower(), word)
    return [forms[word] for word, _ in counts.most_common()]


def made_words(language, random):
    """Words of one to four syllables, the most common first."""
    words = {}
    while len(words) < WORDS:
        words["".join(random.choices(SYLLABLES[language], k=random.choice((1, 2, 2, 3, 3, 4))))] = None
    return list(words)


def share(rank):
    """How often a word is drawn, compared with others, by its rank from 0: Zipf's law as Mandelbrot wrote it."""
    return 1 / (rank + 2.7)


def drawn(words, random):
    """A list from which words are drawn at random, common ones more often."""
    return random.choices(words, [share(rank) for rank in range(len(words))], k=URN)


class Language:
    """Draws the titles and summaries of a language."""

    def __init__(self, language):
        self.random = random = Random(language)
        self.between = UNSPACED.get(language, " ")
        if language == "th":
            words = drawn(made_words(language, random), random)
            self.pieces = ["".join(random.choices(words, k=random.randint(2, 6))) for _ in range(CLAUSES)]
        elif language in UNSPACED:
            self.pieces = CLAUSE.findall(open(RECORDED[language]).read())
        else:
            self.words = recorded_words(language) if language in RECORDED else made_words(language, random)
            self.pieces = drawn(self.words, random)
        width = (sum(map(len, self.pieces)) / len(self.pieces) + len(self.between)) * (2 if language in WIDE else 1)
        self.lengths = [
            [max(2, round(columns * part / 100 / width)) for part in range(70, 131)] for columns in (TITLE, SUMMARY)
        ]
        self.stock, self.next = [], 0

    def texts(self):
        """A title and a summary."""
        title, summary = (self.random.choice(lengths) for lengths in self.lengths)
        start = self.next
        middle, end = start + title, start + title + summary
        if end > len(self.stock):
            self.stock = self.random.choices(self.pieces, k=DRAWN)
            start, middle, end = 0, title, title + summary
        self.next = end
        first, second = self.between.join(self.stock[start:middle]), self.between.join(self.stock[middle:end])
        return first[0].upper() + first[1:], second[0].upper() + second[1:] + "."
