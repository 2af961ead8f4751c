"""Measures walking a list with keys: how long one takes until the marker has moved, and how much is sent for it."""

import statistics, time
import made
from commands import BINARY
from kept import Archive
from measure import FOLDER, fail, head, line, note, output, sized
from terminal import COLUMNS, ROWS, Terminal

ARTICLES, KEYS, PAGE = sized((10_000, 200, 100), (10_000, 200, 100), (200, 10, 100))
GOAL = 16  # milliseconds
MARKER = "\u25b8".encode()
DOWN, REDRAW, LEAVE = b"j", b"\x0c", b"q"
PAGES = "find --from 2020-01-01 --limit {}" + "; more" * (ARTICLES // PAGE - 1) + "; browse\r"


def walk():
    """The milliseconds and bytes of each key."""
    archive = Archive("walked")
    output(archive.filled(made.write(f"{FOLDER}/walked.jsonl", ARTICLES)))
    times, sizes = [], []
    with Terminal([BINARY], archive.environment) as terminal:
        terminal.type(PAGES.format(PAGE).encode())
        whole = terminal.until(MARKER) + terminal.rest(0.2)
        if f"{ARTICLES:,}".encode() not in whole and str(ARTICLES).encode() not in whole:
            fail(f"walking: no list of {ARTICLES:,} articles: {whole[-2000:]}")
        # In the middle of the list; then everything is drawn again.
        terminal.type(f"{ARTICLES // 2}\r".encode())
        terminal.rest(0.2)
        terminal.type(REDRAW)
        frame = terminal.rest(0.2)
        for _ in range(KEYS):
            start = time.perf_counter()
            terminal.type(DOWN)
            sent = terminal.until(MARKER)
            times.append((time.perf_counter() - start) * 1000)
            sizes.append(len(sent + terminal.rest()))
        terminal.type(LEAVE)
        terminal.rest(0.1)
        terminal.type(b"quit\r")
    return times, sizes, len(frame)


def tables():
    times, sizes, frame = walk()
    head(f"A key in a list of {ARTICLES:,}, {COLUMNS} × {ROWS}")
    for word, measure in ("median", statistics.median), ("worst", max):
        goal = ("at most", GOAL, " ms") if word == "median" else None
        line(f"the marker moves, {word}", "", KEYS, "{:.2f} ms", lambda: (measure(times), None), goal)
    note(f"{min(sizes):,} bytes for a key within the window, {max(sizes):,} where it scrolls; {frame:,} for everything")
