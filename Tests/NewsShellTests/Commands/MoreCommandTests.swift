import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("more")
struct MoreCommandTests {
  @Test("the next page is appended, and the numbers continue")
  func appended() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(
      ["top sports --limit 2 --flat", "more", "suite"], in: .fresh(format: .json))
    let scope = HeadlineRequest.Scope.category(.sports, .unitedStates)
    let expected = (1...3).map { page in
      HeadlineRequest(scope: scope, paging: Paging(page: page, limit: 2), language: .english)
    }
    #expect(newsroom.news.requests == expected)
    #expect(try transcript.objects().compactMap(\.n) == [1, 2, 3, 4, 5, 6])
    #expect(transcript.session.titles == (1...6).map { "Headline \($0)" })
  }

  @Test("earlier numbers stay the same")
  func numbersOfBeforeStayWhatTheyWere() async throws {
    let lines = ["top --limit 2", "more", "open 1", "open 4"]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(format: .tsv))
    let opened = transcript.output.split(separator: "\n").suffix(2).map { String($0) }
    #expect(opened.first?.contains("Headline 1\t") == true)
    #expect(opened.last?.contains("Headline 4\t") == true)
  }

  @Test("it continues after the page that was requested")
  func laterPage() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --page 3 --limit 5 --flat", "more"])
    #expect(newsroom.news.requests.map(\.paging.page) == [3, 4])
    #expect(transcript.session.titles == (11...20).map { "Headline \($0)" })
  }

  @Test("at the end there is no more, nobody is asked, and the list stays")
  func atTheEndThereIsNoMore() async throws {
    let newsroom = FakeNewsroom(news: .paged(5))
    let transcript = try await newsroom.run(["top --limit 3", "more", "more", "5"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(newsroom.news.requests.count == 2)
    #expect(transcript.session.titles.count == 5)
    #expect(transcript.session.position == 5)
  }

  @Test("lists of other items have no more", arguments: ["sources", "countries", "languages", "categories"])
  func otherLists(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line, "more"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
  }
}
