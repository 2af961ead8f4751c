import Testing

@testable import NewsDomain

@Suite("Clusters of places")
struct ClusterTreeTests {
  /// The worlds on which each level begins, and some smaller and larger ones.
  private static let widths = [0.0, 1] + (0...17).map { Double(16 << $0) } + [1e12]

  private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Always the same places all over Earth, some of them at the same spot.
  private static func places(_ count: Int) -> [Coordinate] {
    var state: UInt64 = 1
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    return (0..<count).map { index in
      index % 50 == 49 ? place(48.85, 2.35) : place(next() * 180 - 90, next() * 360 - 180)
    }
  }

  static let lists: [[Coordinate]] = [
    [], [place(48.85, 2.35)], Array(repeating: place(10, 20), count: 5), Country.all.map(\.centroid), places(400),
    [place(90, 0), place(-90, 0), place(90, 180), place(0, 180), place(0, -180)],
  ]

  @Test("each place is in one cluster of each level", arguments: ClusterTreeTests.lists)
  func eachPlaceIsInOneClusterOfEachLevel(places: [Coordinate]) {
    let tree = ClusterTree(places, radius: 9)
    for width in Self.widths {
      let members = tree.clusters(worldWidth: width).map(\.members)
      #expect(members.joined().sorted() == Array(places.indices))
      #expect(members.allSatisfy { !$0.isEmpty && $0 == $0.sorted() })
    }
  }

  @Test("clusters only grow together when the world shrinks", arguments: ClusterTreeTests.lists)
  func nested(places: [Coordinate]) {
    let tree = ClusterTree(places, radius: 9)
    for (small, large) in zip(Self.widths, Self.widths.dropFirst()) {
      var owners = [Int](repeating: -1, count: places.count)
      for (index, cluster) in tree.clusters(worldWidth: small).enumerated() {
        for member in cluster.members { owners[member] = index }
      }
      let isNested = tree.clusters(worldWidth: large).allSatisfy { Set($0.members.map { owners[$0] }).count == 1 }
      #expect(isNested, "\(small) \(large)")
    }
  }

  @Test("the same places make the same clusters")
  func deterministic() {
    let trees = (0..<2).map { _ in ClusterTree(Self.places(400), radius: 9) }
    for width in Self.widths {
      #expect(trees[0].clusters(worldWidth: width) == trees[1].clusters(worldWidth: width))
    }
  }

  @Test("a world that is large enough has every place alone and where it is, even those at the same spot")
  func worldThatIsLargeEnoughHasEveryPlaceAloneAndWhereItIs() {
    let places = Self.places(200)
    let clusters = ClusterTree(places, radius: 9).clusters(worldWidth: 1e12)
    #expect(clusters.map(\.members) == places.indices.map { [$0] })
    #expect(clusters.map(\.centroid) == places)
  }

  static let neighbours: [(Double, Double, Bool)] = [
    (0, 20, true), (0, 22, true), (0, 23, false), (0, -22, true), (20, 0, true), (22, 0, false), (-22, 0, false),
    (15, 15, true), (17, 17, false),
  ]

  @Test(
    "those within the radius on the screen are together, those beyond it are not",
    arguments: ClusterTreeTests.neighbours)
  func radius(latitude: Double, longitude: Double, isTogether: Bool) {
    // On the only level the world is 16 dots wide: a radius of one is 22.5° of longitude, and less of latitude.
    let tree = ClusterTree([Self.place(0, 0), Self.place(latitude, longitude)], radius: 1, levels: 1)
    #expect(tree.clusters(worldWidth: 16).count == (isTogether ? 1 : 2))
  }

  static let orders: [([Double], [[Int]])] = [
    ([0, 20, 40], [[0, 1], [2]]), ([20, 0, 40], [[0, 1, 2]]), ([40, 20, 0], [[0, 1], [2]]),
    ([0, 40, 20], [[0, 2], [1]]),
  ]

