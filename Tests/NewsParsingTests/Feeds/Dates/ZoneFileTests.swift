import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Time zones by name")
struct ZoneFileTests {
  @Test(
    "only names of zones lead to a file",
    arguments: ["", "/etc/passwd", "../../etc/passwd", "Europe", "Europe/", "zone.tab", "Europe/Nowhere", "tzdata.zi"])
  func noZone(name: String) {
    #expect(ZoneFile(named: name) == nil)
  }

  @Test("a damaged file is no zone")
  func damaged() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Paris")))
    #expect(ZoneFile(bytes)?.offset(at: 1_795_000_000) == 3600)
    for count in stride(from: 0, to: bytes.count - 20, by: 37) { #expect(ZoneFile(Array(bytes.prefix(count))) == nil) }
    var other = bytes
    for place in 20..<44 { other[place] = 0xFF }
    #expect(ZoneFile(other) == nil)
  }

  static let rules: [(String, String, Int?)] = [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:59:59Z", 3600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T03:00:00Z", 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T03:00:00Z", 3600),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-07-01T00:00:00Z", -14_400),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 39_600), ("<+0530>-5:30", "2026-01-01T00:00:00Z", 19_800),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", 36_000),
    ("NST3:30NDT,M3.2.0,M11.1.0", "2026-01-01T00:00:00Z", -12_600),
    ("", "2026-01-01T00:00:00Z", nil), ("CET", "2026-01-01T00:00:00Z", nil),
    ("CET-1CEST,M13.5.0,M10.5.0", "2026-01-01T00:00:00Z", nil),
    ("CET-1CEST,J60,J300", "2026-01-01T00:00:00Z", nil),
  ]

  @Test("rules of summer time", arguments: rules)
  func rule(text: String, time: String, offset: Int?) throws {
    let local = try #require(Date(iso8601: time)).timeIntervalSince1970
    #expect(ZoneRule(text)?.offset(at: Int(local)) == offset)
  }
}
