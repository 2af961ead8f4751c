"""The servers, on loopback, that stand in for NewsAPI and Google News, with made-up or recorded texts."""

import base64, functools, glob, html, itertools, json, os, threading, time
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from urllib.parse import parse_qsl, urlsplit
from measure import sized

SIZE, BODIES = sized((100 << 20, 70), (100 << 20, 70), (1 << 20, 2))  # of the responses to decode: each below the limits of 4 MiB and 2,000 articles
WAIT = sized(0.05, 0.05, 0)  # seconds before each answer about one of the countries
PAGE = 20  # articles on each page and in each feed
STOCK = 30_000  # articles that searches find: more than anyone asks for


def words(n, count):
    """Made-up words that no other number has, so that no two articles tell the same story."""
    for k in range(count):
        word, rest = "", n * 16 + k + 26**4
        while rest:
            rest, letter = divmod(rest, 26)
            word += chr(97 + letter)
        yield word


def article(n):
    return {
        "source": {"id": f"example-{n % 7}", "name": f"Example Paper {n % 7}"},
        "author": f"Author {n % 13}",
        "title": f"Headline {n} {' '.join(words(n, 5))}",
        "description": f"Description {n}: {' '.join(words(n, 12))}, where a summary would stand.",
        "url": f"https://example.com/articles/{n}",
        "urlToImage": f"https://example.com/images/{n}.jpg",
        "publishedAt": f"2026-01-{1 + n // 24 % 28:02}T{n % 24:02}:00:00Z",
        "content": f"Content {n}: {'the text begins here and is cut after two hundred characters, ' * 3}… [+1234 chars]",
    }


ARTICLES = [article(n) for n in range(1, 101)]
RECORDED = [
    article
    for path in sorted(glob.glob(f"{os.environ['SUPERNEWS_CORPUS']}/newsapi/Everything/*.json"))
    for article in json.load(open(path))["articles"]
]
# Hebrew, Hindi and Chinese: the letters or syllables of words, and the separator of words.
WRITING = [
    ([chr(c) for c in range(0x5D0, 0x5EB)], " "),
    ([chr(c) + sign for c in range(0x915, 0x93A) for sign in ("", *map(chr, range(0x93E, 0x943)), "\u094d")], " "),
    ([chr(c) for c in range(0x4E00, 0x9FA6)], "\uff0c"),
]


def made(n):
    """An article of 2 KB, in one of these languages."""
    letters, between = WRITING[n % len(WRITING)]
    random = Random(n)

    def text(size):
        text = ""
        while len(text.encode()) < size:
            text += (text and between) + "".join(random.choices(letters, k=random.randint(2, 6)))
        return text

    return {**article(n), "title": text(100), "description": text(300), "content": text(1_600)}


LONG = {"made": [made(n) for n in range(1, 101)]}
if RECORDED:
    LONG["recorded"] = RECORDED[::2][:100]  # from both responses
NEWEST = datetime(2026, 11, 5)  # when the articles of made.py end
NEWS = itertools.count(STOCK + 1)  # the numbers of articles that no answer has had yet
ASKED = []  # the requests to the servers, in order


def envelope(total, articles):
    answer = {"status": "ok", "totalResults": total, "articles": articles}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()


@functools.cache
def answer(page, size, total):
    return envelope(total, [article(n) for n in range((page - 1) * size + 1, min(page * size, total) + 1)])


def fresh():
    """A page of articles that no page had before, a minute apart."""
    times = ((n, NEWEST + timedelta(minutes=n - STOCK)) for n in itertools.islice(NEWS, PAGE))
    return envelope(STOCK, [{**article(n), "publishedAt": f"{time:%Y-%m-%dT%H:%M:%SZ}"} for n, time in times])


