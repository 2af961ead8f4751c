import FoundationEssentials

/// The languages that a reader reads (ISO 639-1), the preferred one first.
///
/// Every list of stories chooses the article that represents a story here, so that a story has one title everywhere.
package struct ReaderLanguages: Sendable, Equatable {
  /// For how many sources, itself among them, a single one can stand.
  private static let maxRepresented = 10

  package let codes: [String]

  /// - Parameter codes: repetitions are left out.
  package init(_ codes: [String]) {
    var seen: Set<String> = []
    self.codes = codes.filter { seen.insert($0).inserted }
  }

  /// Whether the reader may read an article in this language; an unknown one does not rule that out.
  package func include(_ language: String?) -> Bool { language.map(codes.contains) ?? true }

  /// The article that represents a story: one in the reader's language, else one whose language is unknown, else any;
  /// among them one with a stored text, then one with its source's own address, then the earliest.
  ///
  /// What a single source has in a language, among many in others, may be there by mistake. Sources count, not articles:
  /// one that repeats itself does not take the title from another.
  ///
  /// - Parameter kept: the articles with a stored text.
  package func representative(of articles: [Article], kept: Set<ArticleID> = []) -> Article? {
    guard articles.count > 1 else { return articles.first }
    let all = Self.countSources(of: articles)
    let own = codes.lazy.map { code in articles.filter { $0.language == code } }.first { own in
      let sources = Self.countSources(of: own)
      return sources > 1 || (sources == 1 && Self.maxRepresented >= all)
    }
    let candidates = own ?? articles.filter { !codes.contains($0.language ?? "") }
    func rank(_ article: Article) -> (Int, Int, Int, Date) {
      (
        article.language != nil && own == nil ? 1 : 0, kept.contains(article.id) ? 0 : 1,
        article.link.flatMap(WebLink.init)?.isOpaque == false ? 0 : 1, article.listedAt ?? .distantFuture
      )
    }
    return (candidates.isEmpty ? articles : candidates).min { rank($0) < rank($1) }
  }

  private static func countSources(of articles: [Article]) -> Int {
    Set(articles.map { StoryReach.name(of: $0.source, $0.link) }).count
  }
}

extension Story {
  /// The article that represents the story for a reader.
  package func best(in languages: ReaderLanguages) -> Article? {
    languages.representative(of: coverage.map(\.article))
  }
}
