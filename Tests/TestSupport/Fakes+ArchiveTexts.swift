import FoundationEssentials
import NewsDomain

extension FakeArchive {
  /// Adds a text, as if it had been fetched earlier.
  package func keep(_ text: ArticleText, of article: Article) { always { $0.texts[article.id] = text } }

  package func text(of article: Article) -> ArticleText? { always { $0.texts[article.id] } }

  /// The links that were resolved.
  package var links: [ArticleID: ResolvedLink] { always { $0.links } }

  /// Makes blocks count as repeated on other pages.
  package func `repeat`(_ blocks: [TextBlock]) { always { $0.repeated.formUnion(blocks.map(\.fingerprint)) } }

  package func text(of id: ArticleID) async throws -> ArticleText? { try with { $0.texts[id] } }

  package func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date] {
    try with { content in
      ids.reduce(into: [ArticleID: Date]()) { $0[$1] = content.texts[$1]?.fetchedAt }
    }
  }

  package func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws {
    try with { $0.texts[id] = text }
  }

  package func repeatedBlocks(
    _ blocks: [UInt64], of host: String, besides id: ArticleID?
  ) async throws -> Set<UInt64> {
    try with { $0.repeated.intersection(blocks) }
  }

  package func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws {
    try with { content in
      content.links[id] = link
      content.entries[id]?.article.take(link)
    }
  }
}
