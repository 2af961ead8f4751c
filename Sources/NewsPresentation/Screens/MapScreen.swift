import NewsDomain
import TerminalKit

/// The news map: a picture with numbered markers, and a legend for the numbers.
package struct MapScreen: Screen {
  private let subject: MapSubject
  private let view: Viewport
  private let clusters: [CountryCluster]
  private let chosen: Country
  /// The reader's place; `nil` if unknown.
  private let place: Coordinate?
  /// The point that distances are measured from.
  private let origin: Coordinate
  /// The country whose marker is nearest, if none is visible.
  private let nearest: Country?
  private let painter: MapPainter
  private let glyphs: Window.Glyphs
  private let hasHint: Bool

  /// The reader's place and the point that distances are measured from.
  package struct Points: Sendable {
    /// The reader's place; `nil` if unknown.
    let place: Coordinate?
    let origin: Coordinate

    package init(place: Coordinate?, origin: Coordinate) {
      self.place = place
      self.origin = origin
    }
  }

  package init(
    _ subject: MapSubject, _ view: Viewport, clusters: [CountryCluster], painter: MapPainter, glyphs: Window.Glyphs,
    chosen: Country, points: Points, hasHint: Bool
  ) {
    self.subject = subject
    self.view = view
    self.clusters = clusters
    nearest = clusters.isEmpty ? FindNearestCountry.byDistance(from: view.center).first?.country : nil
    self.chosen = chosen
    place = points.place
    origin = points.origin
    self.painter = painter
    self.glyphs = glyphs
    self.hasHint = hasHint
  }

  package var list: ResultList? { ResultList(.markers(clusters, in: view)) }

  package var records: [any Record] {
    clusters.enumerated().flatMap { index, cluster in
      cluster.countries.map { country in
        MarkerRecord(
          number: index + 1,
          distance: CountryDistance(country: country, kilometres: country.centroid.distance(to: origin)),
          cluster: cluster)
      }
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let countries = clusters.reduce(0) { $0 + $1.countries.count }
    page.header(
      texts.title(of: subject),
      about: texts.mapScale(zoom: view.zoomText, kilometres: view.kilometres, countries: countries))
    let markers = clusters.enumerated().map { index, cluster in
      MapPainter.Marker(
        cluster: cluster, number: index + 1, emphasis: cluster.countries.contains(chosen) ? .chosen : .none)
    }
    page.map(view) { painter.lines(of: $0, markers, place: place, glyphs) }
    if let nearest { page.line(Span(texts.away(nearest, from: view.center), .quiet)) }
    page.legend(
      clusters.enumerated().map { index, cluster in
        let name = texts.name(of: cluster, favourite: chosen)
        return (number: index + 1, name: name, isChosen: cluster.countries.contains(chosen))
      }, width: view.width / DotCanvas.dotsAcross)
    if hasHint { page.hint(texts.mapHint) }
  }
}
