import Glibc
import NewsDomain

/// The place that the system's table of zones gives for this machine's zone of time.
package struct TimeZoneLocation: LocationProvider {
  private let environment: [String: String]
  /// Where `localtime` and Debian's `timezone` are.
  private let systemFolder: String

  package init(environment: [String: String], systemFolder: String = "/etc") {
    self.environment = environment
    self.systemFolder = systemFolder
  }

  package func locate() async -> Whereabouts? {
    for zone in zones {
      if let place = place(of: zone) { return Whereabouts(place, .timeZone(zone)) }
    }
    return nil
  }

  /// The folder of zones; `TZDIR` names another to the C library, too.
  private var folder: String { environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo" }

  /// The names that the zone goes by, such as `Europe/Paris`, its own first: of `TZ`, of what the machine's local time is
  /// a link to, or of the file that names it where that is a copy.
  private var zones: [String] {
    if let set = environment["TZ"] {
      let name = set.hasPrefix(":") ? String(set.dropFirst()) : set
      return links(from: name.hasPrefix("/") ? name : "\(folder)/\(name)")
    }
    let linked = links(from: systemFolder + "/localtime")
    if !linked.isEmpty { return linked }
    let bytes = try? KeptFile(path: FilePath(systemFolder + "/timezone")).read()
    return bytes.map { links(from: "\(folder)/" + String(decoding: $0, as: UTF8.self).trimmed) } ?? []
  }

  /// The zones that a file is a link to, one after the other: some of today's are links to others, and former names are.
  private func links(from path: String) -> [String] {
    var path = path
    var names: [String] = []
    // More would be a circle.
    for _ in 0..<8 {
      if let name = name(ofFile: path) { names.append(name) }
      guard let target = Self.target(of: path) else { break }
      path =
        target.hasPrefix("/") ? target : String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" + target
    }
    return names
  }

  /// The name of a zone's file: what stands behind its folder, which is reached by several ways.
  private func name(ofFile path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let own = folder.split(separator: "/")
    if parts.starts(with: own) { return parts.dropFirst(own.count).joined(separator: "/") }
    return parts.lastIndex(of: "zoneinfo").map { parts[($0 + 1)...].joined(separator: "/") }
  }

  /// The newer table leaves out zones that have kept the same time as another since 1970; the older one has them.
  private func place(of zone: String) -> Coordinate? {
    for name in ["zone1970.tab", "zone.tab"] {
      guard let table = try? KeptFile(path: FilePath("\(folder)/\(name)")).read() else { continue }
      if let place = Self.place(of: zone, in: String(decoding: table, as: UTF8.self)) { return place }
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
    guard text.hasPrefix("+") || text.hasPrefix("-"),
      let sign = text.dropFirst().lastIndex(where: { $0 == "+" || $0 == "-" }),
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

  /// Where a link leads, one step; `nil` for what is none.
  private static func target(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &target, target.count)
    guard count > 0, count < target.count else { return nil }
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
