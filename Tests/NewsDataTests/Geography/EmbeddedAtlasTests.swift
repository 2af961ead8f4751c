import NewsDomain
import TestSupport
import Testing

@testable import NewsData

@Suite("The atlas of the binary")
struct EmbeddedAtlasTests {
  private let atlas = EmbeddedAtlas()

  @Test("it has the lines of Natural Earth's world")
  func counts() {
    #expect(atlas.coastline.count == 134)
    #expect(atlas.borders.count > 300)
    // Natural Earth's 177 countries, Singapore and Hong Kong.
    #expect(atlas.outlines.count == 179)
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

  @Test("those that lie in others' outlines come first")
  func smallOnes() {
    #expect(Set(atlas.outlines.prefix(2).map(\.code)) == ["sg", "hk"])
  }

  @Test("every point is on Earth, and both poles' seas and both sides of 180° are reached")
  func bounds() {
    let points = Array((atlas.coastline + atlas.borders + atlas.outlines.flatMap(\.rings)).joined())
    let areOnEarth = points.allSatisfy { Coordinate(checking: $0.latitude, $0.longitude) != nil }
    #expect(areOnEarth)
    #expect(points.contains { $0.latitude > 83 })
    #expect(points.contains { $0.latitude < -78 })
    #expect(points.contains { $0.longitude > 179.9 })
    #expect(points.contains { $0.longitude < -179.9 })
    #expect(points.count > 10_000)
  }

  @Test("a coastline is a line, a ring ends where it begins")
  func shapes() {
    #expect(atlas.coastline.allSatisfy { $0.count > 1 })
    #expect(atlas.outlines.flatMap(\.rings).allSatisfy { $0.first == $0.last && !$0.isEmpty })
  }

  @Test("the files together are small")
  func size() throws {
    let files = ["coastline", "borders", "countries"].map { "Geography/\($0).bin" }
    let sizes = try files.map { try EmbeddedFile.bytes($0).count }
    #expect(sizes.allSatisfy { $0 > 0 })
    #expect(sizes.reduce(0, +) <= 150 * 1_024, "\(sizes)")
  }
}
