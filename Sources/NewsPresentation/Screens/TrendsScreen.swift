import NewsDomain
import TerminalKit

/// The names and phrases in more headlines than usual.
package struct TrendsScreen: ListScreen {
  package var skipped = 0
  private let trends: [Trend]
  private let days: Int
  private let hasHint: Bool
  private let glyphs: Window.Glyphs
  private let inOtherLanguages: Int

  /// Whether the news is too young to show what is usual.
  private let isTooEarly: Bool
  /// The news that was read.
  private let scope: ReadingScope

  /// - Parameters:
  ///   - days: The number of days considered.
  ///   - scope: The news that was read.
  ///   - inOtherLanguages: The number of trends left out because the reader reads none of their languages.
  package init(
    _ trends: [Trend], days: Int, in scope: ReadingScope = .all, inOtherLanguages: Int = 0, hasHint: Bool,
    isTooEarly: Bool = false, glyphs: Window.Glyphs = .braille
  ) {
    self.inOtherLanguages = inOtherLanguages
    self.isTooEarly = isTooEarly
    self.scope = scope
    self.trends = trends
    self.days = days
    self.hasHint = hasHint
    self.glyphs = glyphs
  }

  package var list: ResultList? { ResultList(.trends(trends)) }

  package var facts: Facts { Facts(count: trends.count, inOtherLanguages: inOtherLanguages) }

  package var records: [any Record] { trends.enumerated().map { TrendRecord(number: $0 + 1, trend: $1) } }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.list(
      skipped..<trends.count,
      above: { page, shown in
        page.header(
          page.joined([texts.trends, texts.lastDays(days)]), about: texts.count(shown, of: trends.count))
        if isTooEarly {
          page.paragraphs(texts.trendsTooEarly(fewest: FindTrends.fewestDays(of: days), in: scope), .quiet)
        }
        if trends.isEmpty, !isTooEarly, inOtherLanguages == 0 { page.paragraphs(texts.noTrends, .quiet) }
      },
      below: { page, left in
        if inOtherLanguages > 0 { page.hint(texts.trendsInOtherLanguages(inOtherLanguages), indent: 4) }
        page.listHint(hasMore: left > 0, count: left, hasHint && !trends.isEmpty ? texts.trendsHint : nil)
      },
      entry: { page, index in draw(trends[index], index + 1, on: &page) })
  }

  private func draw(_ trend: Trend, _ number: Int, on page: inout TextPage) {
    let facts = page.joined(parts(of: trend, page))
    if page.isAccessible {
      return page.entry(number, of: trends.count, [.title(trend.phrase), TextPage.EntryText(facts)])
    }
    page.entry(number, of: trends.count, [.title(trend.phrase)])
    let indent = SafeText(repeating: " ", count: max(2, String(trends.count).count) + 2)
    let drawing = SafeText(Sparkline(trend.counts, room: page.readingColumns * 2 / 5, glyphs: glyphs).text)
    page.tableRow([Span(indent + drawing + "  "), Span(facts, .quiet)])
  }

  private func parts(of trend: Trend, _ page: TextPage) -> [String] {
    let texts = page.texts
    let today = trend.counts.last ?? 0
    var parts = [texts.today(today)]
    // Instead of the drawing.
    if page.isAccessible { parts.append(texts.inDays(days, trend.counts.reduce(0, +))) }
    let before = trend.counts.dropLast()
    let sum = before.reduce(0, +)
    if isTooEarly {
      // Nothing is known to be usual yet.
    } else if sum > 0 {
      parts.append(texts.timesUsual(Double(today) * Double(before.count) / Double(sum)))
    } else if !before.isEmpty {
      parts.append(texts.noneBefore)
    }
    return parts + [texts.firstSeen(page.dates.short(trend.firstSeen))]
  }
}
