"""Archives of supernews, what is looked for in them, and checks that they find it."""

import json, os, re
from collections import Counter
import texts
from commands import BINARY, KEEPING, SH, newsapi
from measure import FOLDER, SMOKE, Command, fail, links, output, same, sized

# supernews counts no further than 10,000, and of fewer articles not everybody finds the same words.
COUNTED = sized(10_000, 10_000, 1_000)
NOW = "2026-12-05T00:00:00Z"  # after all articles
PAIR = re.compile("(?=([\u4e00-\u9fff]{2}))")
AMERICAN = "the", "--country", "us", "--language", "en"


class Archive:
    """An archive in folders of its own."""

    def __init__(self, name):
        self.folder = f"{FOLDER}/{name}"
        folders = {f"XDG_{kind}_HOME": f"{self.folder}/{kind.lower()}" for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        self.environment = {**folders, "SUPERNEWS_NOW": NOW}

    def without(self, part, *argv, **more):
        """A command before which one of the folders is deleted."""
        delete = f'rm -rf {self.folder}/{part} && exec "$0" "$@"'
        return Command([SH, "-c", delete, *argv], environment={**self.environment, **more})

    def filled(self, path):
        """The command that reads a file into the empty archive."""
        return self.without("data", BINARY, "archive", "import", path)

    def top(self, base):
        """The command that asks the server for a page of headlines, whatever the cache had."""
        return self.without("cache", *KEEPING, "-F", "tsv", "top", **newsapi(base))

    def script(self, path):
        return Command([BINARY, "-e", "-f", path], environment=self.environment)

    def find(self, *what, form="tsv"):
        """The command that prints the first 20 articles found."""
        return Command([BINARY, "-F", form, "find", *what, "--limit", "20"], environment=self.environment)

    def hits(self, *what):
        return json.loads(output(self.find(*what, form="json"))[-1])["total"]

    def size(self):
        """The bytes of the file and of those that SQLite may leave beside it."""
        with os.scandir(f"{self.folder}/data/supernews") as files:
            return sum(file.stat().st_size for file in files if file.name.startswith("archive.sqlite"))


class Words:
    """What is looked for."""

    def __init__(self, plain, count):
        known = texts.Language("en").words
        plain_words = (word for word in known[300:] if re.fullmatch("[a-z]{3,}", word))
        self.ordinary = next(word for word in plain_words if 20 <= plain.count(word) <= max(40, count / 200))
        self.phrase = f'"{known[0]} {known[1]}"' if SMOKE else f'"{known[9]} {known[29]}"'
        self.chinese, self.japanese = pair("zh"), pair("ja")


def pair(language):
    """The two Chinese characters that stand together most often in a language."""
    return Counter(PAIR.findall(" ".join(texts.Language(language).pieces))).most_common(1)[0][0]


def agree(what, ours, theirs):
    if min(ours, COUNTED) != min(theirs, COUNTED) or not theirs:
        fail(f"hits of {what}: {ours} and {theirs}")


def american(path):
    """The number of articles in English, of the United States, with the word "the"."""
    word = re.compile(r"\bthe\b", re.IGNORECASE)
    with open(path) as file:
        chosen = (json.loads(line) for line in file if '"country":"us","language":"en"' in line)
        return sum(bool(word.search(f"{a['title']}\n{a['description']}")) for a in chosen)


def check(archive, path, plain, items, words):
    """Fails unless the archive finds the same articles as others."""
    for match in words.ordinary, words.phrase:
        agree(match, archive.hits(match), plain.count(match))
        same(f"find {match}", links(archive.find(match)), items.newest(plain, match), 20)
    for text in words.chinese, words.japanese:
        agree(text, archive.hits(text), items.count(text))
    agree(" ".join(AMERICAN), archive.hits(*AMERICAN), american(path))
    agree("t*", archive.hits("t*"), plain.count("t*"))
