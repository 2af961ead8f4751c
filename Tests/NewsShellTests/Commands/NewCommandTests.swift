import ArchiveTestSupport
import FoundationEssentials
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("new, and what lists say about the last visit")
struct NewCommandTests {
  /// A newsroom whose front pages are changed by the test.
  private final class Desk: Sendable {
    private let numbers = Mutex<[Int]>([])
    let time = FakeClock()

    func publish(_ numbers: Int...) { self.numbers.withLock { $0 = numbers } }

    var newsroom: FakeNewsroom {
      FakeNewsroom(
        news: FakeNews { [self] _ in
          let articles = numbers.withLock(\.self).map { Article.numbered($0) }
          return NewsPage(articles: articles, total: articles.count, provider: .newsapi)
        }, keepsNews: true, clock: time.clock)
    }

    /// The same newsroom at a terminal, where a person sees its lists.
    var onScreen: FakeNewsroom {
      var newsroom = self.newsroom
      newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true)
      return newsroom
    }
  }

  private static let json = Session.fresh(format: .json)

  @Test("a list says how many of its articles came since the last visit")
  func header() async throws {
    let desk = Desk()
    let newsroom = desk.onScreen
    desk.publish(1, 2)
    #expect(try await newsroom.run(["top"], in: Self.json).statuses().first?.new == nil)
    desk.time.pass(3600)
    desk.publish(4, 3, 1)
    let second = try await newsroom.run(["top", "list"], in: Self.json)
    #expect(try second.statuses().map(\.new) == [2, 2])
    desk.time.pass(3600)
    let third = try await newsroom.run(["top"])
    #expect(!third.output.contains(" new since "))
    desk.publish(5)
    desk.time.pass(3600)
    #expect(try await newsroom.run(["top"]).output.contains("\n1 new since "))
  }

  @Test("new and summary count the same unread articles, those of follows too, and each says where")
  func unread() async throws {
    let desk = Desk()
    let newsroom = desk.newsroom
    desk.publish(1, 2)
    let now = desk.time.clock.now
    _ = try await newsroom.archive.addFollow(FindRequest(text: "quoll"), notifies: false, quiet: nil, at: now)
    // In no list of the reader's own: only the follow finds it.
    await newsroom.archive.keep([.titled("A quoll")], in: .local(.japan), at: now)
    let first = try await newsroom.run(["top", "new", "summary"])
    #expect(first.output.contains("\nNew · your lists "))
    #expect(first.output.contains("archive · 3 articles\n"))
    #expect(first.output.contains("\n3 unread in your lists, 1 of them for your follows\n"))
    let second = try await newsroom.run(["new", "mark 1 read", "new", "summary", "summary --all"])
    #expect(second.output.contains("archive · 2 articles\n"))
    #expect(second.output.contains("\n2 unread in your lists"))
    #expect(second.output.contains("\n2 unread in the archive"))
  }

  @Test("within half an hour of a session, new articles stay new")
  func running() async throws {
    let desk = Desk()
    let newsroom = desk.onScreen
    desk.publish(1)
    _ = try await newsroom.run(["top"])
    desk.publish(2, 1)
    let transcript = try await newsroom.run(["top", "top", "top japan"], in: Self.json)
    #expect(try transcript.statuses().map(\.new) == [1, 1, nil])
  }

  @Test(
    "a list that only a file or a program takes is not visited",
    arguments: [("top", false), ("top > /kept", true), ("top | cat", true), ("top", true)])
  func peek(line: String, isTerminal: Bool) async throws {
    let desk = Desk()
    let newsroom = isTerminal ? desk.onScreen : desk.newsroom
    desk.publish(1, 2)
    let peek = try await newsroom.run([line])
    #expect(peek.status == .success)
    let isVisited = line == "top" && isTerminal
    #expect((try await newsroom.archive.lastVisit(to: .list(.local(.unitedStates))) != nil) == isVisited)
    // The command `new` looks from the same visit.
    desk.time.pass(3600)
    desk.publish(3, 2, 1)
    #expect(try await newsroom.run(["new us"]).session.titles.count == (isVisited ? 1 : 3))
  }

  @Test("further pages, searches and the world keep no visit")
  func noVisits() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    for _ in 1...2 {
      let transcript = try await newsroom.run(
        ["top --page 2", "search moon", "world", "saved"], in: Self.json)
      #expect(try transcript.statuses().allSatisfy { $0.new == nil })
    }
  }

  @Test(
    "new shows what came since the last new, newest first, and once",
    arguments: ["new", "nouveau", "new all"].map { $0 + " --mark-shown" })
  func new(line: String) async throws {
    let desk = Desk()
    let newsroom = desk.newsroom
    desk.publish(1, 2)
    #expect(try await newsroom.run([line]).session.titles.count == 2)
    desk.time.pass(3600)
    desk.publish(3, 1)
    let second = try await newsroom.run([line], in: Self.json)
    #expect(second.session.titles == ["Headline 3"])
    #expect(try second.statuses().first?.new == 1)
    desk.time.pass(3600)
    let third = try await newsroom.run([line])
    #expect(third.session.titles == [])
    #expect(third.output.contains("Nothing new since "))
  }

  @Test("what new has shown is not new again, in the same session either")
  func again() async throws {
    let desk = Desk()
    let newsroom = desk.newsroom
    desk.publish(1)
    _ = try await newsroom.run(["new --mark-shown"])
    desk.publish(2)
    let transcript = try await newsroom.run(["new --mark-shown", "new --mark-shown", "new --limit 1"], in: Self.json)
    #expect(try transcript.statuses().map(\.count) == [1, 0, 0])
  }

  @Test(
    "what was on a screen in another list is not new",
    arguments: [("top", 0), ("new us", 0), ("top | cat", 3), ("new us > /kept", 3)])
  func seenElsewhere(line: String, count: Int) async throws {
    let desk = Desk()
    desk.publish(1, 2, 3)
    let screen = desk.onScreen
    var pipe = screen
    pipe.window = desk.newsroom.window
    // Without a screen the list comes to the archive, and nothing of it was seen.
    _ = try await pipe.run(["top"])
    _ = try await screen.run([line])
    for line in ["new", "new us"] {
      #expect(try await pipe.run([line]).session.titles.count == count, "\(line)")
    }
  }

  @Test("what was read is not new")
  func read() async throws {
    let desk = Desk()
    let newsroom = desk.newsroom
    desk.publish(1, 2, 3)
    _ = try await newsroom.run(["top", "mark 1 read"])
    for line in ["new", "new us", "top --new"] {
      #expect(try await newsroom.run([line]).session.titles.sorted() == ["Headline 2", "Headline 3"], "\(line)")
    }
  }

  @Test("a country, a category or a source has visits of its own, which top shares")
  func scopes() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let session = Session.fresh(format: .json, known: NewsSource.samples)
    _ = try await newsroom.run(
      ["new japan --mark-shown", "new sports jp --mark-shown", "new bbc-news --mark-shown"], in: session)
    let lists = newsroom.news.requests.map { ArchivedList($0) }
    #expect(lists == [.local(.japan), .category(.sports, .japan), .source(id: "bbc-news")])
    for list in lists {
      #expect(try await newsroom.archive.front(of: list, in: .distantPast ... .distantFuture) != nil)
    }
    let later = try await newsroom.run(["top japan", "top france"], in: session)
    #expect(try later.statuses().map(\.new) == [0, nil])
  }

  @Test("feeds and folders can be asked for, and without a subject they are fetched as well")
  func feeds() async throws {
    let folder = FeedFolder(path: "Tech")
    let feeds = [
      OwnFeed(id: "xkcd", name: "xkcd.com", feed: "https://xkcd.com/atom.xml", folder: folder),
      OwnFeed(id: "times", name: "Example Times", feed: "https://example.org/feed.xml"),
    ]
    let reader = FakeFeedReader(read: { feed in
      NewsPage(articles: [.titled("of " + feed.id)], total: 1, provider: .feeds)
    })
    let newsroom = FakeNewsroom(
      news: .paged(2), ownFeeds: FakeOwnFeeds(feeds), feedReader: reader, keepsNews: true)
    #expect(try await newsroom.run(["new tech"]).session.titles == ["of xkcd"])
    #expect(try await newsroom.run(["new example times"]).session.titles == ["of times"])
    #expect(try await newsroom.run(["new"]).session.titles.count == 4)
  }

  @Test("a failure is told, and the archive answers")
  func failure() async throws {
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    let newsroom = FakeNewsroom(news: FakeNews { _ in throw error }, keepsNews: true)
    await newsroom.archive.keep([.numbered(1)], in: .local(.unitedStates))
    let transcript = try await newsroom.run(["new"])
    #expect(transcript.status == .success)
    #expect(transcript.session.titles == ["Headline 1"])
    // No older list is shown.
    #expect(transcript.errors.contains(texts(in: .english).notice(.notRefreshed(because: error))))
    #expect(!transcript.errors.contains("Showing a list"))
  }

  @Test("an unknown subject is reported, and nothing is fetched")
  func unknown() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let transcript = try await newsroom.run(["new sprots"], in: Self.json)
    #expect(try transcript.codes() == ["unknownCategory"])
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("the prompt counts unread articles since the last new, if it shows them")
  func prompt() async throws {
    let newsroom = FakeNewsroom(news: .paged(3), keepsNews: true)
    var session = Session.fresh(isInteractive: true)
    session.settings[PromptSetting.self] = "%u>"
    let lines = TypedLines([.line("top --limit 3"), .line("open 1"), .line("new --mark-shown")])
    _ = try await newsroom.run(lines, in: session)
    #expect(lines.sessions.map(\.newCount) == [0, 3, 2, 0])
    session.settings[PromptSetting.self] = "%n>"
    let others = TypedLines([.line("top --limit 3")])
    _ = try await newsroom.run(others, in: session)
    #expect(others.sessions.map(\.newCount) == [nil, nil])
  }

  @Test(
    "new and summary are of one's own lists, and of everything with --all alone",
    arguments: [("new", "summary", 1), ("new --all", "summary --all", 2), ("new all", "summary --all", 2)])
  func mine(line: String, summary: String, count: Int) async throws {
    let time = Date(timeIntervalSince1970: 1_795_248_000)
    let newsroom = FakeNewsroom(
      news: FakeNews { _ in NewsPage(articles: [], total: 0, provider: .newsapi) }, clock: .at(time))
    await newsroom.archive.keep([.numbered(1)], in: .local(.japan), at: time)
    await newsroom.archive.keep([.numbered(2)], in: .category(.sports, .unitedStates), at: time)
    let counted = try await newsroom.run([summary], in: .fresh(format: .tsv))
    #expect(counted.output.hasPrefix("\(count)\t"))
    let titles = try await newsroom.run([line], in: Self.json).session.titles
    #expect(titles.count == count && titles.contains("Headline 2"))
  }

  @Test(
    "a country or a language leads elsewhere",
    arguments: [
      ("new --country jp", "summary --country jp", 1), ("new --language fr", "summary --language fr", 2),
      ("new --country us --language fr", "summary --country us --language fr", 0), ("trends --country jp", "", 0),
    ])
  func elsewhere(line: String, summary: String, count: Int) async throws {
    let time = Date(timeIntervalSince1970: 1_795_248_000)
    let newsroom = FakeNewsroom(
      news: FakeNews { _ in NewsPage(articles: [], total: 0, provider: .newsapi) }, clock: .at(time))
    var (one, two) = (Article.numbered(1), Article.numbered(2))
    one.provenance = Provenance(Origin(.newsapi), language: "fr")
    two.provenance = one.provenance
    await newsroom.archive.keep([one], in: .local(.japan), at: time)
    await newsroom.archive.keep([two], in: .local(.france), at: time)
    await newsroom.archive.keep([.numbered(3)], in: .local(.unitedStates), at: time)
    if !summary.isEmpty {
      let counted = try await newsroom.run([summary], in: .fresh(format: .tsv))
      #expect(counted.output.hasPrefix("\(count)\t"))
    }
    #expect(try await newsroom.run([line], in: Self.json).objects().count { $0.type == "article" } == count)
  }

  @Test("what is one's own is what the reader says")
  func settings() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    let transcript = try await newsroom.run(
      ["settings topics space", "source bbc-news", "settings mine media,topics", "settings mine", "new", "new --all"],
      in: .fresh(format: .tsv))
    let parts: [OwnPart] = [.source, .topics]
    #expect(transcript.session.settings[MineSetting.self] == parts)
    #expect(transcript.output.contains("mine\tsource,topics\n"))
    #expect(newsroom.settings.changes.last == .init(MineSetting.self, parts))
    let scopes = newsroom.news.requests.map(\.scope)
    #expect(scopes.contains { if case .topic(let topic) = $0 { topic.id == "space" } else { false } })
    #expect(!scopes.contains(.local(.unitedStates)))
    let wrong = try await newsroom.run(["settings mine sport"], in: .fresh(format: .json))
    #expect(try wrong.codes() == ["usage"])
    let empty = try await newsroom.run(["settings mine ,,"], in: .fresh(format: .json))
    #expect(try empty.codes() == ["usage"] && empty.session.settings[MineSetting.self] == OwnPart.allCases)
    let all = try await newsroom.run(["settings mine all", "new"], in: .fresh(format: .tsv))
    #expect(all.session.settings[MineSetting.self] == OwnPart.allCases)
  }

  @Test("at a prompt what is new stays so until it was shown")
  func window() async throws {
    let desk = Desk()
    var newsroom = desk.newsroom
    newsroom.window = Window(columns: 80, rows: 10, glyphs: .braille, isTerminal: true)
    let prompt = Session.fresh(isInteractive: true)
    desk.publish(1)
    _ = try await newsroom.run(["new"], in: prompt, name: nil, isInteractive: true)
    desk.time.pass(3600)
    desk.publish(9, 8, 7, 6, 5, 4, 3, 2, 1)
    var counts: [Int] = []
    for _ in 0..<2 {
      let part = try await newsroom.run(["new"], in: prompt, name: nil, isInteractive: true)
      counts.append(part.session.titles.count)
      desk.time.pass(3600)
    }
    #expect(counts[0] == 8 && (1..<8).contains(counts[1]), "\(counts)")
    _ = try await newsroom.run(
      ["new"] + Array(repeating: "more", count: 8), in: prompt, name: nil, isInteractive: true)
    desk.time.pass(3600)
    #expect(try await newsroom.run(["new"], in: prompt, name: nil, isInteractive: true).session.titles.isEmpty)
  }

  @Test(
    "what was not shown stays new",
    arguments: [
      ("new", 3), ("new > /kept", 3), ("new --limit 2 --mark-shown", 1), ("new --mark-shown > /nope/x", 3),
    ])
  func unseen(line: String, left: Int) async throws {
    let desk = Desk()
    var newsroom = desk.newsroom
    newsroom.files = FakeFiles(failingWith: .file(.failed(path: "/nope/x", detail: "full")))
    desk.publish(1, 2, 3)
    _ = try await newsroom.run(["top"])
    _ = try await newsroom.run([line])
    desk.time.pass(3600)
    #expect(try await newsroom.run(["new"]).session.titles.count == left)
  }

  @Test("home begins with the front page and what is new in it")
  func home() async throws {
    let desk = Desk()
    let newsroom = desk.onScreen
    desk.publish(1)
    _ = try await newsroom.run(["home"])
    desk.time.pass(3600)
    desk.publish(2, 1)
    let transcript = try await newsroom.run(["home"])
    #expect(transcript.output.split(separator: "\n").dropFirst().first?.hasPrefix("1 new since ") == true)
  }

  @Test("what a list hides and how long it is does not depend on its limit", arguments: [1, 3, 100])
  func numbers(limit: Int) async throws {
    let desk = Desk()
    desk.publish(1, 2, 3, 4, 5)
    let newsroom = desk.newsroom
    _ = try await newsroom.archive.addMute(
      text: "headline 2", isOfTitles: true, source: nil, until: nil, at: Date())
    let lines = ["top", "top --unread", "new", "find headline", "find --unread"].map { "\($0) --limit \(limit)" }
    let statuses = try await newsroom.run(lines, in: .fresh(format: .json)).statuses()
    #expect(statuses.map(\.total) == lines.map { _ in 5 })
    #expect(statuses.map(\.hidden) == lines.map { _ in 1 })
  }
}

