import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("The reader's own feeds in a file")
struct FileOwnFeedRepositoryTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/supernews/feeds.opml" }
  private var repository: FileOwnFeedRepository { FileOwnFeedRepository(path: path) }

  private static func feed(_ number: Int) -> OwnFeed {
    OwnFeed(
      id: "feed-\(number)", name: "Feed \(number)", feed: "https://example.org/\(number)/feed?a=b&c=d",
      site: "https://example.org/\(number)")
  }

  private func keep(_ feeds: [OwnFeed]) throws { #expect(try repository.change { $0 = feeds }.isEmpty) }

  @Test("without a file there are no feeds, and none is made")
  func absent() throws {
    let (feeds, problems) = repository.load()
    #expect(feeds.isEmpty && problems.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("every session finds changes in their order")
  func kept() throws {
    try keep([Self.feed(2), Self.feed(1), Self.feed(3)])
    #expect(repository.load().feeds == [Self.feed(2), Self.feed(1), Self.feed(3)])
    #expect(try repository.change { $0.remove(at: 1) }.isEmpty)
    #expect(repository.load().feeds == [Self.feed(2), Self.feed(3)])
    #expect(repository.load().problems.isEmpty)
    #expect(folder.mode(of: "supernews/feeds.opml") == 0o600)
  }

  @Test("a session sees each change of the file, also those of an editor, and the list stays when nothing changes")
  func changedElsewhere() async throws {
    let session = repository
    func edit(_ name: String) throws {
      let text = "<opml><outline text='\(name)' xmlUrl='https://a.org/'/></opml>"
      try folder.write(text.utf8, to: "supernews/feeds.opml")
    }
    for name in ["one", "two", "six"] {
      try edit(name)
      #expect(session.load().feeds.map(\.name) == [name])
    }
    let path = FilePath(path)
    #expect(try await eventually { FileStamp(of: path) != nil })
    for _ in 0..<2 { #expect(session.load().feeds.map(\.name) == ["six"]) }
    try edit("ten")
    #expect(session.load().feeds.map(\.name) == ["ten"])
    _ = try session.change { $0 = [Self.feed(1)] }
    #expect(session.load().feeds == [Self.feed(1)])
  }

  @Test("folders are kept in every session, and feeds without one are written as before")
  func folders() throws {
    var feeds = (1...3).map(Self.feed)
    let flat = feeds[0]
    feeds[1].folder = FeedFolder(["News", "Far/East"])
    feeds[2].folder = FeedFolder(["News"])
    try keep(feeds)
    #expect(repository.load().feeds == [feeds[0], feeds[2], feeds[1]])
    try keep([flat])
    #expect(try folder.read("supernews/feeds.opml") == OPML.text(of: [flat], title: "supernews"))
  }

  @Test("the file is a list that other feed readers can read")
  func exchangeable() throws {
    try keep([Self.feed(1)])
    let list = OPML.list(Array(try folder.read("supernews/feeds.opml").utf8))
    #expect(list?.entries.map(\.feed) == [Self.feed(1).feed])
  }

  static let names = [
    "A", "Le Monde", "a name that is longer than an id may be, and goes on and on",
    "Thirty-nine characters and one blank x yz", String(repeating: "x", count: 39) + " " + "y",
    String(repeating: "x", count: 60), "\u{6771}\u{4EAC}\u{65B0}\u{805E}", "!!!", "",
  ]

  @Test(
    "a feed keeps its id, whatever happens to its name and to the others",
    arguments: FileOwnFeedRepositoryTests.names)
  func ids(name: String) throws {
    let entries = (1...3).map { FeedList.Entry(name: name, feed: "https://example.org/\($0)", site: nil) }
    let feeds = FeedList.ownFeeds(entries, beside: [])
    #expect(Set(feeds.map(\.id)).count == 3)
    try keep(feeds)
    #expect(repository.load().feeds.map(\.id) == feeds.map(\.id))
    // It may be the favourite source.
    _ = try repository.change { changed in
      changed[2].name = "Another"
      changed.removeFirst(2)
    }
    #expect(repository.load().feeds.map(\.id) == [feeds[2].id])
  }

  @Test("as many feeds as a list may have are stored")
  func many() throws {
    let feeds = (0..<10_000).map(Self.feed)
    try keep(feeds)
    let (read, problems) = repository.load()
    #expect(problems.isEmpty)
    #expect(read.count == feeds.count)
    let isSame = read == feeds
    #expect(isSame)
  }

  @Test("more feeds than a list may have are refused, and the stored ones stay")
  func tooMany() throws {
    try keep([Self.feed(1)])
    let many = (0...10_000).map(Self.feed)
    #expect(throws: NewsError.feed(.tooMany(limit: 10_000))) { _ = try repository.change { $0 = many } }
    #expect(repository.load().feeds == [Self.feed(1)])
  }

  @Test("a file that cannot be read is reported and not replaced")
  func unreadable() throws {
    try folder.write([], to: "supernews/feeds.opml/file")
    let session = repository
    let (feeds, problems) = session.load()
    #expect(feeds.isEmpty)
    #expect(problems == [.unreadable(file: path, detail: "Is a directory")])
    #expect(throws: NewsError.file(.notWrittenOver(path: path, detail: "Is a directory"))) {
      _ = try session.change { $0 = [Self.feed(1)] }
    }
    #expect(try folder.names(of: "supernews/feeds.opml") == ["file"])
  }

  @Test("a change without effect writes nothing")
  func unchanged() throws {
    #expect(try repository.change { _ in }.isEmpty)
    #expect(try !folder.names(of: "supernews").contains("feeds.opml"))
    try folder.write("<opml><outline xmlUrl='https://a.org/'/></opml>".utf8, to: "supernews/feeds.opml")
    _ = try repository.change { $0.reverse() }
    #expect(try folder.read("supernews/feeds.opml") == "<opml><outline xmlUrl='https://a.org/'/></opml>")
  }

  @Test("a change that fails changes nothing")
  func failed() throws {
    try keep([Self.feed(1)])
    #expect(throws: NewsError.cancelled) {
      _ = try repository.change { feeds in
        feeds = []
        throw NewsError.cancelled
      }
    }
    #expect(repository.load().feeds == [Self.feed(1)])
  }

  @Test("a list written by a person or another feed reader is understood")
  func foreign() throws {
    let text = """
      <opml version="1.0"><body><outline text="News"><outline text="One" xmlUrl="https://a.org/f"/></outline>
      <outline text="One" xmlUrl="https://b.org/f"/><outline text="Again" xmlUrl="https://a.org/f/"/>
      <outline text="No feed" xmlUrl="|date"/></body></opml>
      """
    try folder.write(text.utf8, to: "supernews/feeds.opml")
    let (feeds, problems) = repository.load()
    #expect(feeds.map(\.id) == ["one", "one-2"])
    #expect(feeds.map(\.feed) == ["https://a.org/f", "https://b.org/f"])
    #expect(problems.isEmpty)
  }

  private static let readable = [OwnFeed(id: "a-org", name: "a.org", feed: "https://a.org/f")]

  /// The content of the file, and the feeds that can be read from it.
  static let damages: [(String, [OwnFeed])] = [
    ("oops", []), ("<html><body></body></html>", []), ("\u{0}\u{0}", []), ("<opml><body>", []),
    ("<opml><body><outline xmlUrl='https://a.org/f'/>", readable),
    ("<opml><body><outline xmlUrl='https://a.org/f'></body></opml>", readable),
  ]

  @Test(
    "a damaged file is reported once and moved aside; the feeds that could be read are written again",
    arguments: FileOwnFeedRepositoryTests.damages, [true, false])
  func damagedFileIsToldOfOnceAndKeptAside(damage: (String, [OwnFeed]), isRead: Bool) throws {
    let (text, left) = damage
    try folder.write(text.utf8, to: "supernews/feeds.opml")
    let problems = isRead ? repository.load().problems : try repository.change { $0.append(Self.feed(1)) }
    guard problems.count == 1, case .damagedFeeds(path, let aside?)? = problems.first else {
      Issue.record("\(problems)")
      return
    }
    #expect(FileManager.default.contents(atPath: aside) == Data(text.utf8))
    #expect(repository.load().feeds == left + (isRead ? [] : [Self.feed(1)]))
    #expect(repository.load().problems.isEmpty)
    try keep([Self.feed(2)])
    #expect(repository.load().feeds == [Self.feed(2)])
    #expect(FileManager.default.contents(atPath: aside) == Data(text.utf8))
  }

  @Test(
    "a folder that cannot be written is an error, and the stored feeds stay",
    .disabled(if: getuid() == 0, "root writes everywhere"))
  func unwritable() throws {
    try keep([Self.feed(1)])
    #expect(chmod(folder.path + "/supernews", 0o500) == 0)
    defer { chmod(folder.path + "/supernews", 0o700) }
    #expect(throws: NewsError.self) { _ = try repository.change { $0 = [] } }
    #expect(repository.load().feeds == [Self.feed(1)])
  }

  @Test("sessions that make changes at the same time lose none")
  func writers() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask {
          _ = try patiently { try FileOwnFeedRepository(path: path).change { $0.append(Self.feed(number)) } }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(repository.load().feeds.map(\.id)) == Set((0..<12).map { "feed-\($0)" }))
    #expect(try folder.names(of: "supernews") == ["feeds.opml", "feeds.opml.lock"])
  }

  @Test("reading during a write gives the old list or the new one")
  func readers() async throws {
    let (one, two) = ((0..<200).map(Self.feed), (200..<500).map(Self.feed))
    try keep(one)
    let path = path
    let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
      group.addTask {
        for number in 0..<20 {
          _ = try FileOwnFeedRepository(path: path).change { $0 = number.isMultiple(of: 2) ? two : one }
        }
        return []
      }
      for _ in 0..<3 {
        group.addTask { (0..<20).map { _ in FileOwnFeedRepository(path: path).load().feeds.count } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(counts).isSubset(of: [200, 300]))
    #expect(try folder.names(of: "supernews") == ["feeds.opml", "feeds.opml.lock"])
  }
}

@Suite("The reader's own feeds of a clean run")
struct SessionOwnFeedRepositoryTests {
  private let repository = SessionOwnFeedRepository()
  private let feed = OwnFeed(id: "one", name: "One", feed: "https://a.org/f")

  @Test("feeds last until the end of the run")
  func kept() throws {
    #expect(repository.load().feeds.isEmpty)
    let problems = try repository.change { [feed] in $0.append(feed) }
    #expect(problems.isEmpty)
    #expect(repository.load().feeds == [feed])
  }

  @Test("a change that fails changes nothing")
  func failed() throws {
    _ = try repository.change { [feed] in $0.append(feed) }
    #expect(throws: NewsError.cancelled) {
      _ = try repository.change { feeds in
        feeds = []
        throw NewsError.cancelled
      }
    }
    #expect(repository.load().feeds == [feed])
  }
}
