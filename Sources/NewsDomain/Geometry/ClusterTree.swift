import func Glibc.exp2
import func Glibc.log2

/// Places put together where they would stand too close to each other on the screen: for every level of zoom at once, so
/// that a step from one to the next is a look-up.
///
/// From the finest level to the coarsest, each place that is still alone takes those within the radius to itself, in the
/// order in which they were given. Each is in exactly one cluster of a level, and clusters only grow together.
package struct ClusterTree: Sendable {
  package struct Cluster: Sendable, Equatable {
    /// Where the centre of mass of its places is, seen from the centre of Earth.
    package let centroid: Coordinate
    /// The places by their position in the list that was given, ascending.
    package let members: [Int]
  }

  private struct Level: Sendable {
    var centroids: [Coordinate] = []
    /// Where the members of each cluster begin; one more says where the last end.
    var starts: [Int32] = []
    var members: [Int32] = []
  }

  private struct Node {
    /// The sum of the directions of its places.
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

  /// How many dots the world is wide on level 0; each level doubles that.
  private static let base = 16.0

  private let levels: [Level]

  /// - Parameters:
  ///   - radius: in dots of the screen.
  ///   - levels: how many there are, 32 at most; behind the last every place stands alone.
  package init(_ places: [Coordinate], radius: Double, levels count: Int = 16) {
    let count = max(0, min(32, count))
    var nodes = places.map(Node.init)
    // To which node each place belongs.
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

  /// The clusters for a world that is so many dots wide. Most are the radius or more apart; what has been put together lies
  /// elsewhere than its parts did, so that a few come closer.
  package func clusters(worldWidth: Double) -> [Cluster] {
    let level = levels[levelIndex(worldWidth: worldWidth)]
    return level.centroids.indices.map { index in
      let range = Int(level.starts[index])..<Int(level.starts[index + 1])
      return Cluster(centroid: level.centroids[index], members: level.members[range].map(Int.init))
    }
  }

  /// The smallest world, wider than the given one, on which places that are one cluster there are not one any more.
  ///
  /// - Returns: its width in dots; `nil` where they never part.
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
    // By counting: the places come out in order.
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

  /// Puts together what is within the radius, in widths of the world, of a node that comes before it.
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

/// Finds the points within a radius of another, the world being round.
private struct ClusterGrid {
  private let points: [Projection.Point]
  private let radius: Double
  /// How many squares lie side by side around the world, each at least as wide as the radius.
  private let columns: Int
  /// The first point of each slot, and the next in the same one; squares share slots where there are more squares.
  private var first: [Int32]
  private var next: [Int32]

  init(_ points: [Projection.Point], radius: Double) {
    self.points = points
    self.radius = radius
    // Points are what clusters are made of: finer squares would only be empty.
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

  /// In the order of the squares, and in each in the order given; some may come twice.
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
    // Two primes far from each other spread the squares of a region over the slots.
    return (around &* 73_856_093 ^ row &* 19_349_663) & (first.count - 1)
  }
}