def responses(recorded):
    """Bodies that repeat the articles, each time with an address of its own."""
    size = len(envelope(0, recorded)) // len(recorded)
    articles = ({**a, "url": f"{a['url']}/{n}"} for n, a in enumerate(itertools.cycle(recorded), 1))
    return [envelope(STOCK, list(itertools.islice(articles, SIZE // BODIES // size))) for _ in range(BODIES)]


RESPONSES = responses(RECORDED or ARTICLES)


def item(n, place):
    """An item as Google News writes it, with an id that only Google can turn into an address."""
    title, paper = f"Headline {n} of {place}", f"Example Paper {n % 7}"
    payload = f"AU_example, {place}, {n}".encode()
    name = base64.urlsafe_b64encode(b"\x08\x13\x22" + bytes([len(payload)]) + payload).decode().rstrip("=")
    link = f"https://news.google.com/rss/articles/{name}?oc=5"
    description = (
        f'<a href="{link}" target="_blank">{title}</a>&nbsp;&nbsp;<font color="#6f6f6f">{paper}</font>'
    )
    return (
        f"<item><title>{html.escape(title)} - {paper}</title><link>{link}</link>"
        f'<guid isPermaLink="false">{name}</guid><pubDate>Thu, 01 Jan 2026 {23 - n:02}:00:00 GMT</pubDate>'
        f"<description>{html.escape(description)}</description>"
        f'<source url="https://paper{n % 7}.example.com">{paper}</source></item>'
    )


@functools.cache
def feed(place):
    items = "".join(item(n, place) for n in range(1, PAGE + 1))
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><rss version="2.0"><channel>'
        f"<title>{html.escape(place)} - Example News</title><link>https://news.google.com/</link>"
        f"<description>Example News</description>{items}</channel></rss>"
    ).encode()


PARAGRAPHS = 30  # of an article
TELLING = "{}. A sentence of article {} that tells what happened, where it was and who says so, in ordinary words."


@functools.cache
def document(n):
    """The page of an article, as long as many are, with what surrounds its text."""
    def box(name, count):
        links = "".join(f'<li><a href="/{name}/{i}">Another headline {i}</a></li>' for i in range(count))
        return f'<div class="{name}"><h3>{name.title()}</h3><ul>{links}</ul></div>'

    told = "".join(f"<p>{' '.join([TELLING.format(i, n)] * 3)}</p>" for i in range(1, PARAGRAPHS + 1))
    script = f"<script>{'var a = function () { return 0; };' * 400}</script>"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Headline {n} | Paper</title>{script}</head>'
        f'<body><nav>{box("menu", 60)}</nav><main><article><h1>Headline {n}</h1>{told}</article>'
        f'<aside>{box("related", 40)}</aside></main><footer>{box("about", 30)}</footer>{script}</body></html>'
    ).encode()


@functools.cache
def paper(server):
    """A feed whose articles have pages on the same server."""
    items = "".join(
        f"<item><title>Headline {n}</title><link>http://{server}/articles/{n}</link>"
        f"<pubDate>Thu, 01 Jan 2026 {23 - n:02}:00:00 GMT</pubDate><description>Summary {n}.</description></item>"
        for n in range(1, PAGE + 1)
    )
    return f'<rss version="2.0"><channel><title>Paper</title>{items}</channel></rss>'.encode()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body are sent together, without waiting for a delayed acknowledgement
    disable_nagle_algorithm = True

    def do_GET(self):
        ASKED.append(self.path.encode())
        url = urlsplit(self.path)
        query = dict(parse_qsl(url.query))
        page, size = int(query.get("page", 1)), int(query.get("pageSize", PAGE))
        kind = "application/json"
        match url.path:
            case "/v2/top-headlines":
                body = answer(page, size, len(ARTICLES))
            case "/v2/everything":
                body = answer(page, size, STOCK)
            case "/recorded/v2/everything":
                body = RESPONSES[page - 1]
            case "/recorded/v2/top-headlines" | "/made/v2/top-headlines":
                articles = LONG[url.path.split("/")[1]]
                body = envelope(len(articles), articles)
            case "/fresh/v2/top-headlines":
                body = fresh()
            case "/slow/v2/top-headlines":
                time.sleep(WAIT)
                body = answer(int(query["country"], 36), size, STOCK)  # each country has its own articles
            case "/feeds/rss":
                kind, body = "application/xml", feed(query["ceid"])
            case "/slow/feeds/rss" | "/slow/feeds/rss/search":
                time.sleep(WAIT)
                kind, body = "application/xml", feed(query.get("q", query["ceid"]))
            case "/paper":
                kind, body = "application/rss+xml", paper(self.headers["Host"])
            case path if path.startswith("/articles/"):
                kind, body = "text/html", document(path.rpartition("/")[2])
            case _:
                return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def start():
    """Starts the servers and returns their address."""
    ThreadingHTTPServer.request_queue_size = 64  # with Python's 5, some of eight clients would be refused for a second
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
