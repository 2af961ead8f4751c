import Testing

@testable import NewsDomain

@Suite("Projections")
struct ProjectionTests {
  static let both: [Projection] = [.equirectangular, .webMercator]

  @Test("the equator and Greenwich meet in the middle, 180° west is at 0", arguments: ProjectionTests.both)
  func middle(projection: Projection) {
    let middle = projection.point(of: Coordinate(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 0.5) < 1e-12)
    #expect(abs(middle.y - 0.5) < 1e-12)
    #expect(projection.point(of: Coordinate(latitude: 0, longitude: -180)).x == 0)
    #expect(projection.point(of: Coordinate(latitude: 0, longitude: 180)).x == 1)
  }

  @Test("a place comes back from its point", arguments: ProjectionTests.both)
  func roundTrips(projection: Projection) {
    for latitude in stride(from: -85.0, through: 85, by: 5) {
      for longitude in stride(from: -180.0, to: 180, by: 7.5) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let back = projection.place(at: projection.point(of: place))
        #expect(abs(back.latitude - latitude) < 1e-9)
        #expect(abs(back.longitude - longitude) < 1e-9)
      }
    }
  }

  @Test("the poles are where the equirectangular world ends, a quarter of its width from the equator")
  func equirectangularPoles() {
    for (latitude, y) in [(90.0, 0.25), (-90.0, 0.75)] {
      let point = Projection.equirectangular.point(of: Coordinate(latitude: latitude, longitude: 0))
      #expect(point.y == y)
      #expect(Projection.equirectangular.place(at: point).latitude == latitude)
    }
  }

  @Test(
    "Web Mercator is a square; what is beyond it lies on its edge", arguments: [85.051128779806592, 86, 89.999, 90])
  func mercatorLimits(latitude: Double) {
    let north = Projection.webMercator.point(of: Coordinate(latitude: latitude, longitude: 20))
    let south = Projection.webMercator.point(of: Coordinate(latitude: -latitude, longitude: 20))
    #expect(abs(north.y) < 1e-9)
    #expect(abs(south.y - 1) < 1e-9)
    #expect(abs(Projection.webMercator.place(at: north).latitude - Projection.mercatorLimit) < 1e-9)
  }

  @Test("Web Mercator gives the tile that OpenStreetMap's wiki gives for its example")
  func tile() {
    let point = Projection.webMercator.point(of: Coordinate(latitude: 35.6590699, longitude: 139.7006793))
    #expect(Int(point.x * 262_144) == 232_798)
    #expect(Int(point.y * 262_144) == 103_246)
  }

  @Test("the world is repeated east and west of itself", arguments: ProjectionTests.both)
  func repeated(projection: Projection) {
    let point = projection.point(of: Coordinate(latitude: 40, longitude: 100))
    for turns in [-3.0, -1, 1, 2] {
      let place = projection.place(at: Projection.Point(x: point.x + turns, y: point.y))
      #expect(abs(place.longitude - 100) < 1e-9)
    }
  }

  @Test("a point above or below the world is still a place of Earth", arguments: ProjectionTests.both)
  func pointAboveOrBelowTheWorldIsStillAPlaceOfEarth(projection: Projection) {
    for y in [-1e6, -1.0, -0.01, 1.01, 2, 1e6] {
      let place = projection.place(at: Projection.Point(x: 0.5, y: y))
      #expect(Coordinate(checking: place.latitude, place.longitude) == place)
    }
  }

  static let steps: [(Double, Double, Double)] = [
    (0.2, 0.3, 0.1), (0.3, 0.2, -0.1), (0.9, 0.1, 0.2), (0.1, 0.9, -0.2), (0.5, 0.5, 0), (0, 1, 0), (0, 0.5, -0.5),
    (0.5, 0, -0.5), (2.9, 0.1, 0.2),
  ]

  @Test("a step does not go round the world", arguments: ProjectionTests.steps)
  func shortWay(from: Double, to: Double, step: Double) {
    #expect(abs(Projection.step(from: from, to: to) - step) < 1e-12)
  }
}
