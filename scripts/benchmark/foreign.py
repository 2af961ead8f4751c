#!/usr/bin/env python3
"""Shows that old months of an archive in PostgreSQL can be foreign tables on other servers.

Starts three private servers, fills the first, moves a month each to the others and checks that all goes on as before.
Prints a line for each check and ends with status 1 if one fails. It takes no arguments.
"""
import glob
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile

PROGRAMS = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
# The server refuses to run as root.
AS_OWNER = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []
TABLES = ["item", "words", "tag"]
MONTHS = [202601, 202602, 202603, 202611]
ROWS = 3000
# The lock that writers of what is shared hold.
# What the program locks before it writes what is common.
WRITING = "SELECT FROM counter WHERE name = 'arrival' FOR UPDATE"


def migrations():
    """The statements that make the tables, from the source of the program."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    texts = []
    for name in ["", "+Tables", "+Readers", "+Views", "+Functions", "+Rights"]:
        with open(f"{root}/Sources/NewsArchivePostgreSQL/Schema/PostgreSQLSchema{name}.swift") as file:
            texts.append(file.read())
    statements = "".join("".join(re.findall(r'"""\n(.*?)"""', text, re.DOTALL)) for text in texts)
    names = {"reader": "supernews_reader", "collector": "supernews_collector"}
    names |= {name: number.replace("_", "") for name, number in re.findall(r"static let (\w+) = ([\d_]+)\n", "".join(texts))}
    return "BEGIN;" + re.sub(r"\\\((\w+)\)", lambda found: names[found[1]], statements) + "COMMIT;"


class Server:
    """A private server on a free port of the loopback; its superuser needs no password on the socket."""

    def __init__(self, folder, name):
        self.folder, self.name, self.data = folder, name, os.path.join(folder, name)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def start(self):
        if not os.path.exists(self.data):
            run(AS_OWNER + [PROGRAMS + "/initdb", "-D", self.data, "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8",
                            "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync"])
        options = (f"-c listen_addresses=127.0.0.1 -p {self.port} -c unix_socket_directories={self.folder} -c fsync=off"
                   " -c shared_buffers=64MB -c password_encryption=scram-sha-256 -c max_connections=30")
        # The server keeps open what it inherits, so its output goes to a file.
        run(AS_OWNER + [PROGRAMS + "/pg_ctl", "-s", "-w", "-t", "60", "-D", self.data, "-l", self.data + "/log",
                        "-o", options, "start"], stdout=subprocess.DEVNULL)

    def stop(self):
        if os.path.exists(self.data + "/postmaster.pid"):
            subprocess.run(AS_OWNER + [PROGRAMS + "/pg_ctl", "-s", "-w", "-t", "60", "-m", "immediate", "-D", self.data,
                                       "stop"], timeout=90)

    def sql(self, text, role=None, failing=False):
        """What statements print, or with `failing`, the error's first line ("" if there is none)."""
        address = f"host=127.0.0.1 user={role} password={role}-secret" if role else f"host={self.folder} user=postgres"
        address += f" port={self.port} dbname=postgres connect_timeout=10"
        done = subprocess.run(
            ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address, "-f", "-"],
            input=("" if text.startswith("BEGIN") else "SET search_path = supernews, pg_temp; ") + text,
            capture_output=True, text=True, timeout=300)
        if failing:
            lines = done.stderr.strip().splitlines()
            return "; ".join(line.split("<stdin>:")[-1] for line in lines[:3]) if done.returncode else ""
        if done.returncode:
            raise RuntimeError(f"{self.name}: {done.stderr.strip()}\n{text[:400]}")
        return done.stdout.strip()


def run(command, **options):
    # As any user, it must be able to stand in its folder.
    if subprocess.run(command, timeout=120, cwd="/", stdout=options.get("stdout", subprocess.PIPE)).returncode:
        raise RuntimeError(" ".join(command))


def fill(month, rows=ROWS):
    """Statements that add made articles of a month: five terms, and words of which some are frequent."""
    year, number = divmod(month, 100)
    return f"""
      SELECT make_month({month});
      CREATE TEMP TABLE made AS
        SELECT extract(epoch FROM timestamptz '{year}-{number:02}-01 UTC')::bigint + i * 60 AS row, i,
          (SELECT string_agg('word' || floor(exp(random() * ln(20000)))::int, ' ')
           FROM generate_series(1, 45 + i % 2)) AS text
        FROM generate_series(1, {rows}) AS i;
      INSERT INTO item (row, month, id, arrival, first_seen, last_seen, source, provider, title, summary, terms,
          shares_page)
        SELECT row, {month}, hashint8extended(row, 7), row, row, row, i % 50, 'feeds', left(text, 80), substr(text, 82),
          concat_ws(' ', 'source' || i % 50, 'language' || i % 5, 'country' || i % 9, 'category' || i % 7, 'provider1'),
          0
        FROM made;
      INSERT INTO identity (id, row, month) SELECT hashint8extended(row, 7), row, {month} FROM made;
      INSERT INTO words SELECT row, {month}, 0, to_tsvector('simple', text) FROM made;
      INSERT INTO tag SELECT string_to_table(terms, ' '), row, month FROM item WHERE month = {month};
      DROP TABLE made;
    """


