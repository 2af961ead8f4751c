"""The commands that are measured, except those about feeds."""

import os, sqlite3
from measure import FOLDER, Command, milliseconds, tool
from server import ARTICLES, ASKED, BODIES, PAGE, RESPONSES, start

BINARY = os.path.abspath(tool(os.environ["SUPERNEWS_BINARY"]))
KEEPING = [BINARY, "--provider", "newsapi"]  # keeps settings and store, in the folder of the run
SUPERNEWS = [*KEEPING, "--no-config"]
CURL, JQ, SH, SQLITE = map(tool, ("curl", "jq", "sh", "sqlite3"))
SERVER = start()


def newsapi(base="/v2"):
    """The environment in which supernews asks the server below that path."""
    return {"NEWSAPI_KEY": "bench", "SUPERNEWS_NEWSAPI_URL": SERVER + base}


def requests(command):
    """The requests that a command sends to the server, in alphabetical order."""
    ASKED.clear()
    milliseconds(command)
    return sorted(ASKED)


def script(name, count, line, first=""):
    path = f"{FOLDER}/{name}"
    with open(path, "w") as file:
        file.write(first)
        file.writelines(line.format(i % 100 + 1) for i in range(count))
    return path


def opens(count, form="tsv", environment=newsapi()):
    path = script(f"open-{count}", count, "open {}\n", first="top --limit 100\n")
    return Command([*SUPERNEWS, "-F", form], path, environment)


def decode():
    path = script("pages", BODIES, "search x --page {} --limit 100\n")
    return Command([*SUPERNEWS, "-e", "-F", "tsv"], path, newsapi("/recorded/v2"), sum(map(len, RESPONSES)))


def crawl(pages):
    """A list extended by `more`; its empty cache folder keeps the store on disk and not in memory."""
    fresh = f'rm -rf {FOLDER}/.cache && exec "$0" "$@"'
    path = script(f"crawl-{pages}", pages - 1, "more\n", first=f"search x --limit {PAGE}\n")
    return Command([SH, "-c", fresh, *KEEPING, "-e", "-F", "tsv"], path, newsapi())


def curl_all(asked, ending):
    """Fetches the same addresses as supernews, as many at a time, each answer into a file with that ending."""
    config = f"{FOLDER}/curl-{ending}"
    with open(config, "w") as file:
        for n, path in enumerate(asked):
            file.write(f'url = "{SERVER}{path.decode()}"\noutput = "{FOLDER}/{n}.{ending}"\n')
    # Without --http1.1 curl would wait for the first answer, to see whether one connection is enough.
    return Command([CURL, "-f", "--no-progress-meter", "--http1.1", "--parallel", "--parallel-max", "8", "-K", config])


def database():
    path = f"{FOLDER}/articles.db"
    with sqlite3.connect(path) as connection:
        columns = "n integer primary key, date text, source text, title text, url text"
        connection.execute(f"create table articles ({columns})")
        values = [(n, a["publishedAt"], a["source"]["name"], a["title"], a["url"]) for n, a in enumerate(ARTICLES, 1)]
        connection.executemany("insert into articles values (?, ?, ?, ?, ?)", values)
    connection.close()
    return path
