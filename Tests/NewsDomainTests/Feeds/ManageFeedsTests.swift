import TestSupport
import Testing

@testable import NewsDomain

@Suite("One's own feeds")
struct ManageFeedsTests {
  private static let feeds = [
    OwnFeed(id: "le-monde-2", name: "Le Monde (mine)", feed: "https://a.org/1"),
    OwnFeed(id: "rain", name: "Weather", feed: "https://a.org/2"),
    OwnFeed(id: "le-soir", name: "Le Soir", feed: "https://a.org/3"),
  ]

  private let ownFeeds = FakeOwnFeeds(feeds)
  private let files = FakeFeedLists([
    "list.opml": FeedList(
      entries: [
        FeedList.Entry(name: "New", feed: "https://b.org/1", site: "https://b.org/"),
        FeedList.Entry(name: "Rain", feed: "http://www.a.org/2", site: nil),
        FeedList.Entry(name: "New", feed: "https://b.org/2", site: nil),
        FeedList.Entry(name: "New again", feed: "https://b.org/1/", site: nil),
      ], skipped: 5)
  ])

  private var manage: ManageFeeds { ManageFeeds(repository: ownFeeds, files: files) }

  @Test("feeds are listed in order, with the problems of the stored list")
  func list() {
    #expect(manage().feeds == Self.feeds)
    let problem = SettingsProblem.damagedFeeds(file: "/feeds", keptAs: nil)
    #expect(ManageFeeds(repository: FakeOwnFeeds(problems: [problem]), files: files)().problems == [problem])
  }

  /// A typed text, and the number of the feed that it means.
  static let spellings: [(String, Int)] = [
    ("rain", 1), ("RAIN", 1), ("weather", 1), ("wea", 1), ("le-monde-2", 0), ("le monde (mine)", 0), ("le m", 0),
    ("Le Soir", 2), ("le-s", 2),
  ]

  @Test(
    "a feed is found by its id, its name or a prefix of one, and removed", arguments: ManageFeedsTests.spellings)
  func removed(text: String, index: Int) throws {
    let (feed, problems) = try manage.remove(text)
    #expect(feed == Self.feeds[index])
    #expect(problems.isEmpty)
    #expect(ownFeeds.feeds == Self.feeds.filter { $0 != feed })
  }

  @Test("renaming a feed keeps its id and its position", arguments: ManageFeedsTests.spellings)
  func renamed(text: String, index: Int) throws {
    var expected = Self.feeds
    expected[index].name = "Another"
    #expect(try manage.rename(text, to: "Another").feed == expected[index])
    #expect(ownFeeds.feeds == expected)
  }

  @Test(
    "what can only be an id is not taken for a name or a prefix", arguments: ["Weather", "wea", "le", "RAIN", "rai"])
  func onlyID(text: String) throws {
    #expect(throws: NewsError.name(.unknownFeed(text, nearest: nil))) { try manage.remove(text, isID: true) }
    #expect(throws: NewsError.name(.unknownFeed(text, nearest: nil))) { try manage.rename(text, isID: true, to: "A") }
    #expect(ownFeeds.feeds == Self.feeds)
    #expect(try manage.rename("rain", isID: true, to: "A").feed.name == "A")
    let long = "A\u{1B}\n " + String(repeating: "b", count: 1_000)
    #expect(try manage.rename("rain", isID: true, to: long).feed.name == "A " + String(repeating: "b", count: 196))
    #expect(try manage.remove("rain", isID: true).feed.id == "rain")
    #expect(ownFeeds.feeds.map(\.id) == ["le-monde-2", "le-soir"])
  }

