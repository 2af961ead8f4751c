import Glibc
import NewsDomain

/// Places clustered for every level of zoom, as the map does with its countries.
enum ClusteredPlaces {
  /// The same radius as the map's.
  private static let radius = 9.0
  private static let levels = 0..<16

  /// - Returns: the number of clusters on each level, and the time each run took.
  static func measured(count: Int, runs: Int) -> (counts: [Int], milliseconds: [Double]) {
    var numbers = SplitMix(state: UInt64(count))
    let places = (0..<count).map { _ in numbers.place() }
    let clock = ContinuousClock()
    var counts: [Int] = []
    let milliseconds = (0..<runs).map { _ in
      let start = clock.now
      let tree = ClusterTree(places, radius: radius, levels: levels.count)
      let end = clock.now
      // The world is 16 dots wide on the first level, and twice as wide on each of the next.
      counts = levels.map { tree.clusters(worldWidth: 16 * Double(1 << $0)).count }
      return (end - start) / .milliseconds(1)
    }
    return (counts, milliseconds)
  }
}

/// Random numbers that are the same in every run: SplitMix64 by Steele, Lea and Flood.
private struct SplitMix {
  var state: UInt64

  /// From 0 up to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) * 0x1p-53
  }

  /// A point on the sphere, uniformly distributed.
  mutating func place() -> Coordinate {
    let latitude = asin(2 * unit() - 1) * 180 / .pi
    return Coordinate(latitude: latitude, longitude: 360 * unit() - 180)
  }
}