def prepare(main, other):
    """Makes another server ready for old months: the same tables and roles there, and logins for this one."""
    other.sql("""
      CREATE ROLE archive_reader LOGIN PASSWORD 'archive_reader-secret' IN ROLE supernews_reader;
      CREATE ROLE archive_collector LOGIN PASSWORD 'archive_collector-secret' IN ROLE supernews_collector;
      CREATE ROLE archive_mover LOGIN PASSWORD 'archive_mover-secret' IN ROLE supernews_collector;
    """)
    main.sql(f"""
      CREATE EXTENSION IF NOT EXISTS postgres_fdw SCHEMA public;
      CREATE SCHEMA IF NOT EXISTS arriving;
      CREATE SERVER {other.name} FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '127.0.0.1', port '{other.port}',
        dbname 'postgres', connect_timeout '5', use_remote_estimate 'true', fetch_size '1000', batch_size '500');
      CREATE USER MAPPING FOR postgres SERVER {other.name}
        OPTIONS (user 'archive_mover', password 'archive_mover-secret');
      -- One for all readers; each collector needs its own.
      CREATE USER MAPPING FOR PUBLIC SERVER {other.name}
        OPTIONS (user 'archive_reader', password 'archive_reader-secret');
      CREATE USER MAPPING FOR collector SERVER {other.name}
        OPTIONS (user 'archive_collector', password 'archive_collector-secret');
    """)


def move(main, other, month):
    """Moves a month, in one transaction of the first server."""
    names = [f"{table}_{month}" for table in TABLES]
    other.sql(f"SELECT make_month({month});"
              f"GRANT SELECT ON {', '.join(names)} TO supernews_reader;"
              f"GRANT INSERT, UPDATE, DELETE, TRUNCATE ON {', '.join(names)} TO supernews_collector;")
    main.sql("BEGIN; SET LOCAL search_path = supernews, pg_temp;"
             f"{WRITING};"
             f"IMPORT FOREIGN SCHEMA supernews LIMIT TO ({', '.join(names)}) FROM SERVER {other.name} INTO arriving;"
             # Readers have to wait for what follows the copying only.
             + "".join(f"INSERT INTO arriving.{table}_{month} SELECT * FROM {table}_{month};" for table in TABLES)
             + "".join(f"""
               ALTER TABLE {table} DETACH PARTITION {table}_{month};
               DROP TABLE {table}_{month};
               ALTER FOREIGN TABLE arriving.{table}_{month} SET SCHEMA supernews;
               ALTER TABLE {table} ATTACH PARTITION {table}_{month} FOR VALUES IN ({month});
             """ for table in TABLES) + "COMMIT;")
    # What is asked of other rows or later arrivals then passes the other server over. Both sides need the conditions:
    # the first one believes them, and only the other one enforces them.
    for table in TABLES:
        columns = ["row", "arrival"] if table == "item" else ["row"]
        for column in columns:
            first, last = other.sql(f"SELECT min({column}), max({column}) FROM {table}_{month}").split("|")
            condition = f"ADD CONSTRAINT {column}s CHECK ({column} BETWEEN {0 if column == 'arrival' else first} AND {last})"
            other.sql(f"ALTER TABLE {table}_{month} {condition}")
            main.sql(f"ALTER FOREIGN TABLE {table}_{month} {condition}")
    # What was added last waits outside the index of words until then.
    other.sql("".join(f"VACUUM ANALYZE {name};" for name in names))
    main.sql("".join(f"ANALYZE {name};" for name in names))


COUNTS = "; ".join(f"SELECT month, count(*) FROM {table} GROUP BY month ORDER BY month" for table in TABLES + ["identity"])
FIRST, LAST = 1767225600 + 600, 1793491200 + 90000  # of January and November 2026
SEARCH = """SELECT DISTINCT ON (words.row) words.row FROM words
  WHERE vector @@ '%s'::tsquery AND row BETWEEN %d AND %d ORDER BY row DESC LIMIT 20"""
