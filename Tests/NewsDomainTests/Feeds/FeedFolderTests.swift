import Testing

@testable import NewsDomain

@Suite("Folders of feeds")
struct FeedFolderTests {
  private static func feed(_ id: String, _ path: String? = nil) -> OwnFeed {
    OwnFeed(id: id, name: id, feed: "https://a.org/\(id)", folder: path.flatMap { FeedFolder(path: $0) })
  }

  static let paths: [(String, [String]?)] = [
    ("News", ["News"]), ("News/Europe", ["News", "Europe"]), (" News / Far  East ", ["News", "Far East"]),
    ("/News//", ["News"]), ("/", nil), ("", nil), (" / ", nil),
    ("a/b/c/d/e/f/g/h/i/j", ["a", "b", "c", "d", "e", "f", "g", "h"]),
    (String(repeating: "x", count: 1000), [String(repeating: "x", count: 100)]),
  ]

  @Test("a path begins with the outermost folder and is limited in depth", arguments: FeedFolderTests.paths)
  func path(path: String, names: [String]?) {
    #expect(FeedFolder(path: path)?.names == names)
    #expect(FeedFolder(path: path)?.path == names?.joined(separator: "/"))
  }

  @Test("a name with a slash in it stays one name")
  func slash() {
    #expect(FeedFolder(["TV/Film", "New"])?.names == ["TV/Film", "New"])
  }

  @Test("feeds in no folder come first, then folders in order, each before those inside it")
  func order() {
    let feeds = [
      Self.feed("1", "Tech/Linux"), Self.feed("2", "News"), Self.feed("3"), Self.feed("4", "Tech"),
      Self.feed("5", "News/Europe"), Self.feed("6", "News"), Self.feed("7"), Self.feed("8", "Tech/Linux"),
    ]
    #expect(feeds.byFolder().map(\.id) == ["3", "7", "4", "1", "8", "2", "6", "5"])
    #expect(feeds.folders.map(\.path) == ["Tech", "Tech/Linux", "News", "News/Europe"])
    #expect(feeds.byFolder().byFolder() == feeds.byFolder())
    let flat = [Self.feed("2"), Self.feed("1")]
    #expect(flat.byFolder() == flat)
  }

  @Test("a folder is the existing one of that name, or else a new one")
  func called() {
    let feeds = [Self.feed("1", "News/\u{C9}t\u{E9}"), Self.feed("2", "Le Monde")]
    #expect(feeds.folder(called: "news/ete") == FeedFolder(["News", "\u{C9}t\u{E9}"]))
    #expect(feeds.folder(called: "NEWS") == FeedFolder(["News"]))
    #expect(feeds.folder(called: "le-monde") == FeedFolder(["Le Monde"]))
    #expect(feeds.folder(called: "New") == FeedFolder(["New"]))
    #expect(feeds.folder(called: "news/asia/east") == FeedFolder(["News", "asia", "east"]))
    #expect(feeds.folder(called: "/") == nil)
  }

  @Test("a folder holds what is inside it at any depth, and nothing that only has a similar name")
  func holds() throws {
    let news = try #require(FeedFolder(path: "News"))
    #expect(["News", "News/Europe", "News/Europe/Alps"].allSatisfy { news.holds(FeedFolder(path: $0)) })
    #expect(["Newsletters", "Tech/News", ""].allSatisfy { !news.holds(FeedFolder(path: $0)) })
  }
}
