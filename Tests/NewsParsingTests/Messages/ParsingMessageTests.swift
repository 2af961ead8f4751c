import Confinement
import FoundationEssentials
import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Messages to and from the process that parses documents")
struct ParsingMessageTests {
  private static let date = Date(timeIntervalSince1970: 1_800_000_000.5)

  static let requests: [ParsingRequest] = [
    .feed([0, 0xFF, 0x3C], contentType: "text/xml", address: "https://example.org/", language: "de"),
    .feed([], contentType: nil, address: nil, language: nil),
    .links([1], contentType: nil, address: "https://example.org/", header: "<a>; rel=alternate"),
    .page(PageAnswer(bytes: [2], contentType: "text/html", url: "a.html", at: date), followedFrom: "https://a.org/"),
    .list([3], isOwn: true), .plainTexts(["<p>One", ""]),
    .languages([LanguageQuestion("Mond"), LanguageQuestion("lune", stated: "en")]),
  ]

  static let answers: [ParsingAnswer] = [
    .feed(feed), .feed(ParsedFeed()), .noFeed(.empty), .noFeed(.webPage), .noFeed(.notAFeed(root: "opml")),
    .noFeed(.broken(line: 1, column: 2, detail: "é")), .noFeed(.cut(items: 2000)), .noFeed(.shortage(.memory)),
    .noFeed(.shortage(.missingLibrary(package: "libxml2"))), .noFeed(.notJSONFeed(detail: "not JSON")),
    .links(discovered), .page(ParsedPage(text: text, next: "https://example.org/2")), .list(nil), .list(list),
    .plainTexts(["One", ""]), .languages(["de", nil]), .shortage(.descriptors),
  ]

  private static let feed: ParsedFeed = {
    var item = ParsedItem()
    (item.title, item.link, item.id, item.isIDOnly) = ("One", "https://example.org/1", "tag:1", true)
    (item.dates, item.dateOrder) = (["1 Jan 2026", "2026"], FeedDateOrder(language: "en-US", dates: ["11/25/2026"]))
    (item.language, item.detected, item.authors) = ("de", "fr", ["Jo Doe", "Ann"])
    (item.summary, item.content, item.image, item.imageInText) = ("Two", "Three", "https://example.org/p.png", "/q.png")
    (item.enclosure, item.length, item.sourceName, item.sourceSite) = ("https://example.org/e", 60, "Paper", "/")
    (item.place, item.base) = ("45 9", "https://example.org/")
    item.related = [RelatedArticle(title: "Four", source: nil, link: "https://example.net/4")]
    var feed = ParsedFeed()
    (feed.title, feed.site, feed.language, feed.country) = ("Feed", "https://example.org/", "en", .france)
    feed.pace = FeedPace(least: 3600, skippedHours: [0, 23], skippedDays: [6])
    feed.problem = .cut(items: 2000)
    feed.items = [item, ParsedItem()]
    return feed
  }()

  private static let discovered: DiscoveredPage = {
    var page = DiscoveredPage(address: "https://example.org/")
    let entry = FeedList.Entry(name: "One", feed: "https://example.org/feed", site: "https://example.org/")
    page.candidates = [DiscoveredPage.Candidate(entry: entry, isCertain: true)]
    page.next = "https://example.org/en"
    return page
  }()

  private static let list: FeedList = {
    var entry = FeedList.Entry(
      id: "one", name: "One", feed: "https://example.org/feed", site: nil, folder: FeedFolder(["A", "B/C"]),
      namedBy: "example.org")
    entry.keepsAddress = true
    var list = FeedList(entries: [entry], skipped: 2, skippedNames: ["a", "b"], problem: .empty)
    list.lines = [FeedLine(number: 3, otherTags: ["tea"], isHidden: true)]
    list.leftOut = [LeftOutLine(number: nil, text: "exec:", .program)]
    return list
  }()

  private static let text: ArticleText = {
    let spans = [TextSpan("One "), TextSpan("two", link: "https://example.org/2")]
    var text = ArticleText(
      .beginning(.paywall),
      blocks: [
        .heading(level: 2, spans), .paragraph(spans), .item(depth: 1, number: 3, spans),
        .item(depth: 2, number: nil, []),
        .quote(spans), .code("a\n b"), .table([["a", "b"], []]), .caption(spans),
      ], title: "One", author: "Jo", publishedAt: date, language: "en", url: "https://example.org/1", fetchedAt: date)
    (text.site, text.imageLink) = ("Example", "https://example.org/p.png")
    return text
  }()

  private static func bytes(_ value: some MessageCodable) -> [UInt8] {
    var message = MessageWriter()
    message.write(value)
    return message.bytes
  }

