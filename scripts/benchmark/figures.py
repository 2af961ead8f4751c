"""The figures of a run: printed, recorded in ratios.tsv, compared with those, and put into the documentation.

Run by itself, it writes the recorded figures into the documentation.
"""

import os, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = f"{HERE}/ratios.tsv"
DOCUMENT = f"{HERE}/../../Sources/NewsShell/Documentation.docc/Performance.md"
COLUMNS = "group", "table", "row", "peer", "runs", "ours", "theirs", "value", "better", "goal"
LINE = "{:<27} {:<24} {:>4}  {:>10}  {:>10}  {:>5}  {}"
TENTH = 1.10
# A comment in the documentation that names groups of tables; the block after it is made of their figures.
BLOCK = re.compile(r"(<!-- figures: ([a-z ]+) -->\n\n```\n).*?(```\n)", re.DOTALL)
RECORDING, COMPARING = "--record" in sys.argv, "--compare" in sys.argv


class Line:
    """A line of a table, with what is said at its end in a comparison."""

    mark = ""


class Row(Line):
    """Its value is what is compared: the ratio, or our own number where there is no peer."""

    def __init__(self, name, other, runs, form, ours, theirs, more, goal):
        self.name, self.other, self.ours, self.theirs, self.more = name, other, ours, theirs, more
        self.value = ours / theirs if theirs else ours
        shown = form.format(ours), form.format(theirs) if theirs else ""
        self.fields = [name, other, str(runs), *shown, f"{self.value:.4g}", "more" if more else "less", goal]

    def behind(self, other):
        """How many times worse it is than another value."""
        return other / self.value if self.more else self.value / other


class Note(Line):
    def __init__(self, text):
        self.fields = ["", "", "", "", "", "", "", text]


def recorded():
    """The lines of the file, each a list of its columns."""
    if not os.path.exists(FILE):
        return []
    with open(FILE) as file:
        return [line.rstrip("\n").split("\t") for line in file][1:]


def key(line):
    """What tells a row from others: its group, table, name and peer."""
    return tuple(line[:4])


BEFORE = {key(line): float(line[7]) for line in recorded() if line[2]}
group = title = ""
lines, slower = [], []


def start(name):
    """Begins a group of tables."""
    global group
    group = name


def begin(name, ours, theirs):
    """Begins a table."""
    global title
    title = name
    record([group, title, "", "compared with", "runs", ours, theirs, "ratio", "", "goal"])


def add(row):
    if isinstance(row, Row) and worse(row):
        row.mark = " worse"
        slower.append(f"{title}: {row.name}: {row.value:.3g}, recorded {before(row):.3g}")
    record([group, title, *row.fields], row.mark)


def record(line, mark=""):
    lines.append(line)
    print(shown(line, COMPARING) + mark, flush=True)


def before(row):
    """The recorded value of a row; None if there is none."""
    return BEFORE.get((group, title, row.name, row.other))


def worse(row):
    """Whether a run that compares finds a row more than a tenth worse than recorded."""
    known = before(row)
    return COMPARING and bool(known) and row.behind(known) > TENTH


def better(first, second):
    return second if second.behind(first.value) < 1 else first


def shown(line, comparing=False):
    """A line as it is printed, a heading after an empty line."""
    _, table, name, peer, runs, ours, theirs, value, _, goal = line
    if peer == "compared with" and not name:
        return "\n" + LINE.format(table, peer, runs, ours, theirs, value, "recorded" if comparing else goal).rstrip()
    if not name:
        return goal
    known = BEFORE.get(key(line))
    said = goal if not comparing else f"{known:.3g}" if known else "new"
    ratio = f"{float(value):.2f}" if theirs else ""
    return LINE.format(name, peer, runs, ours, theirs, ratio, said).rstrip()


def keep():
    """Writes what was measured so far: a whole run takes long, and may end early."""
    if RECORDING:
        known = recorded()
        measured = {line[0] for line in lines}
        places = {name: n for n, name in enumerate(dict.fromkeys(line[0] for line in [*known, *lines]))}
        kept = [line for line in known if line[0] not in measured] + lines
        kept.sort(key=lambda line: places[line[0]])
        with open(FILE, "w") as file:
            file.writelines("\t".join(line).replace("\n", "") + "\n" for line in [COLUMNS, *kept])
        document()


def finish():
    """Says what has become worse."""
    if COMPARING:
        print(f"\n{len(slower)} rows are more than a tenth worse than recorded, twice" + (":" if slower else "."))
        print("\n".join(slower))


def documented(text):
    """The documentation with the recorded figures."""
    known = recorded()

    def block(match):
        chosen = [shown(line) for name in match[2].split() for line in known if line[0] == name]
        return match[1] + "\n".join(chosen).strip("\n") + "\n" + match[3]

    return BLOCK.sub(block, text)


def document():
    with open(DOCUMENT) as file:
        text = documented(file.read())
    with open(DOCUMENT, "w") as file:
        file.write(text)


def stale():
    """Whether the documentation shows other figures than the recorded ones."""
    with open(DOCUMENT) as file:
        text = file.read()
    return documented(text) != text


if __name__ == "__main__":
    document()
