"""A simulated week of collecting on loopback, with faults. It ends with a line for each check, and status 0 if all hold.

usage: week.py [--feeds 571] [--days 7] [--seed 1]      SUPERNEWS_BINARY=FILE  another program than the release build

Feeds, each at an address of its own, change as real ones do: most of them once or a few times a day, some every few
minutes. Every 15 simulated minutes a collector runs as from cron; at times two of them, one of which is killed, and
shells that read and mark. The clock is set back once and forward a year once, and the machine sleeps for a while.
"""

import argparse, collections, http.server, json, os, random, signal, socket, sqlite3, subprocess, sys, tempfile, threading, time
from datetime import datetime, timezone
from email.utils import formatdate
from manyserver import address

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BINARY = os.environ.get("SUPERNEWS_BINARY", f"{ROOT}/.build/release/supernews")
START = 1_796_000_000 // 86_400 * 86_400
STEP = 900
WINDOW = 40  # items of a feed
WORDS = "harbour bridge election storm museum river league budget comet orchestra tunnel garden senate volcano".split()


class Feed:
    def __init__(self, n, dice):
        self.n, self.dice = n, random.Random(dice.random())
        # The mean time between two items: log-normal around six hours, as for the recorded feeds.
        self.mean = min(max(dice.lognormvariate(9.9, 1.4), 300), 20 * 86_400)
        self.items, self.next = [], START - self.mean * 3
        kind = dice.random()
        self.fault = ("dead" if kind < 0.10 else "busy" if kind < 0.15 else "flaky" if kind < 0.33 else None)
        self.gone = kind > 0.995
        self.age = dice.choice([None] * 6 + [300, 1800, 7200])
        self.ttl = dice.choice([None] * 8 + [60, 180])
        self.skip = dice.choice([None] * 12 + [[0, 1, 2, 3]])
        self.asked, self.free, self.active = [], 0, 0
        # Whether the hours to skip were sent, and whether a collector that lived on has them.
        self.tells, self.told = False, False

    def at(self, now):
        while self.next <= now:
            word = self.dice.choice(WORDS)
            self.items.append((self.next, f"{word} {self.n} {len(self.items)} {self.dice.choice(WORDS)} number {self.dice.randrange(10**6)}"))
            self.next += self.dice.expovariate(1 / self.mean)
        return self.items[-WINDOW:]