  @Test("a feed is moved into a folder, which is created if needed, and out of all folders with a slash")
  func moved() throws {
    #expect(try manage.move("rain", to: "News/Europe").feed.folder == FeedFolder(["News", "Europe"]))
    #expect(try manage.move("le-soir", isID: true, to: "news").feed.folder == FeedFolder(["News"]))
    #expect(manage().feeds.map(\.id) == ["le-monde-2", "le-soir", "rain"])
    // The existing folders keep their order.
    #expect(try manage.move("le-monde-2", to: "Tech").feed.folder == FeedFolder(["Tech"]))
    #expect(manage().feeds.folders.map(\.path) == ["News", "News/Europe", "Tech"])
    #expect(try manage.move("weather", to: "/").feed == Self.feeds[1])
    #expect(throws: NewsError.name(.unknownFeed("xyzzy", nearest: nil))) { try manage.move("xyzzy", to: "News") }
  }

  @Test("an ambiguous prefix is answered with the names that have it, and nothing changes")
  func ambiguous() {
    let error = #expect(throws: NewsError.self) { try manage.remove("le") }
    guard case .name(.ambiguous("le", let candidates))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(candidates.count == 2)
    #expect(ownFeeds.feeds == Self.feeds)
  }

  @Test("the exact id wins, then the exact name; what only reads alike is refused with the candidates")
  func namesakes() throws {
    let feeds = [
      OwnFeed(id: "the-guardian", name: "Guardian", feed: "https://a.org/1"),
      OwnFeed(id: "guardian", name: "The Guardian", feed: "https://a.org/2"),
      OwnFeed(id: "other", name: "guardian", feed: "https://a.org/3"),
      OwnFeed(id: "other-2", name: "Twice", feed: "https://a.org/4"),
      OwnFeed(id: "other-3", name: "Twice", feed: "https://a.org/5"),
      OwnFeed(id: "rain", name: "Rain", feed: "https://a.org/6"),
    ]
    for (text, id) in [
      ("the-guardian", "the-guardian"), ("guardian", "guardian"), ("Guardian", "the-guardian"),
      ("The Guardian", "guardian"), ("other", "other"), ("RAIN", "rain"),
    ] {
      let manage = ManageFeeds(repository: FakeOwnFeeds(feeds), files: files)
      #expect(try manage.remove(text).feed.id == id, "\(text)")
    }
    let ownFeeds = FakeOwnFeeds(feeds)
    let manage = ManageFeeds(repository: ownFeeds, files: files)
    let alike = ["Guardian (the-guardian)", "The Guardian (guardian)", "guardian (other)"]
    for (text, candidates) in [
      ("GUARDIAN", alike), ("Twice", ["Twice (other-2)", "Twice (other-3)"]),
      ("the guardian", Array(alike.prefix(2))),
    ] {
      #expect(throws: NewsError.name(.namesakes(text, candidates: candidates)), "\(text)") { try manage.remove(text) }
    }
    #expect(ownFeeds.feeds == feeds)
    #expect(feeds.idsOfNamesakes == ["the-guardian", "guardian", "other", "other-2", "other-3"])
  }

  @Test("an id that was just removed means no other feed")
  func removedTwice() throws {
    let feeds = ["same-name", "same-name-2"].map { OwnFeed(id: $0, name: "Same Name", feed: "https://a.org/\($0)") }
    let ownFeeds = FakeOwnFeeds(feeds)
    let manage = ManageFeeds(repository: ownFeeds, files: files)
    #expect(try manage.remove("same-name").feed == feeds[0])
    #expect(throws: NewsError.self) { try manage.remove("same-name") }
    #expect(ownFeeds.feeds == [feeds[1]])
    #expect(try manage.remove("Same Name").feed == feeds[1])
  }

