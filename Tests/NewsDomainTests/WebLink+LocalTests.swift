import Testing

@testable import NewsDomain

@Suite("Links into one's own network")
struct WebLinkLocalTests {
  static let hosts: [(String, Bool)] = [
    ("example.com", false), ("EXAMPLE.COM:8080", false), ("93.184.216.34", false), ("172.32.0.1", false),
    ("100.128.0.1", false), ("[2606:2800::1]", false), ("1.example.com", false), ("localhost", true), ("Router", true),
    ("printer.local", true), ("a.home.arpa", true), ("10.1.2.3", true), ("127.0.0.1:8080", true), ("0.0.0.0", true),
    ("172.16.0.1", true), ("172.31.255.255", true), ("192.168.0.1", true), ("169.254.169.254", true),
    ("100.64.0.1", true), ("[::1]", true), ("[fd00::1]:80", true), ("[fe80::1]", true),
    // Other ways to write an address
    ("127.1", true), ("2130706433", true), ("0177.0.0.1", true), ("0x7f.0.0.1", true), ("300.1.1.1", true),
  ]

  @Test("a host of one's own network is known by how it is written", arguments: hosts)
  func local(host: String, isLocal: Bool) throws {
    #expect(try #require(WebLink("http://reader@\(host)/a.png")).isLocal == isLocal)
  }
}
