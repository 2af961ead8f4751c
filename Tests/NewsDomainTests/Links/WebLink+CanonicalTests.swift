import Testing

@testable import NewsDomain

@Suite("Canonical links")
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
    ("https://www.example.com/a?id=1", "example.com/a?id=1"),
    ("https://www.example.com/?id=1", "example.com?id=1"),
    ("https://example.com/a/?id=1/", "example.com/a?id=1/"),
    ("https://example.com/a?id=1&utm_source=x#top?b=2", "example.com/a?id=1"),
    ("https://example.com/a?id=1#", "example.com/a?id=1"),
    ("https://example.com/a#?id=1", "example.com/a"),
    ("https://example.com/a??id=1", "example.com/a??id=1"),
    ("https://example.com/a?&id=1&&b&", "example.com/a?id=1&b"),
    ("https://example.com/a?=1&a=", "example.com/a?=1&a="),
    ("https://example.com/a?utm_source", "example.com/a"),
    ("https://example.com/a?UTM_Source=x&Id=1", "example.com/a?Id=1"),
    ("https://example.com/a?utm_source=x=y&a=b=c", "example.com/a?a=b=c"),
    ("https://example.com/a?b=https://c.example/?utm_source=x", "example.com/a?b=https://c.example/?utm_source=x"),
    ("https://example.com/a?utm%5Fsource=x", "example.com/a?utm%5Fsource=x"),
    ("https://example.com/%7Eann?q=%C3%A9", "example.com/%7Eann?q=%C3%A9"),
    ("https://example.com/a//?id=1", "example.com/a/?id=1"),
    ("https://example.com//", "example.com/"),
    ("https://example.com:80/a?id=1", "example.com/a?id=1"),
    ("https://example.com:8080/a?id=1", "example.com:8080/a?id=1"),
    ("https://ann:word@www.example.com/a?id=1", "example.com/a?id=1"),
    ("https://ann@example.com:443?id=1", "example.com?id=1"),
    ("https://[2001:db8::1]/a?id=1&gclid=2", "[2001:db8::1]/a?id=1"),
    ("https://[2001:DB8::1]:443/a?id=1", "[2001:db8::1]/a?id=1"),
    ("https://Example.com/A?ID=1", "example.com/A?ID=1"),
    ("https://www./a?id=1", "/a?id=1"),
    ("https://www.www.example.com?id=1", "www.example.com?id=1"),
    ("https://\u{E9}xample.com/a?id=1", "\u{E9}xample.com/a?id=1"),
    ("https://example.com/\u{E9}?\u{E9}=1&fbclid=\u{E9}", "example.com/%C3%A9?%C3%A9=1"),
    ("https://example.com./a?id=1", "example.com./a?id=1"),
    ("https://a_b.example.com/?id=1&xtor=1", "a_b.example.com?id=1"),
  ]

  @Test("the scheme and parameters that track readers do not distinguish pages", arguments: WebLinkCanonicalTests.links)
  func schemeAndTrackingDoNotDistinguishPages(text: String, canonical: String) throws {
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

  @Test("everything that leads to another page is kept", arguments: WebLinkCanonicalTests.pages)
  func everythingThatLeadsToAnotherPageIsKept(one: String, other: String) throws {
    let links = (try #require(WebLink(one)), try #require(WebLink(other)))
    #expect(links.0.canonical != links.1.canonical)
  }
}

@Suite("The address of a page as it is passed on")
struct WebLinkUntrackedTests {
  static let tracked: [(String, String)] = [
    ("https://example.com/a?utm_source=x&utm_medium=y", "https://example.com/a"),
    ("https://example.com/a?UTM_Source=x", "https://example.com/a"),
    ("https://example.com/a?utm_source=x&id=7&fbclid=y#z", "https://example.com/a?id=7#z"),
    ("https://example.com/a?b=2&utm_medium=m&a=1&gclid=g&a=0&c", "https://example.com/a?b=2&a=1&a=0&c"),
    ("https://example.com/a?gclid", "https://example.com/a"), ("https://example.com/a?gclid=", "https://example.com/a"),
    ("https://example.com?utm_source=x", "https://example.com"),
    ("https://example.com/?utm_source=x#top", "https://example.com/#top"),
    ("https://example.com/a/?xtor=RSS-1&at_medium=rss&mc_cid=2&CMPID=4", "https://example.com/a/"),
    ("https://example.com/@writer/a?igsh=1", "https://example.com/@writer/a"),
    // The rest of a query whose parameters are all empty.
    ("https://example.com/a?", "https://example.com/a"), ("https://example.com/a?&&", "https://example.com/a"),
    ("https://example.com/a#", "https://example.com/a"),
    // Some sites track readers by the fragment.
    ("https://example.com/a#utm_source=x", "https://example.com/a"),
    ("https://example.com/a?id=1#at_medium=x&at_campaign=y", "https://example.com/a?id=1"),
    ("https://example.com/a#xtor=RSS-1", "https://example.com/a"),
  ]

  @Test("parameters that track readers are left out", arguments: WebLinkUntrackedTests.tracked)
  func without(text: String, expected: String) throws {
    #expect(try #require(WebLink(text)).untracked.address == expected)
  }

  static let logins: [(String, String)] = [
    ("https://user:word@example.com/a", "https://example.com/a"),
    ("https://user@example.com:8443/a?fbclid=1", "https://example.com:8443/a"),
    ("https://a@b@example.com/x", "https://example.com/x"), ("https://:@example.com", "https://example.com"),
    ("https://user:p%40ss@example.com?a=b@c", "https://example.com?a=b@c"),
  ]

  @Test("a user name and password are left out, and the host stays", arguments: WebLinkUntrackedTests.logins)
  func login(text: String, expected: String) throws {
    let link = try #require(WebLink(text))
    #expect(link.untracked.address == expected)
    #expect(link.untracked.host == link.host)
  }

  static let whole = [
    "http://www.Example.com:80/A/", "https://example.com", "https://example.com/", "https://example.com:443/a",
    "https://example.com/a?id=1", "https://example.com/a?b&a=%26utm_source=x", "https://example.com/a?q=utm_source",
    "https://example.com/a?utm=1&atlas=2&gclids=3&at=4", "https://example.com/a?next=https://b.org/?utm_source=x",
    "https://example.com/a?x=a=b==", "https://example.com/utm_source=x", "https://example.com/a;utm_source=x",
    "https://example.com/a#part-2", "https://example.com/a#a=b", "https://example.com/a#/b?id=1&utm_source=x",
    "https://example.com/a#:~:text=utm_source,x", "https://example.com/a#b?c#d", "https://example.com/#@user",
    "https://example.com/%C3%A9?q=%C3%A9#%C3%A9",
  ]

  @Test("everything else stays as it is, also positions in the page", arguments: WebLinkUntrackedTests.whole)
  func everythingElseStaysAsItIs(text: String) throws {
    #expect(try #require(WebLink(text)).untracked.address == text)
  }

  @Test(
    "a clean link does not change, and stays the same page",
    arguments: (WebLinkUntrackedTests.tracked + WebLinkUntrackedTests.logins).map(\.0) + WebLinkUntrackedTests.whole)
  func aCleanLinkDoesNotChange(text: String) throws {
    let link = try #require(WebLink(text))
    #expect(link.untracked.untracked == link.untracked)
    #expect(link.untracked.canonical == link.canonical)
  }
}
