import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Lists of feeds in files")
struct OPMLFileTests {
  private let folder = TemporaryFolder()
  private let file = OPMLFile(DirectParser())

  private let feeds = [
    OwnFeed(id: "one", name: "One", feed: "https://a.org/f", site: "https://a.org/"),
    OwnFeed(id: "two", name: "Two", feed: "https://b.org/f"),
  ]

  private var path: String { folder.path + "/feeds.opml" }

  @Test("a written list is read again, ids included")
  func roundTrip() async throws {
    try file.write(feeds, to: path)
    let list = try await file.read(path)
    #expect(list.skipped == 0)
    #expect(FeedList.ownFeeds(list.entries, beside: []) == feeds)
    #expect(try folder.read("feeds.opml") == file.text(of: feeds))
    #expect(try folder.names() == ["feeds.opml"])
  }

  @Test("an empty list is a list")
  func empty() async throws {
    try file.write([], to: path)
    #expect(try await file.read(path) == FeedList(entries: [], skipped: 0))
  }

  @Test("an existing file is replaced as a whole")
  func replaced() throws {
    try folder.write(Array(repeating: UInt8(0x20), count: 100_000), to: "feeds.opml")
    try file.write(feeds, to: path)
    #expect(try folder.read("feeds.opml") == file.text(of: feeds))
  }

  @Test("a list larger than a settings file may be is read")
  func long() async throws {
    let outlines = (0..<9000).map { number in
      "<outline text=\"\(String(repeating: "n", count: 200))\" xmlUrl=\"https://a.org/\(number)\"/>"
    }
    try folder.write("<opml><body>\(outlines.joined())</body></opml>".utf8, to: "feeds.opml")
    #expect(try await file.read(path).entries.count == 9000)
  }

  @Test("a file that cannot be read is an error with its path", arguments: ["none.opml", "folder", "none/feeds.opml"])
  func unreadable(name: String) async throws {
    try folder.write([], to: "folder/file")
    let path = folder.path + "/" + name
    let error = await #expect(throws: NewsError.self) { try await file.read(path) }
    guard case .file(.unreadable(path, let detail))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test("a file above the limit is not read")
  func tooLarge() async throws {
    try folder.write(repeatElement(0x20, count: (8 << 20) + 1), to: "feeds.opml")
    await #expect(throws: NewsError.network(.tooLarge(host: path, limit: 8 << 20))) { try await file.read(path) }
  }

  static let others = ["", "rain", "{}", "<html><body></body></html>", "<rss><channel/></rss>"]

  @Test("for a file that is not a list the error names its path", arguments: OPMLFileTests.others)
  func noList(text: String) async throws {
    try folder.write(text.utf8, to: "feeds.opml")
    let error = await #expect(throws: NewsError.self) { try await file.read(path) }
    guard case .feed(.notOPML(path, let detail))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  static let brokenLists = [
    ("<opml", 1), ("<opml>\n<body", 2), ("<opml>\n<body>\n</opml>", 3), ("\n\n<opml>\n<body>\n</opml>", 5),
  ]

  @Test("the error for a list that is broken before its first feed says where", arguments: OPMLFileTests.brokenLists)
  func broken(text: String, line: Int) async throws {
    try folder.write(text.utf8, to: "feeds.opml")
    let error = await #expect(throws: NewsError.self) { try await file.read(path) }
    guard case .feed(.unreadable(path, .broken(line, _, let detail)))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test("a list that is broken later has the feeds before")
  func cut() async throws {
    let text = file.text(of: feeds)
    try folder.write(text.utf8.prefix(text.utf8.count - 60), to: "feeds.opml")
    #expect(try await file.read(path).entries.first?.feed == "https://a.org/f")
  }

  @Test(
    "without a folder, or with a file in its place, nothing is written",
    arguments: ["none/feeds.opml", "file/feeds.opml"])
  func unwritable(name: String) throws {
    try folder.write("text".utf8, to: "file")
    let path = folder.path + "/" + name
    let error = #expect(throws: NewsError.self) { try file.write(feeds, to: path) }
    #expect(error?.ioPath == path)
    #expect(try folder.names() == ["file"])
    #expect(try folder.read("file") == "text")
  }

  @Test("a path may be relative")
  func relative() async throws {
    let name = "supernews-test-\(UInt64.random(in: 0 ... .max))"
    let here = FileManager.default.currentDirectoryPath + "/" + name
    defer { try? FileManager.default.removeItem(atPath: here) }
    try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: false)
    try file.write(feeds, to: name + "/feeds.opml")
    #expect(try await file.read(name + "/feeds.opml").entries.count == 2)
    #expect(FileManager.default.fileExists(atPath: here + "/feeds.opml"))
    #expect(!FileManager.default.fileExists(atPath: "/" + name))
  }

  @Test("other files of newsboat are refused with where they belong")
  func otherFiles() async throws {
    let database = folder.path + "/cache.db"
    try folder.write(Array("SQLite format 3\u{0}rest".utf8), to: "cache.db")
    await #expect(throws: NewsError.feed(.database(path: database))) { try await file.read(database) }
    let settings = folder.path + "/config"
    try folder.write("auto-reload yes\n# https://a.org/f is one\n".utf8, to: "config")
    await #expect(throws: NewsError.feed(.newsboatSettings(path: settings))) { try await file.read(settings) }
    // A list of feeds may have any name.
    try folder.write("https://a.org/f news\n".utf8, to: "config")
    #expect(try await file.read(settings).entries.count == 1)
  }
}
