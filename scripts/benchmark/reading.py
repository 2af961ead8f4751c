"""Measures the way to the text of an article: a feed, its first article's page, and the text printed."""

import sys
from commands import BINARY, CURL, SERVER, SH
from kept import Archive
from measure import FOLDER, Command, fail, fewer, head, milliseconds, note, output, row
from pages import INSTALLED, PYTHON
from server import PARAGRAPHS, TELLING

READER = "readability-lxml"


def ours(reader):
    """The command that reads the first article of the only feed; nothing is kept of what was fetched before."""
    setup, script = f"{FOLDER}/feeds-add", f"{FOLDER}/feeds-read"
    with open(setup, "w") as file:
        file.write(f"settings private-network on\nfeeds add {SERVER}/paper\n")
    with open(script, "w") as file:
        file.write("feeds open\nread 1\n")
    output(reader.script(setup))
    fresh = f'rm -rf {reader.folder}/cache {reader.folder}/data && exec "$0" "$@"'
    argv = [SH, "-c", fresh, BINARY, "-e", "-F", "text", "-f", script]
    return Command(argv, environment=reader.environment)


def theirs():
    """The command that fetches the same feed and page, and prints the text."""
    program = INSTALLED[READER]
    # One curl: the feed is fetched to no end, and one start of Python.
    line = f"{CURL} -sf {SERVER}/paper -o /dev/null {SERVER}/articles/1 -o - | {sys.executable} -B {program}"
    return Command([SH, "-c", line], environment=PYTHON)


def check(name, command):
    """Fails unless the whole text is printed, whatever stands around it."""
    said = " ".join(b" ".join(output(command)).decode().split())
    for n in range(1, PARAGRAPHS + 1):
        if TELLING.format(n, 1) not in said:
            fail(f"reading: {name} does not print paragraph {n}")


def tables():
    if READER not in INSTALLED:
        note(f"\n{READER} is missing: reading an article is not measured.")
        return
    reader = Archive("reader")
    read, curl = ours(reader), theirs()
    check("supernews", read)
    check(READER, curl)
    head("Reading, median")
    row("feeds open, read 1", f"curl | {READER}", milliseconds, fewer(9), read, curl, ("below", 1.00))
