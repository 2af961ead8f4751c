import Confinement
import ParsingTestSupport
import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

/// A parser whose process fails, or answers what it was not asked; otherwise it counts the requests.
private final class FakeParser: DocumentParser {
  private let result: @Sendable () throws(WorkerError) -> ParsingAnswer?
  private let asked = Mutex<(starts: Int, requests: [ParsingRequest])>((0, []))

  /// - Parameter result: `nil` to parse the document.
  init(_ result: @escaping @Sendable () throws(WorkerError) -> ParsingAnswer? = { () throws(WorkerError) in nil }) {
    self.result = result
  }

  var starts: Int { asked.withLock { $0.starts } }
  var requests: [ParsingRequest] { asked.withLock { $0.requests } }

  func start() { asked.withLock { $0.starts += 1 } }

  func answer(to request: ParsingRequest) async throws(WorkerError) -> ParsingAnswer {
    try blockingAnswer(to: request)
  }

  func blockingAnswer(to request: ParsingRequest) throws(WorkerError) -> ParsingAnswer {
    asked.withLock { $0.requests.append(request) }
    if let answer = try result() { return answer }
    return try DirectParser { text, _ in text.contains("lune") ? "fr" : nil }.blockingAnswer(to: request)
  }
}

@Suite("Documents and the process that parses them", .serialized, .takesTurns)
struct DocumentParserTests {
  private static func fetcher(_ parser: FakeParser, clock: TestClock = TestClock()) -> Fetcher {
    Fetcher(
      http: HTTPClient(userAgent: "t"), cache: Cache(path: nil), lists: ListsInMemory(), parser: parser, retry: .atOnce,
      clock: WallClock { clock.now })
  }

  static let failures: [(WorkerError, FeedProblem, NoText)] = [
    (.tooSlow, .tooSlow, .tooSlow), (.tooMuch, .crashed, .crashed), (.ended(signal: 11), .crashed, .crashed),
    (.ended(signal: nil), .crashed, .crashed), (.garbled, .crashed, .crashed),
  ]