TAGS = "SELECT tag.row FROM tag WHERE tag.term IN ('%s') AND tag.row BETWEEN 0 AND 9999999999 ORDER BY tag.row DESC LIMIT 20"
QUERIES = {
    "counts of all tables": COUNTS,
    "search for a word": SEARCH % ("word7", FIRST, LAST),
    "search in January": SEARCH % ("word7", FIRST, FIRST + 90000),
    "search for a phrase, a beginning and no other": SEARCH % ("word1 <-> word2 & word1:* & !word3", FIRST, LAST),
    "best matches": "SELECT row, ts_rank('{0,0.25,0.5,1}', vector, 'word7'::tsquery, 1) AS rank FROM words"
                    " WHERE vector @@ 'word7'::tsquery ORDER BY rank DESC, row DESC LIMIT 20",
    "articles of rows": f"SELECT * FROM article WHERE row = ANY ('{{{FIRST},{FIRST + 60},{LAST},{LAST - 60}}}') ORDER BY row",
    "articles of all months": "SELECT md5(string_agg(article::text, ',' ORDER BY row)) FROM article",
    "newest by tag": TAGS % "country3",
    "oldest by tag": (TAGS % "country3").replace("DESC", ""),
    "two tags": "SELECT tag.row FROM tag WHERE tag.term IN ('source7') AND EXISTS (SELECT 1 FROM tag other"
                " WHERE other.row = tag.row AND other.term IN ('country2', 'country4')) ORDER BY tag.row DESC LIMIT 20",
    "new arrivals": f"SELECT row FROM item WHERE arrival > 0 AND arrival > {FIRST + 170000} ORDER BY row LIMIT 50",
    "marks": "SELECT row, saved FROM own_mark JOIN identity ON identity.id = own_mark.id AND is_alias = 0 ORDER BY row",
    "unread articles": f"SELECT words.row FROM words WHERE vector @@ 'word2'::tsquery AND NOT row IN (SELECT identity.row"
                       " FROM own_mark JOIN identity ON identity.id = own_mark.id) ORDER BY row LIMIT 20",
}


