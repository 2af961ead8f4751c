"""The text of articles by Python's trafilatura. As a program it extracts that of each file named."""

import sys
import trafilatura


def text(page):
    return trafilatura.extract(page, include_comments=False)


if __name__ == "__main__":
    for path in sys.argv[1:]:
        text(open(path, "rb").read())
