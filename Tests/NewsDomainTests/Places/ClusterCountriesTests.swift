import Testing

@testable import NewsDomain

@Suite("Markers of the countries")
struct ClusterCountriesTests {
  private let markers = ClusterCountries()
  private static let equator = Coordinate(latitude: 0, longitude: 0)

  static let sizes: [(Int, Int)] = [(160, 88), (320, 184), (40, 40), (2_000, 240), (160, 100)]

  @Test("in a view of the world each country is in exactly one cluster", arguments: ClusterCountriesTests.sizes)
  func world(width: Int, height: Int) {
    // At least as high as wide, so that every centroid is in the picture.
    let view = Viewport.world(around: Self.equator, width: width, height: max(width, height))
    let countries = markers(in: view).flatMap(\.countries)
    #expect(countries.count == 89)
    #expect(Set(countries) == Set(Country.all))
  }

  @Test("every view has only markers inside it, and none twice", arguments: Viewport.zooms)
  func inSight(zoom: Int) {
    for center in Country.all.map(\.centroid) {
      let view = Viewport(center: center, zoom: Double(zoom), width: 160, height: 88)
      let clusters = markers(in: view)
      #expect(clusters.allSatisfy { view.contains($0.centroid) })
      let countries = clusters.flatMap(\.countries)
      #expect(Set(countries).count == countries.count)
    }
  }

  @Test("in a close view a country is alone at its own position", arguments: Country.all)
  func single(country: Country) {
    let view = Viewport(center: country.centroid, zoom: 6, width: 160, height: 88)
    let cluster = markers(in: view).first { $0.countries.contains(country) }
    #expect(cluster?.single == country)
    #expect(cluster?.centroid == country.centroid)
  }

  @Test("a view without countries has no markers")
  func viewWithoutCountriesHasNoMarkers() {
    let pacific = Viewport(center: Coordinate(latitude: 0, longitude: -140), zoom: 5, width: 160, height: 88)
    #expect(markers(in: pacific).isEmpty)
  }

  @Test("markers are in reading order: line by line, from left to right", arguments: ClusterCountriesTests.sizes)
  func readingOrder(width: Int, height: Int) {
    let view = Viewport.world(around: Self.equator, width: width, height: height)
    let dots = markers(in: view).map { view.dot(of: $0.centroid) }
    for (one, next) in zip(dots, dots.dropFirst()) {
      let (line, nextLine) = (Int((one.y / 4).rounded(.down)), Int((next.y / 4).rounded(.down)))
      #expect(line < nextLine || (line == nextLine && one.x <= next.x))
    }
  }

  @Test("the countries of a cluster are sorted by distance from its middle", arguments: ClusterCountriesTests.sizes)
  func nearestFirst(width: Int, height: Int) {
    for cluster in markers(in: .world(around: Self.equator, width: width, height: height)) {
      let distances = cluster.countries.map { $0.centroid.distance(to: cluster.centroid) }
      #expect(distances == distances.sorted())
      #expect((cluster.single == nil) == (cluster.countries.count > 1))
    }
  }

  @Test("in a world of 80 columns Europe is one cluster and Australia is alone")
  func familiar() throws {
    let clusters = markers(in: .world(around: Self.equator, width: 160, height: 88))
    let france = try #require(clusters.first { $0.countries.contains(.france) })
    let codes = Set(france.countries.map(\.code))
    #expect(codes.isSuperset(of: ["at", "be", "ch", "de", "it", "nl"]))
    #expect(codes.isDisjoint(with: ["us", "jp", "au", "za", "br", "in"]))
    #expect(clusters.contains { $0.single?.code == "au" })
  }

  @Test("a view into a cluster shows it in several parts", arguments: ClusterCountriesTests.sizes, 0...11)
  func into(size: (Int, Int), zoom: Int) {
    let view = Viewport(center: Self.equator, zoom: Double(zoom), width: size.0, height: size.1)
    for cluster in markers(in: view) where cluster.single == nil {
      let inner = markers.view(into: cluster, from: view)
      #expect(inner.zoom > view.zoom)
      #expect(inner.center.distance(to: cluster.centroid) < 1e-3)
      #expect([inner.width, inner.height] == [view.width, view.height])
      let parts = markers(in: inner).filter { !Set($0.countries).isDisjoint(with: cluster.countries) }
      #expect(!parts.isEmpty)
      #expect(parts.allSatisfy { $0.countries.count < cluster.countries.count })
    }
  }

  @Test("at the largest zoom a view into a cluster does not zoom further")
  func closest() {
    let view = Viewport(center: Self.equator, zoom: 12, width: 160, height: 88)
    let cluster = CountryCluster(centroid: Country.france.centroid, countries: [.france])
    #expect(markers.view(into: cluster, from: view).zoom == 12)
  }
}
