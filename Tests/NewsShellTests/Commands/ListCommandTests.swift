import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("list")
struct ListCommandTests {
  @Test("the list is shown again without being fetched again", arguments: ["list", "liste"])
  func listIsShownAgainWithoutAskingForItAgain(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 3", "open 2", line], in: .fresh(format: .json))
    #expect(newsroom.news.requests.count == 1)
    #expect(transcript.session.position == nil)
    #expect(transcript.session.titles.count == 3)
    #expect(try transcript.objects().compactMap(\.n) == [1, 2, 3, 2, 1, 2, 3])
  }

  @Test("after more it is the whole list")
  func afterMoreItIsAllOfTheList() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "more", "list"], in: .fresh(format: .json))
    #expect(try transcript.objects().compactMap(\.n) == [1, 2, 3, 4, 1, 2, 3, 4])
  }

  @Test("other lists are shown again as well")
  func otherLists() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["sources", "list"], in: .fresh(format: .json))
    let ids = try transcript.objects().compactMap(\.id)
    #expect(ids.count == 2 * NewsSource.samples.count)
    #expect(newsroom.sources.requests.count == 1)
  }
}
