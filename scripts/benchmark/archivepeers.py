"""What one would search the same articles with: a plain FTS5 table, newsboat's search, and notmuch."""

import os, shutil, sqlite3
from datetime import datetime
from email.utils import format_datetime
from commands import SH, SQLITE
from made import articles
from measure import Command, milliseconds, output

NOTMUCH = shutil.which("notmuch")
EACH = 1_000  # messages in a folder
# Without a decoder of JSON, which would slow down sqlite3.
BUILD = """create virtual table plain using fts5(title, summary, link unindexed);
.mode ascii
.separator "\\t" "\\n"
.import {} plain
"""
# The columns that newsboat searches and shows; it reads all that it finds.
ITEMS = "id integer primary key, title text, content text, url text, pubDate integer, deleted integer"
LIKE = (
    "select id, title, url, pubDate from rss_item where (title like '%{0}%' or content like '%{0}%') and deleted = 0 "
    "order by pubDate desc, id desc"
)


def seconds(article):
    return int(datetime.fromisoformat(article["publishedAt"]).timestamp())


class Plain:
    """A plain FTS5 table of a file of articles, with a column for the link."""

    def __init__(self, path):
        self.file = f"{path}.plain.db"
        columns = f"{path}.tsv"
        with open(columns, "w") as file:
            file.writelines(f"{a['title']}\t{a['description']}\t{a['url']}\n" for a in articles(path))
        with open(f"{path}.sql", "w") as file:
            file.write(BUILD.format(columns))
        self.build = Command([SH, "-c", f'rm -f {self.file} && exec "$0" "$@"', SQLITE, self.file], f"{path}.sql")

    def find(self, match, order="rowid desc"):
        """The command that prints the first 20 matches."""
        match = match.replace("'", "''")
        select = f"select rowid, title from plain where plain match '{match}' order by {order} limit 20"
        return Command([SQLITE, "-separator", "\t", self.file, select])

    def count(self, match):
        with sqlite3.connect(self.file) as connection:
            [[count]] = connection.execute("select count(*) from plain where plain match ?", [match])
        return count


class Items:
    """A file of articles in a table like newsboat's."""

    def __init__(self, path):
        self.file = f"{path}.items.db"
        with sqlite3.connect(self.file) as connection:
            connection.execute(f"create table rss_item ({ITEMS})")
            rows = ((a["title"], a["description"], a["url"], seconds(a)) for a in articles(path))
            connection.executemany("insert into rss_item values (null, ?, ?, ?, ?, 0)", rows)
        connection.close()

    def find(self, text):
        return Command([SQLITE, "-separator", "\t", self.file, LIKE.format(text)])

    def count(self, text):
        return len(output(self.find(text)))

    def newest(self, plain, match):
        """The links of the newest 20 articles that match in a plain FTS5 table of the same file."""
        with sqlite3.connect(self.file) as connection:
            connection.execute("attach ? as other", [plain.file])
            select = "select url from other.plain join rss_item on id = plain.rowid where plain match ?"
            rows = connection.execute(f"{select} order by pubDate desc limit 20", [match]).fetchall()
        return [url.encode() for url, in rows]


class Mail:
    """A file of articles as messages for notmuch."""

    def __init__(self, path):
        self.folder = f"{path}.mail"
        for n, article in enumerate(articles(path)):
            folder = f"{self.folder}/{n // EACH}/cur"
            if n % EACH == 0:
                for name in "cur", "new", "tmp":
                    os.makedirs(f"{os.path.dirname(folder)}/{name}")
            date = format_datetime(datetime.fromisoformat(article["publishedAt"]))
            with open(f"{folder}/{n}", "w") as file:
                file.write(
                    f"From: {article['source']['name']} <news@example.com>\nTo: reader@example.com\nDate: {date}\n"
                    f"Message-ID: <{n}@example.com>\nSubject: {article['title']}\nMIME-Version: 1.0\n"
                    f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n"
                    f"{article['description']}\n"
                )
        config = f"{path}.notmuch"
        with open(config, "w") as file:
            file.write(f"[database]\npath={self.folder}\n[user]\nname=Reader\nprimary_email=reader@example.com\n")
        self.environment = {"NOTMUCH_CONFIG": config}
        milliseconds(self.command("new", "--quiet"))

    def command(self, *arguments):
        return Command([NOTMUCH, *arguments], environment=self.environment)

    def find(self, text):
        return self.command("search", "--limit=20", text)

    def count(self, text):
        return int(output(self.command("count", text))[0])


def unstemmed(text):
    """The text as notmuch searches it without looking for other forms of its words."""
    return text if text.startswith('"') else text.capitalize()


def version():
    return " ".join(output(Command([NOTMUCH, "--version"]))[0].decode().split())
