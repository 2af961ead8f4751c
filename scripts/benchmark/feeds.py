"""The commands about feeds: fetched without a key, and read from files."""

import glob, os, shutil, time
from commands import BINARY, CURL, SERVER, SH, curl_all, requests
from measure import FOLDER, SMOKE, Command, column, fail, links, output, same, tool
from server import PAGE, SIZE

SFEED, XMLLINT = map(tool, ("sfeed", "xmllint"))
PYTHON = "/usr/bin/python3"  # the system's, for which the package feedparser is installed
COUNT = "import sys, feedparser\nprint(sum(len(feedparser.parse(file).entries) for file in sys.argv[1:]))"
CORPUS = f"{os.environ['SUPERNEWS_CORPUS']}/feeds"
RECORDED = sorted(file for end in ("atom", "rdf", "rss", "xml") for file in glob.glob(f"{CORPUS}/*.{end}"))


def google_news(base):
    """The environment in which supernews asks the server below that path, without a key."""
    return {"SUPERNEWS_FEEDS_URL": SERVER + base}


def page():
    """The commands for one page of headlines: supernews, and curl with sfeed."""
    url = f"{SERVER}/feeds/rss?hl=en-US&gl=US&ceid=US:en"
    ours = Command([BINARY, "--no-config", "-F", "tsv", "top"], environment=google_news("/feeds"))
    theirs = Command([SH, "-c", f"{CURL} -s '{url}' | {SFEED}"])
    # Sorted, as the articles of one story stand together.
    same("feeds page", sorted(links(ours)), sorted(column(3, theirs)), PAGE)
    return ours, theirs


def world(countries):
    """The commands for the first headline of every country: supernews, and curl, which only fetches."""
    ours = Command([BINARY, "--no-config", "-F", "tsv", "world"], environment=google_news("/slow/feeds"))
    asked = requests(ours)
    theirs = curl_all(asked, "xml")
    same("requests for the feeds of the world", sorted({*asked}), requests(theirs), countries)
    firsts = Command([SH, "-c", f'for file in {FOLDER}/*.xml; do {SFEED} <"$file" | head -n 1; done'])
    same("feeds world", sorted(links(ours)), sorted(column(3, firsts)), countries)
    return ours, theirs


def versions():
    """The versions of the peers that report them."""
    xmllint = output(Command([SH, "-c", f"{XMLLINT} --version 2>&1"]))[0].split()[-1].decode()
    feedparser = output(Command([PYTHON, "-c", "import feedparser\nprint(feedparser.__version__)"]))[0].decode()
    return f"xmllint of libxml2 {xmllint}, feedparser {feedparser}"


def parsing():
    """Rows about the recorded feeds, read over and over; empty if there are no recorded feeds."""
    if not RECORDED:
        return []
    # Linked under short names without blanks.
    files = [shutil.copy(file, f"{FOLDER}/{n}.feed") for n, file in enumerate(RECORDED)]
    once = sum(map(os.path.getsize, files))
    times = -(-SIZE // once) if not SMOKE else 1
    script, whole = f"{FOLDER}/check", f"{FOLDER}/whole"
    with open(script, "w") as lines, open(whole, "wb") as joined:
        for file in files * times:
            lines.write(f"feeds check {file}\n")
            joined.write(open(file, "rb").read())
    load = once * times
    ours = Command([BINARY, "--no-config", "--provider", "sample", "-F", "tsv", "-e", "-f", script], load=load)
    xmllint = Command([XMLLINT, "--stream", "--noout", *files * times], load=load)
    sfeed = Command([SFEED], whole, load=load)
    tenth = max(1, times // 10)  # fewer times, since it is slow
    feedparser = Command([PYTHON, "-c", COUNT, *files * tenth], load=once * tenth)

    entries = column(1, sfeed)
    same_entries(column(2, ours), entries)
    same("feedparser", output(feedparser), [str(len(entries) // times * tenth).encode()], 1)
    # The goals: twice the time of the parser that both use, and faster than the others.
    return [
        ("feeds check, -F tsv", "xmllint --stream", 3, ours, xmllint, ("at least", 0.50)),
        ("feeds check, -F tsv", "sfeed", 3, ours, sfeed, ("above", 1.00)),
        ("feeds check, -F tsv", "Python's feedparser", 3, ours, feedparser, ("above", 1.00)),
    ]


def same_entries(dates, seconds):
    """Fails unless the dates are those of sfeed, in its order, except the few articles that a feed repeats."""
    known = (n and time.strftime("%FT%TZ", time.gmtime(int(n))).encode() for n in seconds)
    for n, date in enumerate(dates, 1):
        if date not in known:  # this continues after the previous match
            fail(f"feeds: sfeed has no such entry in this place, line {n}: {date.decode()}")
    if len(dates) < 0.95 * len(seconds):
        fail(f"feeds: {len(dates)} entries instead of {len(seconds)}")
