import SystemServices

/// The offsets of a time zone from UTC over time, from the system's tables (TZif, RFC 8536).
struct ZoneFile {
  /// When an offset begins, in seconds since 1970, and the offset in seconds.
  private var changes: [(start: Int, offset: Int)] = []
  private var first = 0
  /// The rule for the time after the last change.
  private var rule: ZoneRule?

  private static let folder = "/usr/share/zoneinfo/"
  private static let maxBytes = 64 << 10

  /// - Parameter name: a name such as `Europe/Paris`, in any case.
  /// - Returns: `nil` if there is no such zone.
  init?(named name: String) {
    for name in [name, Self.capitalized(name)] where Self.isName(name) {
      guard let bytes = try? UserFile(Self.folder + name).read(atMost: Self.maxBytes) else { continue }
      self.init(bytes)
      return
    }
    return nil
  }

  /// The offset at a local time.
  ///
  /// - Parameter local: the seconds since 1970, as if the time were UTC.
  func offset(at local: Int) -> Int {
    if let last = changes.last, let rule, local - last.offset > last.start { return rule.offset(at: local) }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].start <= local - changes[middle].offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  init?(_ bytes: [UInt8]) {
    var reader = ZoneReader(bytes: bytes[...])
    guard let old = reader.header() else { return nil }
    // The table of 32 bits comes first, then the one of 64 bits, which has the rule after it.
    guard old.version >= 2, reader.skip(old.size(ofTimes: 4)), let new = reader.header() else { return nil }
    guard let starts = reader.numbers(new.times, of: 8), let kinds = reader.numbers(new.times, of: 1) else {
      return nil
    }
    var offsets: [Int] = []
    for _ in 0..<new.kinds {
      guard let offset = reader.numbers(1, of: 4)?.first, reader.skip(2) else { return nil }
      offsets.append(offset)
    }
    guard let first = offsets.first, kinds.allSatisfy(offsets.indices.contains),
      reader.skip(new.size(ofTimes: 8) - new.times * 9 - new.kinds * 6)
    else { return nil }
    self.first = first
    changes = zip(starts, kinds).map { ($0, offsets[$1]) }
    let footer = String(decoding: reader.bytes, as: UTF8.self).split(separator: "\n").first
    rule = footer.flatMap { ZoneRule($0) }
  }

  /// Whether a name stays inside the folder.
  private static func isName(_ name: String) -> Bool {
    name.utf8.count <= 40 && name.utf8.first != UInt8(ascii: "/") && !name.utf8.contains(UInt8(ascii: "."))
  }

  /// `america/new_york` as `America/New_York`.
  private static func capitalized(_ name: String) -> String {
    var isFirst = true
    return String(
      decoding: name.utf8.map { byte in
        let isLetter = (0x41...0x5A).contains(byte & 0xDF)
        defer { isFirst = !isLetter }
        return isLetter ? (isFirst ? byte & 0xDF : byte | 0x20) : byte
      }, as: UTF8.self)
  }
}

/// Reads the bytes of a table of a zone.
private struct ZoneReader {
  struct Header {
    let version: UInt8
    let isUTC, isStandard, leaps, times, kinds, letters: Int

    func size(ofTimes width: Int) -> Int {
      times * (width + 1) + kinds * 6 + letters + leaps * (width + 4) + isStandard + isUTC
    }
  }

  var bytes: ArraySlice<UInt8>

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count else { return false }
    bytes = bytes.dropFirst(count)
    return true
  }

  mutating func header() -> Header? {
    guard bytes.starts(with: "TZif".utf8), bytes.count >= 44 else { return nil }
    let version = bytes[bytes.startIndex + 4]
    bytes = bytes.dropFirst(20)
    guard let counts = numbers(6, of: 4), counts.allSatisfy({ $0 >= 0 && $0 < 1 << 16 }) else { return nil }
    return Header(
      version: version == 0 ? 1 : version - 0x30, isUTC: counts[0], isStandard: counts[1], leaps: counts[2],
      times: counts[3], kinds: counts[4], letters: counts[5])
  }

  /// Reads signed numbers of some bytes each.
  mutating func numbers(_ count: Int, of width: Int) -> [Int]? {
    guard count * width <= bytes.count else { return nil }
    let part = Array(bytes.prefix(count * width))
    bytes = bytes.dropFirst(count * width)
    return stride(from: 0, to: part.count, by: width).map { start in
      var value = width > 1 && part[start] >= 0x80 ? -1 : 0
      for byte in part[start..<(start + width)] { value = value << 8 | Int(byte) }
      return value
    }
  }
}