  @Test("a folder is no feed: its feeds are named, and a feed that only begins like it is left alone")
  func folderOfFeeds() {
    let feeds = [
      OwnFeed(id: "newsday", name: "Newsday", feed: "https://a.org/1"),
      OwnFeed(id: "a", name: "A", feed: "https://a.org/2", folder: FeedFolder(["News"])),
      OwnFeed(id: "b", name: "B", feed: "https://a.org/3", folder: FeedFolder(["News", "Europe"])),
    ]
    let ownFeeds = FakeOwnFeeds(feeds)
    let manage = ManageFeeds(repository: ownFeeds, files: files)
    for text in ["News", "news"] {
      let error = NewsError.feed(.isFolder(path: "News", feeds: ["a", "b"]))
      #expect(throws: error) { try manage.remove(text) }
      #expect(throws: error) { try manage.rename(text, to: "A") }
      #expect(throws: error) { try manage.move(text, to: "/") }
    }
    #expect(throws: NewsError.feed(.isFolder(path: "News/Europe", feeds: ["b"]))) { try manage.remove("europe") }
    #expect(ownFeeds.feeds == feeds)
  }

  @Test("feeds with a login are counted, as exported lists leave it out")
  func logins() {
    let feeds = [
      OwnFeed(id: "a", name: "A", feed: "https://jane:secret@a.org/1"),
      OwnFeed(id: "b", name: "B", feed: "https://a.org/@jane"),
    ]
    #expect(ManageFeeds(repository: FakeOwnFeeds(feeds), files: files).feedsWithLogins == 1)
    #expect(manage.feedsWithLogins == 0)
  }

  @Test("an unknown name is answered with the nearest known one", arguments: [("wether", "Weather"), ("xyzzy", nil)])
  func unknownNameIsAnsweredWithTheNearestKnownOne(text: String, nearest: String?) {
    #expect(throws: NewsError.name(.unknownFeed(text, nearest: nearest))) { try manage.remove(text) }
    #expect(throws: NewsError.name(.unknownFeed(text, nearest: nearest))) { try manage.rename(text, to: "A") }
    #expect(ownFeeds.feeds == Self.feeds)
  }

  @Test("errors of storing are thrown")
  func failing() async {
    let failure = NewsError.file(.failed(path: "/feeds", detail: "full"))
    let manage = ManageFeeds(repository: FakeOwnFeeds(Self.feeds, failingWith: failure), files: files)
    #expect(throws: failure) { try manage.remove("rain") }
    #expect(throws: failure) { try manage.rename("rain", to: "A") }
    await #expect(throws: failure) { try await manage.import("list.opml") }
  }

