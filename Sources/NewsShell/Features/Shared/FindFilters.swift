import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Reads searches of the archive from lines, with all their filters.
package struct FindFilters: Feature {
  private let archive: any ArticleArchive
  private let feeds: ManageFeeds
  private let ask: AskByMeaning
  private let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    feeds = ManageFeeds(ports)
    ask = AskByMeaning(ports)
    clock = ports.clock
  }

  /// The search in a line.
  ///
  /// - Parameter texts: its words.
  /// - Throws: `NewsError.name`, `NewsError.meaning`, `ShellError`, and the errors of a wrong number.
  func request(_ texts: [String], of call: Call, in session: Session) async throws -> FindRequest {
    typealias Arguments = FindArguments
    for (one, other) in [(Arguments.from, Arguments.since), (Arguments.to, Arguments.older)]
    where call.has(one) && call.has(other) {
      throw ShellError.usage(.notTogether(one.usageNames, other.usageNames))
    }
    let now = clock.now
    var request = try Arguments.request(texts, of: call, in: session)
    request.filter.label = call[Arguments.label]?.nonBlank
    request.filter.isUnread = call.has(Arguments.unread)
    request.filter.isSaved = call.has(Arguments.saved)
    request.filter.scope = try call[Arguments.feed].map { text -> ReadingScope in
      let asked = try FeedsRequest(text, of: feeds().feeds, as: call.form)
      return .feeds(name: asked.name, ids: asked.feeds.map(\.id))
    }
    request.dates.from = try (call[Arguments.from] ?? call[Arguments.since])?.day(at: now).start
    request.dates.to = try call[Arguments.to]?.day(at: now).end
    if let older = call[Arguments.older] {
      request.dates.to = try older.day(at: now).start.addingTimeInterval(-1)
    }
    request.meaning = try await meaning(call, in: session)
    return request
  }

  /// The meaning that the titles must have; `nil` if any will do.
  private func meaning(_ call: Call, in session: Session) async throws -> SemanticQuery? {
    typealias Arguments = FindArguments
    if call.has(Arguments.like), call.has(Arguments.meaning) {
      throw ShellError.usage(.notTogether(Arguments.like.usageNames, Arguments.meaning.usageNames))
    }
    if let text = call[Arguments.meaning]?.nonBlank {
      return try await ask.titles(meaning: text, in: session.language.code)
    }
    guard let selection = call[Arguments.like] else { return nil }
    return try await session.articles([selection], orOf: archive).first.map { try ask.titles(like: $0.article) }
  }
}
