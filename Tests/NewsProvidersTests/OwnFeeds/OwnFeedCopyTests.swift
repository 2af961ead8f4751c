import NewsDomain
import SystemServices
import TestSupport
import Testing

@testable import NewsProviders

@Suite("The copy of the reader's own feeds")
struct OwnFeedCopyTests {
  private let folder = TemporaryFolder()
  private static let feeds = [
    OwnFeed(id: "one", name: "One", feed: "https://one.example/feed"),
    OwnFeed(
      id: "two", name: "Zwei \u{E9}", feed: "https://two.example/feed", site: "https://two.example",
      folder: FeedFolder(["News", "Europe"]), namedBy: "two.example"),
  ]

  /// The same, and one whose address the reader has chosen.
  private static var withChosen: [OwnFeed] {
    var chosen = OwnFeed(id: "three", name: "Three", feed: "https://three.example/feed")
    chosen.keepsAddress = true
    return feeds + [chosen]
  }

  private var path: String { folder.path + "/feeds.tsv" }
  private var copy: OwnFeedCopy { OwnFeedCopy(FilePath(path)) }
  /// The stamp of a file that nobody changes meanwhile.
  private var stamp: FileStamp {
    get throws { try #require(FileStamp(of: FilePath("/usr/bin/env"))) }
  }

  @Test("feeds come back as they were, for the same file alone")
  func same() throws {
    copy.keep(Self.withChosen, at: try stamp)
    #expect(copy.feeds(at: try stamp) == Self.withChosen)
    #expect(copy.feeds(at: try #require(FileStamp(of: FilePath("/usr/bin")))) == nil)
    copy.keep([], at: try stamp)
    #expect(copy.feeds(at: try stamp) == [])
  }

  @Test("without a row, or with another one, it is no copy")
  func damaged() throws {
    copy.keep(Self.feeds, at: try stamp)
    let text = try folder.read("feeds.tsv")
    let lines = text.split(separator: "\n")
    for damage in [lines[0] + "\n", lines[0] + "\n" + lines[1] + "\n", text + lines[1] + "\n", text.dropLast(5)] {
      _ = try folder.write(Array(String(damage).utf8), to: "feeds.tsv")
      #expect(copy.feeds(at: try stamp) == nil)
    }
  }

  @Test("names that would not come back are not kept")
  func tabs() throws {
    copy.keep([OwnFeed(id: "one", name: "A\tname", feed: "https://one.example/feed")], at: try stamp)
    #expect(copy.feeds(at: try stamp) == nil)
  }

  @Test("a link in its place is not followed")
  func link() throws {
    let target = try folder.write(Array("mine".utf8), to: "mine")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    copy.keep(Self.feeds, at: try stamp)
    #expect(try folder.read("mine") == "mine")
  }
}
