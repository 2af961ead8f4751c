import Glibc
import NewsDomain

/// The place that the system's table of time zones gives for this machine's zone.
package struct TimeZoneLocation: LocationProvider {
  private let environment: [String: String]
  /// The folder that contains `localtime` and Debian's `timezone`.
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

  /// The folder of time zones. As in the C library, `TZDIR` can name another one.
  private var folder: String { environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo" }

  /// The names of the zone, such as `Europe/Paris`, its own first. They come from `TZ`, from the links that the
  /// machine's local time follows, or, if local time is a copy, from the file that names the zone.
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

  /// The names of the zones that a chain of links leads through: former names are links, and so are some current ones.
  private func links(from path: String) -> [String] {
    var path = path
    var names: [String] = []
    // A longer chain would be a cycle.
    for _ in 0..<8 {
      if let name = name(ofFile: path) { names.append(name) }
      guard let target = Self.target(of: path) else { break }
      path =
        target.hasPrefix("/") ? target : String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" + target
    }
    return names
  }

  /// Returns the name of a zone by its file: the part of the path after the folder of zones, which has several paths.
  private func name(ofFile path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let own = folder.split(separator: "/")
    if parts.starts(with: own) { return parts.dropFirst(own.count).joined(separator: "/") }
    return parts.lastIndex(of: "zoneinfo").map { parts[($0 + 1)...].joined(separator: "/") }
  }

  /// Finds a zone's place. The newer table omits zones that have had the same time as another since 1970; the older has
  /// them.
  private func place(of zone: String) -> Coordinate? {
    for name in ["zone1970.tab", "zone.tab"] {
      guard let table = try? KeptFile(path: FilePath("\(folder)/\(name)")).read() else { continue }
      if let place = Self.place(of: zone, in: String(decoding: table, as: UTF8.self)) { return place }
    }
    return nil
  }

  /// Finds the zone's line, which contains codes, coordinates, name and remarks, separated by tabs.
  static func place(of zone: String, in table: String) -> Coordinate? {
    for line in table.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let fields = line.split(at: "\t", omittingEmptySubsequences: false)
      if fields.count > 2, fields[2] == zone { return coordinate(fields[1]) }
    }
    return nil
  }

  /// Reads ISO 6709 with degrees, minutes and optional seconds: `+4852+00220`, `+340308-1181434`.
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

  /// Returns the target of a symbolic link, one step; `nil` if it is not a link.
  private static func target(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &target, target.count)
    guard count > 0, count < target.count else { return nil }
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
