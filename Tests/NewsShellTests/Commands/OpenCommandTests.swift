import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("open")
struct OpenCommandTests {
  @Test(
    "an item is opened by its number, with or without the command",
    arguments: ["open 3", "ouvre 3", "3", "open '3'", "o 3"])
  func itemIsOpenedByItsNumber(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 5", line], in: .fresh(format: .json))
    #expect(transcript.session.position == 3)
    #expect(transcript.session.titles.count == 5)
    #expect(newsroom.news.requests.count == 1)
    let objects = try transcript.objects()
    let detail = objects[objects.count - 2]
    #expect(detail.n == 3)
    #expect(detail.title == "Headline 3")
    #expect(objects.last?.count == 1)
  }

  @Test("while an article is open, numbers still refer to the list")
  func fromArticle() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 5", "2", "5", "1"])
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 1)
  }

  static let items: [(String, HeadlineRequest.Scope)] = [
    ("countries japan", .local(.japan)), ("categories sport", .category(.sports, .unitedStates)),
    ("sources", .source(SourceReference(id: "abc-news", name: "ABC News"))),
  ]

  @Test("an item of another list opens its headlines, and the settings stay", arguments: OpenCommandTests.items)
  func otherLists(line: String, scope: HeadlineRequest.Scope) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line, "open 1"])
    #expect(newsroom.news.requests == [HeadlineRequest(scope: scope, paging: Paging(limit: 100), language: .english)])
    #expect(transcript.session.titles.count == 20)
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a language opens the sources that publish in it")
  func language() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["languages arab", "1"])
    #expect(newsroom.sources.requests == [SourceRequest(language: Language(code: "ar"))])
    #expect(transcript.session.sourceIDs.count == NewsSource.samples.count)
    #expect(transcript.session.edition.language == .english)
  }

  static let selections: [(String, [Int])] = [
    ("open 1-3", [1, 2, 3]), ("open 5 1 3-4", [5, 1, 3, 4]), ("ouvre tout", [1, 2, 3, 4, 5]),
    ("open all", [1, 2, 3, 4, 5]),
    ("1 3-5", [1, 3, 4, 5]), ("2-3", [2, 3]),
  ]

  @Test(
    "several are opened one after the other, and the last is then being read", arguments: OpenCommandTests.selections
  )
  func severalAreOpenedOneAfterTheOther(line: String, numbers: [Int]) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 5", line, "back"], in: .fresh(format: .json))
    let objects = try transcript.objects().dropFirst(6)
    #expect(objects.prefix(numbers.count).compactMap(\.n) == numbers)
    let status = try #require(objects.dropFirst(numbers.count).first)
    #expect(status.type == "status" && status.count == numbers.count)
    // Each is a separate screen.
    #expect(transcript.session.position == numbers[numbers.count - 2])
    let rows = try await newsroom.run(["top --limit 5", line], in: .fresh(format: .tsv))
    #expect(rows.output.split(separator: "\n").count == 5 + numbers.count)
    #expect(rows.session.position == numbers.last)
  }

  @Test("several texts are separated, and the hint is shown once")
  func severalTexts() async throws {
    let transcript = try await FakeNewsroom().run(
      ["top --limit 5", "open 1-2"], in: .fresh(isInteractive: true), isInteractive: true)
    let text = try #require(transcript.output.ranges(of: "Summary").count == 2 ? transcript.output : nil)
    #expect(text.contains("1 / 40\n\nHeadline 2"))
    #expect(text.ranges(of: texts(in: .english).articleHint).count == 1)
  }

  @Test("a number beyond the list opens none of them", arguments: ["open 1 9", "open 4-6", "open 0 1"])
  func numberBeyondTheListOpensNoneOfThem(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 5", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.position == nil)
  }

  @Test("if an item of another list fails, the others are still opened")
  func severalLists() async throws {
    let newsroom = FakeNewsroom(
      news: FakeNews { request in
        if case .local(.japan) = request.scope { throw NewsError.network(.serverError(host: "a.example", status: 500)) }
        return .titled(["One"])
      })
    let transcript = try await newsroom.run(["countries an", "open all"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["serverError"])
    #expect(newsroom.news.requests.count > 2)
    #expect(try transcript.objects().filter { $0.type == "article" }.count == newsroom.news.requests.count - 1)
  }

  @Test("Ctrl-C stops in between: the articles opened so far are shown, and the line ends")
  func ctrlCStopsInBetween() async throws {
    let count = Mutex(0)
    let newsroom = FakeNewsroom(
      news: FakeNews { _ in
        let number = count.withLock { count -> Int in
          count += 1
          return count
        }
        if number > 2 { throw NewsError.cancelled }
        return .titled(["List \(number)"])
      })
    let transcript = try await newsroom.run(
      ["categories; open all; top", "list"], in: .fresh(format: .json), name: nil)
    #expect(try transcript.codes() == ["cancelled"])
    #expect(count.withLock { $0 } == 3)
    #expect(try transcript.objects().compactMap(\.title) == ["List 1", "List 2"])
  }

  @Test(
    "an invalid number is not an item",
    arguments: ["open x", "open -1", "open 3-1", "open", "open 1 x", "1 x", "1-", "2026-11-01"])
  func notAnItem(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.session.position == nil)
  }
}
