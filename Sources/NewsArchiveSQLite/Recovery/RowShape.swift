import NewsArchive

/// The types of the values in a row of a table or an index, as its page shows them.
struct RowShape {
  private enum Kind: UInt8 {
    case null
    case integer
    case real
    case text
    case blob
  }

  /// The number of columns whose types are stored.
  private static let most = 21

  /// The number of columns.
  private(set) var count = 0
  /// The types of the first columns, three bits each.
  private var kinds: UInt64 = 0

  /// Reads the header of a record: its size, then one number per column. See "Record Format" in SQLite's documentation.
  ///
  /// - Parameter place: where the record begins.
  /// - Returns: `nil` if there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    var place = start
    guard let size = Self.number(bytes, &place), size > 1, size <= bytes.count - start else { return nil }
    while place < start + size {
      guard let type = Self.number(bytes, &place) else { return nil }
      let kind: Kind
      switch type {
      case 0: kind = .null
      case 7: kind = .real
      case 1...9: kind = .integer
      case 12...: kind = type.isMultiple(of: 2) ? .blob : .text
      default: return nil
      }
      if count < Self.most { kinds |= UInt64(kind.rawValue) << UInt64(3 * count) }
      count += 1
    }
  }

  /// Whether a row of a table can look like this.
  func fits(_ table: RecoveredTable) -> Bool {
    guard count == table.columns.count else { return false }
    return table.columns.prefix(min(count, Self.most)).enumerated().allSatisfy { index, column in
      guard let kind = kind(index) else { return false }
      // The row id is not stored in the row.
      if index == 0, !table.isIndex, column.kind == .integer { return kind == .null }
      return switch column.kind {
      case .integer: kind == .integer || kind == .null
      // Whole numbers are stored as integers.
      case .real: kind == .real || kind == .integer || kind == .null
      case .text: kind == .text || kind == .null
      case .blob: kind == .blob || kind == .null
      }
    }
  }

  /// Whether it can be a row of SQLite's schema table: three texts, a number and a text.
  var isOfNames: Bool {
    count == 5 && (0..<3).allSatisfy { kind($0) == .text } && kind(3) == .integer
      && (kind(4) == .text || kind(4) == .null)
  }

  private func kind(_ column: Int) -> Kind? { Kind(rawValue: UInt8(kinds >> UInt64(3 * column) & 7)) }

  /// Skips a number of 1 to 9 bytes, such as a row id.
  static func skipNumber(_ bytes: [UInt8], _ place: inout Int) -> Bool {
    for _ in 0..<9 {
      guard bytes.indices.contains(place) else { return false }
      place += 1
      if bytes[place - 1] < 0x80 { return true }
    }
    return bytes.indices.contains(place)
  }

  /// Reads a number of 1 to 9 bytes; no sound one here needs the ninth.
  ///
  /// - Parameter place: where it begins; afterwards, where it ended.
  static func number(_ bytes: [UInt8], _ place: inout Int) -> Int? {
    var value = 0
    for _ in 0..<8 {
      guard bytes.indices.contains(place) else { return nil }
      value = value << 7 | Int(bytes[place] & 0x7F)
      place += 1
      if bytes[place - 1] < 0x80 { return value }
    }
    return nil
  }
}
