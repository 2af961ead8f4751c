import NewsDomain

/// The map in words: the visible countries by continent, numbered from the nearest.
package struct MapProseScreen: Screen {
  /// The number of countries that a sentence names for a continent.
  private static let named = 3

  private let subject: MapSubject
  private let view: Viewport
  private let countries: [CountryDistance]
  private let nearest: Country?
  /// The country whose marker distances are measured from; `nil` for the reader's own place.
  private let country: Country?

  /// - Parameters:
  ///   - origin: The point that distances are measured from.
  ///   - country: The country whose marker that is; `nil` for the reader's own place.
  package init(_ subject: MapSubject, _ view: Viewport, origin: Coordinate, country: Country?) {
    self.subject = subject
    self.view = view
    self.country = country
    nearest = FindNearestCountry.byDistance(from: view.center).first?.country
    countries = FindNearestCountry.byDistance(from: origin).filter { view.contains($0.country.centroid) }
  }

  package var list: ResultList? { ResultList(.countries(countries.map(\.country))) }

  package var records: [any Record] {
    countries.enumerated().map { MarkerRecord(number: $0 + 1, distance: $1) }
  }

  package func draw(on page: inout TextPage) {
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
      // All are named if only one continent is visible, or few. Otherwise the nearest are: the country that distances
      // are measured from is not near itself.
      let isWhole = order.count == 1 || members.count <= Self.named
      let shown = isWhole ? members : Array(members.filter { $0.element.country != country }.prefix(Self.named))
      let nearest = shown.map { index, distance in
        "\(index + 1)\u{A0}\(distance.country.name(in: texts.language))"
          + (distance.country == country ? "" : " (\(texts.kilometres(distance.kilometres)))")
      }
      page.paragraphs(texts.prose(of: continent, count: members.count, nearest: nearest))
    }
    if countries.isEmpty {
      if let nearest { page.paragraphs(texts.away(nearest, from: view.center)) }
    } else {
      page.paragraphs(texts.distances(from: country), .quiet)
    }
  }
}