  @Test("a place that comes first takes its neighbours to itself", arguments: ClusterTreeTests.orders)
  func placeThatComesFirstTakesItsNeighboursToItself(longitudes: [Double], members: [[Int]]) {
    let tree = ClusterTree(longitudes.map { Self.place(0, $0) }, radius: 1, levels: 1)
    #expect(tree.clusters(worldWidth: 16).map(\.members) == members)
  }

  @Test("both sides of 180° are together, and so is their centroid")
  func antimeridian() throws {
    let clusters = ClusterTree([Self.place(10, 179), Self.place(-10, -179)], radius: 9).clusters(worldWidth: 64)
    #expect(clusters.map(\.members) == [[0, 1]])
    let centroid = try #require(clusters.first?.centroid)
    #expect(abs(centroid.latitude) < 1e-9)
    #expect(abs(centroid.longitude) > 179.999)
  }

  @Test("the centroid of places around a pole is the pole", arguments: [89.0, -89])
  func pole(latitude: Double) throws {
    let places = [0.0, 90, 180, -90].map { Self.place(latitude, $0) }
    let clusters = ClusterTree(places, radius: 9).clusters(worldWidth: 16)
    #expect(clusters.map(\.members) == [[0, 1, 2, 3]])
    let centroid = try #require(clusters.first?.centroid)
    #expect(abs(abs(centroid.latitude) - 90) < 1e-9)
    #expect((centroid.latitude > 0) == (latitude > 0))
  }

  @Test("the centroid is on the sphere: as far from one place as from the other")
  func centroid() throws {
    let places = [Self.place(60, 0), Self.place(60, 40)]
    let clusters = ClusterTree(places, radius: 9).clusters(worldWidth: 32)
    #expect(clusters.map(\.members) == [[0, 1]])
    let centroid = try #require(clusters.first?.centroid)
    #expect(abs(centroid.distance(to: places[0]) - centroid.distance(to: places[1])) < 1e-6)
    // The great circle between them runs further north than their parallel.
    #expect(centroid.latitude > 61)
  }

  @Test("antipodes have a centroid on Earth, too")
  func antipodes() {
    for cluster in ClusterTree([Self.place(0, 0), Self.place(0, 180)], radius: 9).clusters(worldWidth: 16) {
      #expect(Coordinate(checking: cluster.centroid.latitude, cluster.centroid.longitude) != nil)
    }
  }

  @Test("the width that parts a cluster is the smallest on which it is not one any more")
  func widthThatParts() throws {
    // 9 dots are a degree where the world is 3240 dots wide: the level above that begins at 4096.
    let tree = ClusterTree([Self.place(0, 0), Self.place(0, 1), Self.place(0, 90)], radius: 9)
    #expect(tree.widthThatParts([0, 1], worldWidth: 100) == 4_096)
    #expect(tree.clusters(worldWidth: 4_095).map(\.members) == [[0, 1], [2]])
    #expect(tree.clusters(worldWidth: 4_096).map(\.members) == [[0], [1], [2]])
  }

  @Test("every cluster of every level parts where it is said to, and not before")
  func everyClusterOfEveryLevelPartsWhereItIsSaidTo() throws {
    let tree = ClusterTree(Country.all.map(\.centroid), radius: 9)
    for level in 0..<16 {
      let width = Double(16 << level)
      for cluster in tree.clusters(worldWidth: width) where cluster.members.count > 1 {
        let parting = try #require(tree.widthThatParts(cluster.members, worldWidth: width))
        #expect(parting > width)
        #expect(!tree.clusters(worldWidth: parting).map(\.members).contains(cluster.members))
        #expect(tree.clusters(worldWidth: parting - 1).map(\.members).contains(cluster.members))
      }
    }
  }

  @Test("what is alone or nothing never parts")
  func neverParts() {
    let tree = ClusterTree([Self.place(0, 0), Self.place(0, 1)], radius: 9)
    #expect(tree.widthThatParts([], worldWidth: 16) == nil)
    #expect(tree.widthThatParts([1], worldWidth: 1e9) == nil)
    #expect(tree.widthThatParts([0, 1], worldWidth: 1e9) == nil)
  }
}
