"""Made articles of three years, in the form in which supernews writes and reads them."""

import itertools, json, time
from random import Random
from texts import Language

SPAN, END = 3 * 365 * 86_400, 1_793_836_800  # seconds until 2026-11-05
DELAY = 6 * 3_600  # the mean number of seconds after which an article is brought
SOURCES = 500
# The countries of each language with the number of their articles of a thousand. English is also of those countries
# whose language has no texts here.
ENGLISH = "ae:4 at:3 au:35 bg:3 ca:35 cz:4 gb:75 hk:6 hu:3 id:8 ie:12 in:35 my:8 ng:10 nl:8 no:5 nz:10 ph:10"
EDITIONS = {
    "en": f"{ENGLISH} ro:4 rs:2 se:6 sg:10 si:2 sk:2 us:150 za:12",
    "ar": "ae:6 dz:5 eg:12 ma:6 sa:9",
    "bn": "in:12", "de": "at:10 ch:8 de:45", "el": "gr:14", "es": "ar:14 co:9 cu:3 es:30 mx:20 ve:5",
    "fr": "be:8 ch:4 fr:40", "he": "il:10", "hi": "in:22", "it": "it:28", "ja": "jp:40", "ko": "kr:22", "pl": "pl:16",
    "pt": "br:28 pt:10", "ru": "ru:22", "ta": "in:10", "th": "th:14", "tr": "tr:16", "uk": "ua:12",
    "zh": "cn:30 hk:6 sg:3 tw:14",
}


def editions():
    """Each country with a language, and its share."""
    pairs = [(language, *of.split(":")) for language, countries in EDITIONS.items() for of in countries.split()]
    return [(language, country) for language, country, _ in pairs], [int(share) for *_, share in pairs]


def lines(count):
    """The articles as lines of JSON, in the order in which they were brought; the same in every run."""
    random = Random(count)
    known, shares = editions()
    languages = {language: Language(language) for language in EDITIONS}
    every, days = SPAN / count, {}
    each = SOURCES // len(known)
    drawn = random.choices(range(len(known)), shares, k=count)
    for n, edition in enumerate(drawn):
        language, country = known[edition]
        source = edition * each + int(random.random() * each)  # each edition has its own
        day, second = divmod(int(END - SPAN + n * every - random.expovariate(1 / DELAY)), 86_400)
        if day not in days:
            days[day] = time.strftime("%Y-%m-%d", time.gmtime(day * 86_400))
        date = days[day]
        hour, minute = second // 3_600, second // 60 % 60
        title, summary = languages[language].texts()
        yield (
            f'{{"type":"article","n":{n + 1},"title":"{title}","source":{{"id":null,"name":"Paper {source}"}},'
            f'"author":null,"description":"{summary}","content":null,'
            f'"url":"https://site{source}.example/{date.replace("-", "/")}/article-{n}.html","imageUrl":null,'
            f'"publishedAt":"{date}T{hour:02}:{minute:02}:{second % 60:02}Z","provider":"feeds",'
            f'"country":"{country}","language":"{language}","others":[]}}\n'
        )


def write(path, count):
    with open(path, "w") as file:
        file.writelines(lines(count))
    return path


def first(path, count, whole):
    """The first articles of a file, in a file of their own."""
    with open(path, "w") as file, open(whole) as articles:
        file.writelines(itertools.islice(articles, count))
    return path


def articles(path):
    """The articles of a file."""
    with open(path) as file:
        yield from map(json.loads, file)
