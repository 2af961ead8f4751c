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
    // The window may have become narrower since.
    let columns = min(page.columns ?? .max, view.width / DotCanvas.dotsAcross)
    let shown = view.resized(width: columns * DotCanvas.dotsAcross, height: view.height)
    for line in painter.lines(of: shown, markers, place: place, glyphs) { page.line(line) }
    if clusters.isEmpty, let place, let nearest = FindNearestCountry.byDistance(from: place).first {
      page.line(Span(texts.away(nearest.country, from: place), .quiet))
    }
    page.legend(
      clusters.enumerated().map { index, cluster in
        let name = cluster.name(in: texts.language)
        return (number: index + 1, name: name, isChosen: cluster.countries.contains(chosen))
      })
    if hasHint { page.line(Span(texts.mapHint, .quiet)) }
  }
}

extension CountryCluster {
  /// The country in the middle, and how many others there are.
  func name(in language: InterfaceLanguage) -> String {
    let first = countries.first?.name(in: language) ?? ""
    return countries.count > 1 ? "\(first) +\(countries.count - 1)" : first
  }
}

extension Viewport {
  /// Whole, or with one decimal.
  var zoomText: String {
    let tenths = (zoom * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}

/// A country on the map, for programs.
struct MarkerRecord: Record {
  let number: Int
  let distance: CountryDistance
  var cluster: CountryCluster?
  var headlines: Int?

  func write(to row: inout RowWriter) {
    row.add(number)
    row.add(distance.country.code)
    row.add(distance.country.englishName)
    row.add("\(distance.country.centroid.latitude)")
    row.add("\(distance.country.centroid.longitude)")
    row.add("\(distance.tenths)")
    row.add(headlines ?? cluster?.countries.count ?? 1)
  }

  func write(to object: inout ObjectWriter) {
    CountryRecord(distance.country, distance: distance, hasInside: false).write(to: &object)
    object.add("n", number)
    if let headlines { return object.add("headlines", headlines) }
    guard let cluster, cluster.single == nil else { return object.add("cluster", nil as String?) }
    object.add("cluster") { object in
      object.add("count", cluster.countries.count)
      object.add("latitude", (cluster.centroid.latitude * 100).rounded() / 100)
      object.add("longitude", (cluster.centroid.longitude * 100).rounded() / 100)
    }
  }
}

extension CountryDistance {
  /// Kilometres with one decimal.
  var tenths: Double { (kilometres * 10).rounded() / 10 }
}