def main():
    schema = migrations()
    failed = 0

    def check(name, holds, detail=""):
        nonlocal failed
        print(("ok      " if holds else "FAILED  ") + name + (f": {detail}" if detail else ""), flush=True)
        failed += not holds

    folder = tempfile.mkdtemp(prefix="foreign-")
    servers = [Server(folder, name) for name in ["main", "second", "third"]]
    try:
        os.chmod(folder, 0o755)
        if AS_OWNER:
            shutil.chown(folder, "postgres")
        for server in servers:
            server.start()
            server.sql(schema)
        first, second, third = servers
        first.sql("""
          CREATE ROLE reader LOGIN PASSWORD 'reader-secret' IN ROLE supernews_reader;
          CREATE ROLE collector LOGIN PASSWORD 'collector-secret' IN ROLE supernews_collector;
          SELECT setseed(0.5);
        """ + "".join(map(fill, MONTHS)) + "ANALYZE;")
        # Every hundredth article is marked, also in months that go away.
        first.sql("INSERT INTO reader (name, role) SELECT rolname, oid FROM pg_roles WHERE rolname = current_user", "reader")
        first.sql("INSERT INTO own_mark (id, read) SELECT id, 1 FROM item WHERE row / 60 % 100 = 0", "reader")

        before = {name: first.sql(query, "reader") for name, query in QUERIES.items()}
        check("all queries find something", all(before.values()), " ".join(n for n, found in before.items() if not found))
        for server, month in [(second, 202601), (third, 202602)]:
            prepare(first, server)
            move(first, server, month)
        kinds = first.sql("SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class WHERE relkind = 'f'")
        check("foreign tables", kinds == "item_202601 item_202602 tag_202601 tag_202602 words_202601 words_202602", kinds)
        for name, query in QUERIES.items():
            after = first.sql(query, "reader")
            check("same " + name, after == before[name], f"{len(after.splitlines())} rows")

        plan = first.sql("EXPLAIN (VERBOSE, COSTS OFF) " + QUERIES["search for a word"], "reader")
        remote = [line.strip() for line in plan.splitlines() if "Remote SQL" in line]
        check("the other servers get the condition and the order",
              len(remote) == 2 and all("@@" in line and "ORDER BY" in line for line in remote), remote[0])
        plan = first.sql("EXPLAIN (VERBOSE, COSTS OFF) " + QUERIES["newest by tag"], "reader")
        remote = [line.strip() for line in plan.splitlines() if "Remote SQL" in line]
        check("the other servers get the term and the order",
              len(remote) == 2 and all("term" in line and "ORDER BY" in line for line in remote), remote[0])
        plan = second.sql("EXPLAIN SELECT row FROM words_202601 WHERE vector @@ 'word777'::tsquery")
        check("they use their index of words", "Bitmap Index Scan" in plan)

        # A collector goes on.
        new = 1793491200 + 200000
        add = f"""BEGIN; SET LOCAL search_path = supernews, pg_temp;
          {WRITING};
          SELECT make_month(202611); SELECT make_month(202601); SELECT make_month(202612);
          SELECT row FROM item WHERE row = ANY ('{{{new},{new + 1}}}');
          INSERT INTO item (row, month, id, arrival, first_seen, last_seen, source, provider, terms, shares_page) VALUES
            ({new}, 202611, 1, 1, 1, 1, 1, 'feeds', 'country3', 0), ({new + 1}, 202612, 2, 1, 1, 1, 1, 'feeds', 'country3', 0);
          INSERT INTO identity (id, row, month) VALUES (1, {new}, 202611), (2, {new + 1}, 202612);
          COPY words (row, month, part, vector) FROM STDIN;
{new}\t202611\t0\t'wordnew':1
{new + 1}\t202612\t0\t'wordnew':1
\\.
          COPY tag (term, row, month) FROM STDIN;
country3\t{new}\t202611
country3\t{new + 1}\t202612
\\.
          COMMIT;"""
        first.sql(add, "collector")
        found = first.sql(SEARCH % ("wordnew", FIRST, LAST * 2), "reader").split()
        check("new articles are added and found", found == [str(new + 1), str(new)], " ".join(found))
        found = first.sql(TAGS % "country3", "reader").split()
        check("new articles have their tags", found[:2] == [str(new + 1), str(new)])
        check("a new month is a table of the first server",
              first.sql("SELECT relkind FROM pg_class WHERE relname = 'item_202612'") == "r")

        # What changes an old article goes to the other server.
        first.sql(f"UPDATE item SET last_seen = 5, title = 'new' WHERE row = {FIRST};"
                  f"DELETE FROM words WHERE row = {FIRST};"
                  f"INSERT INTO words VALUES ({FIRST}, 202601, 0, '''wordold'':1');", "collector")
        check("old articles change on the other server",
              second.sql(f"SELECT title FROM item WHERE row = {FIRST}") == "new"
              and first.sql(SEARCH % ("wordold", FIRST, LAST), "reader") == str(FIRST))
        first.sql(f"SELECT release_rows(ARRAY[{FIRST}]::bigint[]);"
                  + "".join(f"DELETE FROM {table} WHERE row = {FIRST};" for table in TABLES + ["identity"]), "collector")
        check("old articles are deleted on the other server",
              second.sql(f"SELECT count(*) FROM item WHERE row = {FIRST}") == "0")
        error = first.sql("INSERT INTO tag VALUES ('country3', 5, 202601)", "collector", failing=True)
        check("an old month takes no rows of other times", "check constraint" in error, error)
        error = first.sql(f"DELETE FROM item WHERE row = {FIRST + 60}", "reader", failing=True)
        check("a reader may not delete", "permission denied" in error, error)

        # A server that is away.
        third.stop()
        error = first.sql(QUERIES["search for a word"], "reader", failing=True)
        check("without a server, what asks all months fails", "could not connect" in error, error)
        check("without it, a month elsewhere is read",
              first.sql("SELECT count(*) FROM item WHERE month = 202603", "reader") == str(ROWS))
        check("without it, an article, a search and arrivals of other times are found",
              first.sql(f"SELECT row FROM article WHERE row = {LAST - 90000 + 60}", "reader") != ""
              and len(first.sql(SEARCH % ("word7", LAST - 90000, LAST), "reader").split()) == 20
              and first.sql(f"SELECT row FROM item WHERE arrival > 0 AND arrival > {LAST - 86400}", "reader") != "")
        first.sql(f"UPDATE item SET last_seen = 6 WHERE row = {new}; DELETE FROM tag WHERE row = {new};", "collector")
        check("without it, other articles change", first.sql("SELECT count(*) FROM item WHERE month = 202611 AND last_seen = 6") == "1")
        first.sql("".join(f"ALTER TABLE {table} DETACH PARTITION {table}_202602;" for table in TABLES))
        check("without its months, all goes on",
              first.sql("SELECT count(*) FROM item", "reader") == str((len(MONTHS) - 1) * ROWS + 1))
        third.start()
        first.sql("".join(f"ALTER TABLE {table} ATTACH PARTITION {table}_202602 FOR VALUES IN (202602);" for table in TABLES))
        check("back again, they are attached",
              first.sql("SELECT count(*) FROM item", "reader") == str(len(MONTHS) * ROWS + 1))
    finally:
        for server in servers:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
