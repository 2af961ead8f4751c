import NewsDomain
import TerminalKit

/// The number of fresh headlines stored for each country, as shades on the map.
package struct HeatScreen: Screen {
  /// The number of countries in the legend, limited so that the map stays visible.
  private static let named = 12
  /// The number of countries for a story, which no other command lists.
  private static let namedOfStory = 60

  private let counts: [CountryCount]
  /// The number of different headlines, as several countries list the same; of a story all its articles.
  private let total: Int
  /// The title of the story whose articles are counted; `nil` for headlines.
  private let title: String?
  private let view: Viewport
  private let chosen: Country
  private let origin: Coordinate
  private let painter: MapPainter
  private let glyphs: Window.Glyphs

  package init(
    _ counts: [CountryCount], of total: Int, _ view: Viewport, title: String? = nil, painter: MapPainter,
    glyphs: Window.Glyphs,
    chosen: Country
  ) {
    self.counts = counts
    self.total = total
    self.title = title
    self.view = view
    self.chosen = chosen
    origin = chosen.centroid
    self.painter = painter
    self.glyphs = glyphs
  }

  package var list: ResultList? { ResultList(.countries(counts.map(\.country))) }

  package var records: [any Record] {
    counts.enumerated().map { index, entry in
      MarkerRecord(
        number: index + 1,
        distance: CountryDistance(country: entry.country, kilometres: entry.country.centroid.distance(to: origin)),
        headlines: entry.count)
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    if let title {
      // The country of some sources is unknown.
      page.header(title, about: texts.articles(counts.reduce(0) { $0 + $1.count }, of: total))
    } else {
      let about = [texts.fromArchive, texts.headlines(total), texts.countryCount(counts.count)]
      page.header(texts.heatTitle, about: counts.isEmpty ? texts.headlines(0) : page.joined(about))
    }
    guard let most = counts.first?.count else {
      return page.line(Span(title == nil ? texts.heatEmpty : texts.unknownCountry, .quiet))
    }
    if page.isAccessible {
      for (index, entry) in counts.enumerated() {
        page.line(
          page.spoken([
            Span("\(index + 1)", .number), Span(entry.country.name(in: texts.language)),
            Span(texts.headlines(entry.count)),
          ]))
      }
      return drawSum(on: &page)
    }
    var shades: [String: Shade] = [:]
    for entry in counts { shades[entry.country.code] = Self.shade(of: entry.count, most: most) }
    page.map(view) { painter.lines(of: $0, [], shades: shades, glyphs) }
    let steps = key(upTo: most)
    let perLine = page.isNarrow ? 2 : steps.count
    for start in stride(from: 0, to: steps.count, by: perLine) {
      page.line(steps[start..<min(start + perLine, steps.count)].flatMap(\.self))
    }
    let named = counts.prefix(title == nil ? Self.named : Self.namedOfStory)
    page.legend(
      named.enumerated().map { index, entry in
        (number: index + 1, name: entry.country.name(in: texts.language), isChosen: entry.country == chosen)
      }, counts: named.map { "\($0.count)" },
      width: view.width / DotCanvas.dotsAcross)
    drawSum(on: &page)
    if title == nil, counts.count > Self.named {
      page.paragraphs(texts.others(than: counts.count - Self.named), .quiet)
    }
  }

  /// Says why the countries add up to more than the header counts, if they do.
  private func drawSum(on page: inout TextPage) {
    guard title == nil, counts.reduce(0, { $0 + $1.count }) > total else { return }
    page.paragraphs(page.texts.heatAddsUp, .quiet)
  }

  /// Each shade with the highest number it represents. With few headlines, only some shades are used.
  private func key(upTo most: Int) -> [[Span]] {
    func last(_ step: Int) -> Int { most * step / Shade.steps.upperBound }
    return Shade.steps.filter { last($0) > last($0 - 1) }.map { step in
      var canvas = DotCanvas(columns: 3, rows: 1)
      for row in 0..<canvas.height { canvas.fill(row, from: 0, to: Double(canvas.width), Shade(step: step)) }
      return [Span(" ")] + (canvas.lines(glyphs).first ?? []) + [Span(" ≤ \(last(step))  ", .quiet)]
    }
  }

  /// The shade of a country, in four equal steps up to the country with the most headlines.
  private static func shade(of count: Int, most: Int) -> Shade {
    Shade(step: max(Shade.steps.lowerBound, (count * Shade.steps.upperBound + most - 1) / most))
  }
}
