import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("An address in a feed")
struct FeedAddressTests {
  static let relative: [(String, String)] = [
    ("a", "https://example.org/news/a"), ("/a", "https://example.org/a"), ("../a", "https://example.org/a"),
    ("./a/../b", "https://example.org/news/b"), ("?q=1", "https://example.org/news/feed.xml?q=1"),
    ("#f", "https://example.org/news/feed.xml?x=1#f"), ("//example.net/a", "https://example.net/a"),
    ("a?b=1&c=2", "https://example.org/news/a?b=1&c=2"), ("/a%20b", "https://example.org/a%20b"),
    (" \n/a\t", "https://example.org/a"),
  ]

  @Test("a relative address is resolved against its base (RFC 3986)", arguments: FeedAddressTests.relative)
  func resolved(address: String, expected: String) {
    #expect(FeedAddress.resolved(address, against: "https://example.org/news/feed.xml?x=1") == expected)
  }

  @Test(
    "an absolute address stays as it is",
    arguments: [
      "https://example.net/a", "http://example.net/a?b=1&c=2", "https://example.net/été", "https://example.net/a b",
      "mailto:jo@example.net", "tag:example.net,2021:1",
    ])
  func absolute(address: String) {
    #expect(FeedAddress.resolved(address, against: "https://example.org/") == address)
    #expect(FeedAddress.resolved(" \(address)\n", against: nil) == address)
  }

  @Test(
    "addresses with characters that are not allowed are resolved all the same",
    arguments: ["/été", "/日本/1", "/a b", "/a|b", "/a[1]", "/a?b={c}", "/a\"b", "/100%"])
  func careless(address: String) throws {
    let resolved = try #require(FeedAddress.resolved(address, against: "https://example.org/news/"))
    #expect(resolved.hasPrefix("https://example.org/"))
  }

  @Test(
    "quotes around an address are no part of it, and its slashes are those that browsers read",
    arguments: [
      "\"https://example.net/a?b=\\c\"", "'https://example.net/a?b=\\c'", "https:\\\\example.net\\a?b=\\c",
      "https:/example.net/a?b=\\c", "https:///example.net/a?b=\\c", "HTTPS:\\/example.net/a?b=\\c",
      "https://example.net\\a?b=\\c",
    ])
  func slashes(address: String) {
    #expect(FeedAddress.resolved(address, against: "https://example.org/") == "https://example.net/a?b=\\c")
  }

  @Test("without a valid base an address stays relative")
  func noBase() {
    #expect(FeedAddress.resolved("/a", against: nil) == "/a")
    #expect(FeedAddress.resolved("/a", against: "not a base") == "/a")
  }

  @Test("an address that is too long leads nowhere, and nothing is resolved against it")
  func longest() {
    let path = "/" + String(repeating: "a", count: FeedAddress.longest - 1)
    let base = "https://example.org/"
    #expect(FeedAddress.resolved(path, against: base) == "https://example.org" + path)
    #expect(FeedAddress.resolved(path + "a", against: base) == nil)
    #expect(FeedAddress.resolved("https://example.net" + path, against: nil) == nil)
    // White space around it is ignored.
    #expect(FeedAddress.resolved("  " + path + "\n", against: base) == "https://example.org" + path)
    let longBase = base + String(repeating: "a", count: FeedAddress.longest - base.utf8.count)
    #expect(FeedAddress.resolved("/a", against: longBase) == "https://example.org/a")
    #expect(FeedAddress.resolved("/a", against: longBase + "a") == nil)
  }

  @Test("an empty address leads nowhere", arguments: ["", " ", "\n\t"])
  func anEmptyAddressLeadsNowhere(address: String) {
    #expect(FeedAddress.resolved(address, against: "https://example.org/") == nil)
  }
}
