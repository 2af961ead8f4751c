"""Clusters places in the same way as ClusterTree, in Python with scipy's k-d tree."""

import math, time

try:
    import numpy, scipy
    from scipy.spatial import cKDTree

    available = True
except ImportError:
    available = False

RADIUS, BASE, LEVELS = 9.0, 16.0, 16
MASK = (1 << 64) - 1


def version():
    return f"scipy {scipy.__version__}"


def places(count):
    """Latitudes and longitudes in radians, the same as MapBenchmark's."""
    state = count

    def unit():
        nonlocal state
        state = state + 0x9E3779B97F4A7C15 & MASK
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return ((mixed ^ mixed >> 31) >> 11) * 2.0**-53

    return numpy.array([(math.asin(2 * unit() - 1), (2 * unit() - 1) * math.pi) for _ in range(count)])


def flat(sums):
    """Web Mercator coordinates, in widths of the world, from directions seen from the centre of Earth."""
    latitudes = numpy.arctan2(sums[:, 2], numpy.hypot(sums[:, 0], sums[:, 1]))
    limit = math.radians(85.051128779806592)
    y = 0.5 - numpy.arcsinh(numpy.tan(numpy.clip(latitudes, -limit, limit))) / (2 * math.pi)
    x = numpy.arctan2(sums[:, 1], sums[:, 0]) / (2 * math.pi) + 0.5
    return numpy.column_stack((x % 1, numpy.clip(y, 0, 1)))


def merged(sums, radius):
    # The world is round: after x = 1 comes x = 0.
    points = flat(sums)
    near = cKDTree(points, boxsize=[1, 0]).query_ball_point(points, radius, return_sorted=False)
    owners = [-1] * len(sums)
    count = 0
    for index, others in enumerate(near):
        if owners[index] < 0:
            for other in others:
                if owners[other] < 0:
                    owners[other] = count
            count += 1
    return numpy.column_stack([numpy.bincount(owners, column, count) for column in sums.T])


def clusters(coordinates):
    """The number of clusters on each level, the coarsest first, and the milliseconds taken."""
    start = time.perf_counter_ns()
    latitudes, longitudes = coordinates.T
    flattened = numpy.cos(latitudes)
    sums = numpy.column_stack(
        (flattened * numpy.cos(longitudes), flattened * numpy.sin(longitudes), numpy.sin(latitudes))
    )
    counts = []
    for level in reversed(range(LEVELS)):
        sums = merged(sums, RADIUS / (BASE * 2**level))
        counts.append(len(sums))
    return counts[::-1], (time.perf_counter_ns() - start) / 1e6
