import Testing

@testable import NewsDomain

@Suite("Hosts that can be read in one way only")
struct WebHostTests {
  /// An address, the name of its host, and the IP address that it is.
  static let plain: [(String, String, String?)] = [
    ("https://example.org", "example.org", nil), ("http://Example.ORG.:8080/a?b#c", "example.org", nil),
    ("http://reader:secret@example.org/", "example.org", nil), ("http://ex%61mple%2Eorg/", "example.org", nil),
    ("http://localhost", "localhost", nil), ("http://a_b.example.org/@c", "a_b.example.org", nil),
    ("http://127.1/", "127.1", "127.0.0.1"), ("http://0x7F000001:80", "0x7f000001", "127.0.0.1"),
    ("http://127%2e0.0.1./", "127.0.0.1", "127.0.0.1"), ("http://[::1]:80/", "::1", "::1"),
    ("http://[::FFFF:10.0.0.1]", "::ffff:10.0.0.1", "10.0.0.1"),
  ]

  @Test("its name and address are told", arguments: plain)
  func nameAndAddressOfAHost(url: String, name: String, address: String?) throws {
    let host = try #require(WebHost(plain: url))
    #expect(host.name == name)
    #expect(host.address == address.flatMap(IPAddress.init))
    #expect(host.isSecure == url.hasPrefix("https:"))
  }

  static let others = [
    "", "example.org", "//example.org/", "ftp://example.org/", "http:/example.org/", "http:///example.org/", "http://",
    "http://:80/", "http://example.org:80a/", "http://example.org:65536/", "http://example.org:-1/",
    "http://a@b@example.org/", "http://a\\@example.org/", "http://example.org\\@a/", "http://example.org%00/",
    "http://example.org%2F/", "http://example.org%zz/", "http://example.org%2561/", "http://b\u{FC}cher.example/",
    "http://b%C3%BCcher.example/", "http://example.org/\u{E9}", "http://exam ple.org/", "http://example.org/ ",
    "http://example.org/\t", "http://[fe80::1%25eth0]/", "http://[::1", "http://[::1]x/", "http://[1.2.3.4]/",
    "http://[::1.2.3.256]/", "http://[]/", "http://%5B::1%5D/", "http://example.org,a/", "http://example.org|a/",
    "http://" + String(repeating: "a", count: 254) + "/",
  ]

  @Test("what may be read in another way is left open", arguments: others)
  func ambiguousHostsAreLeftOpen(url: String) {
    #expect(WebHost(plain: url) == nil)
  }
}
