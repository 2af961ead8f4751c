import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("next and previous")
struct NextCommandTests {
  static let walks: [([String], Int)] = [
    (["1", "next"], 2), (["1", "suivant", "next"], 3), (["3", "previous"], 2),
    (["3", "precedent", "pr\u{E9}c\u{E9}dent"], 1),
    (["2", "next", "previous"], 2),
  ]

  @Test("next and previous go to the neighbouring article", arguments: NextCommandTests.walks)
  func walk(lines: [String], position: Int) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 3"] + lines)
    #expect(transcript.status == .success)
    #expect(transcript.session.position == position)
    #expect(newsroom.news.requests.count == 1)
  }

  @Test("at either end there is no neighbour, and the article stays", arguments: [("next", 3), ("previous", 1)])
  func atEitherEndThereIsNoNeighbour(step: String, position: Int) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3", "\(position)", step], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.position == position)
  }

  @Test("next --unread skips articles that were read", arguments: ["next --unread", "suivant --non-lus"])
  func unread(line: String) async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let lines = ["top --limit 5", "mark 1 3 4 read", line, line, line]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    // First 2, then 5; after that there is none.
    #expect(transcript.session.position == 5)
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(newsroom.news.requests.count == 1)
    let none = try await newsroom.run(["top --limit 5", "open 5", line])
    #expect(none.errors.contains("no unread article comes after this one"))
  }

  @Test("after more, the next article is on the next page")
  func overPages() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "more", "2", "next"])
    #expect(transcript.session.position == 3)
  }

  @Test("a reader who shows the list again goes on from the article that was open; a script begins with the first")
  func afterTheList() async throws {
    let lines = ["top --limit 7", "open 3", "list", "next"]
    let reader = try await FakeNewsroom().run(
      lines + ["back"], in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(reader.output.contains("Headline 4"))
    #expect(reader.session.position == nil)
    #expect(try await FakeNewsroom().run(lines).session.position == 1)
  }

  private func read(_ lines: [String], _ newsroom: FakeNewsroom) async throws -> Transcript {
    try await newsroom.run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
  }

  @Test("for a person the list goes on by itself, and its end is said; a script asks for more")
  func goesOn() async throws {
    let lines = ["top --limit 2", "2", "next"]
    let reader = try await read(lines, FakeNewsroom(news: .paged(3)))
    #expect(reader.session.position == 3, "\(reader.errors)")
    let end = try await read(lines + ["next"], FakeNewsroom(news: .paged(3)))
    #expect(end.session.position == 3)
    #expect(end.errors.contains("this is the last article of the list"))
    let script = try await FakeNewsroom(news: .paged(3)).run(lines)
    #expect(script.session.position == 2)
    #expect(script.errors.contains("type more for the next page"))
  }

  @Test("the next unread article may be pages away")
  func unreadFarAway() async throws {
    let newsroom = FakeNewsroom(news: .paged(9), keepsNews: true)
    let lines = ["top --limit 9", "mark 1-6 read", "top --limit 2", "1", "next --unread"]
    let reader = try await read(lines, newsroom)
    #expect(reader.session.titles.count >= 7, "\(reader.errors)")
    #expect(reader.session.position == 7)
    let none = try await read(["top --limit 9", "mark all read", "top --limit 2", "1", "next --unread"], newsroom)
    #expect(none.errors.contains("no unread article comes after this one"))
    // The pages that were loaded stay.
    #expect(none.session.titles.count == 9)
  }
}
