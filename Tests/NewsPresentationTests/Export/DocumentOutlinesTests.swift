import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as outlines")
struct DocumentOutlinesTests {
  @Test("articles are links")
  func articles() {
    let document = Document([.numbered(1), Article(title: "\"A\" & <b>", provider: .feeds)], title: "A & B")
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head>
          <title>A &amp; B</title>
        </head>
        <body>
          <outline type="link" text="Headline 1" url="https://example.com/1"/>
          <outline text="&quot;A&quot; &amp; &lt;b&gt;"/>
        </body>
      </opml>

      """
    #expect(DocumentOutlines.text(of: document) == expected)
  }

  static let sources: [(site: String?, feed: String?, outline: String)] = [
    (
      "https://a.org/", "https://a.org/f?b&c",
      "<outline type=\"rss\" text=\"A\" title=\"A\" xmlUrl=\"https://a.org/f?b&amp;c\" htmlUrl=\"https://a.org/\"/>"
    ),
    (nil, "https://a.org/f", "<outline type=\"rss\" text=\"A\" title=\"A\" xmlUrl=\"https://a.org/f\"/>"),
    ("https://a.org/", nil, "<outline type=\"link\" text=\"A\" url=\"https://a.org/\"/>"),
    (nil, nil, "<outline text=\"A\"/>"),
  ]

  @Test("sources are feeds if their feed is known, or else links", arguments: DocumentOutlinesTests.sources)
  func mediaAreFeedsWhereTheirFeedIsKnown(site: String?, feed: String?, outline: String) {
    let document = Document([NewsSource(id: "a", name: "A", link: site)], feeds: feed.map { ["a": $0] } ?? [:])
    #expect(DocumentOutlines.text(of: document).contains("<body>\n    \(outline)\n  </body>"))
  }

  @Test("an empty list has no outlines")
  func emptyListHasNoOutlines() {
    #expect(DocumentOutlines.text(of: Document([Article]())).contains("  <body>\n  </body>\n"))
  }

  @Test("there is one outline for each item, whatever its text", arguments: HostileTexts.all)
  func whateverATextSaysThereIsOneOutlineAnItem(text: String) {
    for document in Document.saying(text) {
      let lines = DocumentOutlines.text(of: document).split(separator: "\n")
      #expect(lines.count == 8 + document.entries.count)
      for (line, entry) in zip(lines.dropFirst(6), document.entries) {
        #expect(line.hasPrefix("    <outline "))
        #expect(line.hasSuffix("\"/>"))
        // Two quotes for each attribute, and one pair of angle brackets.
        let attributes = entry.feed != nil ? 5 : entry.link != nil ? 3 : 1
        #expect(line.utf8.count { $0 == UInt8(ascii: "\"") } == 2 * attributes)
        #expect(line.utf8.count { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == 2)
      }
    }
  }

  @Test("a text that is not a web address is not linked", arguments: HostileTexts.addresses)
  func addresses(address: String) {
    for document in Document.leading(to: address) {
      #expect(DocumentOutlines.text(of: document).contains("<outline text=\"a\"/>"))
    }
  }
}
