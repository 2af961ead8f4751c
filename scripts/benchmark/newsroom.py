"""A simulated day of a newsroom on loopback, with faults. It ends with a line for each check, and status 0 if all hold.

usage: newsroom.py [--feeds 571] [--steps 96] [--readers 20] [--seed 1]      SUPERNEWS_BINARY=FILE  the program

One PostgreSQL server (scripts/postgresql), three collectors and twenty readers, each with a role and a home of its own.
Every 15 simulated minutes all collectors run as from cron, and one of them may be killed; readers find, read, save and
share. Twice the server goes away while they work, and comes back at the other address that they know.
"""

import argparse, collections, http.server, json, os, random, re, signal, subprocess, sys, tempfile, threading, time
from datetime import datetime, timezone
from manyserver import address
from week import BINARY, ROOT, START, STEP, World

COLLECTORS = 3


class Newsroom:
    def __init__(self, options):
        self.world, self.dice = World(options.feeds, options.seed), random.Random(options.seed)
        self.folder = tempfile.mkdtemp()
        os.chmod(self.folder, 0o755)
        self.server, self.other = f"{self.folder}/server", f"{self.folder}/other"
        self.place = self.server
        self.environment = dict(os.environ, SUPERNEWS_POSTGRESQL=self.server)
        self.errors = collections.Counter()
        self.readers = [f"reader{n}" for n in range(options.readers)]
        self.collectors = [f"collector{n}" for n in range(COLLECTORS)]

    # The server

    def begin(self):
        subprocess.run([f"{ROOT}/scripts/postgresql", "start"], env=self.environment, check=True, capture_output=True)
        os.makedirs(self.other)
        os.chmod(self.other, 0o777)
        self.run("postgres", "archive", "setup")
        for role, group in [(self.readers, "reader"), (self.collectors, "collector")]:
            self.psql("".join(f"CREATE ROLE {name} LOGIN IN ROLE supernews_{group};" for name in role))

    def end(self):
        subprocess.run([f"{ROOT}/scripts/postgresql", "stop"], env=self.environment, check=False)

    def psql(self, sql):
        command = ["psql", "-h", self.place, "-U", "postgres", "-d", "supernews", "-qAt", "-F", "\t", "-c", sql]
        environment = dict(os.environ, PGOPTIONS="-c search_path=supernews")
        output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        return [line.split("\t") for line in output.splitlines()]

    def fail_over(self):
        """The server ends at once, as after a crash, and comes back at its other address."""
        self.place = self.other if self.place == self.server else self.server
        program = next(path for path in subprocess.run(
            ["sh", "-c", "ls -d /usr/lib/postgresql/*/bin"], capture_output=True, text=True).stdout.split())
        owner = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []
        control = [*owner, f"{program}/pg_ctl", "-s", "-w", "-D", f"{self.server}/data"]
        subprocess.run([*control, "-m", "immediate", "stop"], check=True)
        time.sleep(1)
        options = f"-c listen_addresses= -c unix_socket_directories={self.place} -c fsync=off -c max_connections=200"
        subprocess.run([*control, "-l", f"{self.server}/data/log", "-o", options, "start"], check=True)

    # Readers and collectors

    def start(self, user, *words):
        home = f"{self.folder}/{user}"
        os.makedirs(home, exist_ok=True)
        now = datetime.fromtimestamp(self.world.now, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        environment = {
            "PATH": os.environ["PATH"], "HOME": home, "LANG": "C.UTF-8", "TZ": "UTC", "SUPERNEWS_NOW": now,
            "SUPERNEWS_FEEDS_URL": "http://127.0.0.1:1",
            "SUPERNEWS_ARCHIVE": f"host={self.server},{self.other} dbname=supernews user={user}"}
        return subprocess.Popen(
            [BINARY, *words], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)

    def finish(self, process):
        output = process.communicate(timeout=300)[0]
        for line in output.splitlines():
            if line.startswith("supernews:"): self.errors[re.sub(r"\d+|/tmp/\S+", "…", line)[:100]] += 1
        return output

    def run(self, user, *words):
        return self.finish(self.start(user, *words))


def serve(world, count):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def do_GET(self):
            try: world.answer(self)
            except OSError: pass
        def log_message(self, *_): pass
        def handle(self):
            try: super().handle()
            except OSError: pass

    port = 0
    for n in range(count):
        server = http.server.ThreadingHTTPServer((address(n), port), Handler)
        port = server.server_address[1]
        threading.Thread(target=server.serve_forever, daemon=True).start()
    return port


def day(room, options):
    world, dice = room.world, room.dice
    port = serve(world, options.feeds)
    outlines = "".join(f'<outline type="rss" text="Paper {n}" xmlUrl="http://{address(n)}:{port}/f"/>' for n in range(options.feeds))
    with open(f"{room.folder}/feeds.opml", "w") as file:
        file.write(f'<opml version="2.0"><body>{outlines}</body></opml>')
    for user in room.collectors: room.run(user, "feeds", "import", f"{room.folder}/feeds.opml")
    marks, kills, collect = collections.defaultdict(set), 0, ("collect", "--once", "--what", "feeds")
    for step in range(options.steps):
        world.now = START + step * STEP
        running = [room.start(user, *collect) for user in room.collectors]
        users = dice.sample(room.readers, min(4, len(room.readers)))
        reading = [
            (user, room.start(user, "-F", "json", "-c", f"find volcano --limit 3; mark 1 read; save 2 --as {user}; save 3 --as all --shared"))
            for user in users]
        if step % 2 == 1:
            time.sleep(dice.random() * 0.5)
            os.kill(running[kills % COLLECTORS].pid, signal.SIGKILL)
            kills += 1
        is_failover = step in (options.steps // 3, 2 * options.steps // 3)
        if is_failover: room.fail_over()
        for process in running: room.finish(process)
        if step % 2 == 1 or is_failover:
            # What a killed collector was told by a server, nobody else knows.
            for feed in world.feeds:
                if feed.asked and feed.asked[-1] == world.now: feed.free = 0
        for user, process in reading:
            output = room.finish(process)
            ids = [json.loads(line)["id"] for line in output.splitlines() if '"type":"article"' in line]
            if len(ids) > 1 and '"command":"save","ok":true' in output: marks[user].add(ids[1])
    wanted = set(world.served)
    # Some servers fail each third time, and what they gave a collector that was killed is fetched later. Nothing new is
    # published until then: a quick feed would no longer have it.
    for feed in world.feeds: feed.next = float("inf")
    for days in (2, 4, 6):
        world.now = START + options.steps * STEP + days * 86_400
        for feed in world.feeds: feed.free = 0
        room.run(room.collectors[0], *collect)
    return wanted, marks, kills


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, default=571)
    options.add_argument("--steps", type=int, default=96)
    options.add_argument("--readers", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    room, began = Newsroom(options), time.time()
    room.begin()
    try:
        wanted, marks, kills = day(room, options)
        links = collections.Counter(link for link, in room.psql("SELECT link FROM item"))
        own = collections.Counter(user for user, in room.psql("SELECT reader FROM reader_label WHERE label = reader"))
        seen = {}
        for user in room.readers:
            output = room.run(user, "-F", "json", "saved")
            seen[user] = [json.loads(line) for line in output.splitlines() if '"type":"article"' in line]
        foreign = [
            (user, label) for user, articles in seen.items() for article in articles for label in article["labels"]
            if label["name"] != "all" and (label["reader"] or label["name"] != user)]
        missing = wanted - set(links)
        requests = sum(len(feed.asked) for feed in room.world.feeds)
        print(f"{options.steps} steps, {time.time() - began:.0f} s, {requests} requests, {len(wanted)} items, {kills} collectors killed, 2 failovers, {sum(map(len, marks.values()))} saved, errors {dict(room.errors)}")
        checks = {
            "every article that was served is in the archive": not missing,
            "no article is there twice": all(count == 1 for count in links.values()),
            "arrivals are given once": room.psql("SELECT count(*) - count(DISTINCT arrival) FROM item") == [["0"]],
            "every mark is kept": all(own[user] >= len(ids) for user, ids in marks.items()),
            "no reader sees a label of another that is not shared": not foreign,
            "no server is asked more often than it wants": not room.world.broken,
            "the archive is whole": "No problems found" in room.run("postgres", "archive", "check"),
        }
        for check, holds in checks.items(): print(("yes  " if holds else "NO   ") + check)
        if room.world.broken: print(f"     {len(room.world.broken)} times: {room.world.broken[:5]}")
        if missing: print(f"     {len(missing)} missing: {sorted(missing)[:3]}")
        if foreign: print(f"     {foreign[:5]}")
    finally:
        room.end()
    sys.exit(0 if all(checks.values()) else 1)


if __name__ == "__main__": main()