class World:
    def __init__(self, count, seed):
        dice = random.Random(seed)
        self.feeds = [Feed(n, dice) for n in range(count)]
        self.now, self.served, self.lock, self.broken = START, set(), threading.Lock(), []

    def answer(self, handler):
        parts = handler.client_address, handler.connection.getsockname()[0].split(".")
        numbers = [int(part) for part in parts[1]]
        feed = self.feeds[(numbers[1] - 1) * 62_500 + numbers[2] * 250 + numbers[3] - 1]
        with self.lock:
            feed.active += 1
            if feed.active > 1: self.broken.append(f"feed {feed.n} asked twice at once")
            if self.now < feed.free: self.broken.append(f"feed {feed.n} asked {feed.free - self.now} s too early")
            if feed.told and self.now // 3600 % 24 in feed.skip: self.broken.append(f"feed {feed.n} asked in an hour to skip")
            feed.asked.append(self.now)
            now = self.now
            items = list(feed.at(now))
        try:
            self.reply(handler, feed, items, now)
        finally:
            with self.lock: feed.active -= 1

    def reply(self, handler, feed, items, now):
        def send(status, body=b"", **headers):
            handler.send_response(status)
            for name, value in headers.items(): handler.send_header(name.replace("_", "-"), value)
            handler.send_header("Content-Length", str(len(body)))
            handler.end_headers()
            handler.wfile.write(body)

        if feed.gone and now > START + 86_400: return send(410)
        day = int(now - START) // 86_400
        if feed.fault == "dead": return handler.connection.shutdown(socket.SHUT_RDWR)
        if feed.fault == "busy" and (feed.n + day) % 3 == 0:
            feed.free = now + 5400
            return send(503, Retry_After="5400")
        if feed.fault == "flaky" and len(feed.asked) % 3 == 1: return handler.connection.shutdown(socket.SHUT_RDWR)
        tag = f'"{len(feed.items)}"'
        least = max(feed.age or 0, (feed.ttl or 0) * 60)
        with self.lock: feed.free = now + least if least else 0
        headers = {"ETag": tag}
        if feed.age: headers["Cache_Control"] = f"public, max-age={feed.age}"
        if handler.headers.get("If-None-Match") == tag:
            with self.lock: feed.free = now + least
            return send(304, **headers)
        entries = "".join(
            f"<item><title>{title}</title><link>http://paper{feed.n}.example/{title.split()[2]}</link><pubDate>"
            f"{formatdate(at, usegmt=True)}</pubDate></item>" for at, title in items)
        ttl = f"<ttl>{feed.ttl}</ttl>" if feed.ttl else ""
        skip = "<skipHours>" + "".join(f"<hour>{h}</hour>" for h in feed.skip) + "</skipHours>" if feed.skip else ""
        body = f'<rss version="2.0"><channel><title>Paper {feed.n}</title>{ttl}{skip}{entries}</channel></rss>'.encode()
        send(200, body, **headers)
        feed.tells = bool(feed.skip)
        with self.lock: self.served.update(f"http://paper{feed.n}.example/{t.split()[2]}" for _, t in items)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, default=571)
    options.add_argument("--days", type=float, default=7)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    dice, world = random.Random(options.seed), World(options.feeds, options.seed)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def do_GET(self):
            try: world.answer(self)
            except OSError: pass
        def log_message(self, *_): pass
        def handle(self):
            try: super().handle()
            except OSError: pass

    port, servers = 0, []
    for n in range(options.feeds):
        servers.append(http.server.ThreadingHTTPServer((address(n), port), Handler))
        port = servers[-1].server_address[1]
        threading.Thread(target=servers[-1].serve_forever, daemon=True).start()

    home = tempfile.mkdtemp()
    environment = {"PATH": os.environ["PATH"], "HOME": home, "LANG": "C.UTF-8", "TZ": "UTC", "SUPERNEWS_FEEDS_URL": "http://127.0.0.1:1"}
    with open(f"{home}/feeds.opml", "w") as file:
        outlines = "".join(f'<outline type="rss" text="Paper {n}" xmlUrl="http://{address(n)}:{port}/f"/>' for n in range(options.feeds))
        file.write(f'<opml version="2.0"><body>{outlines}</body></opml>')
    with open(f"{home}/take", "w") as file: file.write(f"#!/bin/sh\nread -r alert || exit; printf '%s\\t%s\\n' $PPID \"$alert\" >>{home}/alerts\n")
    os.chmod(f"{home}/take", 0o755)

    def stamp(now): return datetime.fromtimestamp(now, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    def start(*words):
        return subprocess.Popen([BINARY, *words], env={**environment, "SUPERNEWS_NOW": stamp(world.now)}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    def run(*words):
        process = start(*words)
        return process.returncode, process.communicate(timeout=300)[0]

    run("feeds", "import", f"{home}/feeds.opml")
    run("settings", "on-alert", f"{home}/take")
    run("follow", "volcano", "--notify")
    run("follow", "comet", "--notify", "--quiet", "22-7")
    collect = "collect", "--once", "--what", "feeds"
    steps, marks, killed, errors = int(options.days * 86_400 / STEP), set(), set(), collections.Counter()
    asleep, began = range(steps // 3, steps // 3 + steps // 8), time.time()
    for step in range(steps):
        world.now = START + step * STEP
        if step in asleep: continue
        if step == steps // 2: world.now -= 3600
        first = start(*collect)
        if step % 5 == 2:
            second = start(*collect)
            time.sleep(dice.random() * 0.4)
            os.kill(first.pid, signal.SIGKILL)
            killed.add(first.pid)
            # What a killed collector was told by a server, nobody else knows.
            for feed in world.feeds:
                if feed.asked and feed.asked[-1] == world.now: feed.free = 0
            second.communicate(timeout=300)
            # Some of its requests were answered only after its end.
            for feed in world.feeds:
                if feed.asked and feed.asked[-1] == world.now: feed.free, feed.tells = 0, False
        output = first.communicate(timeout=300)[0]
        for feed in world.feeds: feed.told = feed.told or feed.tells
        for line in output.splitlines():
            if line.startswith("supernews:"): errors[line[:90]] += 1
        if step % 6 == 3:
            shells = [start("-F", "json", "-c", "find volcano --limit 2; mark 1 read; save 2 --as kept; follows"), start("-c", "top; find comet; summary")]
            found = shells[0].communicate(timeout=300)[0]
            shells[1].communicate(timeout=300)
            ids = [json.loads(line).get("id") for line in found.splitlines() if '"type":"article"' in line]
            if len(ids) > 1 and '"command":"save","ok":true' in found: marks.add((ids[0], ids[1]))
    world.now = START + 366 * 86_400
    run(*collect)
    world.now = START + steps * STEP + 2 * 86_400
    for feed in world.feeds: feed.free = 0
    wanted = {link for link in world.served}
    run(*collect)
    database = sqlite3.connect(f"file:{home}/.local/share/supernews/archive.sqlite?mode=ro", uri=True)
    links = collections.Counter(link for link, in database.execute("SELECT link FROM article"))
    read = {row for row, in database.execute("SELECT count(*) FROM article WHERE read IS NOT NULL")}
    saved, = database.execute("SELECT count(*) FROM article WHERE saved IS NOT NULL").fetchone()
    alerts = [line.split("\t", 1) for line in open(f"{home}/alerts")] if os.path.exists(f"{home}/alerts") else []
    told = collections.defaultdict(list)
    for collector, alert in alerts: told[json.loads(alert)["number"], json.loads(alert)["id"]].append(int(collector))
    followed, read_before = database.execute(
        "SELECT count(*), count(read) FROM alert JOIN article USING (row) WHERE sent > 0").fetchone()
    asked = sum(len(feed.asked) for feed in world.feeds)
    everything = sum(len(feed.items) for feed in world.feeds)
    print(f"{steps} steps, {time.time() - began:.0f} s, {asked} requests, {len(wanted)} items served of {everything}, {len(killed)} collectors killed, {len(alerts)} alerts, errors {dict(errors)}")
    checks = {
        "every article that was served is in the archive": not wanted - set(links),
        "no article is there twice": all(count == 1 for count in links.values()),
        # The one exception: a collector was killed after the reader's program had it, before that could be noted (1: before the program looked who runs it).
        "every alert is told once": all((killed | {1}).issuperset(by[:-1]) for by in told.values()),
        # Of an article that was read before, there is nothing to tell.
        "no alert is lost": followed - read_before <= len(told) <= followed,
        "every mark is kept": saved >= len({b for _, b in marks}) and read and next(iter(read)) >= len({a for a, _ in marks}),
        "no server is asked more often than it wants": not world.broken,
        "the database is whole": database.execute("PRAGMA integrity_check").fetchone()[0] == "ok",
    }
    for check, holds in checks.items(): print(("yes  " if holds else "NO   ") + check)
    if world.broken: print(f"     {len(world.broken)} times: {world.broken[:5]}")
    missing = wanted - set(links)
    if missing: print(f"     {len(missing)} missing: {sorted(missing)[:3]}")
    sys.exit(0 if all(checks.values()) else 1)


if __name__ == "__main__": main()
