"""Checks that both sides of every row do the same work, measures them and prints the tables, or those named."""

import glob, os, platform, sys
import archives, articles, bursts, collecting, confined, feeds, figures, manyfeeds, maps, pages, postgresql, reading, stories
import views
from commands import BINARY, CURL, JQ, KEEPING, SERVER, SH, SQLITE, SUPERNEWS
from commands import crawl, curl_all, database, decode, newsapi, opens, requests, script
from measure import FOLDER, SMOKE, Command, fail, head, kibibytes, links, megabytes_a_second, milliseconds, note
from measure import output, row, same, sized, table, without_ids
from server import ARTICLES, BODIES, PAGE, RECORDED, RESPONSES, SIZE, WAIT, article

OPENS, FEW, LOTS = sized((100_000, 1_000, 1_000_000), (100_000, 1_000, 100_000), (200, 100, 200))
COUNTRIES = 55
SHORT, LONG = sized((10, 1_000), (10, 200), (2, 4))  # the number of pages in the crawls
MEMORY = "at most", 20, " MiB"  # for one page


def machine():
    def field(path, key):
        lines = (line.partition(":") for line in open(path))
        return next((value.strip() for name, _, value in lines if name.strip() == key), None)

    cpu = field("/proc/cpuinfo", "model name") or platform.machine()
    total = int(field("/proc/meminfo", "MemTotal").split()[0]) / 1024**2
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    note(f"Machine: {cpu}, {len(os.sched_getaffinity(0))} cores, {total:.1f} GiB of memory")
    note(f"System:  {system}, {platform.system()} {platform.release()} {platform.machine()}")
    programs = (BINARY, CURL, JQ, SQLITE)
    version = [output(Command([program, "--version"]))[0].decode().split()[:2] for program in programs]
    jq, python = version[2][0].replace("-", " "), platform.python_version()
    note(f"Tested:  supernews {version[0][-1]}, curl {version[1][1]}, {jq}, sqlite3 {version[3][0]}, Python {python}")
    if feeds.RECORDED:
        note(f"         {feeds.versions()}")
    if maps.versions():
        note(f"         {maps.versions()}")
    if archives.versions():
        note(f"         {archives.versions()}")
    if pages.versions():
        note(f"         {pages.versions()}")
    if bursts.available:
        note(f"         {bursts.version()}")


