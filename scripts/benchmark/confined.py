"""Measures what it costs that documents are parsed in a confined process, beside parsing in the same one."""

import glob, os, statistics
from commands import BINARY
from measure import Command, fail, head, line, note, output, sized

PROGRAM = os.environ.get("SUPERNEWS_PARSING_BENCHMARK")
CORPUS = os.environ["SUPERNEWS_CORPUS"]
FEEDS = [path for path in sorted(glob.glob(f"{CORPUS}/feeds/*.*")) if path.endswith((".xml", ".rss", ".rdf", ".atom"))]
PAGES = sorted(glob.glob(f"{CORPUS}/pages/trafilatura/*.html"))[: sized(60, 60, 4)]
RUNS = sized(21, 5, 1)
LARGE = 50_000  # bytes


def tables():
    if not (PROGRAM and FEEDS and PAGES):
        note("SUPERNEWS_PARSING_BENCHMARK or the corpus is missing: parsing in a confined process is not measured.")
        return
    rows = {}
    for row in output(Command([PROGRAM, BINARY, str(RUNS), *FEEDS, *PAGES])):
        name, size, inside, confined = row.decode().split("\t")
        rows[name] = int(size), float(inside), float(confined)
    start, memory = rows.pop("start"), rows.pop("memory")
    if len(rows) != len(FEEDS + PAGES):
        fail(f"confined: {len(rows)} of {len(FEEDS + PAGES)} documents")
    head("A document, median", "confined", "inside")
    for kind, paths in ("feed", FEEDS), ("page", PAGES):
        found = [rows[path] for path in paths if rows[path][0] > LARGE]
        ratio = statistics.median(confined / inside for _, inside, confined in found)
        inside = statistics.median(inside for _, inside, _ in found)
        line(f"a {kind} above 50 kB ({len(found)})", "in the same process", RUNS, "{:.2f} ms",
             lambda: (inside * ratio, inside), ("at most", 1.15))
    small = [(confined, inside) for size, inside, confined in rows.values() if size <= LARGE]
    ours, theirs = map(statistics.median, zip(*small))
    line(f"a smaller one ({len(small)})", "in the same process", RUNS, "{:.2f} ms", lambda: (ours, theirs),
         ("at most", 0.3, "more"))
    line("the first of a new process", "its second", RUNS, "{:.2f} ms", lambda: (start[2], start[1]),
         ("at most", 8, "more"))
    note(f"private memory of the process after all {len(rows)}: {memory[0] / 2**20:.1f} MiB (goal: at most 24)")
