"""Runs commands, measures them side by side and prints the rows."""

import atexit, operator, os, shutil, signal, statistics, sys, tempfile, time
from collections import namedtuple
import figures

MODE = next((mode for mode in ("smoke", "quick") if f"--{mode}" in sys.argv), "whole")
SMOKE = MODE == "smoke"  # each row once and small: it is only seen whether both sides do the same work
TIMEOUT = 600  # seconds for one child, far more than any of them needs
GOALS = {"at most": operator.le, "below": operator.lt, "at least": operator.ge, "above": operator.gt}
# `environment` is added to ENVIRONMENT; `load` is the number of bytes that the command processes.
Command = namedtuple("Command", "argv stdin environment load", defaults=[os.devnull, {}, 0])


def fail(message):
    sys.exit(f"bench: {message}")


def tool(name):
    return shutil.which(name) or fail(f"{name} is missing")


for ending in (signal.SIGINT, signal.SIGTERM):  # as an exception, so that the child is ended and the folder deleted
    signal.signal(ending, lambda number, _: sys.exit(128 + number))
signal.signal(signal.SIGALRM, lambda *_: fail(f"a program ran for more than {TIMEOUT} seconds"))
FOLDER = tempfile.mkdtemp()
atexit.register(shutil.rmtree, FOLDER)
TIME = tool("time")
# Without the user's own settings: no proxy, no .curlrc, no .sqliterc.
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": FOLDER, "LANG": "C.UTF-8", "TZ": "UTC"}


def milliseconds(command, stdout=os.devnull):
    """Runs a command and measures the time from before its start until its end is known."""
    errors = f"{FOLDER}/stderr"
    environment = {**ENVIRONMENT, **command.environment}
    files = [
        (os.POSIX_SPAWN_OPEN, 0, command.stdin, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, stdout, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
        (os.POSIX_SPAWN_OPEN, 2, errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
    ]
    signal.alarm(TIMEOUT)
    start = time.perf_counter_ns()
    # A process group of its own, so that a whole pipeline can be ended. Python ignores SIGPIPE; its children must not.
    pid = os.posix_spawn(
        command.argv[0], command.argv, environment, file_actions=files, setpgroup=0, setsigdef=[signal.SIGPIPE]
    )
    try:
        _, status = os.waitpid(pid, 0)
        elapsed = time.perf_counter_ns() - start
    except BaseException:
        os.killpg(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise
    finally:
        signal.alarm(0)
    if status != 0:
        said = open(errors, errors="replace").read().strip()
        fail(f"{' '.join(command.argv)[:200]}: exit status {os.waitstatus_to_exitcode(status)}\n{said}")
    return elapsed / 1e6


def kibibytes(command):
    """Peak resident memory; for a pipeline, that of its largest process.

    wait4 would answer with at least Python's own peak, because a child begins as its parent; time(1) is small.
    """
    report = f"{FOLDER}/peak"
    milliseconds(command._replace(argv=[TIME, "-f", "%M", "-o", report, *command.argv]))
    return int(open(report).read())


def megabytes_a_second(command):
    """The speed at which the load is processed."""
    return command.load / 1e3 / milliseconds(command)


SHOWN = {milliseconds: "{:.1f} ms", kibibytes: "{:.0f} KiB", megabytes_a_second: "{:.1f} MB/s"}
LIMITS = {milliseconds: 1, kibibytes: 1024}  # a goal with a unit is in milliseconds or in MiB


def output(command):
    milliseconds(command, stdout=f"{FOLDER}/output")
    with open(f"{FOLDER}/output", "rb") as file:
        return file.read().splitlines()


def column(number, command):
    """A column of a command's TSV output, counted from 1."""
    return [line.split(b"\t")[number - 1] for line in output(command)]


def links(command):
    """The addresses in a list of articles as tsv."""
    return column(5, command)


def without_ids(rows):
    """Rows of articles without their last column, the id, which only supernews knows."""
    return [row.rpartition(b"\t")[0] for row in rows]


def same(what, ours, theirs, count):
    for n, (a, b) in enumerate(zip(ours, theirs), 1):
        if a != b:
            fail(f"{what}: outputs differ at line {n}:\n{a.decode()}\n{b.decode()}")
    if not len(ours) == len(theirs) == count:
        fail(f"{what}: {len(ours)} and {len(theirs)} lines instead of {count}")


def sized(whole, quick, smoke):
    """What suits this kind of run."""
    return {"whole": whole, "quick": quick, "smoke": smoke}[MODE]


def fewer(runs):
    return sized(runs, max(1, runs // 5), 1)


def medians(measure, runs, *commands):
    """Alternates the commands, so that a slow phase of the machine affects them alike."""
    if not SMOKE:
        for command in commands:
            measure(command)
    samples = [[measure(command) for command in commands] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*samples)]


def head(title, ours="supernews", theirs="other"):
    """Begins a table."""
    figures.begin(title, ours, theirs)


def note(text):
    """A line of text below the rows."""
    figures.add(figures.Note(text))


def line(name, other, runs, form, measured, goal=None, limit=1, more=False):
    """A row of what `measured` returns: our number, and that of the peer or None.

    A goal is words and a limit of the ratio, with a unit one of our own number, divided by `limit`; with "more" it is
    one of the difference. `more` says that more is better.
    """
    def once():
        ours, theirs = measured()
        said = "" if SMOKE or not goal else verdict(goal, ours, theirs, limit)
        return figures.Row(name, other if theirs is not None else "", runs, form, ours, theirs, more, said)

    first = once()
    if figures.worse(first):
        # A slow phase of the machine is no reason: it counts only if it is so twice.
        first = figures.better(first, once())
    figures.add(first)
    return first.ours, first.theirs


def verdict(goal, ours, theirs, limit):
    words, bound, *unit = goal
    if unit == ["more"]:
        value, unit = ours - theirs, f" ms more, {ours - theirs:+.2f}"
    elif unit:
        value, [unit] = ours / limit, unit
    else:
        value, unit = ours / theirs, ""
    return f"{words} {bound:g}{unit}: {'met' if GOALS[words](value, bound) else 'missed'}"


def row(name, other, measure, runs, ours, theirs, goal=None):
    commands = [ours, theirs] if theirs else [ours]
    return line(
        name, other, runs, SHOWN[measure], lambda: (*medians(measure, runs, *commands), None)[:2], goal,
        LIMITS.get(measure, 1), measure is megabytes_a_second
    )


def table(title, measure, rows, fixed=None):
    head(title)
    for name, other, runs, ours, theirs, goal in rows:
        row(name, other, measure, fixed or fewer(runs), ours, theirs, goal)
