import FoundationEssentials
import NewsDomain

/// Stories given by a test.
extension FakeArchive {
  package func tell(_ stories: [ArchivedStory]) { content.withLock { $0.stories = stories } }

  package func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership] {
    content.withLock { content in
      ids.reduce(into: [:]) { memberships, id in
        guard let story = content.stories.first(where: { $0.entries.contains { $0.article.id == id } }) else { return }
        memberships[id] = StoryMembership(
          story: story.id, count: story.count,
          voices: story.entries.flatMap { StoryVoice.voices(of: $0.article, seenIn: $0.countries) })
      }
    }
  }

  package func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws {
    report(1, 1)
  }

  package func stories(
    in span: ClosedRange<Date>, of articles: Set<ArticleID>?, least: Int
  ) async throws -> [StoryCount] {
    content.withLock { content in
      content.stories.map { story in
        StoryCount(
          story: story.id,
          count: story.entries.count { entry in
            entry.article.publishedAt.map(span.contains) ?? false && (articles?.contains(entry.article.id) ?? true)
          })
      }.filter { $0.count >= least }.sorted { ($1.count, $1.story) < ($0.count, $0.story) }
    }
  }

  package func stories(_ ids: [StoryID], most: Int) async throws -> [ArchivedStory] {
    content.withLock { content in
      ids.compactMap { id in content.stories.first { $0.id == id || $0.formerIDs.contains(id) } }
    }
  }

  package func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute {
    content.withLock { content in
      let mute = Mute(
        number: content.mutes.count + 1, text: nil, isOfTitles: false, source: nil, story: story, madeAt: now,
        until: until)
      content.mutes.append(mute)
      return mute
    }
  }

  package func headlines(
    in span: ClosedRange<Date>, of scope: ReadingScope, after mark: Int64?, limit: Int
  ) async throws -> (headlines: [DatedHeadline], last: Int64?) {
    let articles = content.withLock { content in
      content.entries.values.filter { content.has($0, in: scope) }.map(\.article)
    }.sorted { $0.id < $1.id }
    let headlines = articles.compactMap { article -> DatedHeadline? in
      guard let date = article.publishedAt, span.contains(date), let title = article.title else { return nil }
      return DatedHeadline(
        id: article.id, title: title, publishedAt: date, language: article.language, source: article.source.name)
    }
    return (headlines, nil)
  }

  package func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)] {
    content.withLock { content in
      content.stories.flatMap { story in story.entries.map { (article: $0.article, story: story.id) } }
    }
  }
}

extension FakeArchive {
  package func newsOfReadStories(
    in span: ClosedRange<Date>, of scope: ReadingScope, limit: Int
  ) async throws -> [Article] {
    try with { content in
      let read = content.stories.filter { story in
        story.entries.contains { content.entries[$0.article.id]?.state.isRead == true }
      }
      return read.flatMap(\.entries).map(\.article).filter { article in
        content.entries[article.id].map { !$0.state.isRead && content.has($0, in: scope) } == true
      }
      .sorted { $0.publishedAt ?? .distantPast > $1.publishedAt ?? .distantPast }.prefix(limit).map(\.self)
    }
  }
}

/// Reads nothing from headlines, so that no two articles belong to one story.
package struct NoTerms: TermReader, WordWeights {
  package init() {}

  package func terms(title: String, summary: String?, language: String?) -> StoryTerms {
    StoryTerms(language: language ?? "en", own: TermVector(), across: TermVector())
  }

  package func shared(
    _ title: String, language: String?, _ other: String, otherLanguage: String?
  ) -> [SharedTerm] { [] }

  package func weight(of word: String, language: String?) -> Double { 1 }
}