def lists():
    """Tables of lists, requests and long scripts, after checks that both sides do the same work."""
    url = f"{SERVER}/v2/top-headlines?country=us&pageSize=20&page=1"
    columns = "[.key+1, (.value | .publishedAt, .source.name, .title, .url)]"
    select = "select n,date,source,title,url from articles where rowid={};\n"
    start = Command([BINARY, "--version"]), Command([CURL, "--version"])
    empty = Command([*KEEPING, "-c", "format tsv"], environment=newsapi())
    top = Command([*SUPERNEWS, "-F", "tsv", "top"], environment=newsapi())
    page = top, Command([SH, "-c", f"{CURL} -s '{url}' | {JQ} -r '.articles | to_entries[] | {columns} | @tsv'"])
    sqlite = [SQLITE, "-separator", "\t", database()]
    many = Command(sqlite, script("select", OPENS, select))
    once = Command(sqlite, script("select-once", OPENS, select, first="begin;\n"))  # avoids a lock for each line
    tsv, as_json, text = (opens(OPENS, form) for form in ("tsv", "json", "text"))
    kept = Command([*KEEPING, "-F", "tsv", "top"], environment=newsapi())
    stored = kept._replace(argv=[*KEEPING, "--offline", "-F", "tsv", "top"])
    world = Command([*SUPERNEWS, "-F", "tsv", "world"], environment=newsapi("/slow/v2"))
    recorded = f"{FOLDER}/recorded"
    with open(recorded, "wb") as file:
        file.writelines(body + b"\n" for body in RESPONSES)
    decoded = decode()
    jq = Command([JQ, "."], recorded, load=decoded.load)
    loads = "import json, sys\nfor line in sys.stdin.buffer: json.loads(line)"
    python = Command([sys.executable, "-c", loads], recorded, load=decoded.load)

    same("one page", without_ids(output(page[0])), output(page[1]), 20)
    opened = without_ids(output(tsv)[len(ARTICLES) :])
    same("open", opened, output(many), OPENS)
    same("open", opened, output(once), OPENS)
    asked = requests(world)
    curl = curl_all(asked, "json")
    same("requests for the world", sorted({*asked}), requests(curl), COUNTRIES)
    firsts = Command([JQ, "-r", ".articles[0].url", *glob.glob(f"{FOLDER}/*.json")])
    same("world", sorted(links(world)), sorted(output(firsts)), COUNTRIES)
    # Sorted, as the articles of one story stand together.
    urls = Command([JQ, "-r", ".articles[:100][].url"], recorded)
    same("decoding", sorted(links(decoded)), sorted(output(urls)), BODIES * 100)
    crawled = [article(n)["url"].encode() for n in range(1, LONG * PAGE + 1)]
    same("crawl", links(crawl(LONG)), crawled, len(crawled))
    # After the crawl, which begins with an empty store.
    same("one page, to the store", output(kept), output(page[0]), 20)
    same("requests for one page from the store", requests(stored), [], 0)
    same("requests for a page fetched before", requests(kept), [], 0)
    same("one page from the store", output(stored), output(page[0]), 20)
    # A lock that is held while a function waits ends a release build, but not each time: see Guarded.
    for _ in range(20):
        milliseconds(Command([*KEEPING, "--offline", "-c", "stories; stories"], environment=newsapi()))
    long_articles = articles.rows(OPENS)
    feeds_page, feeds_world, parsing = feeds.page(), feeds.world(COUNTRIES), feeds.parsing()

    wait = f"{COUNTRIES} × {WAIT * 1000:.0f} ms"
    rows = [
        ("start-up, --version", "curl --version", 60, *start, ("at most", 0.40)),
        ("an empty command", "supernews --version", 60, empty, start[0], ("at most", 1.30)),
        ("one page, -F tsv top", "curl | jq", 30, *page, ("at most", 0.90)),
        ("one page, fetched before", "curl --version", 60, kept, start[1], ("at most", 0.90)),
        ("one page, fetched before", "an empty command", 60, kept, empty, ("at most", 1.40)),
        ("one page from the store", "curl --version", 60, stored, start[1], ("at most", 0.60)),
        (f"world, {wait}", "curl --parallel-max 8", 15, world, curl, ("at most", 1.50)),
        ("feeds page, -F tsv top", "curl | sfeed", 30, *feeds_page, None),
        (f"feeds world, {wait}", "curl --parallel-max 8", 15, *feeds_world, ("at most", 1.50)),
        (f"{OPENS:,} × open, -F tsv", "sqlite3, select by row", 3, tsv, many, ("below", 1.00)),
        (f"{OPENS:,} × open, -F tsv", "sqlite3, one transaction", 3, tsv, once, None),
        (f"{OPENS:,} × open, -F json", "sqlite3, select by row", 3, as_json, many, ("at most", 0.60)),
        *long_articles,
        (f"{OPENS:,} × open, -F text", "sqlite3, select by row", 3, text, many, ("at most", 1.00)),
    ]
    decoding = [
        ("HTTP, JSON, store, -F tsv", "jq .", 3, decoded, jq, None),
        ("HTTP, JSON, store, -F tsv", "Python's json.loads", 3, decoded, python, None),
    ]
    table("Time, median", milliseconds, rows)
    table(f"{'Recorded' if RECORDED else 'Made-up'} {SIZE >> 20} MiB, median", megabytes_a_second, decoding)
    if parsing:
        table(f"{SIZE >> 20} MiB of feeds, median", megabytes_a_second, parsing)
    else:
        note(f"\nThere are no recorded feeds in {feeds.CORPUS}: reading feeds is not measured.")
    if SMOKE:
        return  # the same commands once more
    runs = sized(3, 1, 1)
    # The same rows with other goals.
    peaks = [(*others, MEMORY if others[0].startswith("one page") else None) for *others, _ in rows]
    table("Peak memory, median", kibibytes, peaks, runs)
    head("Memory of opens, median", f"{LOTS:,}", f"{FEW:,}")
    row(f"{LOTS:,} × open", f"{FEW:,} × open", kibibytes, runs, opens(LOTS), opens(FEW), ("at most", 1.05))
    head("Memory of pages, median", f"{LONG:,}", f"{SHORT:,}")
    long, short = row(f"search, more: {LONG:,} pages", f"{SHORT:,} pages", kibibytes, runs, crawl(LONG), crawl(SHORT))
    each = (long - short) * 1024 / (PAGE * (LONG - SHORT))
    note(f"{each:.0f} bytes for each article more: a list keeps its own, by design")


TABLES = {
    "lists": lists, "maps": maps.tables, "views": views.tables, "archives": archives.tables, "pages": pages.tables,
    "confined": confined.tables, "reading": reading.tables, "manyfeeds": manyfeeds.tables, "collecting": collecting.tables,
    "bursts": bursts.tables, "stories": stories.tables, "postgresql": postgresql.tables,
}


def main():
    figures.start("machine")
    machine()
    for name in [argument for argument in sys.argv[1:] if argument in TABLES] or TABLES:
        figures.start(name)
        TABLES[name]()
        figures.keep()
    figures.finish()
    if SMOKE and figures.stale():
        fail(f"{figures.DOCUMENT} shows other figures than {figures.FILE}: python3 -B {figures.__file__}")


main()
