import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Sources' addresses in links of Google News")
struct GoogleNewsLinkTests {
  private static let story = "https://example.org/a/story?b=c&d=e"

  /// An id as Google made them: a message with a number and a text, in the base64 for addresses.
  ///
  /// - Parameter length: the length to declare for the text, if it is to be wrong.
  private static func id(
    _ text: String, length: Int? = nil, start: [UInt8] = [0x08, 0x13, 0x22], end: [UInt8] = [0xD2, 0x01, 0x00]
  ) -> String {
    var bytes = start
    var length = length ?? text.utf8.count
    while length >= 0x80 {
      bytes.append(UInt8(length & 0x7F) | 0x80)
      length >>= 7
    }
    bytes += [UInt8(length)] + Array(text.utf8) + end
    return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func link(_ id: String) -> String { "https://news.google.com/rss/articles/\(id)?oc=5" }

  /// Lengths of addresses, from those that fit into one byte to those that do not fit into two.
  static let lengths = [20, 21, 22, 23, 100, 127, 128, 129, 1000, 2900]

  @Test("an old id contains the address, of any length", arguments: GoogleNewsLinkTests.lengths)
  func length(count: Int) {
    let address = "https://example.org/" + String(repeating: "a", count: count - 20)
    #expect(address.utf8.count == count)
    #expect(GoogleNewsLink.source(of: Self.link(Self.id(address))) == address)
  }

  static let places = [
    "https://news.google.com/rss/articles/ID?oc=5", "https://news.google.com/rss/articles/ID",
    "http://news.google.com/rss/articles/ID#top", "https://news.google.com/articles/ID?hl=fr&gl=FR&ceid=FR:fr",
    "https://news.google.com/__i/rss/rd/articles/ID?oc=5", "https://news.google.com/read/ID?hl=en-US",
  ]

  @Test("the address is found wherever the id is in Google's addresses", arguments: GoogleNewsLinkTests.places)
  func addressIsFoundWhereverTheIDIs(pattern: String) {
    #expect(GoogleNewsLink.source(of: pattern.replacing("ID", with: Self.id(Self.story))) == Self.story)
  }

  @Test(
    "padding and bytes after the address do not matter", arguments: [[], [0xD2, 0x01], [0xD2, 0x01, 0x05, 0x61]])
  func paddingAndBytesAfterTheAddressDoNotMatter(end: [UInt8]) {
    let id = Self.id(Self.story, end: end)
    #expect(GoogleNewsLink.source(of: Self.link(id)) == Self.story)
    let padded = id + String(repeating: "=", count: (4 - id.count % 4) % 4)
    #expect(GoogleNewsLink.source(of: Self.link(padded)) == Self.story)
  }

  @Test("an address beyond ASCII can be opened")
  func international() {
    let address = GoogleNewsLink.source(of: Self.link(Self.id("https://example.org/\u{E9}t\u{E9}")))
    #expect(address == "https://example.org/%C3%A9t%C3%A9")
  }

  static let opaque: [(String, String)] = [
    ("the ids since 2024", id("AU_yqL" + String(repeating: "aB3-_", count: 30))),
    ("no address of the web", id("ftp://example.org/")),
    ("a script", id("javascript:alert(1)")),
    ("no host", id("https://")),
    ("nothing", id("")),
    ("another kind of message", id(story, start: [0x08, 0x14, 0x22])),
    ("the beginning of one", "CBMi"),
    ("a length beyond the end", id(story, length: story.utf8.count + 10)),
    ("a length without end", Data([0x08, 0x13, 0x22, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]).base64EncodedString()),
    ("bytes that are no text", Data([0x08, 0x13, 0x22, 0x03, 0x68, 0xFF, 0xFE]).base64EncodedString()),
    ("no base64", "CBMi!!!!%%%%"),
    ("an empty id", ""),
    ("more than any id", id("https://example.org/" + String(repeating: "a", count: 5000))),
    ("letters beyond ASCII", "\u{E9}\u{1F600}"),
  ]

  @Test("an id without an address leaves the link as it is", arguments: GoogleNewsLinkTests.opaque)
  func hidden(name: String, id: String) {
    #expect(GoogleNewsLink.source(of: Self.link(id)) == nil, "\(name)")
  }

  static let oldest: [(String, String)] = [
    ("http://news.google.com/news/url?sa=t&fd=R&usg=A&url=http://example.org/a", "http://example.org/a"),
    ("http://news.google.com/news/url?url=http://example.org/a", "http://example.org/a"),
    (
      "https://news.google.com/news/url?sa=t&url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d&ei=e",
      "https://example.org/a?b=c&d"
    ),
  ]

  @Test("the links of 2012 contain the address as it is or encoded", arguments: GoogleNewsLinkTests.oldest)
  func ofOldest(link: String, address: String) {
    #expect(GoogleNewsLink.source(of: link) == address)
  }

  static let others = [
    "https://example.org/rss/articles/ID", "https://news.google.com.example.org/rss/articles/ID",
    "https://example.org/?url=https://news.google.com/", "https://example.org/url?url=http://evil.example/",
    "https://news.google.com/news/url?url=javascript:alert(1)", "https://news.google.com/rss/topics/ID",
    "https://news.google.com/", "", "ID",
  ]

  @Test("other addresses are not changed", arguments: GoogleNewsLinkTests.others)
  func otherAddressesAreNotChanged(pattern: String) {
    #expect(GoogleNewsLink.source(of: pattern.replacing("ID", with: Self.id(Self.story))) == nil)
  }
}
