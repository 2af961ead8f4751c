import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Finds and shows stories.
package final class StoryPresenter: Feature {
  let list: ListStories
  private let read: ReadStory
  private let find: FindStory
  private let archive: any ArticleArchive & MuteRepository
  private let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    read = ReadStory(ports)
    list = ListStories(stories: ports.archive, archive: ports.archive, read: read, activity: ports.activity)
    find = FindStory(archive: ports.archive, stories: ports.archive)
    clock = ports.clock
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
    let text = SearchWords.query(words, in: session.language)
    guard let id = try await find(text), let found = try await read(id) else {
      throw NewsError.archive(.noStory(text))
    }
    return told(found)
  }

  /// The selected article; `nil` if the words could be the beginning of an id, and there is no such article.
  private func article(_ items: [ItemSelection], in session: Session) async throws -> Article? {
    do {
      guard let article = try await session.articles(items, orOf: archive).first?.article else {
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
    let found = try await list(
      in: span, of: SoughtArticles(Set(trend.articles)), least: 1, languages: nil, limit: ListSize.standard)
    return .push(await screen(found, span: span, in: &session))
  }

  /// A list of stories without those whose articles are all muted.
  ///
  /// - Parameters:
  ///   - subject: what they are about or where they are from; empty for anything.
  ///   - isLastDay: whether the span is the last 24 hours, rather than whole days.
  func screen(
    _ found: FoundStories, of subject: [String] = [], span: ClosedRange<Date>, isLastDay: Bool = false,
    in session: inout Session
  ) async -> StoriesScreen {
    let stories = found.stories
    let muted = await archive.muted(stories.flatMap(\.articles), at: clock.now)
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
      shown, of: subject, span: span, isLastDay: isLastDay, total: found.total - hidden, hidden: hidden,
      inOtherLanguages: found.inOtherLanguages, languages: session.readerLanguages, hasHint: session.takeHint())
  }

  private func told(_ found: (story: Story, count: Int)) -> (story: Story, notices: [Notice]) {
    let isCut = found.count > ReadStory.maxArticles
    return (found.story, isCut ? [.largeStory(articles: found.count, shown: ReadStory.maxArticles)] : [])
  }
}
