"""Groups headlines whose stories are known, and compares the result and the time with TF-IDF of words."""

import csv, json, os, random, re, statistics, subprocess, sys, time
from commands import BINARY
from measure import FOLDER, QUICK, fail, head, line, verdict

PROGRAM = os.environ.get("SUPERNEWS_STORY_BENCHMARK")
STORIES = os.path.join(os.environ["SUPERNEWS_CORPUS"], "stories")
SCORER = os.path.join(STORIES, "score.py")
HEADLINES, IDENTICAL, ARCHIVED, PAGE = 10_000, 100_000, 10_000 if QUICK else 100_000, 20
WEEK = 7 * 86_400
# BCubed F1 to be reached; across languages the precision and recall of pairs.
GOALS = {"bears": 0.90, "uci": 0.78, "ntrex": 0.65}
PAIRS = 0.80, 0.45

# One pass: an article joins the story with the most similar centroid, or begins one.
TFIDF = '''
import collections, math, re
def group(articles):
    texts = [re.findall(r"\\w+", a["title"].lower()) for a in articles]
    df = collections.Counter(w for t in texts for w in set(t))
    sums, index, result = [], collections.defaultdict(set), []
    for t in texts:
        v = {w: math.log(len(texts) / df[w]) for w in set(t)}
        n = math.sqrt(sum(x * x for x in v.values())) or 1
        v = {w: x / n for w, x in v.items()}
        dots = collections.Counter()
        for w, x in v.items():
            for s in index[w]: dots[s] += x * sums[s][w]
        best = max(((d / math.sqrt(sum(x * x for x in sums[s].values())), s) for s, d in dots.most_common(5)), default=(0, 0))
        if best[0] < 0.3:
            best = 1, len(sums)
            sums.append(collections.Counter())
        sums[best[1]].update(v)
        for w in v: index[w].add(best[1])
        result.append(str(best[1]))
    return result
'''


def titles():
    with open(os.path.join(STORIES, "uci-6366.csv"), encoding="utf8") as file:
        return [row["TITLE"] for row in csv.DictReader(file)]


def scores(program):
    """The lines of the scorer by the names of the sets: BCubed F1, and the precision and recall of pairs."""
    run = subprocess.run([sys.executable, "-B", SCORER, program], capture_output=True, text=True)
    if run.returncode != 0:
        fail(f"score.py {program}: {run.stderr}")
    found = {}
    for row in run.stdout.splitlines():
        pairs = re.search(r"across languages: precision ([\d.]+) recall ([\d.]+)", row)
        found[row.split()[0]] = (
            float(re.search(r"F1 ([\d.]+)", row)[1]), *(map(float, pairs.groups()) if pairs else ())
        )
    return found


def grouped(lines):
    """How many seconds the program takes for headlines, and its stories."""
    start = time.monotonic()
    run = subprocess.run([PROGRAM], input="".join(lines).encode(), capture_output=True, check=True)
    return time.monotonic() - start, run.stdout.split()


def made(words, sample):
    """A headline like those of the set, with words of others."""
    own = sample.split()
    return " ".join(random.sample(own, max(1, len(own) - 2)) + random.sample(words, 2))


def page():
    """The milliseconds that a page of new articles takes in an archive of one week."""
    random.seed(3)
    samples = titles()
    words = [word for title in samples for word in title.split()]
    home = f"{FOLDER}/stories"
    os.makedirs(home)
    environment = {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    first = time.time() - WEEK + 86_400

    def write(name, count, after):
        with open(f"{home}/{name}.jsonl", "w") as file:
            for n in range(count):
                at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(first + (after + n) * (WEEK - 2 * 86_400) / ARCHIVED))
                article = {"type": "article", "title": made(words, random.choice(samples)), "language": "en"}
                article |= {"url": f"https://h{n % 997}.example/{name}/{n}", "publishedAt": at}
                file.write(json.dumps(article | {"source": {"name": f"S{n % 997}"}}) + "\n")
        run(f"archive import {home}/{name}.jsonl")

    def run(command):
        start = time.monotonic()
        argv = [BINARY, "--offline", "-F", "json", "-c", command]
        done = subprocess.run(argv, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            fail(f"{command}: {done.stderr}")
        return time.monotonic() - start

    write("archive", ARCHIVED, 0)
    show = "stories --since 9d --min 2 --limit 1"
    run(show)
    times = []
    for n in range(7):
        write(f"page{n}", PAGE, ARCHIVED - 100 - n * PAGE)
        with_page, without = run(show), statistics.median(run(show) for _ in range(3))
        times.append((with_page - without) * 1000)
    return statistics.median(times)


def tables():
    if not os.path.exists(SCORER):
        print("\nThere is no collection of stories: their grouping is not measured.")
        return
    peer = f"{FOLDER}/tfidf.py"
    with open(peer, "w") as file:
        file.write(TFIDF)
    ours, theirs = scores(BINARY), scores(peer)
    head("Stories", theirs="TF-IDF")
    for name, goal in GOALS.items():
        value, other = ours[name][0], theirs[name][0]
        line(f"{name}: BCubed F1", "TF-IDF of words", 1, f"{value:.3f}", f"{other:.3f}", f"{value / other:.2f}",
             verdict("at least", value, goal))  # fmt: skip
    for word, value, other, goal in zip(("precision", "recall"), ours["ntrex"][1:], theirs["ntrex"][1:], PAIRS):
        line(f"ntrex: {word} across languages", "TF-IDF of words", 1, f"{value:.3f}", f"{other:.3f}", "",
             verdict("at least", value, goal))  # fmt: skip
    line(f"a page of {PAGE} into {ARCHIVED:,}", "", 7, f"{page():.1f} ms", "", "", "at most 30 ms")
    if not PROGRAM:
        print("SUPERNEWS_STORY_BENCHMARK names no program: the time of grouping alone is not measured.")
        return
    samples = titles()
    many = [f"en\t{1_700_000_000 + n}\t{samples[n % len(samples)]}\n" for n in range(HEADLINES)]
    took = statistics.median(grouped(many)[0] for _ in range(5))
    start = time.monotonic()
    space = {}
    exec(TFIDF, space)
    space["group"]([{"title": samples[n % len(samples)]} for n in range(HEADLINES)])
    other = time.monotonic() - start
    line(f"{HEADLINES:,} headlines at once", "TF-IDF in Python", 5, f"{took:.2f} s", f"{other:.2f} s",
         f"{took / other:.2f}", verdict("at most", took, 1, " s"))  # fmt: skip
    same = [f"en\t{1_700_000_000 + n}\tPresident visits flooded towns in the north\n" for n in range(IDENTICAL)]
    took, stories = grouped(same)
    if len({*stories}) != 1:
        fail("equal titles are several stories")
    line(f"{IDENTICAL:,} equal titles", "", 1, f"{took:.2f} s", "", "", verdict("at most", took, 2, " s"))
