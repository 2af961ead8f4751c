import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The place of the time zone")
struct TimeZoneLocationTests {
  private let folder = TemporaryFolder()

  private static let paris = Coordinate(latitude: 48 + 52.0 / 60, longitude: 2 + 20.0 / 60)
  private static let kolkata = Coordinate(latitude: 22 + 32.0 / 60, longitude: 88 + 22.0 / 60)
  private static let bratislava = Coordinate(latitude: 48 + 9.0 / 60, longitude: 17 + 7.0 / 60)

  /// Creates zone files as systems have them: a current table, an older one with more zones, a file for each zone, and
  /// links.
  private func makeZones() throws {
    let newer = """
      # tzdb timezone descriptions
      #codes\tcoordinates\tTZ\tcomments
      CZ,SK\t+5005+01426\tEurope/Prague
      FR,MC\t+4852+00220\tEurope/Paris
      IN\t+2232+08822\tAsia/Kolkata
      US\t+404251-0740023\tAmerica/New_York\tEastern (most areas)
      XX\t+9999+00000\tBroken/Place

      """
    try folder.write(newer.utf8, to: "zoneinfo/zone1970.tab")
    try folder.write((newer + "SK\t+4809+01707\tEurope/Bratislava\n").utf8, to: "zoneinfo/zone.tab")
    for name in ["Europe/Prague", "Europe/Paris", "Asia/Kolkata", "America/New_York", "Etc/UTC", "Broken/Place"] {
      try folder.write("TZif".utf8, to: "zoneinfo/\(name)")
    }
    try link("zoneinfo/Asia/Calcutta", to: "Kolkata")
    try link("zoneinfo/Europe/Bratislava", to: "Prague")
    try FileManager.default.createDirectory(atPath: folder.path + "/etc", withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try #require(symlink(target, folder.path + "/" + name) == 0)
  }

  /// - Parameter zone: the value of `TZ`.
  private func locate(_ zone: String? = nil) async -> Whereabouts? {
    var environment = ["TZDIR": folder.path + "/zoneinfo"]
    environment["TZ"] = zone
    return await TimeZoneLocation(environment: environment, systemFolder: folder.path + "/etc").locate()
  }

  private static func isNear(_ found: Whereabouts?, _ place: Coordinate, _ zone: String) -> Bool {
    guard let found else { return false }
    return found.place.distance(to: place) < 0.001 && found.origin == .timeZone(zone)
  }

  static let names: [(String, String, Coordinate)] = [
    ("Europe/Paris", "Europe/Paris", paris), (":Europe/Paris", "Europe/Paris", paris),
    ("Asia/Kolkata", "Asia/Kolkata", kolkata), ("Asia/Calcutta", "Asia/Kolkata", kolkata),
    ("Europe/Bratislava", "Europe/Bratislava", bratislava),
  ]

  @Test(
    "TZ names a zone, including former names and zones of the older table", arguments: TimeZoneLocationTests.names)
  func named(zone: String, name: String, place: Coordinate) async throws {
    try makeZones()
    let found = await locate(zone)
    #expect(Self.isNear(found, place, name), "\(String(describing: found))")
  }

  @Test("TZ may be the path of a zone's file", arguments: ["", ":"])
  func path(prefix: String) async throws {
    try makeZones()
    let found = await locate(prefix + folder.path + "/zoneinfo/Europe/Paris")
    #expect(Self.isNear(found, Self.paris, "Europe/Paris"), "\(String(describing: found))")
  }

  @Test(
    "a name that is not a zone, or a zone without a place, gives no place",
    arguments: [
      "", ":", "CET-1CEST,M3.5.0,M10.5.0/3", "UTC", "UTC0", "Etc/UTC", "Europe/Atlantis", "Broken/Place",
      "europe/paris",
      "/etc/passwd", "../../etc/passwd", "zone.tab", "Europe", ".", "/", " ", "Europe/Paris\n", "\u{1B}[31m",
      "comments",
    ])
  func nowhere(zone: String) async throws {
    try makeZones()
    try link("etc/localtime", to: "../zoneinfo/Europe/Paris")
    #expect(await locate(zone) == nil)
  }

  @Test("without TZ the zone is the target of the link for local time")
  func linked() async throws {
    try makeZones()
    try link("etc/localtime", to: "../zoneinfo/Europe/Paris")
    try folder.write("Asia/Kolkata\n".utf8, to: "etc/timezone")
    let found = await locate()
    #expect(Self.isNear(found, Self.paris, "Europe/Paris"), "\(String(describing: found))")
  }

  @Test("a link to a former name gives the place as well")
  func linkedToFormerName() async throws {
    try makeZones()
    try link("etc/localtime", to: "../zoneinfo/Asia/Calcutta")
    #expect(await locate()?.place.distance(to: Self.kolkata) ?? .infinity < 0.001)
  }

  @Test("a zone that shares its file with another country's gets its place from the older table")
  func linkedToSharedZone() async throws {
    try makeZones()
    try link("etc/localtime", to: "../zoneinfo/Europe/Bratislava")
    let found = await locate()
    #expect(Self.isNear(found, Self.bratislava, "Europe/Bratislava"), "\(String(describing: found))")
  }

  @Test(
    "if local time is a copy, the name of the zone is in a file",
    arguments: ["Europe/Paris\n", "Europe/Paris", " Europe/Paris \n"])
  func copy(text: String) async throws {
    try makeZones()
    try folder.write("TZif".utf8, to: "etc/localtime")
    try folder.write(text.utf8, to: "etc/timezone")
    let found = await locate()
    #expect(Self.isNear(found, Self.paris, "Europe/Paris"), "\(String(describing: found))")
  }

  @Test(
    "a file that names no zone gives no place",
    arguments: [[], [0x0A], [0xFF, 0xFE, 0x00], Array("a b".utf8)] as [[UInt8]])
  func badName(bytes: [UInt8]) async throws {
    try makeZones()
    try folder.write(bytes, to: "etc/timezone")
    #expect(await locate() == nil)
  }

  @Test("circular links give no place")
  func circle() async throws {
    try makeZones()
    try link("zoneinfo/Europe/There", to: "Back")
    try link("zoneinfo/Europe/Back", to: "There")
    #expect(await locate("Europe/There") == nil)
  }

  @Test("a machine without any setting gives no place")
  func nothing() async throws {
    try makeZones()
    #expect(await locate() == nil)
    try link("etc/localtime", to: "../zoneinfo/No/Such")
    #expect(await locate() == nil)
  }

  @Test(
    "missing, empty or broken tables give no place", arguments: [nil, "", "\t\t\n\t", "\u{0}\u{FFFD}"])
  func noTables(table: String?) async throws {
    if let table {
      for name in ["zone1970.tab", "zone.tab"] { try folder.write(table.utf8, to: "zoneinfo/\(name)") }
    }
    #expect(await locate("Europe/Paris") == nil)
  }

  @Test("one table is enough", arguments: ["zone1970.tab", "zone.tab"])
  func oneTable(name: String) async throws {
    try folder.write("FR\t+4852+00220\tEurope/Paris\r\n".utf8, to: "zoneinfo/\(name)")
    let found = await locate("Europe/Paris")
    #expect(Self.isNear(found, Self.paris, "Europe/Paris"), "\(String(describing: found))")
  }

  static let coordinates: [(String, Double, Double)] = [
    ("+4852+00220", 48 + 52.0 / 60, 2 + 20.0 / 60), ("-3352+15113", -(33 + 52.0 / 60), 151 + 13.0 / 60),
    ("+404251-0740023", 40 + 42.0 / 60 + 51.0 / 3_600, -(74 + 23.0 / 3_600)), ("-0030-00030", -0.5, -0.5),
    ("+0000+00000", 0, 0), ("+9000-18000", 90, -180), ("-9000+18000", -90, 180),
  ]

  @Test("degrees, minutes and optional seconds are read with signs", arguments: TimeZoneLocationTests.coordinates)
  func read(text: String, latitude: Double, longitude: Double) throws {
    let place = try #require(TimeZoneLocation.coordinate(text[...]))
    #expect(abs(place.latitude - latitude) < 1e-9)
    #expect(abs(place.longitude - longitude) < 1e-9)
  }

  @Test(
    "text in another form is not a place",
    arguments: [
      "", "+", "-", "+-", "+4852", "+4852+", "+48+002", "4852+00220", "+4852 +00220", "+485+00220", "+4852+0220",
      "+48521+00220", "+4x52+00220", "+4852+0022x", "+48.5+002.2", "+9001+00000", "+0000+18001", "+4852+00220/",
      "++852+00220", "+4852+00220+00220", "+\u{0664}852+00220",
    ])
  func noCoordinate(text: String) {
    #expect(TimeZoneLocation.coordinate(text[...]) == nil)
  }
}
