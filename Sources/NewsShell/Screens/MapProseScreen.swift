import NewsDomain

/// The map in words: the countries in sight by continent, with numbers that count from the nearest.
struct MapProseScreen: Screen {
  /// As many of a continent as a sentence names.
  private static let named = 3

  private let subject: MapSubject
  private let view: Viewport
  private let countries: [CountryDistance]

  /// - Parameter origin: from where distances are told.
  init(_ subject: MapSubject, _ view: Viewport, origin: Coordinate) {
    self.subject = subject
    self.view = view
    countries = FindNearestCountry.byDistance(from: origin).filter { view.contains($0.country.centroid) }
  }

  var list: ResultList? { ResultList(.countries(countries.map(\.country))) }

  var records: [any Record] {
    countries.enumerated().map { MarkerRecord(number: $0 + 1, distance: $1) }
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    page.paragraphs(texts.title(of: subject), .title)
    page.paragraphs(
      texts.mapScale(zoom: view.zoomText, kilometres: view.kilometres, countries: countries.count), .quiet)
    let numbered = Array(countries.enumerated())
    let continents = Dictionary(grouping: numbered) { Continent(of: $0.element.country) }
    // The nearest continent first.
    let order = Continent.allCases.filter { continents[$0] != nil }
      .sorted { (continents[$0]?[0].offset ?? 0) < (continents[$1]?[0].offset ?? 0) }
    for continent in order {
      let members = continents[continent] ?? []
      let nearest = members.prefix(Self.named).map { index, distance in
        "\(index + 1) \(distance.country.name(in: texts.language)) (\(texts.kilometres(distance.kilometres)))"
      }
      page.paragraphs(texts.prose(of: continent, count: members.count, nearest: nearest))
    }
    if countries.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
  }
}
