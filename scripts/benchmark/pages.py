"""Measures how well and how fast the text of an article is found on its page, beside other extractors."""

import glob, importlib.metadata, importlib.util, json, os, re, shutil, sys
from commands import BINARY, SH
from measure import FOLDER, LIMITS, SHOWN, SMOKE, Command, fail, fewer, head, line, milliseconds, note, output, row, sized

CORPUS = f"{os.environ['SUPERNEWS_CORPUS']}/pages"
SCORE = f"{CORPUS}/score.py"
HERE = os.path.dirname(os.path.abspath(__file__))
READHTML = f"{FOLDER}/readhtml"
FLAGS = "-O2", "-I/usr/include/libxml2", "-lxml2"
COUNT = sized(100, 100, 10)  # pages in one process
# The development sets by their names in score.py, and the F1 to reach.
SETS = {"trafilatura": ("snippets", 0.93), "readability": ("text", 0.95)}
# The other extractors by the names of their packages: the module of each, which a program here uses.
PEERS = {"trafilatura": "trafilatura", "readability-lxml": "readability"}
INSTALLED = {name: f"{HERE}/with{module}.py" for name, module in PEERS.items() if importlib.util.find_spec(module)}
PYTHON = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
SCORED = re.compile(r"(\w+) +(\d+) pages .* F1 ([\d.]+) ")


def a_page(command):
    """The time of a process for each of its pages."""
    return milliseconds(command) / COUNT


SHOWN[a_page], LIMITS[a_page] = "{:.2f} ms", 1


def versions():
    """The installed extractors; empty if none is."""
    return ", ".join(f"{name} {importlib.metadata.version(name)}" for name in INSTALLED)


def scores(extractor):
    """The number of pages and the F1 of each development set."""
    lines = output(Command([sys.executable, "-B", SCORE, extractor], environment=PYTHON))
    found = {m[1]: (int(m[2]), float(m[3])) for m in map(SCORED.match, map(bytes.decode, lines)) if m}
    return found if found.keys() >= SETS.keys() else fail(f"pages: score.py printed no scores of {extractor}")


def quality():
    """A table of what is found and what is rightly left out."""
    head("Text of pages, F1")
    ours = scores(BINARY)
    theirs = {name: scores(program) for name, program in INSTALLED.items() if not SMOKE} or {"": None}
    for name, (what, goal) in SETS.items():
        count, score = ours[name]
        said = "at least", goal, ""
        for peer, found in theirs.items():
            known = score, found and found[name][1]
            line(f"{count} pages, {what}", peer, 1, "{:.3f}", lambda: known, said, more=True)
            said = None


def ours(pages):
    """The command that reads all pages in one process. Pages without a text fail, which is no failure here."""
    script = f"{FOLDER}/read"
    with open(script, "w") as file:
        file.writelines("read '{}'\n".format(page.replace("'", "'\\''")) for page in pages)
    argv = [BINARY, "--no-config", "--offline", "-F", "json", "-f", script]
    command = Command([SH, "-c", '"$0" "$@"; [ $? -le 1 ]', *argv])
    records = [json.loads(line) for line in output(command)]
    texts, answers = (sum(record["type"] == kind for record in records) for kind in ("text", "status"))
    if answers != COUNT or texts < 0.9 * COUNT:
        fail(f"pages: {answers} answers and {texts} texts for {COUNT} pages")
    return command


def tree(pages):
    """The command that only makes a tree of each page: in C, or in Python where libxml2's headers are missing."""
    compiler = shutil.which("cc")
    if compiler and os.path.isdir("/usr/include/libxml2"):
        milliseconds(Command([compiler, "-o", READHTML, f"{HERE}/readhtml.c", *FLAGS]))
        return "htmlReadMemory, in C", Command([READHTML, *pages])
    loop = (
        "import sys\nfrom lxml import etree\nparser = etree.HTMLParser(huge_tree=True)\n"
        "for path in sys.argv[1:]: etree.fromstring(open(path, 'rb').read(), parser)"
    )
    return "lxml, in Python", Command([sys.executable, "-c", loop, *pages], environment=PYTHON)


def speed():
    """A table of the time of whole processes."""
    pages = sorted(glob.glob(f"{CORPUS}/trafilatura/*.html"))[:COUNT]
    if len(pages) < COUNT:
        fail(f"pages: only {len(pages)} in {CORPUS}")
    head(f"A page of {COUNT}, median")
    command = ours(pages)
    name, parsed = tree(pages)
    row("read FILE, -F json", name, a_page, fewer(9), command, parsed, ("at most", 2.00))
    if "trafilatura" in INSTALLED:
        theirs = Command([sys.executable, "-B", INSTALLED["trafilatura"], *pages], environment=PYTHON)
        row("read FILE, -F json", "Python's trafilatura", a_page, fewer(9), command, theirs, ("below", 1.00))


def tables():
    if not os.path.exists(SCORE):
        note(f"\nThere are no recorded pages in {CORPUS}: extracting their text is not measured.")
        return
    quality()
    speed()
