"""Measures collecting: very many feeds with nothing new beside curl, and the summary beside sqlite3."""

import os, statistics
import manyfeeds
from commands import BINARY, CURL, SQLITE
from manyfeeds import COUNT, RUNS, WAIT, Server
from measure import FOLDER, Command, fail, head, kibibytes, line, milliseconds, output, row, verdict

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
        many = manyfeeds.reader(server)
        said = output(collect(many, 1))[0].decode()
        if f"{COUNT} feeds checked" not in said:
            fail(f"collecting: {said}")
        server.requests()
        head(f"{COUNT:,} feeds, {WAIT * 1000:.0f} ms, {AT_ONCE} at once")
        curl, samples = fetched(server), []
        for run in range(RUNS):
            ours = milliseconds(collect(many, 1 + DAYS * (run + 1)))
            asked, most = server.requests()
            if asked != COUNT or most > AT_ONCE:
                fail(f"collecting: {asked} requests, {most} at once")
            samples.append((ours, milliseconds(curl)))
            server.requests()
        a, b = map(statistics.median, zip(*samples))
        line("collect, nothing new", f"curl --parallel-max {AT_ONCE}", RUNS, f"{a:.0f} ms", f"{b:.0f} ms", f"{a / b:.2f}", verdict("at most", a / b, 1.50))
        line("peak memory", "", 1, f"{kibibytes(collect(many, 25))} KiB", "", "", "")
        archive = f"{many.folder}/data/supernews/archive.sqlite"
        if not os.path.exists(archive):
            fail(f"collecting: {archive} is missing")
        summary = Command([BINARY, "summary"], environment=many.environment)
        select = Command([SQLITE, archive, "select value from counter where name = 'unread'"])
        head(f"{COUNT * manyfeeds.ITEMS:,} articles", "median")
        row("summary", "sqlite3, one select", milliseconds, 40, summary, select, ("at most", 3.00))
