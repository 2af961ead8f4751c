import NewsDomain
import Locking
import TerminalKit

/// Draws the news map: coasts, borders, shades and markers.
package final class MapPainter: Sendable {
  /// A marker, and how it is shown.
  package struct Marker: Sendable {
    package enum Emphasis: Sendable {
      case none
      /// The favourite country.
      case chosen
      /// The marker that key presses act on.
      case focused
    }

    let cluster: CountryCluster
    /// The number by which it can be opened; `nil` if it is chosen with keys.
    var number: Int?
    var emphasis: Emphasis

    package init(cluster: CountryCluster, number: Int? = nil, emphasis: Emphasis = .none) {
      self.cluster = cluster
      self.number = number
      self.emphasis = emphasis
    }
  }

  /// The width of the world, in dots, from which borders are drawn. On a smaller map they hide more than they show.
  private static let bordersFrom = 600.0
  /// The zoom from which detailed lines are used. In the whole world they would be only a few strokes.
  private static let regionsFrom = 2.0

  /// The key of a chart: the set of lines and their projection.
  private struct Sheet: Hashable {
    let isOfRegions: Bool
    let projection: Projection
  }

  private let atlas: any Atlas
  private let charts = Guarded<[Sheet: MapChart]>([:])

  package init(atlas: any Atlas) {
    self.atlas = atlas
  }

  /// Draws the part of the map that the view shows.
  ///
  /// - Parameters:
  ///   - place: The reader's place.
  ///   - shades: The shades of countries, by their codes.
  package func lines(
    of view: Viewport, _ markers: [Marker], place: Coordinate? = nil, shades: [String: Shade] = [:],
    _ glyphs: Window.Glyphs
  ) -> [[Span]] {
    let chart = chart(Sheet(isOfRegions: view.zoom >= Self.regionsFrom, projection: view.projection))
    var canvas = DotCanvas(
      columns: view.width / DotCanvas.dotsAcross, rows: view.height / DotCanvas.dotsDown)
    let frame = MapFrame(view)
    if !shades.isEmpty {
      for outline in atlas.outlines {
        guard let shade = outline.code.flatMap({ shades[$0] }) else { continue }
        frame.fill(outline.rings.map { MapChart.Line($0, view.projection) }, shade, on: &canvas)
      }
    }
    if view.worldWidth >= Self.bordersFrom {
      for line in chart.borders { frame.draw(line, .border, on: &canvas) }
    }
    for line in chart.coastline { frame.draw(line, .coast, on: &canvas) }
    var labels = LabelLayout(glyphs)
    if let place { labels.put(place: view.dot(of: place), on: &canvas) }
    // The most important markers are placed first.
    let order = markers.sorted { ($0.rank, $0.number ?? 0) < ($1.rank, $1.number ?? 0) }
    for marker in order { labels.put(marker, at: view.dot(of: marker.cluster.centroid), on: &canvas) }
    return canvas.lines(glyphs)
  }

  private func chart(_ sheet: Sheet) -> MapChart {
    charts.withLock { charts in
      if let chart = charts[sheet] { return chart }
      let chart = MapChart(sheet.isOfRegions ? atlas.regions : atlas.world, sheet.projection)
      charts[sheet] = chart
      return chart
    }
  }
}

extension MapPainter.Marker {
  fileprivate var rank: Int {
    switch emphasis {
    case .focused: Int.min
    case .chosen: Int.min + 1
    case .none: -cluster.countries.count
    }
  }
}

/// Converts points of the flat world to dots of a picture.
private struct MapFrame {
  private let view: Viewport
  private let middle: Projection.Point
  private let scale: Double

  init(_ view: Viewport) {
    self.view = view
    middle = view.projection.point(of: view.center)
    scale = view.worldWidth
  }

  /// The offsets at which the world is drawn: it repeats itself to the west and to the east.
  private static let repetitions = [-1.0, 0, 1]

  private func x(_ x: Double, _ repetition: Double) -> Double {
    (x - middle.x + repetition) * scale + Double(view.width) / 2
  }

  private func y(_ y: Double) -> Double { (y - middle.y) * scale + Double(view.height) / 2 }

  private func isInSight(_ line: MapChart.Line, _ repetition: Double) -> Bool {
    x(line.right, repetition) >= 0 && x(line.left, repetition) <= Double(view.width) && y(line.bottom) >= 0
      && y(line.top) <= Double(view.height)
  }

  func draw(_ line: MapChart.Line, _ ink: DotCanvas.Ink, on canvas: inout DotCanvas) {
    for repetition in Self.repetitions where isInSight(line, repetition) {
      guard let first = line.points.first else { continue }
      var start = Projection.Point(x: x(first.x, repetition), y: y(first.y))
      for point in line.points.dropFirst() {
        let end = Projection.Point(x: x(point.x, repetition), y: y(point.y))
        canvas.line(from: start, to: end, ink)
        start = end
      }
    }
  }

  /// Fills the inside of rings row by row: from each odd crossing to the next one.
  func fill(_ rings: [MapChart.Line], _ shade: Shade, on canvas: inout DotCanvas) {
    for repetition in Self.repetitions {
      var crossings = [[Double]](repeating: [], count: canvas.height)
      for ring in rings where isInSight(ring, repetition) { add(ring, repetition, to: &crossings) }
      for (row, crossings) in crossings.enumerated() {
        let crossings = crossings.sorted()
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          canvas.fill(row, from: crossings[index], to: crossings[index + 1], shade)
        }
      }
    }
  }

  /// Adds the points at which a ring crosses the middle of each row.
  private func add(_ ring: MapChart.Line, _ repetition: Double, to crossings: inout [[Double]]) {
    guard var start = ring.points.last else { return }
    for end in ring.points {
      let (from, to) = (y(start.y), y(end.y))
      // The rows whose middle is between the two points.
      let (first, next) = (Int((min(from, to) - 0.5).rounded(.up)), Int((max(from, to) - 0.5).rounded(.up)))
      for row in max(0, first)..<max(0, first, min(crossings.count, next)) {
        let part = (Double(row) + 0.5 - from) / (to - from)
        crossings[row].append(x(start.x + part * (end.x - start.x), repetition))
      }
      start = end
    }
  }
}
