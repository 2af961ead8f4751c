import Testing

@testable import NewsDomain

@Suite("Views of the map")
struct ViewportTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)
  private static let equator = Coordinate(latitude: 0, longitude: 0)

  @Test(
    "the world has all markers but not the south pole, whatever place is in its middle",
    arguments: [0.0, 2.35, 139.69, -179.9, 180])
  func world(longitude: Double) {
    let view = Viewport.world(around: Coordinate(latitude: 60, longitude: longitude), width: 360, height: 138)
    #expect(view.zoom == 0)
    #expect(view.worldWidth == 360)
    #expect(view.projection == .equirectangular)
    #expect(abs(view.center.latitude - Viewport.worldLatitude) < 1e-9)
    #expect(Country.all.allSatisfy { view.contains($0.centroid) })
    #expect(!view.contains(Coordinate(latitude: -90, longitude: 0)))
    #expect(abs(view.kilometres - 40_030) < 1)
  }

  @Test(
    "a view around a place has the given kilometres from top to bottom",
    arguments: [10.0, 100, 1_000, 5_000], [-60.0, 0, 48.85])
  func around(kilometres: Double, latitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: 2.35)
    let view = Viewport.around(place, kilometres: kilometres, width: 160, height: 88)
    #expect(abs(view.center.latitude - latitude) < 1e-9)
    #expect(abs(view.center.longitude - 2.35) < 1e-9)
    #expect(abs(view.kilometres * 88 / 160 / kilometres - 1) < 1e-6)
  }

  static let impossible: [(Double, Double)] = [
    (90, 10), (-90, 10), (89.9, 15_000), (0, 1e9), (0, 0), (0, 1e-9), (90, 0),
  ]

  @Test("if no zoom fits, the nearest one is used", arguments: ViewportTests.impossible)
  func nearestZoom(latitude: Double, kilometres: Double) {
    let place = Coordinate(latitude: latitude, longitude: 0)
    for (width, height) in [(160, 88), (1, 1), (0, 0), (2_000, 240)] {
      let view = Viewport.around(place, kilometres: kilometres, width: width, height: height)
      #expect((1.0...12.0).contains(view.zoom))
      #expect(abs(view.center.latitude) <= Projection.mercatorLimit + 1e-9)
    }
  }

  static let zooms: [(Double, Double)] = [
    (-1, 0), (0, 0), (0.5, 0.5), (3, 3), (12, 12), (13, 12), (99, 12), (1e300, 12),
  ]

  @Test("a zoom stays within its bounds", arguments: ViewportTests.zooms)
  func limits(asked: Double, zoom: Double) {
    #expect(Viewport(center: Self.paris, zoom: asked, width: 100, height: 50).zoom == zoom)
  }

  @Test("a picture without a size has one dot", arguments: [(0, 0), (-5, 3), (3, -5)])
  func noSize(width: Int, height: Int) {
    let view = Viewport(center: Self.paris, zoom: 0, width: width, height: height)
    #expect(view.width >= 1)
    #expect(view.height >= 1)
    #expect(view.contains(Self.paris))
  }

  @Test("the centre is in the middle of the picture, at every zoom", arguments: Viewport.zooms)
  func middle(zoom: Int) {
    let view = Viewport(center: Self.paris, zoom: Double(zoom), width: 160, height: 20)
    let dot = view.dot(of: Self.paris)
    #expect(abs(dot.x - 80) < 1e-6)
    #expect(abs(dot.y - 10) < 1e-6)
    #expect(view.center == Self.paris)
  }

  @Test("north is up and east is to the right", arguments: [0.0, 3])
  func directions(zoom: Double) {
    let view = Viewport(center: Self.equator, zoom: zoom, width: 360, height: 180)
    #expect(view.dot(of: Coordinate(latitude: 10, longitude: 0)).y < 90)
    #expect(view.dot(of: Coordinate(latitude: 0, longitude: 10)).x > 180)
  }

  @Test("a dot is one degree if the world is 360 dots wide")
  func degrees() {
    let dot = Viewport(center: Self.equator, zoom: 0, width: 360, height: 180)
      .dot(of: Coordinate(latitude: 20, longitude: -50))
    #expect(abs(dot.x - 130) < 1e-9)
    #expect(abs(dot.y - 70) < 1e-9)
  }

  @Test("places across 180° are close to the centre, not at the other end", arguments: [0.0, 4])
  func acrossAntimeridian(zoom: Double) {
    let view = Viewport(center: Coordinate(latitude: 0, longitude: 179), zoom: zoom, width: 360, height: 180)
    let right = view.dot(of: Coordinate(latitude: 0, longitude: -179)).x - 180
    #expect(abs(right - 2 * view.worldWidth / 360) < 1e-6)
    let other = view.centered(on: Coordinate(latitude: 0, longitude: -179))
    let left = other.dot(of: Coordinate(latitude: 0, longitude: 179)).x - 180
    #expect(abs(left + 2 * view.worldWidth / 360) < 1e-6)
  }

  @Test("the first dot is in the picture, the one after the last is not")
  func edges() {
    let view = Viewport(center: Self.equator, zoom: 2, width: 360, height: 180)
    let edge = 45.0
    #expect(view.contains(Coordinate(latitude: 0, longitude: -edge)))
    #expect(!view.contains(Coordinate(latitude: 0, longitude: edge)))
    #expect(view.contains(Coordinate(latitude: 0, longitude: edge - 0.01)))
    #expect(!view.contains(Coordinate(latitude: 0, longitude: -edge - 0.01)))
    #expect(!view.contains(Coordinate(latitude: 80, longitude: 0)))
    #expect(!view.contains(Coordinate(latitude: -80, longitude: 0)))
  }

  @Test("moving a view by dots and back gives the same view", arguments: [0.0, 0.5, 1, 5.5, 12])
  func moved(zoom: Double) {
    let view = Viewport(center: Self.paris, zoom: zoom, width: 160, height: 20)
    let moved = view.moved(right: 30, down: -5)
    let dot = moved.dot(of: Self.paris)
    #expect(abs(dot.x - 50) < 1e-6)
    #expect(abs(dot.y - 15) < 1e-6)
    let back = moved.moved(right: -30, down: 5)
    #expect(back.center.distance(to: view.center) < 1e-6)
    #expect(back.zoom == zoom)
  }

  @Test(
    "a view continues across 180°", arguments: [(170.0, 20.0, -170.0), (-170, -20, 170), (0, 360, 0), (10, -720, 10)])
  func movedAround(longitude: Double, degrees: Double, expected: Double) {
    let view = Viewport(center: Coordinate(latitude: 0, longitude: longitude), zoom: 3, width: 360, height: 180)
    let moved = view.moved(right: degrees / 360 * view.worldWidth, down: 0)
    #expect(abs(moved.center.longitude - expected) < 1e-9)
  }

  static let ends: [(Double, Double)] = [
    (0, 90), (0.9, 90), (1, Projection.mercatorLimit), (12, Projection.mercatorLimit),
  ]

  @Test("a picture does not reach beyond the edge of the world", arguments: ViewportTests.ends)
  func movedPastPoles(zoom: Double, limit: Double) {
    let view = Viewport(center: Self.paris, zoom: zoom, width: 160, height: 20)
    for distance in [1e6, 1e12] {
      let north = view.moved(right: 0, down: -distance)
      #expect(abs(north.dot(of: Coordinate(latitude: limit, longitude: 0)).y) < 1e-6)
      let south = view.moved(right: 0, down: distance)
      #expect(abs(south.dot(of: Coordinate(latitude: -limit, longitude: 0)).y - 20) < 1e-6)
    }
  }

  @Test("a world that is lower than the picture is in its middle", arguments: [0.0, 0.9, 1])
  func lowWorld(zoom: Double) {
    for down in [-1e6, 0, 1e6] {
      let view = Viewport(center: Self.paris, zoom: zoom, width: 100, height: 400).moved(right: 0, down: down)
      #expect(abs(view.center.latitude) < 1e-9)
      #expect(abs(view.center.longitude - 2.35) < 1e-9)
    }
  }

  static let zoomSteps: [(Double, Int, Double)] = [
    (0, 1, 1), (0, -1, 0), (0.4, 1, 1), (0.4, -1, 0), (2.7, 1, 3), (2.7, -1, 2), (3, -1, 2), (12, 1, 12), (5, 99, 12),
    (5, -99, 0),
  ]

  @Test("a step of zoom goes to the next whole zoom", arguments: ViewportTests.zoomSteps)
  func zoomed(zoom: Double, steps: Int, expected: Double) {
    let view = Viewport(center: Self.paris, zoom: zoom, width: 160, height: 20).zoomed(by: steps)
    #expect(view.zoom == expected)
    #expect(view.center.distance(to: Self.paris) < 1e-6)
  }

  @Test("a view of a pole has it at its edge, at every zoom", arguments: Viewport.zooms)
  func pole(zoom: Int) {
    for latitude in [90.0, -90] {
      let pole = Coordinate(latitude: latitude, longitude: 0)
      let view = Viewport(center: pole, zoom: Double(zoom), width: 160, height: 20)
      #expect(abs(view.dot(of: pole).y - (latitude > 0 ? 0 : 20)) < 1e-6)
    }
  }

  @Test("a resized view keeps centre and zoom")
  func resized() {
    let view = Viewport(center: Self.paris, zoom: 4.5, width: 160, height: 88).resized(width: 320, height: 192)
    #expect(view.zoom == 4.5)
    #expect([view.width, view.height] == [320, 192])
    #expect(view.center.distance(to: Self.paris) < 1e-6)
    #expect(view.contains(Self.paris))
  }
}
