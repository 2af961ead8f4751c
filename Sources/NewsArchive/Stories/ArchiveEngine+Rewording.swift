import FoundationEssentials
import NewsDomain
import SQLKit

/// Replaces the words of articles with words of a higher attribution.
extension ArchiveEngine {
  /// Who wrote the words of rows; those of which that is not known are left out.
  func attributions(of rows: [Int64]) throws -> [Int64: Attribution] {
    let known = try run(
      "SELECT row, attribution FROM \(dialect.articles) WHERE row \(isOne(of: "?1")) AND attribution IS NOT NULL",
      [.integers(rows)]
    ) { ($0.integer(0), Attribution(rawValue: Int($0.integer(1)))) }
    return Dictionary(known.compactMap { row, attribution in attribution.map { (row, $0) } }) { first, _ in first }
  }

  /// Records who wrote the words of a row, which stay the same.
  func keep(_ attribution: Attribution, of row: Int64) throws {
    try run(
      "UPDATE \(dialect.articles) SET attribution = ?2 WHERE row = ?1",
      [.integer(row), .integer(Int64(attribution.rawValue))])
  }

  /// Gives a row words of a higher attribution, with the source, date and picture that belong to them. The history of
  /// the former words is dropped: they were somebody else's, so nothing has changed. Marks and lists stay.
  ///
  /// Follows are compared with it again, and it is grouped again if its words differ.
  ///
  /// - Parameters:
  ///   - changed: the row as it was, with the changes that do not concern its words.
  ///   - terms: the filter terms of the article with the new words.
  ///   - isCompared: whether follows are compared with it again.
  /// - Returns: its row, which is another one if its date changes.
  func reword(
    _ changed: ArchivedArticle, from known: ArchivedArticle, as article: Article, terms: FilterTerms, origin: String?,
    isCompared: Bool = true
  ) throws -> Int64 {
    let row = known.row
    var (changed, article, terms) = (changed, article, terms)
    if article.source == Article.Source(), known.attribution == .service {
      article.source = known.article.source
      for word in FilterTerms.sources(article.source) { terms.insert(word) }
    }
    let way = changed.article.linkWay
    changed.article = known.article.taking(article, keepsGaps: known.attribution == .service)
    changed.article.linkWay = way
    changed.terms = known.terms.taking(terms)
    changed.revised = nil
    changed.supplement = nil
    if known.revised != nil { try run("DELETE FROM revision WHERE row = ?1", [.integer(row)]) }
    // A text from the feed belongs to those words as well.
    if try text(of: row)?.origin == .feed { try removeText(row) }
    try update(changed, from: known, language: nil)
    let isSame = changed.article.title == known.article.title && changed.article.summary == known.article.summary
    let number = isCompared ? try nextArrival() : 0
    try run(
      """
      UPDATE \(dialect.articles)
      SET source = ?2, provider = ?3, origin = ?4, attribution = ?5, language = ?6, reworded = ?7
      WHERE row = ?1
      """,
      [
        .integer(row), .integer(try key(of: article.source)), .text(article.provider.rawValue), .text(origin),
        .integer(Int64(article.attribution.rawValue)), .text(article.language ?? known.article.language),
        .integer(number),
      ])
    if !isSame { try regroup(row) }
    return try move(row, now: changed.lastSeen)
  }

  /// Removes an article from its story, so that it is grouped by its current words.
  private func regroup(_ row: Int64) throws {
    // The story in an imported file belonged to other words.
    try run("UPDATE ungrouped SET story = NULL WHERE row = ?1", [.integer(row)])
    guard let key = try story(of: row) else { return }
    try run("DELETE FROM story_article WHERE row = ?1", [.integer(row)])
    try run("INSERT INTO ungrouped (row) VALUES (?1) ON CONFLICT DO NOTHING", [.integer(row)])
    if try run("SELECT 1 FROM story_article WHERE story = ?1 LIMIT 1", [.integer(key)], { _ in true }).isEmpty {
      try removeStory(key)
    }
    try count("stories", by: 1)
  }
}

extension Article {
  /// Whether it has words at all.
  var hasWords: Bool { [title, summary, content].contains { $0?.nonBlank != nil } }

  /// The article with the words of another one, and what belongs to them.
  ///
  /// - Parameter keepsGaps: whether values that the other one lacks stay.
  func taking(_ other: Article, keepsGaps: Bool) -> Article {
    func taken<Value>(_ value: Value?, _ known: Value?) -> Value? { value ?? (keepsGaps ? known : nil) }
    var article = self
    article.title = taken(other.title?.nonBlank, title)
    article.summary = taken(other.summary?.nonBlank, summary)
    article.content = taken(other.content?.nonBlank, content)
    article.author = taken(other.author, author)
    article.imageLink = taken(other.imageLink, imageLink)
    article.country = taken(other.country, country)
    article.place = taken(other.place, place)
    article.duration = taken(other.duration, duration)
    if !keepsGaps || !other.related.isEmpty { article.related = other.related }
    article.publishedAt = taken(other.publishedAt, publishedAt)
    article.source = other.source
    article.provider = other.provider
    // Among several spellings of an address, the source's.
    if link == nil || link.flatMap(WebLink.init)?.canonical == other.link.flatMap(WebLink.init)?.canonical {
      article.link = other.link
    }
    return article
  }
}

extension FilterTerms {
  /// The new terms, along with the existing ones for the reader's marks and for the lists the article was in.
  func taking(_ others: FilterTerms) -> FilterTerms {
    var terms = self
    terms.removeAll { $0.hasPrefix("s") || $0.hasPrefix("l") && others.hasLanguage }
    for word in others.words where !word.hasPrefix("l") || others.hasLanguage { terms.insert(word) }
    return terms
  }

  private var hasLanguage: Bool { words.contains { $0.hasPrefix("l") && $0 != Self.unknownLanguage } }
}
