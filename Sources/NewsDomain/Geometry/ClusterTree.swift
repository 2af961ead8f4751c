import func Glibc.exp2
import func Glibc.log2

/// Clusters of places that would be too close to each other on the screen. The clusters of all zoom levels are made at
/// once, so that zooming only looks them up.
///
/// The levels are made from the finest to the coarsest. On each level, the places or clusters are visited in the order
/// in which the places were given. Each one that is not in a cluster of the level yet starts a new one, with all others
/// within the radius that are in none. So each place is in exactly one cluster of a level, and a cluster of a finer
/// level is never divided on a coarser one.
package struct ClusterTree: Sendable {
  package struct Cluster: Sendable, Equatable {
    /// The centroid of its places on the sphere: the direction of their centre of mass from the centre of Earth.
    package let centroid: Coordinate
    /// The places, by their positions in the given list, in ascending order.
    package let members: [Int]
  }

  private struct Level: Sendable {
    var centroids: [Coordinate] = []
    /// The index in `members` at which each cluster begins; the last entry is the end of the last cluster.
    var starts: [Int32] = []
    var members: [Int32] = []
  }

  private struct Node {
    /// The sum of the direction vectors of its places.
    var sum: SIMD3<Double>
    var centroid: Coordinate
    var point: Projection.Point

    init(sum: SIMD3<Double>) {
      self.sum = sum
      centroid = Coordinate(sum)
      point = Projection.webMercator.point(of: centroid)
    }

    init(_ place: Coordinate) {
      sum = place.direction
      centroid = place
      point = Projection.webMercator.point(of: place)
    }
  }

  /// The width of the world in dots on level 0; it doubles with each level.
  private static let base = 16.0

  private let levels: [Level]

  /// - Parameters:
  ///   - radius: the radius of a cluster, in dots of the screen.
  ///   - levels: the number of levels, at most 32; beyond the last one every place is on its own.
  package init(_ places: [Coordinate], radius: Double, levels count: Int = 16) {
    let count = max(0, min(32, count))
    var nodes = places.map(Node.init)
    // For each place, the index of its node.
    var owners = Array(0..<Int32(places.count))
    var levels = [Self.level(nodes, owners)]
    for level in (0..<count).reversed() {
      let merged = Self.merged(nodes, within: radius / (Self.base * exp2(Double(level))))
      if merged.nodes.count == nodes.count {
        levels.append(levels[levels.count - 1])
        continue
      }
      owners = owners.map { merged.owners[Int($0)] }
      nodes = merged.nodes
      levels.append(Self.level(nodes, owners))
    }
    self.levels = levels.reversed()
  }

  /// The clusters for a world of this width in dots. Most are at least the radius apart. A few are closer, because the
  /// centroid of a merged cluster is not where its parts were.
  package func clusters(worldWidth: Double) -> [Cluster] {
    let level = levels[levelIndex(worldWidth: worldWidth)]
    return level.centroids.indices.map { index in
      let range = Int(level.starts[index])..<Int(level.starts[index + 1])
      return Cluster(centroid: level.centroids[index], members: level.members[range].map(Int.init))
    }
  }

  /// The smallest greater width at which the members of a cluster no longer form a single cluster.
  ///
  /// - Returns: the width in dots; `nil` if they are never separated.
  package func widthThatParts(_ members: [Int], worldWidth: Double) -> Double? {
    guard let first = members.first else { return nil }
    for index in levels.indices where index > levelIndex(worldWidth: worldWidth) {
      let level = levels[index]
      let isWhole = level.starts.indices.dropLast().contains { cluster in
        let range = Int(level.starts[cluster])..<Int(level.starts[cluster + 1])
        return range.count == members.count && Int(level.members[range.lowerBound]) == first
      }
      if !isWhole { return Self.base * exp2(Double(index)) }
    }
    return nil
  }

  private func levelIndex(worldWidth: Double) -> Int {
    max(0, min(levels.count - 1, Int(log2(max(1, worldWidth / Self.base)))))
  }

  private static func level(_ nodes: [Node], _ owners: [Int32]) -> Level {
    var level = Level(centroids: nodes.map(\.centroid))
    // A counting sort, which keeps the places of a cluster in ascending order.
    var starts = [Int32](repeating: 0, count: nodes.count + 1)
    for owner in owners { starts[Int(owner) + 1] += 1 }
    for index in nodes.indices { starts[index + 1] += starts[index] }
    level.members = [Int32](repeating: 0, count: owners.count)
    var next = starts
    for (place, owner) in owners.enumerated() {
      level.members[Int(next[Int(owner)])] = Int32(place)
      next[Int(owner)] += 1
    }
    level.starts = starts
    return level
  }

  /// Merges each node with the later ones within the radius, which is given in widths of the world.
  private static func merged(_ nodes: [Node], within radius: Double) -> (nodes: [Node], owners: [Int32]) {
    let grid = ClusterGrid(nodes.map(\.point), radius: radius)
    var owners = [Int32](repeating: -1, count: nodes.count)
    var merged: [Node] = []
    merged.reserveCapacity(nodes.count)
    for index in nodes.indices where owners[index] < 0 {
      let owner = Int32(merged.count)
      owners[index] = owner
      var sum = nodes[index].sum
      var isAlone = true
      grid.forEachNear(index) { other in
        guard owners[other] < 0 else { return }
        owners[other] = owner
        sum += nodes[other].sum
        isAlone = false
      }
      merged.append(isAlone ? nodes[index] : Node(sum: sum))
    }
    return (merged, owners)
  }
}

/// Finds the points within a radius of another one, also across 180° of longitude.
private struct ClusterGrid {
  private let points: [Projection.Point]
  private let radius: Double
  /// The number of squares around the world, each at least as wide as the radius.
  private let columns: Int
  /// The index of the first point in each slot, and for each point that of the next one in its slot; -1 ends a list.
  /// Several squares share a slot if there are more squares than slots.
  private var first: [Int32]
  private var next: [Int32]

  init(_ points: [Projection.Point], radius: Double) {
    self.points = points
    self.radius = radius
    // Bounded: finer squares would only be empty, and their number might not fit into an integer.
    columns = max(1, Int(min(1e9, 1 / radius)))
    var slots = 16
    while slots < points.count { slots *= 2 }
    first = [Int32](repeating: -1, count: slots)
    next = [Int32](repeating: -1, count: points.count)
    for index in points.indices.reversed() {
      let slot = slot(column(of: points[index].x), row(of: points[index].y))
      next[index] = first[slot]
      first[slot] = Int32(index)
    }
  }

  /// Visits the points in the order of the squares, and within a square in the order given. A point may be visited
  /// twice.
  func forEachNear(_ index: Int, _ body: (Int) -> Void) {
    let point = points[index]
    let (column, row) = (column(of: point.x), row(of: point.y))
    for down in -1...1 {
      for right in -1...1 {
        var other = first[slot(column + right, row + down)]
        while other >= 0 {
          let near = points[Int(other)]
          let (x, y) = (Projection.step(from: point.x, to: near.x), near.y - point.y)
          if Int(other) != index, x * x + y * y <= radius * radius { body(Int(other)) }
          other = next[Int(other)]
        }
      }
    }
  }

  private func column(of x: Double) -> Int { Int((x * Double(columns)).rounded(.down)) }

  private func row(of y: Double) -> Int { Int((y * Double(columns)).rounded(.down)) }

  private func slot(_ column: Int, _ row: Int) -> Int {
    let around = (column % columns + columns) % columns
    // Two large primes distribute the squares of a region over the slots.
    return (around &* 73_856_093 ^ row &* 19_349_663) & (first.count - 1)
  }
}
