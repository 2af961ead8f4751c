import TestSupport
import Testing

@testable import NewsDomain

@Suite("Addresses of the internet")
struct IPAddressTests {
  static let locals: [String] = [
    "127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "100.64.0.1",
    "100.127.255.255", "100.100.100.200", "169.254.169.254", "168.63.129.16", "0.0.0.0", "0.1.2.3", "192.0.0.192",
    "192.0.2.1", "198.51.100.1", "203.0.113.1", "192.88.99.1", "198.18.0.1", "198.19.255.255", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255",
    // Other spellings.
    "127.1", "2130706433", "0177.0.0.1", "0x7f.0.0.1", "0x7F000001", "017700000001", "10.1", "0",
    // IPv6.
    "::", "::1", "0:0:0:0:0:0:0:1", "0000:0000:0000:0000:0000:0000:0000:0001", "fe80::1", "FE80::1", "febf::1",
    "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "ff0e::1", "100::1", "2001:db8::1", "3fff::1",
    "2001::1", "5f00::1",
    // IPv4 within IPv6.
    "::ffff:127.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:ffff:a9fe:a9fe", "::127.0.0.1", "::93.184.216.34",
    "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:c0a8:101::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  ]

  @Test("private, reserved and special addresses are not public", arguments: IPAddressTests.locals)
  func local(text: String) throws {
    #expect(try !#require(IPAddress(text)).isPublic)
    if text.contains(":") { #expect(try !#require(IPAddress("[\(text)]")).isPublic) }
  }

  static let publics: [String] = [
    "93.184.216.34", "1.1.1.1", "9.255.255.255", "11.0.0.0", "126.255.255.255", "128.0.0.0", "172.15.255.255",
    "172.32.0.0", "100.63.255.255", "100.128.0.0", "169.253.255.255", "169.255.0.0", "192.167.255.255", "192.169.0.0",
    "198.17.255.255", "198.20.0.0", "223.255.255.255", "168.63.129.17", "2606:2800:220:1:248:1893:25c8:1946",
    "2a00:1450::1", "2001:4860:4860::8888", "::ffff:93.184.216.34", "64:ff9b::5db8:d822", "2002:5db8:d822::1",
  ]

  @Test("addresses that everybody can reach are public", arguments: IPAddressTests.publics)
  func addressesThatEverybodyCanReachArePublic(text: String) throws {
    #expect(try #require(IPAddress(text)).isPublic)
  }

  @Test(
    "names and texts like an address are not addresses", arguments: ["", "localhost", "1.2.3.4.5", "256.1.1.1", "::g"])
  func namesAndTextsLikeAnAddressAreNone(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test("two spellings of an address are equal")
  func spellings() {
    #expect(IPAddress("127.1") == IPAddress("::ffff:7f00:1"))
    #expect(IPAddress("[::1]") == IPAddress("0:0::1"))
  }

  static let memberships: [(String, String, Bool)] = [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.0.0.0/7", "11.0.0.0", true),
    ("10.0.0.1", "10.0.0.1", true), ("10.0.0.1", "10.0.0.2", false), ("10.0.0.1/32", "10.0.0.1", true),
    ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "::1", false), ("::/0", "1.2.3.4", true),
    ("fe80::/10", "febf::1", true), ("fe80::/10", "fec0::1", false),
  ]

  @Test("a block contains the addresses with its prefix", arguments: IPAddressTests.memberships)
  func block(block: String, address: String, isIn: Bool) throws {
    #expect(try #require(AddressBlock(block)).contains(try #require(IPAddress(address))) == isIn)
  }

  @Test("other texts are not a block", arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "a/8", "::/129", "1/2/3"])
  func noBlock(text: String) {
    #expect(AddressBlock(text) == nil)
  }

  @Test("every block of the lists can be read")
  func lists() {
    #expect([AddressBlock].special4.count == 16)
    #expect([AddressBlock].special6.count == 3)
    for list in [[AddressBlock].global6, .translated, .sixToFour] { #expect(list.count == 1) }
  }

  @Test("an address is what the C library takes for one", arguments: IPSpellings.all)
  func library(text: String) {
    var version4 = in_addr()
    var version6 = in6_addr()
    var expected: IPAddress?
    if inet_aton(text, &version4) != 0 {
      expected = IPAddress(bytes: withUnsafeBytes(of: version4) { Array($0) })
    } else if inet_pton(AF_INET6, text, &version6) == 1 {
      expected = IPAddress(bytes: withUnsafeBytes(of: version6) { Array($0) })
    }
    // The library does not handle names of interfaces.
    guard !text.contains("%") else { return }
    #expect(IPAddress(text) == expected)
  }

  @Test("4 or 16 bytes are an address", arguments: 0..<20)
  func bytes(count: Int) {
    #expect((IPAddress(bytes: [UInt8](repeating: 1, count: count)) != nil) == (count == 4 || count == 16))
  }
}

/// Texts that are, or look like, addresses in one of the spellings that C libraries know.
enum IPSpellings {
  static let all: [String] =
    IPAddressTests.locals + IPAddressTests.publics + [
      "", "0x", "0x0", "00", "08", "1.2.3.08", "1.2.3.0x8", "0X1.0xfF", "1.", ".1", "1..2", "1.2.3.4.", "1.2.3.4.5",
      "-1",
      "+1", "1.+2", "1.-2", "1.2.3.256", "1.256.3", "1.2.65535", "1.2.65536", "1.16777215", "1.16777216", "4294967295",
      "4294967296", "99999999999999999999999", "0777777777777777777777777", "0x10000000000000000", "0x1g", "x1", "1x",
      "a.b", "0377.0377.0377.0377", "0400.1", "1e3", "1_0", "\u{661}", "\u{FF11}.1",
      ":", ":::", "1::", "::1:", ":1", "1:", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::",
      "::2:3:4:5:6:7:8", "1::2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "1::2::3", "12345::", "0001::", "00001::", "g::",
      "::1.2.3", "::1.2.3.4.5", "::01.2.3.4", "::0.0.0.0", "::1.2.3.256", "::1.2.3.4:5", "1.2.3.4::", "1.2.3.4::1",
      "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:1.2.3.4", "::1.2..4", "::.1.2.3", "::+1", "AbCd::eF",
    ]
}
