"""The text of articles by Python's readability-lxml. As a program it prints that of the page on standard input."""

import html.parser, sys
import readability

BREAKS = {
    "article", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6",
    "hr", "li", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
}


class Text(html.parser.HTMLParser):
    """The words of markup, with a line break where a block begins or ends."""

    def __init__(self, markup):
        super().__init__()
        self.words = []
        self.feed(markup)

    def handle_starttag(self, tag, _):
        if tag in BREAKS:
            self.words.append("\n")

    def handle_endtag(self, tag):
        self.handle_starttag(tag, None)

    def handle_data(self, data):
        self.words.append(data)


def text(page):
    return "".join(Text(readability.Document(page).summary()).words)


if __name__ == "__main__":
    print(text(sys.stdin.buffer.read().decode()))
