import Testing

@testable import NewsDomain

@Suite("What two addresses of the same page have in common")
struct WebLinkCanonicalTests {
  static let links: [(String, String)] = [
    ("https://example.com/a", "example.com/a"),
    ("http://example.com/a", "example.com/a"),
    ("https://www.example.com/a/", "example.com/a"),
    ("HTTPS://WWW.Example.COM/a", "example.com/a"),
    ("http://example.com:80/a", "example.com/a"),
    ("https://example.com:443/a", "example.com/a"),
    ("https://example.com:8080/a", "example.com:8080/a"),
    ("https://user:word@example.com/a", "example.com/a"),
    ("https://example.com", "example.com"),
    ("https://example.com/", "example.com"),
    ("https://example.com?id=1", "example.com?id=1"),
    ("https://example.com/?id=1", "example.com?id=1"),
    ("https://example.com/a#top", "example.com/a"),
    ("https://example.com/a#b?id=1/", "example.com/a"),
    ("https://example.com/a?", "example.com/a"),
    ("https://example.com/a?&&", "example.com/a"),
    ("https://example.com/a?utm_source=x&utm_medium=y", "example.com/a"),
    ("https://example.com/a?UTM_Source=x", "example.com/a"),
    ("https://example.com/a?utm_source=x&id=7&fbclid=y#z", "example.com/a?id=7"),
    ("https://example.com/a?xtor=RSS-1&at_medium=rss&mc_cid=2&cmp=3&CMPID=4&ocid=5&gclid", "example.com/a"),
    ("https://example.com/a/?id=7", "example.com/a?id=7"),
    ("https://example.com/\u{E9}", "example.com/%C3%A9"),
  ]

  @Test("neither scheme nor what only counts readers tells pages apart", arguments: WebLinkCanonicalTests.links)
  func same(text: String, canonical: String) throws {
    let link = try #require(WebLink(text))
    #expect(link.canonical == canonical)
  }

  static let pages: [(String, String)] = [
    ("https://example.com/a", "https://example.com/A"),
    ("https://example.com/a", "https://example.com/a/b"),
    ("https://example.com/a", "https://example.org/a"),
    ("https://example.com/a", "https://m.example.com/a"),
    ("https://example.com/a", "https://example.com:8443/a"),
    ("https://example.com/a", "https://example.com/a?id=1"),
    ("https://example.com/a?id=1", "https://example.com/a?id=2"),
    ("https://example.com/a?id=1", "https://example.com/a?ID=1"),
    ("https://example.com/a", "https://example.com/a?utm=1"),
    ("https://example.com/a", "https://example.com/a?atlas=1"),
    ("https://example.com/a?u=https://b.org/", "https://example.com/a?u=https://c.org/"),
    ("https://example.com/a", "https://good.example@example.net/a"),
  ]

  @Test("what makes another page stays", arguments: WebLinkCanonicalTests.pages)
  func different(one: String, other: String) throws {
    let links = (try #require(WebLink(one)), try #require(WebLink(other)))
    #expect(links.0.canonical != links.1.canonical)
  }
}
