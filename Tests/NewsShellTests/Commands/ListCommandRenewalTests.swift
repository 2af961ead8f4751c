import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("list, with a newer one at hand")
struct ListCommandRenewalTests {
  private static let request = NewsQuery.search(SearchRequest(text: "moon"))

  /// A session that shows an older list while a newer one has arrived.
  private func session(
    stored: StoredReason? = .renewing, request: NewsQuery = Self.request, renewed: NewsQuery = Self.request
  ) -> Session {
    var session = Session.fresh(isInteractive: true)
    let old = NewsListing(request, .titled(["old 1", "old 2"], total: 40, stored: stored))
    session.coordinator.push(HeadlinesScreen(old, hasHint: false))
    session.renewed = NewsListing(renewed, .titled(["new 1", "new 2", "old 1"], total: 41))
    return session
  }

  private func titles(after lines: [String], in session: Session) async throws -> [String] {
    try await FakeNewsroom().run(lines, in: session, name: nil, isInteractive: true).session.titles
  }

  @Test("it shows all of the current list again")
  func itShowsAllOfTheCurrentListAgain() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "more", "list"], in: .fresh(format: .json))
    #expect(try transcript.statuses().compactMap(\.count) == [2, 2, 4])
    #expect(try transcript.objects().compactMap(\.n) == [1, 2, 3, 4, 1, 2, 3, 4])
  }

  @Test("it shows the newer list if one has arrived meanwhile")
  func renewed() async throws {
    #expect(try await titles(after: ["list"], in: session()) == ["new 1", "new 2", "old 1"])
    #expect(try await titles(after: ["list", "list"], in: session()) == ["new 1", "new 2", "old 1"])
    let shown = try await FakeNewsroom().run(["list"], in: session(), name: nil, isInteractive: true)
    #expect(shown.output.contains(" 3  old 1\n"))
    #expect(shown.output.contains("3 of 41"))
  }

  @Test("other commands keep the older list and its numbers")
  func otherCommandsKeepTheOlderOne() async throws {
    #expect(try await titles(after: ["open 2", "format", "back"], in: session()) == ["old 1", "old 2"])
  }

  @Test("while an article is read, the newer list is shown, and back leads to the article")
  func fromArticle() async throws {
    #expect(try await titles(after: ["open 1", "list"], in: session()) == ["new 1", "new 2", "old 1"])
    let transcript = try await FakeNewsroom().run(
      ["open 1", "list", "back"], in: session(), name: nil, isInteractive: true)
    #expect(transcript.session.position == 1)
    #expect(transcript.session.titles == ["old 1", "old 2"])
  }

  @Test("a newer list for another request is not shown")
  func otherQuestion() async throws {
    let other = NewsQuery.search(SearchRequest(text: "mars"))
    #expect(try await titles(after: ["list"], in: session(renewed: other)) == ["old 1", "old 2"])
  }

  @Test("a list that was not being renewed stays: a list that arrived earlier may be older")
  func notWaiting() async throws {
    #expect(try await titles(after: ["list"], in: session(stored: nil)) == ["old 1", "old 2"])
    #expect(try await titles(after: ["list"], in: session(stored: .recent)) == ["old 1", "old 2"])
  }

  @Test("a list of other things is shown as it is")
  func otherKinds() async throws {
    let transcript = try await FakeNewsroom().run(["sources", "list"], in: .fresh(format: .json))
    #expect(try transcript.statuses().compactMap(\.count) == [6, 6])
    #expect(transcript.session.sourceIDs.count == 6)
  }
}
