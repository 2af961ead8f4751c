"""The archive on a PostgreSQL server, beside psql with the statements that answer the same.

Starts a private server (scripts/postgresql), fills made articles of 24 months in English, Hebrew, Hindi and Chinese, and
prints a row for each page: the time of the shell, that of psql, and their ratio. A page has 20 articles and the number of
matches up to 10,000, in both.
"""

import http.server
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from commands import BINARY
from manyserver import address
from measure import head, line, sized

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPEATS = sized(10, 10, 1)
PORTION = 20_000
COUNTRIES = ["us", "fr", "gb", "de", "il", "in", "cn", "jp"]
NEWEST = 1_795_000_000  # November 2026
SPAN = 24 * 30 * 86_400


def quoted(word):
    return "'" + word.replace("'", "''") + "'"


class Words:
    """Made words of four scripts, as frequent as those of a language are."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        letters = {"en": "etaoinshrdlu", "he": "אבגדהוזחטיכלמנ", "hi": "कखगघचछजटडतदनपबम", "zh": "的一是不了人我在有他这中大来上"}
        self.known = {}
        for language, alphabet in letters.items():
            size = 2 if language == "zh" else 7
            words = ["the" if language == "en" else alphabet[:2]]
            while len(words) < 30_000 if language != "zh" else len(words) < len(alphabet) ** 2:
                words.append("".join(self.random.choices(alphabet, k=self.random.randint(2, size))))
            self.known[language] = words
        self.weights = {}
        for language, words in self.known.items():
            total, sums = 0, []
            for rank in range(len(words)):
                total += 1 / (rank + 1)
                sums.append(total)
            self.weights[language] = sums

    def some(self, language, count):
        return self.random.choices(self.known[language], cum_weights=self.weights[language], k=count)


def rows(count, words):
    chooser = random.Random(7)
    for number in range(count):
        language = chooser.choices(["en", "he", "hi", "zh"], [6, 1, 1, 1])[0]
        country = chooser.choice(COUNTRIES)
        row = NEWEST - SPAN + int(SPAN * number / count)
        title, summary = words.some(language, 10), words.some(language, 35)
        if number % sized(5_000, 5_000, 100) == 17:
            title[3:5] = ["quiet", "harbour"]
        places = {}
        for index, word in enumerate(title):
            places.setdefault(word, []).append(f"{index + 1}A")
        for index, word in enumerate(summary):
            places.setdefault(word, []).append(f"{index + 31}B")
        terms = [f"s{chooser.randrange(2_000):013}", "l" + language, "c" + country]
        vector = [f"{quoted(word)}:{','.join(at)}" for word, at in places.items()]
        vector += [f"'ꀀꀀ{term}':16383D" for term in terms]
        month = time.strftime("%Y%m", time.gmtime(row))
        yield row, month, number + 1, " ".join(title), " ".join(summary), terms, " ".join(vector), country, language


class Server:
    def __init__(self, folder):
        self.folder = folder
        self.environment = dict(os.environ, SUPERNEWS_POSTGRESQL=folder)

    def __enter__(self):
        subprocess.run([ROOT / "scripts/postgresql", "start"], env=self.environment, check=True, capture_output=True)
        return self

    def __exit__(self, *_):
        subprocess.run([ROOT / "scripts/postgresql", "stop"], env=self.environment, check=False)

    def psql(self, *arguments, text=None):
        command = ["psql", "-h", self.folder, "-U", "postgres", "-d", "supernews", "-qAt", "-v", "ON_ERROR_STOP=1"]
        environment = dict(os.environ, PGOPTIONS="-c search_path=supernews")
        return subprocess.run(
            command + list(arguments), input=text, env=environment, check=True, capture_output=True, text=True).stdout

    @property
    def address(self):
        return f"postgresql:///supernews?host={self.folder}&user=postgres"

    def fill(self, count):
        """Returns the articles a second that COPY adds, with all indexes."""
        words = Words(1)
        self.psql("-c", "INSERT INTO source (name) VALUES ('Made')")
        begin, spent, part = time.monotonic(), 0, []
        for entry in rows(count, words):
            part.append(entry)
            if len(part) == PORTION or entry[2] == count:
                spent += self.copy(part)
                part = []
        self.psql("-c", f"UPDATE counter SET value = {count} WHERE name IN ('arrival', 'articles')")
        self.psql("-c", "VACUUM ANALYZE")
        return count / spent

    def copy(self, part):
        tables = {"item": [], "identity": [], "words": [], "tag": []}
        for row, month, number, title, summary, terms, vector, country, language in part:
            tables["item"].append(
                f"{row}\t{month}\t{number}\t{number}\t{row}\t{row}\t1\t{row}\tfeeds\t{country}\t{language}\t{title}\t{summary}\t"
                f"{' '.join(terms)}\thttps://made.example/{number}\t0")
            tables["identity"].append(f"{number}\t{row}\t{month}")
            tables["words"].append(f"{row}\t{month}\t0\t{vector}")
            tables["tag"] += [f"{term}\t{row}\t{month}" for term in terms]
        columns = {
            "item": "row, month, id, arrival, first_seen, last_seen, source, published, provider, country, language, title, "
                    "summary, terms, link, shares_page",
            "identity": "id, row, month", "words": "row, month, part, vector", "tag": "term, row, month"}
        text = "BEGIN;\n" + "".join(f"SELECT make_month({month});\n" for month in sorted({entry[1] for entry in part}))
        for table, lines in tables.items():
            text += f"COPY {table} ({columns[table]}) FROM STDIN;\n" + "\n".join(lines) + "\n\\.\n"
        begin = time.monotonic()
        self.psql(text=text + "COMMIT;\n")
        return time.monotonic() - begin


PAGE = """WITH found AS MATERIALIZED ({found}), page AS (SELECT row FROM found ORDER BY {order} LIMIT 20)
SELECT (SELECT count(*) FROM found), article.*, source.name FROM page JOIN article ON article.row = page.row
LEFT JOIN source ON source.key = article.source"""
MATCHING = "SELECT DISTINCT ON (row) row FROM words WHERE vector @@ $${0}$$::tsquery ORDER BY row DESC LIMIT 10001"

PAGES = [
    ("newest 20 of a country", "find --country fr --limit 20",
     PAGE.format(found="SELECT row FROM tag WHERE term = 'cfr' ORDER BY row DESC LIMIT 10001", order="row DESC")),
    ("a phrase", "find '\"quiet harbour\"' --limit 20",
     PAGE.format(found=MATCHING.format("'quiet' <-> 'harbour'"), order="row DESC")),
    ("\"the\" by relevancy", "find the --sort relevancy --limit 20",
     PAGE.format(
         found="""SELECT DISTINCT ON (row) row, ts_rank('{0, 0.25, 0.5, 1}', vector, $$'the'$$::tsquery, 1) AS rank
         FROM words WHERE vector @@ $$'the'$$::tsquery ORDER BY row DESC LIMIT 5001""", order="rank DESC, row DESC")
     + "; " + MATCHING.format("'the'")),
    ("a page of history", "find --country fr --to 2026-01-31 --limit 20",
     PAGE.format(
         found="SELECT row FROM tag WHERE term = 'cfr' AND row <= 1769903999 ORDER BY row DESC LIMIT 10001",
         order="row DESC")),
]


def shell_time(binary, server, line, home):
    environment = dict(os.environ, SUPERNEWS_ARCHIVE=server.address, HOME=home, TZ="UTC", LANG="C.UTF-8")

    def once(count):
        begin = time.monotonic()
        result = subprocess.run(
            [binary, "-F", "tsv", "-c", "\n".join([line] * count)], env=environment, capture_output=True, check=True)
        assert result.stdout, line
        return time.monotonic() - begin

    once(1)
    few, many = [], []
    for _ in range(sized(3, 3, 1)):
        few.append(once(1))
        many.append(once(1 + REPEATS))
    return (statistics.median(many) - statistics.median(few)) / REPEATS * 1_000


def psql_time(server, sql):
    # \\timing tells the time of each statement; several make one page.
    text = "\\timing on\n" + "\n".join(["\\echo page", sql + ";"] * (REPEATS + 1))
    output = server.psql(text=text)
    times = [sum(map(float, re.findall(r"Time: ([\d.]+) ms", part))) for part in output.split("page\n")[2:]]
    return statistics.median(times)


class Feeds:
    """Feeds on loopback, each at an address of its own, with other articles in each generation."""

    COUNT, ITEMS = sized((200, 100), (200, 100), (8, 10))

    def __init__(self):
        self.generation, words, chooser = 0, Words(3), random.Random(3)
        self.texts = []
        for number in range(self.ITEMS):
            language = chooser.choices(["en", "he", "hi", "zh"], [6, 1, 1, 1])[0]
            self.texts.append((" ".join(words.some(language, 10)), " ".join(words.some(language, 35))))
        feeds = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                body = feeds.body(self.connection.getsockname()[0]).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.port = 0
        for number in range(self.COUNT):
            server = http.server.ThreadingHTTPServer((address(number), self.port), Handler)
            self.port = server.server_address[1]
            threading.Thread(target=server.serve_forever, daemon=True).start()

    def body(self, host):
        items = "".join(
            f"<item><title>{title} {host} {self.generation}</title><description>{summary}</description>"
            f"<link>https://made.example/{host}/{self.generation}/{number}</link></item>"
            for number, (title, summary) in enumerate(self.texts))
        return f'<rss version="2.0"><channel><title>{host}</title>{items}</channel></rss>'

    def write(self, path, numbers):
        outlines = "".join(f'<outline text="{n}" xmlUrl="http://{address(n)}:{self.port}/f"/>' for n in numbers)
        with open(path, "w") as file:
            file.write(f'<opml version="2.0"><body>{outlines}</body></opml>')


def adding(binary, server, feeds, collectors):
    """Returns the articles a second that collectors add, fetching and reading included."""
    feeds.generation += 1
    with tempfile.TemporaryDirectory() as folder:
        environments = []
        for number in range(collectors):
            home = f"{folder}/{number}"
            os.makedirs(home)
            feeds.write(f"{home}/list.opml", range(number, feeds.COUNT, collectors))
            now = f"2027-01-{feeds.generation * 2:02}T06:00:00Z"
            environments.append(dict(os.environ, SUPERNEWS_ARCHIVE=server.address, HOME=home, SUPERNEWS_NOW=now))
            subprocess.run(
                [binary, "feeds", "import", f"{home}/list.opml"], env=environments[-1], check=True, capture_output=True)
        before = int(server.psql("-c", "SELECT value FROM counter WHERE name = 'articles'"))
        begin = time.monotonic()
        running = [
            subprocess.Popen([binary, "collect", "--once", "--what", "feeds"], env=environment, stdout=subprocess.DEVNULL)
            for environment in environments]
        for process in running:
            process.wait()
        spent = time.monotonic() - begin
        return (int(server.psql("-c", "SELECT value FROM counter WHERE name = 'articles'")) - before) / spent


def measure_pages(binary, count):
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        with Server(folder + "/server") as server:
            subprocess.run(
                [binary, "archive", "setup"], env=dict(os.environ, SUPERNEWS_ARCHIVE=server.address, HOME=home), check=True,
                capture_output=True)
            rate = server.fill(count)
            head(f"PostgreSQL, {count:,} articles")
            for name, command, sql in PAGES:
                line(
                    name, "psql", REPEATS, "{:.1f} ms",
                    lambda: (shell_time(binary, server, command, home), psql_time(server, sql)))
            feeds = Feeds()
            for collectors in 1, 4:
                line(
                    f"adding, {collectors} collector{'s' if collectors > 1 else ''}", "COPY", 1, "{:,.0f} /s",
                    lambda: (adding(binary, server, feeds, collectors), rate), more=True)


def tables():
    for count in sized([200_000, 2_000_000], [20_000], [1_000]):
        measure_pages(BINARY, count)
