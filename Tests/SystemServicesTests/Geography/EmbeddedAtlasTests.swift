import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The atlas of the binary")
struct EmbeddedAtlasTests {
  private let atlas = EmbeddedAtlas()

  @Test("it has the lines of Natural Earth's world")
  func itHasTheLinesOfNaturalEarthsWorld() {
    #expect(atlas.world.coastline.count == 134)
    #expect(atlas.world.borders.count > 300)
    #expect(atlas.outlines.count == 241)
  }

  @Test("each of the 55 countries has one outline", arguments: Country.all)
  func outlines(country: Country) {
    let outlines = atlas.outlines.filter { $0.code == country.code }
    #expect(outlines.count == 1)
    #expect(outlines.allSatisfy { $0.rings.contains { $0.count > 3 } })
  }

  @Test("no two outlines have the same code, and a code is two small letters")
  func codes() {
    let codes = atlas.outlines.compactMap(\.code)
    #expect(Set(codes).count == codes.count)
    let areCodes = codes.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
    #expect(areCodes)
  }

  @Test("no place is in two countries, even where one lies in another")
  func noPlaceIsInTwoCountries() {
    let enclaves = [(41.904, 12.454), (43.936, 12.447), (-29.31, 27.48), (1.35, 103.81), (22.4, 114.1)]
    let grid = stride(from: -84.7, to: 85, by: 5).flatMap { latitude in
      stride(from: -174.7, to: 180, by: 5).map { (latitude, $0) }
    }
    for (latitude, longitude) in enclaves + grid {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      #expect(atlas.outlines.filter { $0.contains(place) }.count < 2, "\(place)")
    }
  }

  @Test("its regions have many more points than its world")
  func scales() throws {
    func count(_ lines: [Atlas.Line]) -> Int { lines.map(\.count).reduce(0, +) }
    #expect(count(atlas.regions.coastline) > 10 * count(atlas.world.coastline))
    #expect(count(atlas.regions.borders) > 5 * count(atlas.world.borders))
    // Where 1:110 million has 65.
    let japan = try #require(atlas.outlines.first { $0.code == "jp" })
    #expect(count(japan.rings) > 1_000)
  }

  @Test("every point is on Earth, and both poles' seas and both sides of 180° are reached")
  func everyPointIsOnEarth() {
    for lines in [atlas.world, atlas.regions] {
      let points = Array((lines.coastline + lines.borders).joined())
      let areOnEarth = points.allSatisfy { Coordinate(checking: $0.latitude, $0.longitude) != nil }
      #expect(areOnEarth)
      #expect(points.contains { $0.latitude > 83 })
      #expect(points.contains { $0.latitude < -78 })
      #expect(points.contains { $0.longitude > 179.9 })
      #expect(points.contains { $0.longitude < -179.9 })
    }
  }

  @Test("a coastline is a line, a ring ends where it begins")
  func shapes() {
    for lines in [atlas.world, atlas.regions] {
      #expect((lines.coastline + lines.borders).allSatisfy { $0.count > 1 })
    }
    #expect(atlas.outlines.flatMap(\.rings).allSatisfy { $0.first == $0.last && $0.count > 3 })
  }

  @Test("where the map is cut, no coast is drawn")
  func cuts() {
    let sides = atlas.regions.coastline.flatMap { zip($0, $0.dropFirst()) }
    #expect(!sides.contains { abs($0.longitude) == 180 && $0.longitude == $1.longitude })
    #expect(!sides.contains { $0.latitude == -90 && $1.latitude == -90 })
    // Chukotka, which is cut, has that side nevertheless.
    let russia = atlas.outlines.first { $0.code == "ru" }?.rings.flatMap { zip($0, $0.dropFirst()) } ?? []
    #expect(russia.contains { $0.longitude == 180 && $1.longitude == 180 })
  }

  @Test("the files together are small")
  func filesTogetherAreSmall() throws {
    let files = ["world", "regions"].map { "Geography/\($0).bin" }
    let sizes = try files.map { try EmbeddedFile.bytes($0).count }
    #expect(sizes.allSatisfy { $0 > 0 })
    #expect(sizes.reduce(0, +) <= 300 * 1_024, "\(sizes)")
  }
}
