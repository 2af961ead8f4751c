import NewsDomain
import TerminalKit

/// The list of sources, in groups or not.
package struct SourcesScreen: ListScreen {
  package var skipped = 0
  private let groups: [SourceGroup]
  private let chosen: String?
  private let listing: SourceListing
  private let hasHint: Bool

  /// - Parameter chosen: The id of the source that the reader has chosen; `nil` for none.
  package init(groups: [SourceGroup], chosen: String?, listing: SourceListing, hasHint: Bool) {
    self.groups = groups
    self.chosen = chosen
    self.listing = listing
    self.hasHint = hasHint
  }

  private var sources: [NewsSource] { groups.flatMap(\.sources) }

  package var list: ResultList? { ResultList(.sources(sources), sources: listing) }

  package var facts: Facts { Facts(count: sources.count, total: sources.count, origin: listing.origin) }

  package var records: [any Record] {
    let grouped = groups.flatMap { group in group.sources.map { (group.code, $0) } }
    return grouped.enumerated().map { SourceRecord(number: $0 + 1, source: $1.1, group: $1.0) }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let count = sources.count
    let digits = max(2, String(count).count)
    var number = 0
    // One table for all groups, so that their columns are aligned.
    var rows: [[Span]] = []
    /// The groups by the index of their first entry.
    var starts: [Int: SourceGroup] = [:]
    let isDivided = groups.count > 1 || groups.first?.name != nil
    for group in groups {
      if isDivided { starts[number] = group }
      for source in group.sources {
        number += 1
        rows.append(row(source, number, digits, page))
      }
    }
    // A narrow window leaves out the country, then the language and then the category. The id stays, as it is typed.
    let lines = page.aligned(page.fitting(rows, leavingOut: [4, 3, 2]))
    page.list(
      skipped..<count, spoken: HeadlinesScreen.spoken,
      above: { page, shown in
        let about = [texts.catalogue(of: listing.origin.provider), texts.count(shown, of: count)]
        page.header(texts.sources, about: page.joined(about + page.age(of: listing.origin)))
        if count == 0 { page.line(Span(texts.nothingHere, .quiet)) }
      },
      below: { page, left in
        page.listHint(hasMore: left > 0, count: left, hasHint && count > 0 ? texts.sourcesHint : nil)
      },
      entry: { page, index in
        if let group = starts[index] {
          page.line(
            Span(group.name ?? texts.otherGroup, .title),
            Span(page.joined(["", texts.grouped(group.sources.count)]), .quiet))
        }
        page.row(lines[index])
      })
  }

  private func row(_ source: NewsSource, _ number: Int, _ digits: Int, _ page: TextPage) -> [Span] {
    let isChosen = source.id == chosen
    let language = page.texts.language
    return [
      page.number(number, digits: digits, isChosen: isChosen),
      Span(page.texts.name(ofSource: source.name), isChosen ? .accent : .plain),
      Span(source.category?.name(in: language) ?? "", .quiet),
      Span(page.isAccessible ? source.languageName(in: language) : source.languageCode ?? "", .quiet),
      Span(page.isAccessible ? source.countryName(in: language) : source.countryCode ?? "", .quiet),
      Span(source.id, .quiet),
    ]
  }
}

extension NewsSource {
  fileprivate func languageName(in language: InterfaceLanguage) -> String {
    languageCode.map { Language.name(ofCode: $0, in: language) } ?? ""
  }

  fileprivate func countryName(in language: InterfaceLanguage) -> String {
    countryCode.map { Country.name(ofCode: $0, in: language) } ?? ""
  }
}
