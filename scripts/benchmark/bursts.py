"""Plants bursts in months of counts, and compares which days supernews and Kleinberg's automaton call bursts."""

import math, os, random, types
from measure import FOLDER, Command, fail, head, line, note, output, sized

try:
    import importlib.metadata, burst_detection, numpy, pandas

    # Written for versions of numpy that took an array of one element for a number.
    burst_detection.np = types.SimpleNamespace(
        float=float, full=lambda shape, value: numpy.full(shape[0] if shape[1] == 1 else shape, value),
        log=numpy.log, nan=numpy.nan, nansum=numpy.nansum, where=lambda mask: numpy.flatnonzero(mask)[0]
    )
    available = True
except ImportError:
    available = False

PROGRAM = os.environ.get("SUPERNEWS_BURST_BENCHMARK")
DAYS, MONTHS = 30, sized(400, 100, 4)  # a burst is planted in every other month
SWAY = 0.15  # of the usual count, from day to day


def version():
    return f"burst-detection {importlib.metadata.version('burst-detection')}"


def poisson(numbers, mean):
    """How many events there are if they come independently of one another."""
    count, time = 0, numbers.expovariate(1)
    while time < mean:
        count, time = count + 1, time + numbers.expovariate(1)
    return count


def month(numbers, strength, sway, planted):
    """Counts, totals and the days of a burst, which has so many standard deviations more than usual."""
    start, growth = numbers.randint(100, 1500), numbers.uniform(1, 3)
    weekly = [0.6 if day % 7 > 4 else 1 for day in range(DAYS)]
    totals = [int(start * growth ** (d / DAYS) * weekly[d] * numbers.uniform(0.9, 1.1)) for d in range(DAYS)]
    share = 10 ** numbers.uniform(-1.5, 1.8) * DAYS / sum(totals)
    usual = [share * total for total in totals]
    means = [mean * numbers.gammavariate(sway**-2, sway**2) if sway else mean for mean in usual]
    counts = [min(total, poisson(numbers, mean)) for total, mean in zip(totals, means)]
    if not planted:
        return counts, totals, set()
    length = numbers.randint(1, 3)
    first = DAYS - length if numbers.random() < 0.3 else numbers.randint(0, DAYS - length)
    for day in range(first, first + length):
        more = math.ceil(strength * max(1, math.sqrt(usual[day]), 0.2 * usual[day]))
        counts[day] += more
        totals[day] += more
    return counts, totals, set(range(first, first + length))


def ours(months):
    with open(f"{FOLDER}/months", "w") as file:
        for counts, totals, _ in months:
            print(*counts, end="\t", file=file)
            print(*totals, file=file)
    found = [{*map(int, row.split())} for row in output(Command([PROGRAM], f"{FOLDER}/months"))]
    if len(found) != len(months):
        fail(f"bursts: {len(found)} months instead of {len(months)}")
    return found


def kleinberg(counts, totals):
    """With a state of twice the usual frequency, and the usual cost to enter it."""
    if not any(counts):
        return set()
    series = pandas.Series(counts, dtype=float), pandas.Series(totals, dtype=float)
    states, *_ = burst_detection.burst_detection(*series, len(counts), s=2, gamma=1, smooth_win=1)
    return {day for day, state in enumerate(states) if state == 1}


def shares(months, found):
    """The percentages of the planted days that were found, and of the days found that were not planted."""
    hits = sum(len(days & planted) for days, (*_, planted) in zip(found, months))
    return 100 * hits / sum(len(planted) for *_, planted in months), 100 * (1 - hits / max(1, sum(map(len, found))))


def tables():
    if not PROGRAM:
        note("\nSUPERNEWS_BURST_BENCHMARK names no program: bursts are not measured.")
        return
    head(f"Bursts in {DAYS} days", theirs="Kleinberg")
    for strength, sway, has_goal in (6, 0, False), (8, 0, True), (12, 0, True), (8, SWAY, False):
        numbers = random.Random(17)
        months = [month(numbers, strength, sway, n % 2 == 0) for n in range(MONTHS)]
        a = shares(months, ours(months))
        b = shares(months, [kleinberg(*each) for *each, _ in months]) if available else (None, None)
        goals = [("at least", 100, " %"), ("at most", 5, " %")] if has_goal else [None, None]
        name = f"{strength} deviations{', uneven' if sway else ''}"
        for word, value, other, goal in zip(("found", "false"), a, b, goals):
            known = value, other
            line(f"{name}: {word}", "PyPI's burst-detection", MONTHS, "{:.1f} %", lambda: known, goal, more=word == "found")
