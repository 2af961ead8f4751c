"""Long articles, opened in turn as JSON: recorded ones, and made-up ones in scripts of two and three bytes."""

import functools, json, sqlite3
from commands import SQLITE, SUPERNEWS, newsapi, opens, script
from measure import FOLDER, Command, output, same
from server import LONG

MEMBERS = ("n", "title", "source", "author", "description", "content", "url", "imageUrl", "publishedAt")


def members(line):
    """The article in a line of JSON; for sqlite3, the only row of an array."""
    said = json.loads(line)
    [said] = said if isinstance(said, list) else [said]
    source = said["source"]
    values = {**said, "source": source["name"] if isinstance(source, dict) else source}
    return [values[member] for member in MEMBERS]


@functools.cache  # most lines are repeated
def told(line):
    return repr(members(line)).encode()


def articles(command):
    return [line for line in output(command) if b'"type":"status"' not in line]


def firsts(command):
    """The first line of each command's result: an article, which others of its story may follow."""
    lines, status = output(command), b'"type":"status"'
    return [line for before, line in zip([status, *lines], lines) if status in before and status not in line]


def database(name, listed):
    """The texts as supernews prints them: without the markup and character counts of recorded texts."""
    path = f"{FOLDER}/{name}.db"
    with sqlite3.connect(path) as connection:
        connection.execute(f"create table articles (n integer primary key, {' text, '.join(MEMBERS[1:])} text)")
        connection.executemany(f"insert into articles values ({', '.join('?' * len(MEMBERS))})", map(members, listed))
    connection.close()
    return path


def pair(name, count):
    """The commands for supernews, and for sqlite3 with the same articles."""
    environment, served = newsapi(f"/{name}/v2"), LONG[name]
    listed = articles(Command([*SUPERNEWS, "-F", "json", "top", "--limit", "100"], environment=environment))
    # Sorted, as the articles of one story stand together.
    urls = sorted(members(article)[6].encode() for article in listed)
    same(f"{name} articles", urls, sorted(article["url"].encode() for article in served), 100)
    ours = opens(count, "json", environment)
    select = script("select-json", count, "select * from articles where rowid={};\n")
    theirs = Command([SQLITE, "-json", database(name, listed)], select)
    # After the list.
    opened = firsts(ours)[1:]
    same(f"open, {name}", [*map(told, opened)], [*map(told, articles(theirs))], count)
    return ours, theirs


def rows(count):
    names = {"recorded": "recorded", "made": "of 2 KB"}
    return [
        (f"{count:,} × open, {names[name]}", "sqlite3 -json, by row", 3, *pair(name, count), ("at most", 0.60))
        for name in LONG
    ]
