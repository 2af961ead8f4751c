import NewsDomain

/// The place that the system's table of zones gives for this machine's zone of time.
public struct TimeZoneLocation: LocationProvider {
  private let environment: [String: String]
  /// Where `localtime` and Debian's `timezone` are.
  private let systemFolder: String

  public init(environment: [String: String], systemFolder: String = "/etc") {
    self.environment = environment
    self.systemFolder = systemFolder
  }

  public func locate() async -> Whereabouts? {
    guard let name = zone, let place = place(of: name) else { return nil }
    return Whereabouts(place, .timeZone(name))
  }

  /// The folder of zones; `TZDIR` names another to the C library, too.
  private var folder: String { environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo" }

  /// The zone's name, such as `Europe/Paris`: of `TZ`, of what the machine's local time is a link to, or of the file
  /// that names it where that is a copy.
  private var zone: String? {
    let set = environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    if let set, !set.isEmpty { return set.hasPrefix("/") ? name(ofFile: set) : set }
    if let linked = Self.target(of: systemFolder + "/localtime").flatMap(name) { return linked }
    let bytes = try? KeptFile(path: systemFolder + "/timezone").read()
    return bytes.map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  /// The name of a zone's file; its folder may be reached by several ways.
  private func name(ofFile path: String) -> String? {
    path.firstRange(of: "zoneinfo/").map { String(path[$0.upperBound...]) }
  }

  /// The newer table leaves out zones that have kept the same time as another since 1970; the older one has them.
  private func place(of zone: String) -> Coordinate? {
    let tables = ["zone1970.tab", "zone.tab"].compactMap { try? KeptFile(path: "\(folder)/\($0)").read() }
    // Former names are links to those of today.
    let names = [zone] + (Self.target(of: "\(folder)/\(zone)").flatMap(name).map { [$0] } ?? [])
    for name in names {
      for table in tables {
        if let place = Self.place(of: name, in: String(decoding: table, as: UTF8.self)) { return place }
      }
    }
    return nil
  }

  /// Finds the zone's line: codes, coordinates, name and remarks, parted by tabs.
  static func place(of zone: String, in table: String) -> Coordinate? {
    for line in table.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count > 2, fields[2] == zone { return coordinate(fields[1]) }
    }
    return nil
  }

  /// ISO 6709 with minutes and perhaps seconds: `+4852+00220`, `+340308-1181434`.
  static func coordinate(_ text: Substring) -> Coordinate? {
    guard let sign = text.dropFirst().lastIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = degrees(text[..<sign], digits: 2), let longitude = degrees(text[sign...], digits: 3)
    else { return nil }
    return Coordinate(checking: latitude, longitude)
  }

  private static func degrees(_ text: Substring, digits: Int) -> Double? {
    let number = text.dropFirst()
    guard number.count == digits + 2 || number.count == digits + 4,
      number.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let degrees = Double(number.prefix(digits)) ?? 0
    let minutes = Double(number.dropFirst(digits).prefix(2)) ?? 0
    let seconds = Double(number.dropFirst(digits + 2)) ?? 0
    return (degrees + minutes / 60 + seconds / 3_600) * (text.hasPrefix("-") ? -1 : 1)
  }

  /// Where a link leads, through all others.
  private static func target(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