  @Test("a feed that costs its process is broken, and left alone for a while", arguments: DocumentParserTests.failures)
  func feed(failure: WorkerError, problem: FeedProblem, reason: NoText) async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let clock = TestClock()
    let feeds = FeedService(
      fetcher: Self.fetcher(FakeParser { () throws(WorkerError) in throw failure }, clock: clock))
    let error = NewsError.feed(.unreadable(place: server.host, problem))
    await #expect(throws: error) { try await feeds.feed(at: server.url + "/a", .current) }
    await #expect(throws: NewsError.network(.refused(host: server.host, .pausing(seconds: 60)))) {
      try await feeds.feed(at: server.url + "/a", .current)
    }
    #expect(server.requestCounts == ["/a": 1])
    #expect(FeedTrouble(error) == .broken)
  }

  @Test("a page that costs its process has no text, and is left alone", arguments: DocumentParserTests.failures)
  func page(failure: WorkerError, problem: FeedProblem, reason: NoText) async throws {
    let server = try LoopbackServer.playing(.page(SamplePage.article))
    defer { server.stop() }
    let pages = WebPages(fetcher: Self.fetcher(FakeParser { () throws(WorkerError) in throw failure }))
    let place = PagePlace.address(server.url + "/a", mayBeLocal: true)
    #expect(try await pages.text(at: place).verdict == .none(reason))
    await #expect(throws: NewsError.network(.refused(host: server.host, .pausing(seconds: 10)))) {
      try await pages.text(at: place)
    }
    #expect(server.requestCounts == ["/a": 1])
  }

  static let causes: [(WorkerError, NewsError)] = [
    (.refused, .shortage(.confinement)), (.notStarted(code: 2), .shortage(.worker(code: 2))), (.cancelled, .cancelled),
  ]

  @Test("without a process nothing is parsed, and the error says why", arguments: DocumentParserTests.causes)
  func nothing(failure: WorkerError, error: NewsError) async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let fetcher = Self.fetcher(FakeParser { () throws(WorkerError) in throw failure })
    await #expect(throws: error) { try await FeedService(fetcher: fetcher).feed(at: server.url + "/a", .current) }
    await #expect(throws: error) {
      try await WebPages(fetcher: fetcher).text(at: .address(server.url + "/b", mayBeLocal: true))
    }
    // It is not the fault of a server.
    await #expect(throws: error) { try await FeedService(fetcher: fetcher).feed(at: server.url + "/a", .current) }
    #expect(server.requestCounts == ["/a": 2, "/b": 1])
    #expect(throws: error) { try fetcher.parser.ownList([], of: "feeds.opml") }
    #expect(await fetcher.parser.languages(of: [LanguageQuestion("lune")]) == [nil])
  }

  @Test("an answer to another question is none")
  func wrongAnswer() async {
    let parser = FakeParser { () throws(WorkerError) in .languages(["de", "fr"]) }
    let error = NewsError.feed(.unreadable(place: "a.org", .crashed))
    await #expect(throws: error) { try await parser.feed([], nil, at: nil, of: "a.org", language: nil) }
    await #expect(throws: error) { try await parser.links([], nil, at: "https://a.org/", header: nil) }
    await #expect(throws: error) {
      try await parser.page(
        PageAnswer(bytes: [], contentType: nil, url: "https://a.org/", at: .distantPast), of: "a.org")
    }
    await #expect(throws: error) { try await parser.list([], of: "a.org") }
    await #expect(throws: error) { try await parser.plainTexts(["One"], of: "a.org") }
    #expect(throws: error) { try parser.ownList([], of: "a.org") }
    #expect(await parser.languages(of: [LanguageQuestion("lune")]) == [nil])
    #expect(parser.blockingLanguage(of: "lune") == nil)
    let texts = FakeParser { () throws(WorkerError) in .plainTexts([]) }
    await #expect(throws: error) { try await texts.plainTexts(["One"], of: "a.org") }
  }

  @Test("a feed and its languages are one request, made ready while the feed is fetched")
  func once() async throws {
    let server = try LoopbackServer.playing(
      .xml(SmallFeed.rss(SmallFeed.item("La lune") + SmallFeed.item("Moon")), type: "text/xml"))
    defer { server.stop() }
    let parser = FakeParser()
    let feeds = FeedService(fetcher: Self.fetcher(parser))
    let articles = try await feeds.feed(at: server.url + "/a", .current).value.articles
    #expect(articles.map(\.detectedLanguage) == ["fr", nil])
    #expect(parser.requests.count == 1 && parser.starts == 1)
    // What is known is parsed no more.
    #expect(try await feeds.feed(at: server.url + "/a", .current).value.articles.count == 2)
    #expect(parser.requests.count == 1 && parser.starts == 1)
  }

  @Test("a language is asked for again only where an article has other words than its item")
  func again() async throws {
    let parser = FakeParser()
    var item = FeedItem(
      title: FeedText(text: "La lune - Paper", form: .plain), link: "https://news.google.com/rss/articles/1")
    let first = ParsedItem(item)
    #expect(first.languageQuestion("en") == LanguageQuestion("La lune - Paper", stated: "en"))
    item.source.name = "Paper"
    let feed = ParsedFeed(Feed(items: [item]), language: "en") { text, stated in stated == "en" ? text : nil }
    #expect(feed.items.map(\.detected) == ["La lune"])
    var read = ParsedFeed()
    read.items = [first, ParsedItem(FeedItem(title: FeedText(text: "Moon", form: .plain)))]
    let contents = await FeedContents(
      read, of: CollectedFeed(address: "https://news.google.com/rss", isOfAggregator: true), received: nil,
      at: Date(timeIntervalSince1970: 0), isLocal: false, parser)
    #expect(contents.articles.map(\.title) == ["La lune", "Moon"])
    #expect(contents.articles.map(\.detectedLanguage) == ["fr", nil])
    #expect(parser.requests == [.languages([LanguageQuestion("La lune")])])
  }
}
