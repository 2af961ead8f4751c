import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("feeds with unread articles and follows")
struct FeedsCommandUnreadTests {
  private static let feeds = [("lwn", "Tech"), ("alps", "News"), ("kernel", "Tech")].map { id, folder in
    OwnFeed(id: id, name: id.capitalized, feed: "https://\(id).example/f", folder: FeedFolder(path: folder))
  }

  /// A newsroom whose feeds have articles in the archive: 3 of one, one of another; they now give others.
  private func newsroom(_ feeds: [OwnFeed] = feeds) async -> FakeNewsroom {
    var newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds(feeds),
      feedReader: FakeFeedReader(read: { _ in NewsPage(articles: [.numbered(9)], total: 1, provider: .feeds) }))
    newsroom.keepsNews = true
    for (id, numbers) in [("lwn", 1...3), ("alps", 4...4)] {
      await newsroom.archive.add(
        Delivery(numbers.map { Article.numbered($0) }, list: .source(id: id), isFront: false, at: Date()))
    }
    return newsroom
  }

  @Test("programs get how many articles of each feed are unread; rows and texts stay as they were")
  func counted() async throws {
    let newsroom = await newsroom()
    let json = try await newsroom.run(["mark read --words 'headline 2'", "feeds"], in: .fresh(format: .json))
    let unread = json.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"feed""#) }
      .compactMap { $0.split(separator: #""unread":"#).last.map { $0.prefix { $0 != "}" } } }
    #expect(unread == ["2", "0", "1"])
    #expect(try json.statuses().map(\.count) == [1, 3])
    let tsv = try await newsroom.run(["feeds"], in: .fresh(format: .tsv))
    #expect(tsv.output.split(separator: "\n").map { $0.split(separator: "\t").count } == [4, 4, 4])
    let text = try await newsroom.run(["feeds"])
    #expect(!text.output.contains("Unread"))
  }

  static let orders: [(String, [String])] = [
    ("feeds", ["lwn", "kernel", "alps"]), ("feeds --sort folder", ["lwn", "kernel", "alps"]),
    ("feeds --sort name", ["alps", "kernel", "lwn"]), ("feeds --sort unread", ["lwn", "kernel", "alps"]),
    ("flux --tri nom", ["alps", "kernel", "lwn"]), ("flux --tri non-lu", ["lwn", "kernel", "alps"]),
  ]

  @Test("the list is sorted within its folders, and numbers are those that it shows", arguments: orders)
  func sorted(line: String, ids: [String]) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run([line, "feeds rename 1 First"], in: .fresh(format: .tsv))
    #expect(transcript.session.sourceIDs == ids)
    #expect(newsroom.ownFeeds.feeds.first { $0.name == "First" }?.id == ids[0])
  }

  @Test(
    "the order is only for the list, and unread articles only for opening",
    arguments: ["feeds open --sort name", "feeds --sort age", "feeds --unread", "feeds check --unread"])
  func refused(line: String) async throws {
    #expect(try await newsroom().run([line], in: .fresh(format: .json)).codes() == ["usage"])
  }

  @Test(
    "further pages go on after what was shown, though some of it has been read; the total stays",
    arguments: ["mark 1-3 read", "save all"])
  func paged(line: String) async throws {
    let newsroom = FakeNewsroom()
    await newsroom.archive.keep((1...30).map { Article.numbered($0) })
    let whole = try await newsroom.run(["find --unread --limit 100"], in: .fresh(format: .json)).session.titles
    let lines = ["find --unread --limit 10", line, "more", line, "more"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(transcript.session.titles == whole)
    #expect(try transcript.statuses().compactMap(\.total).allSatisfy { $0 == 30 })
  }

  @Test("all of an unread list is marked, not only its first page")
  func wholeList() async throws {
    let newsroom = FakeNewsroom()
    await newsroom.archive.keep((1...30).map { Article.numbered($0) })
    let transcript = try await newsroom.run(["find --unread", "mark all read"])
    #expect(transcript.errors == texts(in: .english).notice(.marked(rows: 30, count: 30, total: 30, as: .read)) + "\n")
    let states = await newsroom.archive.states(of: (1...30).map { Article.numbered($0) })
    #expect(states.allSatisfy { $0?.isRead == true })
  }

  @Test("unread articles of a folder are all that ever came from its feeds, after these were read")
  func unread() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(
      ["mark read --words 'headline 2'", "feeds open Tech --unread", "mark all read", "feeds open lwn --unread"])
    #expect(
      newsroom.feedReader.places.sorted() == [
        "https://kernel.example/f", "https://lwn.example/f", "https://lwn.example/f",
      ])
    #expect(transcript.output.contains("Tech · unread only"))
    #expect(transcript.session.titles.isEmpty)
    #expect(transcript.status == .success)
    let states = await newsroom.archive.states(of: [1, 2, 3, 4, 9].map { Article.numbered($0) })
    #expect(states.map { $0?.isRead } == [true, true, true, false, true])
  }

  @Test(
    "all feeds, French, and a number",
    arguments: ["feeds open --unread", "flux ouvrir --non-lus", "feeds open 1 --unread"])
  func ways(line: String) async throws {
    let transcript = try await newsroom().run([line], in: .fresh(format: .json))
    #expect(transcript.status == .success)
    let titles = Set(transcript.session.titles)
    #expect(
      titles
        == (line.contains("1")
          ? ["Headline 1", "Headline 2", "Headline 3", "Headline 9"]
          : [
            "Headline 1", "Headline 2", "Headline 3", "Headline 4", "Headline 9",
          ]))
  }

  @Test("if the feeds cannot be read, what came before is listed, and said to be so")
  func failing() async throws {
    var newsroom = await newsroom()
    let error = NewsError.network(.timeout(host: "lwn.example", seconds: 5))
    newsroom.feedReader = FakeFeedReader(read: { _ in throw error })
    let transcript = try await newsroom.run(["feeds open lwn --unread"])
    #expect(Set(transcript.session.titles) == ["Headline 1", "Headline 2", "Headline 3"])
    #expect(transcript.errors == texts(in: .english).notice(.notRefreshed(because: error)) + "\n")
  }

  // MARK: - Follows

  @Test(
    "a follow is opened by its words, as a feed is by its name",
    arguments: ["feeds open 'headline 3'", "feeds open headline 3", "flux ouvrir 'headline 3'"])
  func follow(line: String) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["follow 'headline 3'", line])
    #expect(transcript.status == .success)
    #expect(transcript.session.titles == ["Headline 3"])
    #expect(newsroom.feedReader.places.isEmpty)
    let unread = try await newsroom.run([
      "mark read --words 'headline 3'", line + (line.contains("flux") ? " --non-lus" : " --unread"),
    ])
    #expect(unread.session.titles.isEmpty)
  }

  @Test("feeds go before follows, and whole names before the beginnings of others")
  func names() async throws {
    let newsroom = await newsroom()
    let lines = ["follow lwn", "follow kern", "follow headline", "feeds open lwn"]
    #expect(try await newsroom.run(lines).session.titles == ["Headline 9"])
    // At a prompt `kern` is the beginning of a feed, but the whole name of a follow, and `headl` that of a follow.
    let person = Session.fresh(isInteractive: true)
    let whole = try await newsroom.run(["feeds open kern"], in: person, isInteractive: true)
    #expect(whole.session.titles.isEmpty && newsroom.feedReader.places.count == 1)
    let beginning = try await newsroom.run(["feeds open headl"], in: person, isInteractive: true)
    #expect(beginning.session.titles.count > 3)
    let script = try await newsroom.run(["feeds open headl"], in: .fresh(format: .json))
    #expect(try script.codes() == ["unknownSource"])
  }

  @Test("without any feeds a follow is opened as well")
  func alone() async throws {
    let newsroom = await newsroom([])
    let transcript = try await newsroom.run(
      ["follow headline", "feeds open headline", "feeds open xyzzy"], in: .fresh(format: .json))
    #expect(transcript.session.titles.count == 4)
    #expect(try transcript.codes() == ["unknownSource"])
  }

  @Test("programs get the follows with their unread articles, and Tab offers them")
  func listed() async throws {
    let newsroom = await newsroom()
    let lines = ["follow headline", "mark read --words 'headline 2'", "feeds"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    let queries = transcript.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"queryFeed""#) }
    #expect(queries == [#"{"type":"queryFeed","n":4,"number":1,"text":"headline","meaning":null,"unread":3}"#])
    func offered(_ line: String) -> [String] { Completion.of(line, in: transcript.session).candidates.map(\.text) }
    #expect(offered("feeds open h") == ["headline"])
    #expect(offered("feeds remove h").isEmpty)
    #expect(offered("mark read --feed T") == ["Tech"])
  }

  @Test("lines of newsboat that are left out are named, and each line is a record")
  func imported() async throws {
    var list = FeedList(
      entries: [
        .init(name: "LWN", feed: "https://lwn.example/f", site: nil),
        .init(name: "New", feed: "https://new.example/", site: nil),
      ],
      skipped: 0)
    list.lines = [FeedLine(number: 1), FeedLine(number: 4, otherTags: ["b"], isHidden: true)]
    list.leftOut = [
      LeftOutLine(number: 2, text: "exec:make", .program), LeftOutLine(number: 3, text: "query:All", .query),
    ]
    var newsroom = await newsroom()
    newsroom.feedLists = FakeFeedLists(["urls": list])
    let transcript = try await newsroom.run(["feeds import urls"], in: .fresh(format: .json))
    let notices: [Notice] = [
      .feedsImported(added: 1, known: 1, skipped: 0), .linesLeftOut(list.leftOut.map { ImportedLine($0) }),
      .tagsLeftOut(feeds: 1), .hiddenFeeds(1),
    ]
    #expect(transcript.errors == notices.map { texts(in: .english).notice($0) + "\n" }.joined())
    #expect(
      transcript.errors.contains("line 2, exec:make (a program, which is never run); line 3, query:All (a search"))
    let lines = transcript.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"import""#) }
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        #"{"type":"import","line":1,"text":"https://lwn.example/f","result":"known","reason":null,"id":"lwn","#))
    #expect(
      lines[1]
        == #"{"type":"import","line":2,"text":"exec:make","result":"leftOut","reason":"program","id":null,"name":null,"#
        + #""folder":null,"otherTags":null,"isHidden":false}"#)
    #expect(lines[3].hasSuffix(#""id":"new","name":"New","folder":null,"otherTags":["b"],"isHidden":true}"#))
    #expect(try transcript.statuses().map(\.count) == [1])
    let tsv = try await newsroom.run(["feeds remove new", "feeds import urls"], in: .fresh(format: .tsv))
    #expect(tsv.output == "1\tnew\tNew\thttps://new.example/\n")
  }

  @Test("a number of the list opens the same as feeds open, also that of a follow, in both ways")
  func numbered() async throws {
    let newsroom = await newsroom()
    let person = Session.fresh(isInteractive: true)
    func run(_ lines: [String]) async throws -> Transcript {
      try await newsroom.run(lines, in: person, name: nil, isInteractive: true)
    }
    let named = try await run(["feeds open lwn"])
    for line in ["open 1", "1", "feeds open 1"] {
      let numbered = try await run(["feeds", line])
      #expect(numbered.session.coordinator.list?.news?.request == named.session.coordinator.list?.news?.request)
      #expect(numbered.session.titles == named.session.titles, "\(line)")
    }
    let follow = try await run(["follow headline", "feeds open headline"])
    for line in ["open 4", "feeds open 4"] {
      let numbered = try await run(["feeds", line])
      #expect(numbered.session.titles == follow.session.titles, "\(line)")
    }
    let refused = try await run(["feeds", "feeds remove 4"])
    #expect(refused.errors.contains("\"headline\""), "\(refused.errors)")
    #expect(try await run(["feeds", "unfollow 4"]).errors.contains("headline"))
    #expect(try await newsroom.archive.follows().isEmpty)
  }

  @Test("the list of a follow says that it has only unread articles")
  func unreadFollow() async throws {
    let newsroom = await newsroom()
    let lines = ["follow headline", "feeds open headline --unread"]
    #expect(try await newsroom.run(lines).output.contains("Find · headline · unread only"))
  }

  @Test("that feeds of one host cannot be read is said once")
  func oneHost() async throws {
    var newsroom = await newsroom()
    newsroom.feedReader = FakeFeedReader(
      read: { feed in
        guard feed.id != "alps" else { return NewsPage(articles: [.numbered(9)], total: 1, provider: .feeds) }
        throw NewsError.network(.refused(host: "one.example", .pausing(seconds: feed.id == "lwn" ? 7 : 9)))
      })
    let transcript = try await newsroom.run(["feeds open --unread"])
    #expect(transcript.errors.ranges(of: "one.example").count == 1, "\(transcript.errors)")
  }
}
