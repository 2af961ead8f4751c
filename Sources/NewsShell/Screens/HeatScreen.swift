import NewsDomain

/// How many fresh headlines are kept of each country, as shades on the map.
struct HeatScreen: Screen {
  private let counts: [(country: Country, count: Int)]
  private let view: Viewport
  private let chosen: Country
  private let origin: Coordinate
  private let painter: MapPainter
  private let glyphs: Window.Glyphs

  init(_ counts: [(country: Country, count: Int)], _ view: Viewport, from newsroom: Newsroom, chosen: Country) {
    self.counts = counts
    self.view = view
    self.chosen = chosen
    origin = chosen.centroid
    painter = newsroom.painter
    glyphs = newsroom.window().glyphs
  }

  var list: ResultList? { ResultList(.countries(counts.map(\.country))) }

  var records: [any Record] {
    counts.enumerated().map { index, entry in
      MarkerRecord(
        number: index + 1,
        distance: CountryDistance(country: entry.country, kilometres: entry.country.centroid.distance(to: origin)),
        headlines: entry.count)
    }
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    page.header(texts.heatTitle, about: texts.headlines(counts.reduce(0) { $0 + $1.count }))
    guard let most = counts.first?.count else { return page.line(Span(texts.heatEmpty, .quiet)) }
    let shades = counts.map { ($0.country.code, Self.shade(of: $0.count, most: most)) }
    let columns = min(page.columns ?? .max, view.width / DotCanvas.dotsAcross)
    let shown = view.resized(width: columns * DotCanvas.dotsAcross, height: view.height)
    let picture = painter.lines(of: shown, [], shades: Dictionary(uniqueKeysWithValues: shades), glyphs)
    for line in picture { page.line(line) }
    page.legend(
      counts.enumerated().map { index, entry in
        (
          number: index + 1, name: "\(entry.country.name(in: texts.language)) \(entry.count)",
          isChosen: entry.country == chosen
        )
      })
  }

  /// In four equal steps up to the country with the most.
  private static func shade(of count: Int, most: Int) -> Shade {
    Shade(step: max(Shade.steps.lowerBound, (count * Shade.steps.upperBound + most - 1) / most))
  }
}
