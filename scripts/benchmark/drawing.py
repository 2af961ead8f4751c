"""Draws the lines of the map with Python's drawille, panned as MapBenchmark does."""

import functools, importlib.metadata, math, os, time

try:
    import drawille

    available = True
except ImportError:
    available = False

FOLDER = f"{os.path.dirname(__file__)}/../../Sources/CEmbedded/Geography"  # SOURCE.md there describes the format
COLUMNS, ROWS = 200, 60
WIDTH, HEIGHT = 2 * COLUMNS, 4 * (ROWS - 3)  # in dots; a line above the map, and two below it
STEP = 0.1  # share of the width and height that one arrow key moves by
FAVOURITE = -96.33, 38.82  # the first step from the whole world goes to the marker of the United States
BORDERS = 600  # the least width of the world, in dots, at which borders are drawn
REGIONS = 2  # the zoom from which on the lines for regions are used


def version():
    return f"drawille {importlib.metadata.version('drawille')}"


@functools.cache
def lines(name):
    """Rows of coasts and borders, each line a list of longitudes and latitudes."""
    with open(f"{FOLDER}/{name}.bin", "rb") as file:
        data = iter(file.read())
    x = y = 0

    def number():
        coded = shift = 0
        for byte in data:
            coded |= (byte & 0x7F) << shift
            if byte < 0x80:
                return coded >> 1 ^ -(coded & 1)
            shift += 7

    def point():
        nonlocal x, y
        x, y = x + number(), y + number()
        return x / units, y / units

    units = number()
    return [[[point() for _ in range(number())] for _ in range(number())] for _ in range(2)]


def flat(longitude, latitude):
    return longitude / 360 + 0.5, 0.5 - latitude / 360


def mercator(longitude, latitude):
    latitude = max(-85.0511, min(85.0511, latitude))
    return longitude / 360 + 0.5, 0.5 - math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi)


@functools.cache
def chart(name, row, project):
    """The projected lines, each with the corners of its bounding box."""
    flat = [[project(*point) for point in line] for line in lines(name)[row]]
    return [(line, *map(min, zip(*line)), *map(max, zip(*line))) for line in flat]


def centers(zoom, frames):
    """The middle of each frame, in widths of the world: east around it, with a few steps to the south and back."""
    project, world = (mercator if zoom else flat), WIDTH * 2**zoom
    x, y = project(*FAVOURITE) if zoom else (0.5, 0.5)
    # The view stops at the ends of the world.
    end = max(0, (0.5 if zoom else 0.25) - HEIGHT / world / 2)
    for n in range(frames):
        if n % 40 < 39:
            x += STEP * WIDTH / world
        else:
            y = max(0.5 - end, min(0.5 + end, y + STEP * HEIGHT / world * (1 if n % 80 < 40 else -1)))
        yield x % 1, y


def draw(canvas, lines, center, world):
    for line, left, top, right, bottom in lines:
        for around in (-1, 0, 1):
            x0, y0 = WIDTH / 2 + (around - center[0]) * world, HEIGHT / 2 - center[1] * world
            if x0 + right * world < 0 or x0 + left * world > WIDTH:
                continue
            if y0 + bottom * world < 0 or y0 + top * world > HEIGHT:
                continue
            dots = [(x0 + x * world, y0 + y * world) for x, y in line]
            for (x1, y1), (x2, y2) in zip(dots, dots[1:]):
                # drawille does not clip, so lines outside are left out here.
                if max(x1, x2) < 0 or min(x1, x2) >= WIDTH or max(y1, y2) < 0 or min(y1, y2) >= HEIGHT:
                    continue
                for x, y in drawille.line(math.floor(x1), math.floor(y1), math.floor(x2), math.floor(y2)):
                    canvas.set(x, y)


def frames(zoom, count, every):
    """The number of dots in the last frame, and the milliseconds of every EVERYth one."""
    world = WIDTH * 2**zoom
    name = "regions" if zoom >= REGIONS else "world"
    charts = [chart(name, row, mercator if zoom else flat) for row in range(2 if world >= BORDERS else 1)]
    text, milliseconds = "", []
    for center in list(centers(zoom, count))[::-1][::every][::-1]:  # includes the last one
        start = time.perf_counter_ns()
        canvas = drawille.Canvas()
        for lines in charts:
            draw(canvas, lines, center, world)
        text = canvas.frame(0, 0, WIDTH, HEIGHT)
        milliseconds.append((time.perf_counter_ns() - start) / 1e6)
    return sum((ord(c) & 0xFF).bit_count() for c in text if 0x2800 <= ord(c) <= 0x28FF), milliseconds