  @Test("importing a list adds the new feeds and counts the known ones")
  func imported() async throws {
    let result = try await manage.import("list.opml")
    let added = result.added
    #expect(
      added == [
        OwnFeed(id: "new", name: "New", feed: "https://b.org/1", site: "https://b.org/"),
        OwnFeed(id: "new-2", name: "New", feed: "https://b.org/2"),
      ])
    #expect(result.known == 2)
    #expect(result.list.skipped == 5)
    #expect(result.problems.isEmpty)
    #expect(ownFeeds.feeds == Self.feeds + added)
    // The second time all of its feeds are known.
    let again = try await manage.import("list.opml")
    #expect(again.added.isEmpty)
    #expect(again.known == 4)
    #expect(ownFeeds.feeds == Self.feeds + added)
  }

  @Test("importing a list keeps its folders, and known feeds stay where they are")
  func importedFolders() async throws {
    let entries = ["https://a.org/1", "https://b.org/1"].map {
      FeedList.Entry(name: "New", feed: $0, site: nil, folder: FeedFolder(["Tech"]))
    }
    let files = FakeFeedLists(["list.opml": FeedList(entries: entries, skipped: 0)])
    let result = try await ManageFeeds(repository: ownFeeds, files: files).import("list.opml")
    #expect(result.added.map(\.folder) == [FeedFolder(["Tech"])])
    #expect(ownFeeds.feeds.map { $0.folder?.path } == [nil, nil, nil, "Tech"])
  }

  @Test("a list that cannot be read changes nothing")
  func listThatCannotBeReadChangesNothing() async {
    await #expect(throws: NewsError.self) { try await manage.import("none.opml") }
    #expect(ownFeeds.feeds == Self.feeds)
  }

  @Test("all feeds are written to a file or returned as the same text")
  func exported() throws {
    #expect(try manage.export(to: "mine.opml") == 3)
    #expect(files.lists["mine.opml"]?.entries.map(\.id) == Self.feeds.map(\.id))
    #expect(files.lists["mine.opml"]?.entries.map(\.feed) == Self.feeds.map(\.feed))
    #expect(manage.exported() == files.text(of: Self.feeds))
  }

  @Test("a file that cannot be written is an error")
  func unwritable() {
    let failure = NewsError.file(.failed(path: "mine.opml", detail: "full"))
    let manage = ManageFeeds(repository: ownFeeds, files: FakeFeedLists(failingWith: failure))
    #expect(throws: failure) { try manage.export(to: "mine.opml") }
  }

  @Test("a list of others takes neither names nor ids of known sources, and says nothing of whose feeds are whose")
  func foreignList() async throws {
    let entries = [
      FeedList.Entry(
        id: "bbc-news", name: "BBC News", feed: "https://evil.example/rss", site: nil, namedBy: "bbc.co.uk"),
      FeedList.Entry(id: "mine", name: "Mine", feed: "https://mine.example/rss", site: nil),
    ]
    let ownFeeds = FakeOwnFeeds(reserved: { name, _ in ["bbc-news", "BBC News"].contains(name) })
    let files = FakeFeedLists(["list.opml": FeedList(entries: entries, skipped: 0)])
    let added = try await ManageFeeds(repository: ownFeeds, files: files).import("list.opml").added
    #expect(added.map(\.id) == ["bbc-news-evil-example", "mine"])
    #expect(added.map(\.name) == ["BBC News (evil.example)", "Mine"])
    #expect(added.allSatisfy { $0.namedBy == nil })
  }

  @Test("an import says of each line what became of it, in the order of the list")
  func importedLines() async throws {
    var list = FeedList(
      entries: [
        FeedList.Entry(name: "New", feed: "https://b.org/1", site: nil, folder: FeedFolder(["tech"])),
        FeedList.Entry(name: "Rain", feed: "http://www.a.org/2", site: nil),
        FeedList.Entry(name: nil, feed: "https://b.org/1/?token=hush", site: nil),
        FeedList.Entry(name: "Again", feed: "https://b.org/1", site: nil),
      ], skipped: 0)
    list.lines = [
      FeedLine(number: 1, otherTags: ["linux"]), FeedLine(number: 3, isHidden: true), FeedLine(number: 4),
      FeedLine(number: 5),
    ]
    list.leftOut = [LeftOutLine(number: 2, text: "exec:make", .program)]
    let result = try await ManageFeeds(repository: ownFeeds, files: FakeFeedLists(["urls": list])).import("urls")
    #expect(result.lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      result.lines.map(\.text) == [
        "https://b.org/1", "exec:make", "http://www.a.org/2", "https://b.org/1/?token=***", "https://b.org/1",
      ])
    let new = result.added
    #expect(new.map(\.id) == ["new", "b-org"])
    #expect(
      result.lines.map(\.result) == [
        .added(new[0]), .leftOut(.program), .known(Self.feeds[1]), .added(new[1]), .known(new[0]),
      ])
    #expect(result.lines.map(\.otherTags) == [["linux"], [], [], [], []])
    #expect(result.lines.map(\.isHidden) == [false, false, true, false, false])
    #expect(new[0].folder == FeedFolder(["tech"]))
  }

  @Test("the entries of another list have no lines, and its other entries come last")
  func importedEntries() async throws {
    let list = FeedList(
      entries: [FeedList.Entry(name: "New", feed: "https://b.org/1", site: nil)], skipped: 1, skippedNames: ["Odd"])
    let result = try await ManageFeeds(repository: ownFeeds, files: FakeFeedLists(["a": list])).import("a")
    #expect(
      result.lines == [
        ImportedLine(number: nil, text: "https://b.org/1", .added(result.added[0])),
        ImportedLine(number: nil, text: "Odd", .leftOut(.address)),
      ])
  }
}
