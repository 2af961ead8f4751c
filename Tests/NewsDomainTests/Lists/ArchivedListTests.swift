import TestSupport
import Testing

@testable import NewsDomain

@Suite("Lists that the archive keeps")
struct ArchivedListTests {
  static let lists: [(ArchivedList, String)] = [
    (.local(.france), "local fr"), (.category(.sports, .japan), "category sports jp"),
    (.source(id: "bbc-news"), "source bbc-news"), (.source(id: "a b  c"), "source a b  c"),
  ]

  @Test("each has a text, from which it is made again", arguments: ArchivedListTests.lists)
  func texts(list: ArchivedList, text: String) {
    #expect(list.description == text)
    #expect(ArchivedList(text) == list)
  }

  @Test(
    "other texts are no lists",
    arguments: [
      "", "local", "local zz", "local fr gb", "category fr", "category x fr",
      "source", "category sports", "front fr",
    ])
  func noLists(text: String) {
    #expect(ArchivedList(text) == nil)
  }

  @Test("a request asks for the list of its scope, whatever its page")
  func requests() {
    let source = SourceReference(id: "x", name: "X")
    #expect(ArchivedList(HeadlineRequest(scope: .local(.france), paging: Paging(page: 3))) == .local(.france))
    #expect(ArchivedList(HeadlineRequest(scope: .category(.health, .japan))) == .category(.health, .japan))
    #expect(ArchivedList(HeadlineRequest(scope: .source(source))) == .source(id: "x"))
    #expect(ArchivedList.category(.health, .japan).category == .health)
    #expect(ArchivedList.category(.health, .japan).country == .japan)
    #expect(ArchivedList.source(id: "x").country == nil)
  }
}
