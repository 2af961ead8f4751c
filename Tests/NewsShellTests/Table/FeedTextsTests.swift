import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Texts about feeds")
struct FeedTextsTests {
  /// Errors of feeds, with the texts that their messages and hints must contain.
  static let errors: [(NewsError, [String], [String])] = [
    (.network(.refused(host: "feeds.example", .tooManyRequests(retryAfter: 90))), ["feeds.example"], ["90"]),
    // The message must not suggest trying again at once, whatever the server says.
    (.network(.refused(host: "feeds.example", .tooManyRequests(retryAfter: nil))), ["feeds.example"], ["60"]),
    (.network(.refused(host: "feeds.example", .tooManyRequests(retryAfter: 1))), ["feeds.example"], ["60"]),
    (.network(.refused(host: "feeds.example", .consent)), ["feeds.example"], ["source"]),
    (.network(.refused(host: "feeds.example", .webPage)), ["feeds.example"], []),
    (.network(.refused(host: "feeds.example", .emptyList)), ["feeds.example"], []),
    (.network(.refused(host: "feeds.example", .pausing(seconds: 42))), ["feeds.example"], ["42"]),
    (.feed(.unreadable(place: "a/feed.xml", .empty)), ["a/feed.xml"], []),
    (.feed(.unreadable(place: "a/feed.xml", .webPage)), ["a/feed.xml"], []),
    (
      .feed(.unreadable(place: "a/feed.xml", .notAFeed(root: "svg"))), ["a/feed.xml", "<svg>"],
      ["RSS", "Atom", "JSON"]
    ),
    (
      .feed(.unreadable(place: "a/feed.xml", .broken(line: 12, column: 34, detail: "mismatched tag"))),
      ["a/feed.xml", "12", "34", "(mismatched tag)"], []
    ),
    (.feed(.unreadable(place: "a/feed.xml", .cut(items: 900))), ["a/feed.xml", "900"], []),
    (
      .feed(.unreadable(place: "a/feed.xml", .notJSONFeed(detail: "no version"))), ["a/feed.xml", "(no version)"],
      ["RSS"]
    ),
    (.network(.noSuchPage(host: "feeds.example", status: 404)), ["feeds.example", "404"], []),
    (.network(.loginNeeded(host: "feeds.example")), ["feeds.example", "401"], ["@feeds.example/"]),
    (.network(.ended(host: "feeds.example")), ["feeds.example", "410"], []),
    (.feed(.noSuchChoice(4, count: 2)), ["4", "2"], []),
    (.feed(.tooMany(limit: 900)), [], ["900"]), (.feed(.noFeedKnown), [], ["sources"]),
    (.feed(.notAnAddress("nowhere")), ["nowhere"], ["https://"]),
    (.feed(.noFeed(host: "news.example")), ["news.example"], ["RSS"]),
    (.feed(.known(name: "Times")), ["Times"], []),
    (.feed(.isFolder(path: "News/Europe", feeds: ["a-1", "b-2"])), ["News/Europe"], ["a-1", "b-2"]),
    (.name(.namesakes("x", candidates: ["X (x-1)", "x (x-2)"])), ["X (x-1)", "x (x-2)"], ["parenth"]),
    (.name(.unknownFeed("tmies", nearest: "Times")), ["tmies"], ["Times"]),
    (.feed(.notOPML(path: "a/list.opml", detail: "no <opml>")), ["a/list.opml", "<opml>)"], ["OPML"]),
  ]

