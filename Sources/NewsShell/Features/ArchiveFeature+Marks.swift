import NewsDomain
import NewsPresentation

extension ArchiveFeature {
  /// Changes the marks of articles.
  ///
  /// - Parameters:
  ///   - selections: the articles; the open one if empty.
  ///   - reach: what else the change is for.
  ///   - notice: makes the notice about the number of articles changed.
  func mark(
    _ selections: [ItemSelection], _ change: MarkChange, reach: MarkReach = .article, in session: Session,
    notice: (Int) -> Notice
  ) async throws -> Outcome {
    let chosen = try await session.articles(selections, orOf: archive)
    let articles = try await reached(from: chosen, reach, in: session)
    let (count, failure) = try await changeMarks(articles, change)
    return Outcome(MarksScreen(articles), notices: [notice(count)], failure: failure)
  }

  /// The articles with those that a change is for as well, each under the number of the article that led to it.
  private func reached(
    from chosen: [(number: Int, article: Article)], _ reach: MarkReach, in session: Session
  ) async throws -> [(number: Int, article: Article)] {
    guard reach != .article else { return chosen }
    var reached: [(number: Int, article: Article)] = []
    var seen: Set<ArticleID> = []
    for (number, article) in chosen {
      var all = [article] + session.folded(with: article)
      if reach == .story {
        let read = ReadStory(stories: archive, countries: reading.countries)
        all = [article] + (try await read(of: article, and: Array(all.dropFirst())).story.articles)
      }
      for article in all where seen.insert(article.id).inserted { reached.append((number, article)) }
    }
    return reached
  }
}

/// What a change of marks is for.
enum MarkReach: Sendable {
  /// The article alone.
  case article
  /// All articles of its row in the list.
  case row
  /// All articles of its story.
  case story
}

extension Session {
  /// The other articles of the row that an article of the current list stands for.
  func folded(with article: Article) -> [Article] {
    guard let page = (try? list())?.news?.page, page.isFolded else { return [] }
    return page.stories[article.id]?.others.filter { $0.provider != .sample } ?? []
  }
}
