import Testing

@testable import NewsDomain

@Suite("Links that may be opened")
struct WebLinkTests {
  static let accepted: [(String, String)] = [
    ("http://example.com", "http://example.com"), ("https://example.com/a", "https://example.com/a"),
    ("HTTPS://example.com/a", "https://example.com/a"), ("  https://example.com/a\r\n", "https://example.com/a"),
    ("https://example.com/?q=a&b=c#d", "https://example.com/?q=a&b=c#d"),
    ("https://user@example.com:8080/", "https://user@example.com:8080/"),
    ("https://example.com/\u{E9}t\u{E9}", "https://example.com/%C3%A9t%C3%A9"),
    ("https://example.com/\u{65E5}\u{672C}", "https://example.com/%E6%97%A5%E6%9C%AC"),
    ("https://example.com/%C3%A9", "https://example.com/%C3%A9"),
    ("https://example.com/a b", "https://example.com/a%20b"),
    ("https://example.com/\"<>\\^`{|}", "https://example.com/%22%3C%3E%5C%5E%60%7B%7C%7D"),
    ("https://example.com/a\tb", "https://example.com/ab"),
    ("https://example.com/\u{202E}gpj", "https://example.com/%E2%80%AEgpj"),
    ("https://example.com/\u{9B}31m", "https://example.com/%C2%9B31m"),
  ]

  @Test("a web address is accepted and written in ASCII", arguments: WebLinkTests.accepted)
  func address(text: String, address: String) {
    #expect(WebLink(text)?.address == address)
  }

  @Test("an address is printable ASCII without blanks", arguments: WebLinkTests.accepted)
  func isPlain(text: String, address: String) throws {
    let link = try #require(WebLink(text))
    let isPlain = link.address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    #expect(isPlain)
  }

  @Test(
    "other schemes are refused",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "javascript://example.com/%0Aalert(1)", "data:text/html,x",
      "file:///etc/passwd", "file://localhost/etc/passwd", "ftp://example.com/a", "mailto:a@example.com",
      "ssh://example.com", "http:https://example.com", " javascript://example.com",
    ])
  func schemes(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test(
    "an incomplete address is refused",
    arguments: ["", " ", "example.com", "//example.com/a", "/path", "[object Object]", "null", "http", "https:"])
  func fragments(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test(
    "a port is a number, so that a password with a slash is not taken for one",
    arguments: [
      ("http://bob:hunt/er@a.example/f", false), ("http://bob:hunt?er@a.example/f", false), ("http://a:b/", false),
      ("http://a.example:65536/", false), ("http://a.example:65535/", true), ("http://a.example:/", true),
      ("http://[::1]/", true), ("http://[::1]:80/", true), ("http://[::1]:x/", false),
      ("http://bob:a@b.example/", true),
    ])
  func port(text: String, isAccepted: Bool) {
    #expect((WebLink(text) != nil) == isAccepted)
  }

  @Test(
    "brackets are around an IPv6 address",
    arguments: [
      ("http://[a", false), ("http://[a]/", false), ("http://a]/", false), ("http://a[::1]/", false),
      ("http://[::1]a/", false), ("http://[]/", false), ("http://[1.2.3.4]/", false), ("http://[::1]:80/", true),
      ("HTTP://[FE80::1%25eth0]/", true), ("http://a.example/[a", true),
    ])
  func brackets(text: String, isAccepted: Bool) {
    #expect((WebLink(text) != nil) == isAccepted)
  }

  @Test(
    "a host that is missing or blank is refused",
    arguments: [
      "http://", "https:///path", "http://:80/", "http://user@/", "http://user@:80/", "http://?q", "http://#a",
      "http:// /", "http://\t/", "http://\n/a",
    ])
  func noHost(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test(
    "a host with characters that no host can have is refused",
    arguments: ["http://exa mple.com/", "http://<b>/", "http://a\"b/", "http://a'b/", "http://a`b/", "http://a\\b/"])
  func oddHost(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test(
    "control characters are refused",
    arguments: [
      "http://example.com/\u{0}", "http://example.com/\u{1B}[31m", "http://example.com/\u{7}",
      "http://exam\u{8}ple.com",
      "http://example.com/\u{7F}", "http://\u{1B}]0;x\u{7}/",
    ])
  func controls(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test("the host is the one to which the link leads")
  func host() {
    #expect(WebLink("https://www.example.com/a@b")?.host == "www.example.com")
    #expect(WebLink("https://user@example.com/a")?.host == "example.com")
    #expect(WebLink("https://good.example@evil.example/")?.host == "evil.example")
    #expect(WebLink("https://evil.example?@good.example/")?.host == "evil.example")
  }

  @Test("a tab in the host is dropped, as browsers do")
  func tabInHost() {
    #expect(WebLink("https://exam\tple.com/a")?.address == "https://example.com/a")
    #expect(WebLink("https://exam\tple.com/a")?.host == "example.com")
  }

  /// An address, and the same without its user name and password.
  static let logins: [(String, String)] = [
    ("https://reader:secret@example.com/a", "https://example.com/a"),
    ("https://reader@example.com", "https://example.com"),
    ("https://:secret@example.com:8080/", "https://example.com:8080/"),
    ("HTTP://reader:s@cret@www.example.com?q", "http://www.example.com?q"),
    ("https://\u{E9}:\u{E9}@example.com/\u{E9}", "https://example.com/%C3%A9"),
    ("https://reader:secret@[::1]:80/#a@b", "https://[::1]:80/#a@b"), ("https://@example.com/", "https://example.com/"),
    // An @ after the host does not end a user name and password.
    ("https://example.com/@a:b@c", "https://example.com/@a:b@c"),
    ("https://example.com?a@b", "https://example.com?a@b"),
    ("https://example.com#a@b", "https://example.com#a@b"), ("https://example.com:80", "https://example.com:80"),
  ]

  @Test("a user name and password are removed, and nothing else", arguments: WebLinkTests.logins)
  func withoutLogin(text: String, expected: String) throws {
    let link = try #require(WebLink(text))
    #expect(link.withoutLogin == expected)
    // A second call removes nothing else, and the host is the same.
    #expect(WebLink(expected)?.withoutLogin == expected)
    #expect(WebLink(expected)?.host == link.host)
  }

  @Test("for display, the scheme and a user name and password are left out")
  func display() {
    #expect(WebLink("https://example.com/a/b")?.display == "example.com/a/b")
    #expect(WebLink("http://example.com/")?.display == "example.com")
    #expect(WebLink("https://reader:secret@www.example.com/a")?.display == "example.com/a")
  }
}
