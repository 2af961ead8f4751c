import NewsDomain

/// The news map: a picture with numbered markers, and what the numbers stand for.
struct MapScreen: Screen {
  private let subject: MapSubject
  private let view: Viewport
  private let clusters: [CountryCluster]
  private let chosen: Country
  /// Where the reader is, as far as that is known.
  private let place: Coordinate?
  /// From where distances are told.
  private let origin: Coordinate
  /// The country whose marker is nearest, where none is in sight.
  private let nearest: Country?
  private let painter: MapPainter
  private let glyphs: Window.Glyphs
  private let hasHint: Bool

  init(
    _ subject: MapSubject, _ view: Viewport, from newsroom: Newsroom, chosen: Country, place: Coordinate?,
    origin: Coordinate, hasHint: Bool
  ) {
    self.subject = subject
    self.view = view
    clusters = newsroom.clusterCountries(in: view)
    nearest = clusters.isEmpty ? FindNearestCountry.byDistance(from: view.center).first?.country : nil
    self.chosen = chosen
    self.place = place
    self.origin = origin
    painter = newsroom.painter
    glyphs = newsroom.window().glyphs
    self.hasHint = hasHint
  }

  var list: ResultList? { ResultList(.markers(clusters, in: view)) }

  var records: [any Record] {
    clusters.enumerated().flatMap { index, cluster in
      cluster.countries.map { country in
        MarkerRecord(
          number: index + 1,
          distance: CountryDistance(country: country, kilometres: country.centroid.distance(to: origin)),
          cluster: cluster)
      }
    }
  }

  func draw(on page: inout TextPage) {
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