  /// - Returns: `nil` if the bytes are no such message.
  private static func read<Value: MessageCodable>(_ bytes: [UInt8], as type: Value.Type = Value.self) -> Value? {
    var message = MessageReader(bytes)
    guard let value = try? message.value(type), message.isAtEnd else { return nil }
    return value
  }

  @Test("a request is read as it was written", arguments: ParsingMessageTests.requests)
  func request(request: ParsingRequest) {
    #expect(Self.read(Self.bytes(request)) == request)
  }

  @Test("an answer is read as it was written", arguments: ParsingMessageTests.answers)
  func answer(answer: ParsingAnswer) {
    #expect(Self.read(Self.bytes(answer)) == answer)
  }

  @Test("an answer that is cut anywhere is none", arguments: ParsingMessageTests.answers)
  func cut(answer: ParsingAnswer) {
    let bytes = Self.bytes(answer)
    for count in bytes.indices { #expect(Self.read(Array(bytes[..<count]), as: ParsingAnswer.self) == nil) }
    #expect(Self.read(bytes + [0], as: ParsingAnswer.self) == nil)
  }

  @Test("an answer with any byte changed is none, or one within the limits", arguments: ParsingMessageTests.answers)
  func changed(answer: ParsingAnswer) {
    let bytes = Self.bytes(answer)
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var other = bytes
        other[place] = value
        switch Self.read(other, as: ParsingAnswer.self) {
        case .feed(let feed)?: #expect(feed.items.count <= Feed.maxItems)
        case .links(let page)?: #expect(page.candidates.allSatisfy { WebLink($0.entry.feed) != nil })
        case .page(let page)?: #expect(page.text.links.allSatisfy { WebLink($0) != nil })
        case .list(let list?)?: #expect(list.entries.allSatisfy { WebLink($0.feed) != nil })
        default: break
        }
      }
    }
  }

  @Test("an answer beyond what a parser gives is none")
  func beyond() {
    var feed = ParsedFeed()
    feed.items = Array(repeating: ParsedItem(), count: Feed.maxItems)
    #expect(Self.read(Self.bytes(ParsingAnswer.feed(feed))) == ParsingAnswer.feed(feed))
    feed.items.append(ParsedItem())
    #expect(Self.read(Self.bytes(feed), as: ParsedFeed.self) == nil)
    func isRead(_ change: (inout ParsedItem) -> Void) -> Bool {
      var item = ParsedItem()
      change(&item)
      return Self.read(Self.bytes(item), as: ParsedItem.self) != nil
    }
    #expect(isRead { $0.authors = Array(repeating: "Jo", count: 20) })
    #expect(!isRead { $0.authors = Array(repeating: "Jo", count: 21) })
    #expect(!isRead { $0.dates = Array(repeating: "2026", count: 5) })
    #expect(!isRead { $0.link = String(repeating: "a", count: 40_000) })
    #expect(!isRead { $0.language = "english" } && !isRead { $0.detected = "EN" })
    #expect(!isRead { $0.length = -1 })
    var text = ArticleText(.whole, url: "", fetchedAt: Self.date)
    text.blocks = [.paragraph([TextSpan("One", link: "javascript:alert(1)")])]
    #expect(Self.read(Self.bytes(text), as: ArticleText.self) == nil)
    // Only whoever waits for an answer knows these.
    for problem in [FeedProblem.tooSlow, .crashed, .shortage(.confinement), .shortage(.worker(code: 2))] {
      #expect(Self.read(Self.bytes(problem), as: FeedProblem.self) == nil)
    }
  }

  static let broken: [[UInt8]] = [[], [9], [0], [4, 0xFF, 0xFF, 0xFF, 0xFF]]

  @Test("a request that cannot be read gets no answer", arguments: ParsingMessageTests.broken)
  func unreadable(bytes: [UInt8]) {
    #expect(ParsingWork.answer(bytes) { _, _ in nil }.isEmpty)
  }

  @Test("texts that are longest in UTF-8 are read")
  func longest() throws {
    // Each byte of windows-1252 is up to three of UTF-8.
    let text = [UInt8](repeating: 0x80, count: 1 << 20)
    let bytes = Array("<rss><channel><item><title>One</title><description>".utf8) + text
    let request = ParsingRequest.feed(
      bytes + Array("</description></item></channel></rss>".utf8), contentType: "a/b; charset=windows-1252",
      address: nil, language: nil)
    let answer = ParsingWork.answer(Self.bytes(request), time: .still) { _, _ in nil }
    guard case .feed(let feed)? = Self.read(answer, as: ParsingAnswer.self) else {
      Issue.record("no feed")
      return
    }
    #expect(feed.items.first?.summary?.utf8.count ?? 0 > 500_000)
  }
}
