"""The map: how fast its frames are drawn, keys answered and places put together."""

import os, pty, signal, statistics, struct, termios, time
import clustering, drawing
from commands import BINARY
from drawing import COLUMNS, ROWS
from fcntl import ioctl
from measure import ENVIRONMENT, QUICK, TIMEOUT, Command, fail, head, line, output, verdict

PROGRAM = os.environ.get("SUPERNEWS_MAP_BENCHMARK")
FRAMES, EVERY, RUNS = (600, 30, 5) if not QUICK else (120, 30, 1)  # drawille draws one of so many frames
KEYS, GOAL = 600, 60  # presses of an arrow, and as many of them a second
FRAME = 2  # milliseconds
BEGINNING = b"\x1b[?25l\x1b[H"  # of a frame
RIGHT = b"\x1b[C"


def versions():
    """Those of the peers that are installed; empty where none is."""
    return ", ".join(peer.version() for peer in (drawing, clustering) if peer.available)


def close(what, ours, theirs, part):
    """Fails unless numbers that tell of the same work are the same but for so small a part."""
    if len(ours) != len(theirs) or any(abs(a - b) > part * b for a, b in zip(ours, theirs)):
        fail(f"{what}: {ours} and {theirs}")


def show(name, other, runs, ours, theirs, form, goal=""):
    """A row of what is measured already; without the peer where it is not installed."""
    if theirs is None:
        return line(name, "", runs, form.format(ours), "", "", goal)
    line(name, other, runs, form.format(ours), form.format(theirs), f"{ours / theirs:.2f}", goal)


def within():
    """Tables of what MapBenchmark measures inside of one process; alone where pip did not install the peers."""
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
            # The worst of many is the machine's, which also has others to serve.
            goal = verdict("at most", measure(times), FRAME, " ms") if word == "median" else ""
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
            # Rounding may put a place on the other side of a limit.
            close(f"clusters of {count:,}", counts, runs[0][0], 0.001)
            other = statistics.median(elapsed for _, elapsed in runs)
        median = statistics.median(times)
        show(f"{count:,} places", "Python with scipy", len(times), median, other, "{:.1f} ms")
        growth += [f"{median / before:.1f}"] if before else []
        before = median
    print(f"10 times the places take {' and then '.join(growth)} times as long")


def between():
    """A table of the interactive map, as a terminal sees it."""
    runs = [pan() for _ in range(RUNS)]
    rates, writes = (statistics.median(column) for column in zip(*runs))
    head("Interactive map, median")
    show(f"{KEYS} arrow keys, frames", "", RUNS, rates, None, "{:.0f} /s", verdict("at least", rates, GOAL, " /s"))
    print(f"{writes:.2f} writes a frame")


def pan():
    """Frames a second with keys that are all typed at once, and writes a frame."""
    master, slave = pty.openpty()
    ioctl(master, termios.TIOCSWINSZ, struct.pack("4H", ROWS, COLUMNS, 0, 0))
    # To be opened by the child, whose own terminal it then is.
    name = os.ttyname(slave)
    opened = [(os.POSIX_SPAWN_OPEN, number, name, os.O_RDWR, 0) for number in range(3)]
    argv = [BINARY, "--no-config", "--provider", "sample", "map"]
    signal.alarm(TIMEOUT)
    pid = os.posix_spawn(
        BINARY, argv, {**ENVIRONMENT, "TERM": "xterm-256color"}, file_actions=opened, setsid=True,
        setsigdef=[signal.SIGPIPE]
    )
    os.close(slave)
    try:
        frames = Frames(master)
        frames.read(1)
        before, start = written(pid), time.perf_counter()
        os.write(master, RIGHT * KEYS)
        frames.read(1 + KEYS)
        elapsed, writes = time.perf_counter() - start, written(pid) - before
        os.write(master, b"q")
        frames.read_all()
        _, status = os.waitpid(pid, 0)
    except BaseException:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise
    finally:
        signal.alarm(0)
        os.close(master)
    if status != 0 or frames.count != 1 + KEYS:
        fail(f"map: exit status {os.waitstatus_to_exitcode(status)} after {frames.count} frames")
    return KEYS / elapsed, writes / KEYS


def written(pid):
    """How often a process has written, to whatever."""
    with open(f"/proc/{pid}/io") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("syscw"))


class Frames:
    """Counts the frames that a terminal is sent."""

    def __init__(self, terminal):
        self.terminal, self.count, self.rest = terminal, 0, b""

    def read(self, count):
        """Until so many have begun."""
        while self.count < count:
            if not self.read_some():
                fail(f"map: ended after {self.count} frames")

    def read_all(self):
        while self.read_some():
            pass

    def read_some(self):
        try:
            data = self.rest + os.read(self.terminal, 1 << 16)
        except OSError:  # Linux's word for the end
            return False
        self.count += data.count(BEGINNING)
        self.rest = data[1 - len(BEGINNING) :]  # a beginning may come in two pieces
        return True


def tables():
    if PROGRAM:
        within()
    else:
        print("\nSUPERNEWS_MAP_BENCHMARK names no program: single frames and clusters are not measured.")
    between()
