"""Measures the reading of very many feeds, each of a server of its own, beside curl, which only fetches them."""

import json, os, statistics, subprocess, sys
import manyserver
from commands import SQLITE, BINARY, CURL, SH
from kept import Archive
from manyserver import ITEMS, address
from measure import FOLDER, Command, fail, head, kibibytes, line, milliseconds, output, row, sized

COUNT, RUNS = sized((10_000, 3), (1_000, 1), (40, 1))
WAIT = 0.02  # seconds before each answer
NEWEST = 20  # articles of the list


class Server:
    """The server of the feeds, in a process of its own."""

    def __init__(self):
        argv = [sys.executable, "-B", manyserver.__file__, str(COUNT), str(WAIT)]
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.port = self.answer()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def url(self, n):
        return f"http://{address(n)}:{self.port}/feed"

    def requests(self):
        """How many requests came since the last question, and how many of them at most at the same time."""
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        return tuple(map(int, self.answer().split()))

    def answer(self):
        return self.process.stdout.readline().decode().strip() or fail("the server of many feeds has ended")


def reader(server, name):
    """A reader with all these feeds."""
    many = Archive(name)
    folder = f"{many.folder}/config/supernews"
    os.makedirs(folder)
    with open(f"{folder}/feeds.opml", "w") as file:
        file.write('<opml version="2.0"><body>\n')
        for n in range(COUNT):
            file.write(f'<outline type="rss" text="Paper {n}" xmlUrl="{server.url(n)}"/>\n')
        file.write("</body></opml>\n")
    return many


def opened(many, before):
    """The command that reads all feeds, after a command that removes what it would not ask for again."""
    argv = [SH, "-c", f'{before} && exec "$0" "$@"', BINARY, "-F", "json", "feeds", "open"]
    return Command(argv, environment=many.environment)


def fetched(server, at_once):
    """The command that fetches all feeds, as many at a time as supernews."""
    folder, config = f"{FOLDER}/fetched", f"{FOLDER}/curl-feeds"
    os.mkdir(folder)
    with open(config, "w") as file:
        for n in range(COUNT):
            file.write(f'url = "{server.url(n)}"\noutput = "{folder}/{n}"\n')
    # Without --http1.1 curl would wait for each first answer, to see whether one connection is enough.
    argv = [CURL, "-f", "--no-progress-meter", "--http1.1", "--parallel", "--parallel-max", str(at_once), "-K", config]
    return Command(argv)


def check(command, server):
    """Runs supernews once, and fails unless it lists the newest articles of all feeds.

    Returns how many feeds it reads at the same time.
    """
    records = [json.loads(line) for line in output(command)]
    links = [record["url"] for record in records if record["type"] == "article"]
    newest = [f"http://{address(n)}/articles/0" for n in range(NEWEST)]
    if links != newest or records[-1]["total"] != COUNT * ITEMS:
        fail(f"many feeds: {records[-1]} after {links[:3]}")
    asked, at_once = server.requests()
    return at_once if asked == COUNT else fail(f"many feeds: {asked} requests")


def compare(name, server, at_once, ours, theirs):
    """A row, without a run before it: each takes half a minute."""
    def time(command):
        elapsed = milliseconds(command)
        asked = server.requests()
        return elapsed if asked == (COUNT, at_once) else fail(f"many feeds: {asked} requests, at the same time")

    def measured():
        samples = [(time(ours), time(theirs)) for _ in range(RUNS)]
        return map(statistics.median, zip(*samples))

    line(name, f"curl --parallel-max {at_once}", RUNS, "{:.0f} ms", measured, ("at most", 1.50))


def tables():
    with Server() as server:
        many = reader(server, "manyfeeds")
        first = opened(many, f"rm -rf {many.folder}/cache {many.folder}/data")
        # Without its lists, the archive knows the articles all the same.
        again = opened(many, f"{SQLITE} {many.folder}/data/supernews/archive.sqlite 'DELETE FROM kept_list'")
        at_once = check(first, server)
        curl = fetched(server, at_once)
        head(f"{COUNT:,} feeds, {WAIT * 1000:.0f} ms")
        compare("feeds open, all new", server, at_once, first, curl)
        compare("feeds open, all known", server, at_once, again, curl)
        row("peak memory, all new", "", kibibytes, 1, first, None)
