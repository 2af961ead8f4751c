import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Newsboat's list of feeds")
struct NewsboatURLsTests {
  private func parsed(_ text: String) -> FeedList? { NewsboatURLs.list(Array(text.utf8)) }

  private static let urls = #"""
    # My feeds

    https://a.example/feed tech "Linux kernel" "~The A"
    http://b.example/rss.xml#top "!" news "~B \"quoted\"" # the rest is a comment
      feed://c.example/atom	"!rarely" tech/apps
    https://d.example/f
    "query:Unread Articles:unread = \"yes\""
    exec:~/bin/make-feed.sh tech
    "exec:~/bin/other.sh --token=secret"
    "filter:~/bin/sort.py -k secret:https://e.example/feed" "~Sorted"
    |cat
    file:///home/anna/feed.xml news
    https://d.example/f again
    """#

  @Test("the first tag is the folder, and the tag with a tilde the name")
  func feeds() throws {
    let list = try #require(parsed(Self.urls))
    #expect(
      list.entries == [
        .init(name: "The A", feed: "https://a.example/feed", site: nil, folder: FeedFolder(["tech"])),
        .init(name: "B \"quoted\"", feed: "http://b.example/rss.xml#top", site: nil, folder: FeedFolder(["news"])),
        .init(name: nil, feed: "https://c.example/atom", site: nil, folder: FeedFolder(["tech", "apps"])),
        .init(name: nil, feed: "https://d.example/f", site: nil),
        .init(name: nil, feed: "https://d.example/f", site: nil, folder: FeedFolder(["again"])),
      ])
    #expect(list.lines.map(\.number) == [3, 4, 5, 6, 13])
    #expect(list.lines.map(\.otherTags) == [["Linux kernel"], [], [], [], []])
    #expect(list.lines.map(\.isHidden) == [false, true, true, false, false])
    #expect(list.skipped == 0 && list.problem == nil)
  }

  @Test("programs, filters and searches are left out, without their arguments")
  func leftOut() throws {
    let list = try #require(parsed(Self.urls))
    #expect(
      list.leftOut == [
        LeftOutLine(number: 7, text: "query:Unread Articles", .query),
        LeftOutLine(number: 8, text: "exec:~/bin/make-feed.sh", .program),
        LeftOutLine(number: 9, text: "exec:~/bin/other.sh", .program),
        LeftOutLine(number: 10, text: "filter:~/bin/sort.py", .filter), LeftOutLine(number: 11, text: "|cat", .program),
        LeftOutLine(number: 12, text: "file:///home/anna/feed.xml", .address),
      ])
  }

  @Test(
    "a text that is no such list is none",
    arguments: [
      "", "# only a comment\n", "Dear Anna,\nthe train leaves at nine.\n", "<html>\nhttps://a.example/\n</html>",
      "{\n\"a\": 1\n}", "ftp://a.example/feed", "\u{0}\u{1}",
    ])
  func none(text: String) {
    #expect(parsed(text) == nil)
  }

  @Test("bytes of anything are no list, even if a line looks like a program or a feed")
  func junk() {
    #expect(parsed("\u{FFFD}x\n| y\nabc\nzz:\u{2}\n") == nil)
    #expect(parsed("PK\u{3}\u{0}\nhttps://a.example/f\n") == nil)
    // A list may have nothing but programs and searches.
    #expect(parsed("exec:make feed\n\"query:Unread:unread = \\\"yes\\\"\"\n")?.leftOut.count == 2)
  }

  @Test(
    "one line is enough, however it ends",
    arguments: ["https://a.example/f", "https://a.example/f\r\n", "\u{FEFF}https://a.example/f\n\n\n"])
  func oneLine(text: String) throws {
    #expect(try #require(parsed(text)).entries == [.init(name: nil, feed: "https://a.example/f", site: nil)])
  }

  @Test("a quote that is not closed and a backslash at the end are taken as they are")
  func open() throws {
    let list = try #require(parsed("https://a.example/f \"~An open\nhttps://b.example/f \"tag\\"))
    #expect(list.entries.map(\.name) == ["An open", nil])
    #expect(list.entries.map(\.folder?.path) == [nil, "tag\\"])
  }

  @Test("a list of very many feeds is cut")
  func cut() throws {
    let lines = (0...FeedList.maxFeeds).map { "https://a.example/\($0)" }.joined(separator: "\n")
    let list = try #require(parsed(lines))
    #expect(list.entries.count == FeedList.maxFeeds)
    #expect(list.problem == .cut(items: FeedList.maxFeeds))
  }
}
