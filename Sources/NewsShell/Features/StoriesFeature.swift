import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Stories: events that several articles cover.
package struct StoriesFeature: Feature {
  let list: ListStories
  let read: ReadStory
  let find: FindStory
  let compare: CompareTellings
  let follow: FollowStory
  let findTrends: FindTrends
  let texts: TextsFeature
  let mutes: any MuteRepository
  let feeds: ManageFeeds
  let reading: ReadingFeature
  let terminal: TerminalFeature
  let clock: WallClock

  package static func of(_ features: Features) -> Self {
    let (archive, reading) = (features.archive.archive, features.reading)
    let read = reading.readStory
    return Self(
      list: ListStories(stories: archive, archive: archive, read: read, activity: features.texts.activity), read: read,
      find: FindStory(archive: archive, stories: archive),
      compare: CompareTellings(archive: archive, words: reading.terms, languages: reading.texts.languages),
      follow: FollowStory(archive: archive),
      findTrends: FindTrends(headlines: archive, words: reading.terms, clock: features.archive.clock),
      texts: features.texts, mutes: archive, feeds: features.feeds.manage, reading: reading,
      terminal: features.terminal,
      clock: features.archive.clock)
  }

  /// The story of an article given by its number or id, or the story that words are about.
  ///
  /// - Parameter words: none mean the article being read.
  /// - Returns: the story, and notices for the reader.
  /// - Throws: `NewsError`, `ShellError`.
  func story(_ words: [String], in session: Session) async throws -> (story: Story, notices: [Notice]) {
    let items = words.compactMap { try? ItemSelection(text: $0) }
    if words.isEmpty || items.count == words.count, let article = try await article(items, in: session) {
      let others = try? session.list().news?.page.stories[article.id]?.others
      return told(try await read(of: article, and: others ?? []))
    }
    let text = SearchWords.query(words)
    guard let id = try await find(text), let found = try await read(id) else {
      throw NewsError.archive(.noStory(text))
    }
    return told(found)
  }

  /// The selected article; `nil` if the words could be the beginning of an id, and there is no such article.
  private func article(_ items: [ItemSelection], in session: Session) async throws -> Article? {
    do {
      guard let article = try await session.articles(items, orOf: reading.archive).first?.article else {
        throw NewsError.list(.noResults)
      }
      return article
    } catch NewsError.list(.noSuchArticle) {
      return nil
    }
  }

  /// Goes to the stories of a trend.
  func show(_ trend: Trend, in session: inout Session) async throws -> Outcome {
    let span = clock.now.addingTimeInterval(-2 * 86_400)...clock.now
    let (stories, total, _) = try await list(
      in: span, of: Set(trend.articles), least: 1, limit: NewsQuery.standardLimit)
    return .push(await screen(stories, span: span, total: total, in: &session))
  }

  /// A list of stories without those whose articles are all muted.
  ///
  /// - Parameter total: the number of stories, of which only the first may be given.
  func screen(
    _ stories: [Story], span: ClosedRange<Date>, total: Int, in session: inout Session
  ) async -> StoriesScreen {
    let muted = await mutes.muted(stories.flatMap(\.articles), at: clock.now)
    var shown = stories
    if !muted.isEmpty {
      var start = 0
      shown = stories.filter { story in
        let places = start..<start + story.articles.count
        start = places.upperBound
        return places.contains { muted[$0] == nil }
      }
    }
    let hidden = stories.count - shown.count
    return StoriesScreen(
      shown, span: span, total: total - hidden, hidden: hidden, language: session.language,
      hasHint: session.takeHint())
  }

  private func told(_ found: (story: Story, count: Int)) -> (story: Story, notices: [Notice]) {
    let isCut = found.count > ReadStory.mostArticles
    return (found.story, isCut ? [.largeStory(articles: found.count, shown: ReadStory.mostArticles)] : [])
  }
}
