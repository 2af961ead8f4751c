import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Names of local hosts")
struct HostPolicyTests {
  static let hosts: [(String, Bool)] = [
    ("example.com", false), ("EXAMPLE.COM:8080", false), ("example.com.", false), ("93.184.216.34", false),
    ("1.example.com", false), ("[2606:2800::1]", false), ("reader:secret@example.com", false),
    ("localhost.example.com", false), ("xn--bcher-kva.example", false),
    ("localhost", true), ("LOCALHOST.", true), ("a.localhost", true), ("Router", true), ("printer.local", true),
    ("a.home.arpa", true), ("box.lan", true), ("metadata.google.internal", true), ("metadata.google.internal.", true),
    ("localhost.localdomain", true), ("%6cocalhost", true),
    ("10.1.2.3", true), ("127.0.0.1:8080", true), ("0.0.0.0", true), ("169.254.169.254", true), ("[::1]", true),
    ("[fd00:ec2::254]:80", true), ("[fe80::1]", true), ("[fe80::1%25eth0]", true), ("[::ffff:127.0.0.1]", true),
    ("[0:0:0:0:0:ffff:7f00:1]", true), ("reader@127.0.0.1", true), ("example.com@127.0.0.1", true),
    // Other ways to write an address.
    ("127.0.0.1.", true), ("127.1", true), ("2130706433", true), ("0177.0.0.1", true), ("0x7f.0.0.1", true),
    ("0x7f000001.", true), ("127%2e0.0.1", true), ("127.0.0.%31", true), ("300.1.1.1", true), ("4294967296", true),
    ("%EF%BC%91%EF%BC%92%EF%BC%97.0.0.1", true), ("127%E3%80%820.0.1", true),
  ]

  @Test("a host is judged as libcurl reads it", arguments: HostPolicyTests.hosts)
  func local(host: String, isLocal: Bool) throws {
    for url in ["http://\(host)/a.png", "https://\(host)"] {
      let written = try #require(WebHost(of: url))
      #expect(HostPolicy().isLocal(written) == isLocal)
    }
  }

  @Test("hosts on the list of exceptions are public, and no others")
  func exceptions() {
    let policy = HostPolicy(public: ["127.0.0.2", "localhost"])
    for url in ["http://127.0.0.2:1/", "http://[::ffff:127.0.0.2]/", "http://LOCALHOST./"] {
      #expect(!policy.isLocal(WebHost(of: url)))
    }
    for url in ["http://127.0.0.1/", "http://a.localhost/"] { #expect(policy.isLocal(WebHost(of: url))) }
    #expect(!policy.isLocal(IPAddress("127.0.0.2")))
    #expect(policy.isLocal(IPAddress("127.0.0.1")))
  }

  @Test("a connection to anything but an internet address is local")
  func noAddress() {
    #expect(HostPolicy().isLocal(IPAddress?.none))
  }

  @Test("what libcurl cannot read has no host", arguments: ["http://a b/", "http://[::1", "http://127.0.0.1:80%40a/"])
  func unreadable(url: String) {
    #expect(WebHost(of: url) == nil)
  }
}
