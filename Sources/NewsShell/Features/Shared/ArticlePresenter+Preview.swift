import NewsDomain
import NewsPresentation

/// Articles that are only looked at: without marks, pictures and other articles of their stories.
extension ArticlePresenter {
  /// What is stored of an article of a list.
  ///
  /// - Returns: the screen, which is `nil` if there is no such article, and whether there is no more to fetch.
  func preview(_ number: Int, of list: ResultList) async -> (screen: (any Screen)?, isWhole: Bool) {
    guard case .articles(let listed) = list.items, let article = try? listed.numbered(number) else {
      return (nil, true)
    }
    guard article.provider != .sample else {
      return (ArticleScreen(article, number: number, in: list, hasHint: false), true)
    }
    let facts = await archive.facts(of: article.id, hasStory: false, similar: nil, at: clock.now)
    guard let reading = readText.kept(article, in: facts) else {
      return (ArticleScreen(article, number: number, in: list, hasHint: false), false)
    }
    return (TextScreen(reading.article, reading.text, number: number, in: list, hasHint: false), true)
  }

  /// The text of an article from its page; `nil` if there is nothing to read.
  func fetchedPreview(_ number: Int, of list: ResultList) async throws -> TextScreen? {
    guard case .articles(let listed) = list.items else { return nil }
    let reading = try await readText(try listed.numbered(number), number: number)
    guard !reading.text.blocks.isEmpty else { return nil }
    return TextScreen(reading.article, reading.text, number: number, in: list, hasHint: false)
  }
}
