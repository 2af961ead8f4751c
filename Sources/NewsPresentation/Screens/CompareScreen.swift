import FoundationEssentials
import NewsDomain
import TerminalKit

/// How countries cover a story, and which do not.
package struct CompareScreen: ListScreen {
  package var skipped = 0
  private let comparison: StoryComparison
  private let best: Article?
  private let languages: ReaderLanguages
  private let translations: [ArticleID: String]

  /// - Parameters:
  ///   - languages: The reader's, which choose the title of the story. Only other ones are named.
  ///   - translations: Titles in the reader's language.
  package init(
    _ comparison: StoryComparison, languages: ReaderLanguages, translations: [ArticleID: String] = [:]
  ) {
    self.comparison = comparison
    best = comparison.story.best(in: languages)
    self.languages = languages
    self.translations = translations
  }

  private var rows: [StoryComparison.Row] { comparison.rows }

  package var list: ResultList? { ResultList(.articles(rows.map(\.first.article))) }

  package var facts: Facts { Facts(count: rows.count) }

  package var records: [any Record] {
    let story = comparison.story.id
    let coverage: [any Record] = rows.enumerated().map { index, row in
      CoverageRecord(
        number: index + 1, story: story, coverage: row.first, row: row, translation: translations[row.first.article.id])
    }
    return coverage + comparison.silences.map { SilenceRecord(story: story, silence: $0) }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let story = comparison.story
    page.list(
      skipped..<rows.count,
      above: { page, _ in
        page.header(of: story, best)
        if rows.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
      },
      below: { page, left in
        if left == 0 { drawSilences(on: &page) }
        page.listHint(hasMore: left > 0, count: left, nil)
      },
      entry: { page, index in
        page.entry(index + 1, of: rows.count, lines(of: rows[index], page))
      })
  }

  private func lines(of row: StoryComparison.Row, _ page: TextPage) -> [TextPage.EntryText] {
    let texts = page.texts
    let article = row.first.article
    var facts: [(label: ArticleFact, value: String)] = [
      (.country, row.country.map { texts.name(of: $0) } ?? texts.unknownCountry),
      (.source, article.source.name ?? texts.unknownSource),
      (.date, article.publishedAt.map { page.dates.short($0, hasTime: article.hasTime) } ?? texts.noDate),
    ]
    if let language = row.language, !languages.include(language) {
      facts.append((.language, texts.name(ofLanguage: language)))
    }
    var lines = [
      TextPage.EntryText(page.joined([page.joined(facts), texts.articles(row.count)]), .plain),
      page.title(of: article),
    ]
    // A listener first hears what it is about.
    if page.isAccessible {
      lines.insert(.title(article.headline ?? texts.noTitle, link: article.link.flatMap(WebLink.init)), at: 0)
      lines.remove(at: 2)
    }
    if let translation = translations[article.id] {
      let label = texts.label(ofFact: .translation)
      lines.append(
        TextPage.EntryText(page.isAccessible ? texts.labelled(label, translation) : translation, .quiet, most: 2))
    }
    if !row.ownWords.isEmpty { lines.append(TextPage.EntryText(texts.onlyHere(row.ownWords))) }
    return lines
  }

  private func drawSilences(on page: inout TextPage) {
    guard !comparison.silences.isEmpty, let checked = comparison.checked else { return }
    let texts = page.texts
    let countries = comparison.silences.map { "\(texts.name(of: $0.country)) (\(texts.grouped($0.count)))" }
    page.blank()
    page.paragraphs(
      texts.silent(countries, from: LocalTime(checked.lowerBound), to: LocalTime(checked.upperBound)), .quiet)
  }
}
