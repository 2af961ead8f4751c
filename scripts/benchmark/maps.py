"""Measures the map: how fast frames are drawn, keys answered and places clustered."""

import os, statistics, time
import clustering, drawing
from commands import BINARY
from drawing import COLUMNS, ROWS
from measure import Command, fail, head, line, note, output, sized
from terminal import Terminal

PROGRAM = os.environ.get("SUPERNEWS_MAP_BENCHMARK")
FRAMES, EVERY, RUNS = sized((600, 30, 5), (120, 30, 1), (4, 2, 1))  # drawille draws only one of every EVERY frames
KEYS, GOAL = sized(600, 600, 60), 60  # the number of presses of an arrow key, and the goal for each second
FRAME = 2  # milliseconds
BEGINNING = b"\x1b[?25l\x1b[H"  # the first bytes of a frame
RIGHT = b"\x1b[C"


def versions():
    """The installed peers; empty if none is."""
    return ", ".join(peer.version() for peer in (drawing, clustering) if peer.available)


def close(what, ours, theirs, part):
    """Fails unless two numbers that prove the same work are equal, except for the given share."""
    if len(ours) != len(theirs) or any(abs(a - b) > part * b for a, b in zip(ours, theirs)):
        fail(f"{what}: {ours} and {theirs}")


def show(name, other, runs, ours, theirs, form, goal=None):
    """A row of finished measurements; without the peer if it is not installed."""
    line(name, other, runs, form, lambda: (ours, theirs), goal, more="/s" in form)


def within():
    """Tables of the measurements by MapBenchmark inside one process; without the peers that pip did not install."""
    rows = {"frames": {}, "clusters": {}}
    for row in output(Command([PROGRAM, str(FRAMES), str(RUNS)])):
        name, number, facts, times = row.decode().split("\t")
        rows[name][int(number)] = [*map(int, facts.split())], [*map(float, times.split())]

    head(f"A frame of {COLUMNS} × {ROWS}")
    for zoom, (dots, times) in rows["frames"].items():
        theirs = None
        if drawing.available:
            drawn, theirs = drawing.frames(zoom, len(times), EVERY)
            # Labels hide a few dots.
            close(f"dots at zoom {zoom}", dots, [drawn], 0.1)
        for word, measure in ("median", statistics.median), ("worst", max):
            # The worst of many depends on the machine, which also does other work.
            goal = ("at most", FRAME, " ms") if word == "median" else None
            name = f"panned at zoom {zoom}, {word}"
            show(name, "Python's drawille", len(times), measure(times), theirs and measure(theirs), "{:.2f} ms", goal)

    head("Clusters, 16 zooms, median")
    before = None
    growth = []
    for count, (counts, times) in rows["clusters"].items():
        other = None
        if clustering.available:
            places = clustering.places(count)
            runs = [clustering.clusters(places) for _ in range(len(times))]
            # Rounding may move a place across a limit.
            close(f"clusters of {count:,}", counts, runs[0][0], 0.001)
            other = statistics.median(elapsed for _, elapsed in runs)
        median = statistics.median(times)
        show(f"{count:,} places", "Python with scipy", len(times), median, other, "{:.1f} ms")
        growth += [f"{median / before:.1f}"] if before else []
        before = median
    note(f"10 times the places take {' and then '.join(growth)} times as long")


def between():
    """A table of the interactive map, measured at the terminal."""
    runs = [pan() for _ in range(RUNS)]
    rates, writes = (statistics.median(column) for column in zip(*runs))
    head("Interactive map, median")
    show(f"{KEYS} arrow keys, frames", "", RUNS, rates, None, "{:.0f} /s", ("at least", GOAL, " /s"))
    note(f"{writes:.2f} writes a frame")


def pan():
    """The frames each second when all keys are typed at once, and the writes for each frame."""
    with Terminal([BINARY, "--no-config", "--provider", "sample", "map"], columns=COLUMNS, rows=ROWS) as terminal:
        frames = Frames(terminal)
        frames.read(1)
        before, start = terminal.writes(), time.perf_counter()
        terminal.type(RIGHT * KEYS)
        frames.read(1 + KEYS)
        elapsed, writes = time.perf_counter() - start, terminal.writes() - before
        terminal.type(b"q")
        frames.read_all()
    if frames.count != 1 + KEYS:
        fail(f"map: {frames.count} frames")
    return KEYS / elapsed, writes / KEYS


class Frames:
    """Counts the frames sent to a terminal."""

    def __init__(self, terminal):
        self.terminal, self.count, self.rest = terminal, 0, b""

    def read(self, count):
        """Reads until this many frames have begun."""
        while self.count < count:
            if not self.read_some():
                fail(f"map: ended after {self.count} frames")

    def read_all(self):
        while self.read_some():
            pass

    def read_some(self):
        more = self.terminal.read()
        data = self.rest + more
        self.count += data.count(BEGINNING)
        self.rest = data[1 - len(BEGINNING) :]  # a beginning may be split between two reads
        return bool(more)


def tables():
    if PROGRAM:
        within()
    else:
        note("\nSUPERNEWS_MAP_BENCHMARK names no program: single frames and clusters are not measured.")
    between()
