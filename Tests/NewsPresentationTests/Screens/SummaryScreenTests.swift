import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The numbers of summary")
struct SummaryScreenTests {
  private static let mine: ReadingScope = .mine(OwnLists(of: .standard(for: .french), topics: [], feeds: []))

  static let scopes: [(ReadingScope, Int, String, String)] = [
    (mine, 329, "329 unread in your lists", "329 non lus dans vos listes"),
    (.all, 2_619, "2,619 unread in the archive", "2\u{202F}619 non lus dans les archives"),
    (.all, 1, "1 unread in the archive", "1 non lu dans les archives"),
    (
      .list(.local(.france)), 0, "0 unread in “France · headlines”",
      "0 non lu dans «\u{202F}France · à la une\u{202F}»"
    ),
    (
      .written(language: "en", .all), 12, "12 unread in the archive (English)",
      "12 non lus dans les archives (anglais)"
    ),
  ]

  @Test("the unread articles have their scope, in both languages", arguments: SummaryScreenTests.scopes)
  func scope(scope: ReadingScope, count: Int, english: String, french: String) {
    let screen = SummaryScreen(CollectionFacts(unread: count, followed: 0, last: nil, next: nil), in: scope)
    #expect(screen.text() == english + "\n")
    #expect(screen.text(language: .french) == french + "\n")
  }

  static let parts: [(ReadingScope, String, String)] = [
    (mine, "77 unread in your lists, 2 of them for your follows", "77 non lus dans vos listes, dont 2 pour vos suivis"),
    (
      .all, "77 unread in the archive, 2 of them for your follows",
      "77 non lus dans les archives, dont 2 pour vos suivis"
    ),
    // What follows found need not be in that list.
    (
      .list(.local(.france)), "77 unread in “France · headlines” · 2 for your follows",
      "77 non lus dans «\u{202F}France · à la une\u{202F}» · 2 pour vos suivis"
    ),
  ]

  @Test(
    "what follows found is a part of the unread articles, if it is among them", arguments: SummaryScreenTests.parts)
  func followed(scope: ReadingScope, english: String, french: String) {
    let screen = SummaryScreen(CollectionFacts(unread: 77, followed: 2, last: nil, next: nil), in: scope)
    #expect(screen.text() == english + "\n")
    #expect(screen.text(language: .french) == french + "\n")
  }

  @Test("if not all of them were counted, it says so")
  func more() {
    let most = FindRequest.maxCounted
    let facts = CollectionFacts(unread: most, followed: 0, last: nil, next: nil)
    #expect(SummaryScreen(facts, in: Self.mine).text() == "10,000+ unread in your lists\n")
    #expect(
      SummaryScreen(facts, in: Self.mine).text(language: .french)
        == "plus de 10\u{202F}000 non lus dans vos listes\n")
    // Everything is counted to the end.
    #expect(SummaryScreen(facts, in: .all).text() == "10,000 unread in the archive\n")
  }
}
