"""Ten hostile feeds among the headlines of UCI: how much worse the others are grouped than without them."""

import collections, csv, json, os, random, subprocess, time
from commands import BINARY
from measure import FOLDER, fail, sized

STORIES = os.path.join(os.environ["SUPERNEWS_CORPUS"], "stories")
ITEMS = sized(100, 100, 5)  # of a hostile feed


def headlines():
    with open(f"{STORIES}/uci-6366.csv", encoding="utf8") as file:
        rows = sorted((row for row in csv.DictReader(file) if row["TIMESTAMP"]), key=lambda row: int(row["TIMESTAMP"]))
    return [(int(row["TIMESTAMP"]) // 1000, row["TITLE"], row["HOSTNAME"], row["STORY"]) for row in rows[: sized(None, None, 300)]]


def hostile(real, dice):
    """Feeds of five kinds, two of each."""
    words = sorted({word for _, title, _, _ in real for word in title.split()})
    title = lambda: dice.choice(real)[1]
    halves = lambda one, other: one[: len(one) // 2 + 1] + other[len(other) // 2 :]
    for n in range(2):
        flooded = real[n * 37]
        for _ in range(ITEMS):
            known = dice.choice(real)
            now = known[0]
            yield now, " ".join(title() for _ in range(5)), f"glue{n}.example", None
            yield now, " ".join(dice.sample(words, min(120, len(words)))), f"all{n}.example", None
            yield flooded[0], flooded[1], f"flood{n}.example", None
            yield now, " ".join(halves(title().split(), title().split())), f"chain{n}.example", None
            yield now, f"{known[1]} {dice.choice(words)}", f"near{n}.example", None


def score(name, rows):
    """The BCubed F1 of the rows whose stories are known."""
    home = f"{FOLDER}/{name}"
    os.makedirs(home)
    environment = {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    stamp = lambda seconds: time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
    with open(f"{home}/all.jsonl", "w") as file:
        for n, (seconds, title, host, _) in enumerate(rows):
            article = {"type": "article", "title": title, "url": f"https://{host}/{n}", "language": "en"}
            file.write(json.dumps(article | {"publishedAt": stamp(seconds), "source": {"name": host}}) + "\n")

    def run(*arguments):
        done = subprocess.run([BINARY, "--offline", *arguments], env=environment, capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else fail(f"{arguments}: {done.stderr}")

    run("-c", f"archive import {home}/all.jsonl")
    days = stamp(rows[0][0])[:10], stamp(rows[-1][0])[:10]
    found = run("-F", "json", "-c", f"stories --from {days[0]} --to {days[1]} --articles")
    stories = {row["url"]: row.get("story") for row in map(json.loads, found.splitlines()) if row["type"] == "article"}
    known, ours = collections.defaultdict(set), collections.defaultdict(set)
    pairs = [(story, stories.get(f"https://{host}/{n}") or n) for n, (_, _, host, story) in enumerate(rows) if story]
    for n, (story, found) in enumerate(pairs):
        known[story].add(n)
        ours[found].add(n)
    both = [(len(known[story] & ours[found]), len(known[story]), len(ours[found])) for story, found in pairs]
    precision, recall = (sum(row[0] / row[place] for row in both) / len(both) for place in (2, 1))
    return 2 * precision * recall / (precision + recall)


def scores():
    """With the hostile feeds, and without."""
    real = headlines()
    with_them = sorted(real + list(hostile(real, random.Random(1))), key=lambda row: row[0])
    return score("redteam", with_them), score("honest", real)