@Suite("Parts of a list")
struct PartsOfListTests {
  @Test("top --unread leaves out what was read, also on further pages")
  func unread() async throws {
    let newsroom = FakeNewsroom(keepsNews: true)
    _ = try await newsroom.run(["top --limit 9", "mark 2-3 6 read"])
    let transcript = try await newsroom.run(["top --limit 5 --unread", "more"])
    #expect(transcript.session.titles == [1, 4, 5, 7, 8, 9, 10, 11, 12, 13].map { "Headline \($0)" })
    #expect(transcript.output.contains("unread only"))
  }

  @Test("top --new leaves out what was there at the last visit")
  func new() async throws {
    let count = Mutex(2)
    var newsroom = FakeNewsroom(
      news: FakeNews { _ in
        let articles = (1...count.withLock(\.self)).map { Article.numbered($0) }
        return NewsPage(articles: articles, total: articles.count, provider: .newsapi)
      }, keepsNews: true)
    newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true)
    let first = try await newsroom.run(["top --new"])
    #expect(first.session.titles.count == 2)
    count.withLock { $0 = 5 }
    let second = try await newsroom.run(["top --limit 2 --new"], in: .fresh(format: .json))
    #expect(second.session.titles == ["Headline 3", "Headline 4"])
    #expect(try second.statuses().map(\.total) == [3])
  }

  @Test("top --on shows the list of a day")
  func on() async throws {
    let noon = Date(timeIntervalSince1970: 1_795_248_000)
    let newsroom = FakeNewsroom(clock: .at(noon.addingTimeInterval(86_400)))
    await newsroom.archive.keep([.numbered(1), .numbered(2)], in: .local(.unitedStates), at: noon)
    await newsroom.archive.keep([.numbered(3)], in: .local(.unitedStates), at: noon.addingTimeInterval(86_400))
    let transcript = try await newsroom.run(["top --on yesterday"])
    #expect(transcript.session.titles == ["Headline 1", "Headline 2"])
    #expect(newsroom.news.requests.isEmpty)
    let lines = ["top --on 3d", "top japan --on yesterday", "top --on yesterday --page 2", "top --on yesterday --new"]
    let wrong = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try wrong.codes() == ["noResults", "noResults", "usage", "usage"])
  }

  @Test("hidden articles are counted, and list --all shows them", arguments: ["list --all", "liste --all"])
  func hidden(line: String) async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.archive.addMute(
      text: "headline 2", isOfTitles: false, source: nil, until: nil, at: Date())
    let transcript = try await newsroom.run(["top --limit 3"])
    #expect(transcript.session.titles == ["Headline 1", "Headline 3", "Headline 4"])
    #expect(transcript.output.hasSuffix("1 hidden by 1 mute · list --all\n"))
    let all = try await newsroom.run(["top --limit 3", line], in: .fresh(format: .json))
    #expect(all.session.titles == ["Headline 1", "Headline 2", "Headline 3", "Headline 4"])
    #expect(try all.statuses().map(\.hidden) == [1, nil])
    let back = try await newsroom.run(["top --limit 3", line, "back"])
    #expect(back.session.titles.count == 3)
  }
}
