import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("feeds check, import and export")
struct FeedsCommandFileTests {
  private static let xkcd = OwnFeed(id: "xkcd", name: "xkcd.com", feed: "https://xkcd.com/atom.xml")
  private static let news = OwnFeed(
    id: "news", name: "News", feed: "https://news.example/rss", site: "https://news.example")

  /// A newsroom with two feeds of its own, and one more that can be checked.
  private func newsroom(
    title: String? = "Example Times", articles: Int = 3, problem: FeedProblem? = nil, stored: StoredReason? = nil,
    _ lists: FakeFeedLists = FakeFeedLists()
  ) -> FakeNewsroom {
    let feed = CheckedFeed(
      title: title,
      page: NewsPage(
        articles: (0..<articles).map { .numbered($0 + 1) }, total: articles, provider: .feeds, stored: stored),
      problem: problem)
    return FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, Self.news]), feedReader: FakeFeedReader(checked: { _ in feed }),
      feedLists: lists)
  }

  static let places: [(String, String)] = [
    ("feeds check https://example.org/feed.xml", "https://example.org/feed.xml"),
    ("feeds check 'my feeds/a b.xml'", "my feeds/a b.xml"), ("feeds check my feeds/a b.xml", "my feeds/a b.xml"),
    ("flux v\u{E9}rifie feed.json", "feed.json"),
    // Own feeds by their names and numbers.
    ("feeds check News", "https://news.example/rss"), ("feeds check 1", "https://xkcd.com/atom.xml"),
  ]

  @Test("a feed on the web or in a file is read and listed, but not added", arguments: FeedsCommandFileTests.places)
  func feedOfTheWebOrAFileIsReadAndListed(line: String, place: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([line, "2"])
    #expect(newsroom.feedReader.places == [place])
    #expect(transcript.output.hasPrefix("Example Times   "))
    #expect(transcript.output.contains(" feeds \u{B7} 3 headlines\n"))
    #expect(transcript.session.titles == ["Headline 1", "Headline 2", "Headline 3"])
    #expect(transcript.session.position == 2)
    #expect(transcript.errors.isEmpty)
    #expect(newsroom.ownFeeds.feeds == [Self.xkcd, Self.news])
    #expect(transcript.session.knownSources.isEmpty)
  }

  @Test("an export says that it has the keys in addresses", arguments: ["feeds export", "feeds export mine.opml"])
  func exportedKeys(line: String) async throws {
    let newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, OwnFeed(id: "a", name: "A", feed: "https://a.org/f?token=secret")]))
    let transcript = try await newsroom.run([line])
    #expect(transcript.errors.contains(texts(in: .english).notice(.secretsExported(count: 1)) + "\n"))
    #expect(!transcript.errors.contains("secret"))
  }

  @Test("without an argument all own feeds are read, and the list says how each is", arguments: InterfaceLanguage.all)
  func all(language: InterfaceLanguage) async throws {
    let reader = FakeFeedReader(
      read: { feed in
        guard feed.id == "xkcd" else { throw NewsError.network(.ended(host: "news.example")) }
        return NewsPage(articles: [.numbered(1)], total: 1, provider: .feeds)
      },
      known: [
        "xkcd": FeedReading(count: 1, readAt: Date()), "news": FeedReading(count: nil, readAt: nil, trouble: .ended),
      ])
    let newsroom = FakeNewsroom(ownFeeds: FakeOwnFeeds([Self.xkcd, Self.news]), feedReader: reader)
    let line = language == .french ? "flux v\u{E9}rifie" : "feeds check"
    let transcript = try await newsroom.run([line], in: .fresh(language: language))
    #expect(Set(reader.places) == [Self.xkcd.feed, Self.news.feed])
    #expect(transcript.status == .success && transcript.errors.isEmpty)
    #expect(transcript.session.sourceIDs == ["xkcd", "news"])
    #expect(transcript.output.contains(texts(in: language).trouble(.ended, wasRead: true)))
  }

  @Test("if none of them can be fetched, that is an error below the list; without feeds there is nothing to check")
  func allFail() async throws {
    let error = NewsError.network(.timeout(host: "xkcd.com", seconds: 5))
    let newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, Self.news]), feedReader: FakeFeedReader(read: { _ in throw error }))
    let transcript = try await newsroom.run(["feeds check"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["timeout"])
    #expect(try transcript.objects().filter { $0.type == "feed" }.count == 2)
    #expect(try await FakeNewsroom().run(["feeds check"]).status == .failure)
  }

  @Test("programs get its articles")
  func checkedForPrograms() async throws {
    let json = try await newsroom().run(["feeds check feed.xml"], in: .fresh(format: .json))
    #expect(try json.objects().compactMap(\.title) == ["Headline 1", "Headline 2", "Headline 3"])
    let status = try #require(try json.statuses().first)
    #expect(status.count == 3)
    #expect(status.total == 3)
    #expect(status.provider == "feeds")
    let tsv = try await newsroom().run(["feeds check feed.xml"], in: .fresh(format: .tsv))
    #expect(tsv.output.split(separator: "\n").count == 3)
  }

  @Test("a feed without a name goes by its address")
  func nameless() async throws {
    let transcript = try await newsroom(title: nil).run(["feeds check https://example.org/feed.xml"])
    #expect(transcript.output.hasPrefix("https://example.org/feed.xml "))
  }

  @Test(
    "the readable part of a broken feed is shown, with the place where it is broken",
    arguments: InterfaceLanguage.all)
  func broken(language: InterfaceLanguage) async throws {
    let problem = FeedProblem.broken(line: 12, column: 34, detail: "mismatched tag")
    let transcript = try await newsroom(problem: problem).run(
      ["feeds check feed.xml"], in: .fresh(language: language))
    #expect(transcript.status == .success)
    #expect(transcript.session.titles.count == 3)
    #expect(transcript.errors == texts(in: language).notice(.brokenFeed(problem)) + "\n")
    #expect(transcript.errors.contains("12"))
    #expect(transcript.errors.contains("34"))
  }

  @Test("a name that fits several feeds names them, and is no file")
  func ambiguous() async throws {
    let reader = FakeFeedReader(checked: { throw NewsError.file(.unreadable(path: $0, detail: "missing")) })
    let feeds = [Self.news, OwnFeed(id: "newsroom", name: "Newsroom", feed: "https://room.example/rss")]
    let newsroom = FakeNewsroom(ownFeeds: FakeOwnFeeds(feeds), feedReader: reader)
    let transcript = try await newsroom.run(["feeds check new"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.output.contains("news, newsroom") && newsroom.feedReader.places.isEmpty)
  }

  @Test("a feed without articles is no failure, a feed that cannot be read is one")
  func oneWithoutArticlesIsNoFailureAndOneThatCannotBeReadIs() async throws {
    let none = try await newsroom(articles: 0).run(["feeds check feed.xml"], in: .fresh(format: .tsv))
    #expect(none.status == .success)
    #expect(none.errors == texts(in: .english).notice(.nothingFound) + "\n")
    let bad = FakeFeedReader(checked: { throw NewsError.feed(.unreadable(place: $0, .notAFeed(root: "html"))) })
    let newsroom = FakeNewsroom(feedReader: bad)
    let transcript = try await newsroom.run(["top --limit 2", "feeds check a.html", "2"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["badResponse"])
    #expect(transcript.session.titles.count == 2)
  }

  @Test("an older copy shown instead is marked as such")
  func older() async throws {
    let error = NewsError.network(.timeout(host: "example.org", seconds: 5))
    let transcript = try await newsroom(stored: .failure(error)).run(["feeds check https://example.org/feed.xml"])
    #expect(transcript.errors == texts(in: .english).notice(.older(because: error, receivedAt: nil)) + "\n")
  }

  @Test("the list is complete: more finds nothing, and nobody is asked", arguments: [0, 1, 3, 120])
  func itIsWholeThereIsNoMoreOfIt(articles: Int) async throws {
    let newsroom = newsroom(articles: articles)
    let transcript = try await newsroom.run(["feeds check feed.xml", "more", "list"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(try transcript.statuses().compactMap(\.count) == [articles, articles])
    #expect(newsroom.news.requests.isEmpty)
  }

  /// Written by another program: a feed that is known, two new ones, and three entries that are no feeds.
  private static let list = FeedList(
    entries: [
      .init(name: "Comics", feed: "http://www.xkcd.com/atom.xml", site: nil),
      .init(name: "Example Times", feed: "https://example.org/feed.xml", site: "https://example.org"),
      .init(name: nil, feed: "https://example.net/rss", site: nil),
    ], skipped: 3)

  @Test(
    "feeds of a list are added; known ones and entries that are no feeds are counted",
    arguments: ["feeds import my list.opml", "feeds import 'my list.opml'", "flux importe my list.opml"])
  func imported(line: String) async throws {
    let newsroom = newsroom(FakeFeedLists(["my list.opml": Self.list]))
    let transcript = try await newsroom.run([line], in: .fresh(format: .tsv))
    #expect(newsroom.ownFeeds.feeds.map(\.id) == ["xkcd", "news", "example-times", "example-net"])
    #expect(newsroom.ownFeeds.feeds.map(\.name) == ["xkcd.com", "News", "Example Times", "example.net"])
    #expect(
      transcript.output == "3\texample-times\tExample Times\thttps://example.org/feed.xml\n"
        + "4\texample-net\texample.net\thttps://example.net/rss\n")
    let notice = Notice.feedsImported(added: 2, known: 1, skipped: 3)
    #expect(transcript.errors == texts(in: .english).notice(notice) + "\n")
    #expect(transcript.session.knownSources.map(\.id) == ["example-times", "example-net"])
    // The second time there is nothing new.
    let again = try await newsroom.run([line], in: .fresh(language: .french, format: .json))
    #expect(try again.statuses().compactMap(\.count) == [0])
    #expect(again.errors == texts(in: .french).notice(.feedsImported(added: 0, known: 3, skipped: 3)) + "\n")
    #expect(newsroom.ownFeeds.feeds.count == 4)
  }

  @Test("a list that cannot be read or saved changes nothing")
  func notImported() async throws {
    let newsroom = newsroom(FakeFeedLists(["list.opml": Self.list]))
    var full = newsroom
    full.ownFeeds = FakeOwnFeeds(
      [Self.xkcd], failingWith: .file(.failed(path: "/feeds.opml", detail: "full")))
    let transcript = try await full.run(["feeds import list.opml", "feeds import no.opml"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io", "io"])
    #expect(transcript.session.knownSources.isEmpty)
  }

  @Test("the readable part of a broken list is added, with the place where it is broken")
  func brokenList() async throws {
    let problem = FeedProblem.broken(line: 7, column: 5, detail: "mismatched tag")
    var list = Self.list
    list.problem = problem
    let newsroom = newsroom(FakeFeedLists(["list.opml": list]))
    let transcript = try await newsroom.run(["feeds import list.opml"], in: .fresh(format: .tsv))
    #expect(transcript.status == .success)
    #expect(newsroom.ownFeeds.feeds.count == 4)
    #expect(transcript.output.split(separator: "\n").count == 2)
    let notices: [Notice] = [
      .feedsImported(added: 2, known: 1, skipped: 3), .brokenFeed(problem, file: "list.opml"),
    ]
    #expect(transcript.errors.contains("list.opml"))
    #expect(transcript.errors == notices.map { texts(in: .english).notice($0) + "\n" }.joined())
  }

  @Test(
    "exported feeds are printed as the text of the file, line by line, in every format",
    arguments: ["feeds export", "feeds export -", "flux exporte '-'"])
  func exported(line: String) async throws {
    let lines = ["xkcd https://xkcd.com/atom.xml", "news https://news.example/rss"]
    for format in [OutputFormat.text, .tsv] {
      let newsroom = newsroom()
      let transcript = try await newsroom.run([line], in: .fresh(format: format))
      #expect(transcript.output == lines.map { $0 + "\n" }.joined())
      #expect(transcript.errors.isEmpty)
      #expect(newsroom.feedLists.lists.isEmpty)
    }
    let json = try await newsroom().run([line], in: .fresh(format: .json))
    let objects = json.output.split(separator: "\n").map { String($0) }
    #expect(objects.dropLast() == lines.map { #"{"type":"opml","text":"\#($0)"}"# }[...])
    #expect(objects.last?.contains(#""count":2"#) == true)
  }

  @Test(
    "with a path they are written to that file",
    arguments: ["feeds export my feeds.opml", "feeds export 'my feeds.opml'", "flux exporte my feeds.opml"])
  func withAPathTheyAreWrittenThere(line: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([line])
    let entries = newsroom.feedLists.lists["my feeds.opml"]?.entries
    #expect(entries?.map(\.feed) == [Self.xkcd.feed, Self.news.feed])
    #expect(entries?.map(\.id) == ["xkcd", "news"])
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors == "Exported 2 feeds to my feeds.opml.\n")
    let json = try await newsroom.run([line], in: .fresh(language: .french, format: .json))
    #expect(try json.objects().map(\.type) == ["status"])
    #expect(json.errors == "2 flux export\u{E9}s dans my feeds.opml.\n")
  }

  @Test("if they cannot be written, that is reported")
  func notWritten() async throws {
    let lists = FakeFeedLists(failingWith: .file(.failed(path: "/full/feeds.opml", detail: "No space left on device")))
    let transcript = try await newsroom(lists).run(["feeds export /full/feeds.opml"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(transcript.errors.isEmpty)
  }
}
