import CLibcurl
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Hosts as libcurl reads them")
struct WebHostLibcurlTests {
  /// A part of an address as libcurl reads it.
  private func curlPart(_ part: CURLUPart, of url: String, _ flags: UInt32 = 0) -> String? {
    guard let handle = supernews_curl_url() else { return nil }
    defer { supernews_curl_url_cleanup(handle) }
    var text: UnsafeMutablePointer<CChar>?
    guard supernews_curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
      supernews_curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text
    else { return nil }
    defer { supernews_curl_free(text) }
    return String(cString: text)
  }

  private static let hosts = [
    "example.org", "www.example.org", "a-b.example.co.uk", "1.example.com", "news.24ur.com", "xn--bcher-kva.example",
    "a.xn--p1ai", "example.c0m", "127.a", "1.2.3.a4", "0x7f.example", "-a.example", "a--b-.example",
    "localhost.localdomain", "metadata.google.internal", String(repeating: "a", count: 63) + ".example",
  ]

  private static let paths = [
    "", "/", "/a/b.png", "/a?b=c&d=%2e#e", "//double//", "/@me:8080/x", "/a:b@c", "/%E3%81%82/%zz", "/a;b=c,d!$'()*+",
    "/?u=https://user@other.example:81/", "/<a>\"b\"`{c}|^\\", "/.././../x", "/" + String(repeating: "a", count: 3000),
  ]

  @Test("a usual address has the host and the scheme that libcurl reads", arguments: hosts, ["http", "https"])
  func usual(host: String, scheme: String) throws {
    for path in Self.paths {
      let url = "\(scheme)://\(host)\(path)"
      let written = try #require(WebHost(of: url), "\(url)")
      #expect(written.name == curlPart(CURLUPART_HOST, of: url), "\(url)")
      #expect(written.name == host)
      #expect(written.isSecure == (curlPart(CURLUPART_SCHEME, of: url) == "https"))
      #expect(written.isSecure == (scheme == "https"))
      #expect(written.address == nil)
    }
  }

  /// Addresses in unusual forms, which only libcurl reads, and their hosts.
  static let unusual: [(String, String)] = [
    ("https://example.org:8443/a", "example.org"), ("http://example.org:/a", "example.org"),
    ("https://reader:secret@example.org/a", "example.org"), ("https://good.example@example.org/a", "example.org"),
    ("https://a.example:80@example.org:81/", "example.org"), ("https://EXAMPLE.org/a", "example.org"),
    ("HTTPS://example.org/a", "example.org"), ("HtTp://Example.Org", "example.org"),
    ("https://example.org./a", "example.org"), ("https://example.org?x=1", "example.org"),
    ("https://example.org#x", "example.org"), ("https://ex%61mple.org/", "example.org"),
    ("https://example%2eorg/", "example.org"), ("https://a_b.example.org/", "a_b.example.org"),
    ("http://localhost/", "localhost"), ("http://router", "router"),
    ("https://example.org/\u{E9}", "example.org"),
  ]

  @Test("what is written otherwise has the host that libcurl reads", arguments: WebHostLibcurlTests.unusual)
  func unusualAddressesHaveTheHostThatLibcurlReads(url: String, name: String) throws {
    let written = try #require(WebHost(of: url))
    #expect(written.name == name)
    #expect(written.address == nil)
    #expect(written.isSecure == url.lowercased().hasPrefix("https:"))
  }

  static let numbers: [(String, String)] = [
    ("http://127.0.0.1/", "127.0.0.1"), ("http://0x7f.1/", "127.0.0.1"), ("http://0x7F.0.0.1:80/a", "127.0.0.1"),
    ("http://127.1", "127.0.0.1"), ("http://2130706433/", "127.0.0.1"), ("http://017700000001/", "127.0.0.1"),
    ("http://127%2e0.0.1/", "127.0.0.1"), ("http://127.0.0.%31/", "127.0.0.1"), ("http://127.0.0.1./", "127.0.0.1"),
    ("https://[::1]/a", "::1"), ("https://[2606:2800::1]:8443/a", "2606:2800::1"),
    ("http://reader@93.184.216.34/", "93.184.216.34"),
  ]

  @Test("a number is an address, however it is written", arguments: WebHostLibcurlTests.numbers)
  func addresses(url: String, address: String) throws {
    let written = try #require(WebHost(of: url))
    #expect(written.address != nil)
    #expect(written.address == IPAddress(address))
  }

  @Test(
    "a name beyond ASCII is the one that is looked up",
    arguments: ["https://b\u{FC}cher.example/", "https://B\u{DC}CHER.example/", "https://b%C3%BCcher.example/"])
  func letters(url: String) throws {
    let looked = curlPart(CURLUPART_HOST, of: url, UInt32(CURLU_PUNYCODE)) ?? curlPart(CURLUPART_HOST, of: url)
    let written = try #require(WebHost(of: url))
    #expect(written.name == looked?.lowercased())
    #expect(written.name != "bcher.example")
    #expect(written.address == nil)
  }

  @Test(
    "an address that libcurl cannot read has no host, however usual its beginning",
    arguments: [
      "https://example.org/a b", "https://example.org/a\u{1}", "https://exa mple.org/",
      "https://", "https:///", "example.org/a b", "https://example.org:80x/", "https://example.org:99999/", "",
    ])
  func anAddressThatLibcurlCannotReadHasNoHost(url: String) {
    #expect(curlPart(CURLUPART_HOST, of: url) == nil)
    #expect(WebHost(of: url) == nil)
  }
}
