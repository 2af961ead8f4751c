import TestSupport
import Testing

@testable import NewsParsing
@testable import SystemServices

@Suite("A text of a feed")
struct FeedTests {
  static let texts: [(String, Bool, String?)] = [
    ("Tea &amp; <b>cups</b>", true, "Tea & cups"), ("Tea\n  &amp;\tcups ", true, "Tea & cups"),
    ("<p>Tea</p><p>cups</p>", true, "Tea\ncups"), ("Tea &amp; <b>cups</b>", false, "Tea &amp; <b>cups</b>"),
    (" Tea\ncups\n", false, "Tea\ncups"), ("", true, nil), ("", false, nil), (" \n", true, nil), (" \n", false, nil),
    ("<br>", true, nil), ("&nbsp;", true, nil), ("<br>", false, "<br>"),
  ]

  @Test("HTML is read as HTML, other text as it is, and an empty text is nothing", arguments: FeedTests.texts)
  func plain(text: String, isHTML: Bool, expected: String?) {
    #expect(FeedText(text: text, form: isHTML ? .html : .plain).plain == expected)
  }

  @Test("two entries are equal if all their fields are")
  func equality() {
    var item = FeedItem(title: FeedText(text: "Tea", form: .html), link: "https://example.org/1")
    item.source = ("Example", nil)
    var other = item
    #expect(item == other)
    other.source.site = "https://example.net/"
    #expect(item != other)
    other = item
    other.title?.form = .plain
    #expect(item != other)
    other = item
    other.place = "1 2"
    #expect(item != other)
  }
}
