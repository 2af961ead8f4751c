"""Measures collecting: very many feeds with nothing new beside curl, and the summary beside sqlite3."""

import itertools, os, statistics
import manyfeeds
from commands import BINARY, CURL, SQLITE
from manyfeeds import COUNT, RUNS, WAIT, Server
from measure import FOLDER, Command, fail, fewer, head, kibibytes, milliseconds, output, row, line

AT_ONCE = 8
DAYS = 2  # after which every feed is due again


def collect(many, day):
    """A round of all feeds on a day on which all of them are due."""
    environment = {**many.environment, "SUPERNEWS_NOW": f"2026-12-{day:02}T06:00:00Z"}
    return Command([BINARY, "collect", "--once", "--what", "feeds"], environment=environment)


def fetched(server):
    """The command that asks for all feeds with the tag of the answer before, as many at a time."""
    config = f"{FOLDER}/curl-unchanged"
    with open(config, "w") as file:
        for n in range(COUNT):
            file.write(f'url = "{server.url(n)}"\noutput = "{FOLDER}/unchanged"\n')
    tag = 'If-None-Match: "1"'
    argv = [CURL, "-f", "--no-progress-meter", "--http1.1", "--parallel", "--parallel-max", str(AT_ONCE), "-H", tag, "-K", config]
    return Command(argv)


def tables():
    with Server() as server:
        many = manyfeeds.reader(server, "collecting")
        said = output(collect(many, 1))[0].decode()
        if f"{COUNT:,} feeds checked" not in said:
            fail(f"collecting: {said}")
        server.requests()
        head(f"{COUNT:,} feeds, {WAIT * 1000:.0f} ms, {AT_ONCE} at once")
        curl, days = fetched(server), itertools.count(1 + DAYS, DAYS)

        def rounds():
            samples = []
            for _ in range(RUNS):
                ours = milliseconds(collect(many, next(days)))
                asked, most = server.requests()
                if asked != COUNT or most > AT_ONCE:
                    fail(f"collecting: {asked} requests, {most} at once")
                samples.append((ours, milliseconds(curl)))
                server.requests()
            return map(statistics.median, zip(*samples))

        line("collect, nothing new", f"curl --parallel-max {AT_ONCE}", RUNS, "{:.0f} ms", rounds, ("at most", 1.50))
        row("peak memory", "", kibibytes, 1, collect(many, 25), None)
        archive = f"{many.folder}/data/supernews/archive.sqlite"
        if not os.path.exists(archive):
            fail(f"collecting: {archive} is missing")
        summary = Command([BINARY, "summary"], environment=many.environment)
        select = Command([SQLITE, archive, "select value from counter where name = 'unread'"])
        head(f"{COUNT * manyfeeds.ITEMS:,} articles, median")
        row("summary", "sqlite3, one select", milliseconds, fewer(40), summary, select, ("at most", 3.00))
