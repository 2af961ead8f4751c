import FoundationEssentials
import NewsArchive
import NewsDomain

/// What tests prepare and look at.
extension DatabaseArchive {
  /// Adds articles, as a provider would bring them.
  package func keep(
    _ articles: [Article], in list: ArchivedList? = nil, isFront: Bool = true,
    at now: Date = Date(timeIntervalSince1970: 1_795_248_000)
  ) async {
    await add(Delivery(articles, list: list, isFront: isFront, at: now))
  }

  /// Adds a text, as if it had been fetched before, with its article.
  package func keep(_ text: ArticleText, of article: Article) async throws {
    await keep([article], at: text.fetchedAt)
    try await keepText(text, of: article.id, at: text.fetchedAt)
  }

  /// The article as it is kept.
  ///
  /// - Throws: `NewsError` if it is not.
  package func kept(_ article: Article) async throws -> Article {
    guard let prefix = ArticleIDPrefix(article.id.description) else {
      throw NewsError.list(.noSuchArticle(article.id.description))
    }
    return try await self.article(prefix)
  }

  package func text(of article: Article) async throws -> ArticleText? { try await text(of: article.id) }

  package func state(of article: Article) async -> ArticleState? { await states(of: [article.id])[article.id] }

  /// The states of several articles, in their order; `nil` for those that are not kept.
  package func states(of articles: [Article]) async -> [ArticleState?] {
    let states = await states(of: articles.map(\.id))
    return articles.map { states[$0.id] }
  }
}