  @Test("the facts of an error are in its words", arguments: FeedTextsTests.errors)
  func errorsNameTheirFacts(error: NewsError, inMessage: [String], inHint: [String]) {
    for language in InterfaceLanguage.all {
      let explanation = texts(in: language).explain(error)
      for fact in inMessage { #expect(explanation.message.contains(fact)) }
      for fact in inHint { #expect(explanation.hint?.contains(fact) == true) }
      #expect(!explanation.message.contains("()"))
    }
  }

  /// Counts of feeds, in the words of each language.
  static let sentences: [(Notice, [String])] = [
    (.feedsImported(added: 0, known: 0, skipped: 0), ["Imported 0 feeds.", "0 flux import\u{E9}."]),
    (
      .feedsImported(added: 1, known: 2, skipped: 0),
      [
        "Imported 1 feed, 2 already in your feeds.",
        "1 flux import\u{E9}, 2 d\u{E9}j\u{E0} dans vos flux.",
      ]
    ),
    (
      .feedsImported(added: 2, known: 0, skipped: 1),
      [
        "Imported 2 feeds, 1 skipped (no http or https address).",
        "2 flux import\u{E9}s, 1 ignor\u{E9} (ni http ni https).",
      ]
    ),
    (
      .feedsImported(added: 0, known: 1, skipped: 2),
      [
        "Imported 0 feeds, 1 already in your feeds, 2 skipped (no http or https address).",
        "0 flux import\u{E9}, 1 d\u{E9}j\u{E0} dans vos flux, 2 ignor\u{E9}s (ni http ni https).",
      ]
    ),
    (.feedsExported(count: 0, path: "/f"), ["Exported 0 feeds to /f.", "0 flux export\u{E9} dans /f."]),
    (.feedsExported(count: 1, path: "/f"), ["Exported 1 feed to /f.", "1 flux export\u{E9} dans /f."]),
    (.feedsExported(count: 2, path: "/f"), ["Exported 2 feeds to /f.", "2 flux export\u{E9}s dans /f."]),
  ]

  @Test("feeds are counted as each language has it", arguments: FeedTextsTests.sentences)
  func feedsAreCountedInEachLanguage(notice: Notice, expected: [String]) {
    #expect([texts(in: .english).notice(notice), texts(in: .french).notice(notice)] == expected)
  }

  /// Attempts of providers, and their description by `why`.
  static let asked: [(Attempt, [String])] = [
    (Attempt(.newsapi, .nothing), ["NewsAPI: no results", "NewsAPI\u{202F}: aucun r\u{E9}sultat"]),
    (Attempt(.newsapi, .failed(.key(.missing))), ["NewsAPI: no key", "NewsAPI\u{202F}: pas de cl\u{E9}"]),
    (
      Attempt(.newsapi, .notAsked),
      [
        "NewsAPI: skipped, as another request just failed",
        "NewsAPI\u{202F}: non interrog\u{E9}, apr\u{E8}s l\u{2019}\u{E9}chec d\u{2019}une autre requ\u{EA}te",
      ]
    ),
    (Attempt(.googleNews, .nothing), ["Google News: no results", "Google News\u{202F}: aucun r\u{E9}sultat"]),
    (
      Attempt(.googleNews, .failed(.network(.timeout(host: "h.example", seconds: 5)))),
      [
        "Google News: h.example did not respond within 5 s",
        "Google News\u{202F}: pas de r\u{E9}ponse de h.example en 5\u{202F}s",
      ]
    ),
    (
      Attempt(.sourceFeeds, .failed(.feed(.unreadable(place: "h.example", .empty)))),
      ["sources' feeds: h.example is empty", "flux des sources\u{202F}: h.example est vide"]
    ),
  ]

  @Test("a provider that was asked before is named, with its reason for giving none", arguments: FeedTextsTests.asked)
  func attempts(attempt: Attempt, expected: [String]) {
    #expect([texts(in: .english).attempt(attempt), texts(in: .french).attempt(attempt)] == expected)
  }

  @Test("each reason for showing a stored list has its own words", arguments: InterfaceLanguage.all)
  func stored(language: InterfaceLanguage) {
    let words = texts(in: language)
    let error = NewsError.network(.timeout(host: "h.example", seconds: 5))
    let reasons = [StoredReason.recent, .renewing, .offline, .failure(error)].map { words.stored($0) }
    #expect(Set(reasons).count == 4)
    #expect(reasons.last?.hasSuffix(words.explain(error).message) == true)
  }

  @Test("each fact of an article has a label of its own", arguments: InterfaceLanguage.all)
  func labels(language: InterfaceLanguage) {
    let rows: [WhyRow] = [
      .before, .provider, .request, .received, .summary, .feedLink, .link, .sourceLink, .canonical, .site, .place,
    ]
    let labels = rows.map { texts(in: language).label(of: $0) }
    #expect(Set(labels).count == rows.count)
    #expect(labels.allSatisfy { (3...18).contains($0.count) })
  }
}
