import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Which known article an item of a feed is")
struct ItemMatchTests {
  /// An item with a page that others of its feed have as well.
  ///
  /// - Parameter day: when it was published, in days; `nil` for no date.
  private static func item(_ title: String, day: Double? = nil, guid: String? = nil) -> Article {
    Article(
      title: title, link: "https://harbour.test/status",
      publishedAt: day.map { Date(timeIntervalSince1970: 1_795_219_200 + $0 * 86_400) }, provider: .feeds
    )
    .with(\.guid, guid)
  }

  private static func match(
    _ items: [Article], _ known: [Article], isShared: Bool = false, isOfOthers: Bool = false
  ) -> [Int?] {
    ItemMatch.match(
      items, with: known.map { ItemMatch.Known(ComparedItem($0), words: $0.ownWords, isOfOthers: isOfOthers) },
      isShared: isShared)
  }

  @Test("without a guid an equal title is the same article, whatever its date", arguments: [0, 0.4, 9, nil])
  func title(day: Double?) {
    #expect(Self.match([Self.item("Outage 1", day: day)], [Self.item("Outage 1", day: 0)]) == [0])
  }

  static let edits: [(Article, Article)] = [
    (item("Outage 2", day: 0.9), item("Outage 1", day: 0.1)),
    (item("Outage 2"), item("Outage 1", day: 0)), (item("Outage 2", day: 5), item("Outage 1")),
    (item("The old harbour bridge is closed", day: 5), item("Old harbour bridge is closed", day: 0)),
    // A guid that the other one lacks says nothing.
    (item("Outage 2", day: 0.9, guid: "a"), item("Outage 1", day: 0.1)),
  ]

  @Test("another title on one day, without a date, or of the same headline is an edit", arguments: edits)
  func edit(item: Article, known: Article) {
    #expect(Self.match([item], [known]) == [0])
  }

  @Test("another title on another day is a new article", arguments: [1.0, 40, -1])
  func new(day: Double) {
    #expect(Self.match([Self.item("Outage 2", day: day)], [Self.item("Outage 1", day: 0)]) == [nil])
  }

  @Test("another guid is an edit, unless the feed had several items for the page")
  func guids() {
    let (item, known) = (Self.item("Outage 2", day: 5, guid: "b"), Self.item("Outage 1", day: 0, guid: "a"))
    #expect(Self.match([item], [known]) == [0])
    #expect(Self.match([item], [known], isShared: true) == [nil])
    #expect(Self.match([Self.item("Other words", day: 5, guid: "a")], [known], isShared: true) == [0])
    #expect(Self.match([Self.item("Outage 1", day: 0, guid: "b")], [known], isShared: true) == [nil])
  }

  @Test("the best pairs are taken first, in any order")
  func best() {
    let known = [Self.item("Outage 1", day: 0.1), Self.item("Outage 2", day: 0.2)]
    let items = [Self.item("Outage 3", day: 0.3), Self.item("Outage 1", day: 0.1), Self.item("Outage 2", day: 0.2)]
    #expect(Self.match(items, known) == [nil, 0, 1])
    #expect(Self.match(items.reversed(), known) == [1, 0, nil])
    // Of two edits of a day, the one with the nearer time.
    #expect(
      Self.match([Self.item("Outage 3", day: 0.8), Self.item("Solved", day: 0.1)], [Self.item("Outage 1", day: 0.1)])
        == [nil, 0])
    let guids = [Self.item("A", day: 0, guid: "b"), Self.item("B", day: 0, guid: "a")]
    #expect(
      Self.match(guids, [Self.item("A", day: 0, guid: "a"), Self.item("B", day: 0, guid: "b")], isShared: true)
        == [1, 0])
  }

  @Test("of what only others had, only the words count")
  func others() {
    let known = [Self.item("Outage 1", day: 0), Self.item("Outage 2", day: 0)]
    #expect(Self.match([Self.item("Outage 2", day: 3)], known, isOfOthers: true) == [1])
    #expect(Self.match([Self.item("Outage 3", day: 0)], known, isOfOthers: true) == [nil])
  }
}
