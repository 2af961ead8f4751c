"""Measures the archive: articles are added to it and found in it, beside what one would search them with otherwise."""

import os
from random import Random
import made, texts
from archivepeers import NOTMUCH, Items, Mail, Plain, unstemmed, version
from kept import AMERICAN, Archive, Words, agree, check
from measure import FOLDER, SMOKE, fewer, head, kibibytes, line, milliseconds, note, output, row, same, sized, table
from server import PAGE

FEW = sized(100_000, 100_000, 5_000)  # as many as notmuch is given
MANY = sized(1_000_000, FEW, FEW)
MUTES = sized(1_000, 1_000, 20)
NEWS = '"where a summary would stand"'  # in the articles of the server
FOUND, AT_ONCE, MEMORY = ("at most", 3.00), ("at most", 25, " ms"), ("at most", 30, " MiB")


def versions():
    """The version of the peer; empty if it is not measured."""
    return version() if NOTMUCH and texts.COMPLETE else ""


def built(archive, path):
    """A table of how an archive is filled; afterwards it and the peer are."""
    plain = Plain(path)
    head(f"{MANY:,} articles")
    row("archive import", "plain FTS5, .import", milliseconds, 1, archive.filled(path), plain.build, ("at most", 2.00))
    sizes = archive.size() / 2**20, os.path.getsize(plain.file) / 2**20
    line("size of the file", "plain FTS5", 1, "{:.0f} MiB", lambda: sizes, ("at most", 2.2))
    return plain


def searches(archive, plain, words):
    """Rows of searches, whose peers print the first 20 as well."""
    fts = "sqlite3, plain FTS5"
    ranked = archive.find("the", "--sort", "relevancy"), plain.find("the", "rank")
    return [
        ("find, ordinary word", fts, 60, archive.find(words.ordinary), plain.find(words.ordinary), FOUND),
        ("find, phrase", fts, 60, archive.find(words.phrase), plain.find(words.phrase), FOUND),
        ("find the --sort relevancy", "the same, by rank", 10, *ranked, ("at most", 50, " ms")),
        ("find, 2 Chinese characters", "", 30, archive.find(words.chinese), None, AT_ONCE),
        ("find, 2 Japanese characters", "", 30, archive.find(words.japanese), None, AT_ONCE),
        ("find the, country, language", "", 30, archive.find(*AMERICAN), None, AT_ONCE),
        ("find t*", "", 30, archive.find("t*"), None, AT_ONCE),
    ]


def scanned(archive, items, word):
    """A row beside newsboat's search, which reads every article."""
    commands = archive.find(word), items.find(word)
    row("find, ordinary word", "LIKE, as newsboat", milliseconds, fewer(10), *commands, ("at most", 1 / 40))


def mail(archive, path, words):
    """A table beside notmuch."""
    messages = Mail(path)
    head(f"{FEW:,} articles, median")
    for name, match in ("ordinary word", words.ordinary), ("phrase", words.phrase):
        agree(match, archive.hits(match), messages.count(unstemmed(match)))
        theirs = messages.find(unstemmed(match))
        row(f"find, {name}", "notmuch search", milliseconds, fewer(30), archive.find(match), theirs, ("below", 1.00))


def muting(archive):
    """Adds mutes, which hide nothing on the page: each has two words that are not together there."""
    words = [word for word in texts.Language("en").words if word.isascii() and word.isalpha()]
    path = f"{archive.folder}.mutes"
    random = Random(MUTES)
    with open(path, "w") as file:
        file.writelines(f'mute "{" ".join(random.sample(words, 2))}"\n' for _ in range(MUTES))
    output(archive.script(path))


def pages(archive):
    """A table of pages that are added to an archive, and of pages from which mutes may hide articles."""
    head(f"A page of {PAGE}, median")
    # Each page has new articles, as they take longer to add. The other archive has only those of its own pages.
    begun = Archive("begun")
    ours, theirs = archive.top("/fresh/v2"), begun.top("/fresh/v2")
    for one, command in (archive, ours), (begun, theirs):
        output(command)
        agree("the page", one.hits(NEWS), PAGE)
    row(f"top, added to {MANY:,}", "added to an empty one", milliseconds, fewer(60), ours, theirs, ("at most", 3, "more"))

    muted, unmuted = Archive("muted"), Archive("unmuted")
    muting(muted)
    ours, theirs = muted.top("/v2"), unmuted.top("/v2")
    same("a page with mutes", output(ours), output(theirs), PAGE)
    row(f"top, {MUTES:,} mutes", "no mutes", milliseconds, fewer(60), ours, theirs, ("at most", 1, "more"))


def tables():
    if not texts.COMPLETE:
        note(f"\nThere are no recorded stories in {texts.STORIES}: the archive is not measured.")
        return
    path = made.write(f"{FOLDER}/articles", MANY)
    archive = Archive("many")
    plain, items = built(archive, path), Items(path)
    words = Words(plain, MANY)
    check(archive, path, plain, items, words)
    rows = searches(archive, plain, words)
    table(f"Of {MANY:,}, median", milliseconds, rows)
    scanned(archive, items, words.ordinary)
    if not SMOKE:  # the same commands once more
        table("Peak memory, median", kibibytes, [(*others, MEMORY) for *others, _ in rows], sized(3, 1, 1))

    few, first = archive, path
    if MANY > FEW:
        few, first = Archive("few"), made.first(f"{FOLDER}/first", FEW, path)
        output(few.filled(first))
    row("archive import", "", kibibytes, 1, Archive("import").filled(first), None, MEMORY)
    if NOTMUCH:
        mail(few, first, words)
    else:
        note("\nnotmuch is missing: the archive is not measured beside it.")
    pages(archive)
