import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Recorded lists of feeds", .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
struct RecordedOPMLTests {
  /// The lists and the number of feeds in each.
  static let lists: [(String, Int)] = [
    ("Australia", 16), ("Bangladesh", 8), ("Brazil", 7), ("Business-&-Economy", 16), ("Canada", 10), ("Football", 5),
    ("France", 11), ("Germany", 5), ("Hong-Kong-SAR-China", 5), ("India", 36), ("Indonesia", 4), ("Iran", 7),
    ("Ireland", 6), ("Italy", 13), ("Japan", 8), ("Mexico", 15), ("Movies", 11), ("Myanmar-Burma", 3), ("News", 11),
    ("Nigeria", 10), ("Pakistan", 7), ("Philippines", 20), ("Poland", 8), ("Russia", 13), ("Science", 24),
    ("South-Africa", 11), ("Space", 7), ("Spain", 9), ("Sports", 6), ("Tech", 26), ("Television", 6), ("Ukraine", 12),
    ("United-Kingdom", 5), ("United-States", 10),
  ]

  /// The addresses in the text of a list, with ampersands escaped or not.
  private func addresses(_ text: String) -> [String] {
    text.split(separator: "xmlUrl=\"").dropFirst().compactMap { rest in
      WebLink(String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&"))?.canonical
    }
  }

  @Test("every feed of a list is read, with its name and its complete address", arguments: RecordedOPMLTests.lists)
  func list(name: String, count: Int) throws {
    let bytes = try Corpus.read("opml/\(name).opml")
    let list = try #require(OPML.list(Array(bytes)))
    let expected = addresses(String(decoding: bytes, as: UTF8.self))
    #expect(expected.count == count)
    let read = list.entries.compactMap { WebLink($0.feed)?.canonical }
    #expect(read == expected)
    // Some feeds have no name.
    let unnamed = String(decoding: bytes, as: UTF8.self).split(separator: "text=\"\" title=\"\"").count - 1
    #expect(list.entries.count { $0.name == nil } == unnamed)
    #expect(list.skipped == 0)
  }

  @Test("a list that is written and read again is the same", arguments: RecordedOPMLTests.lists)
  func roundTrip(name: String, count: Int) throws {
    let list = try #require(OPML.list(Array(try Corpus.read("opml/\(name).opml"))))
    let feeds = FeedList.ownFeeds(list.entries, beside: [])
    let again = try #require(OPML.list(Array(OPML.text(of: feeds, title: name).utf8)))
    #expect(again.problem == nil)
    #expect(FeedList.ownFeeds(again.entries, beside: []) == feeds)
  }
}
