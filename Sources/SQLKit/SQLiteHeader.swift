/// The header of an SQLite file: its first 100 bytes.
///
/// Their meaning is that of "Database File Format" in SQLite's documentation. In our files nearly all of them are
/// known, so that damage is noticed, and can be repaired.
package struct SQLiteHeader {
  package static let size = 100
  /// The page size of all our files, in bytes.
  package static let pageSize = 4096
  /// The version of SQLite stated as the writer of a repaired header.
  private static let writer: UInt32 = 3_040_001

  private let bytes: [UInt8]
  private let pages: Int
  private let isLogged: Bool
  /// The beginning of the first page of the free list: the next such page, and how many others are listed here. `nil`
  /// if unknown.
  var free: [UInt8]?

  /// - Parameters:
  ///   - bytes: the beginning of a file; missing bytes count as zeros.
  ///   - fileSize: the size of the file in bytes.
  ///   - isLogged: whether a log next to the file has newer pages.
  package init(_ bytes: [UInt8], fileSize: Int, isLogged: Bool) {
    self.bytes = Array((bytes + [UInt8](repeating: 0, count: Self.size)).prefix(Self.size))
    self.isLogged = isLogged
    pages = fileSize / Self.pageSize
  }

  /// The first page of the free list; 0 if there is none.
  package var firstFree: Int { Int(number(32)) }

  /// The number of free pages.
  package var freeCount: Int { Int(number(36)) }

  /// Whether it can be the header of one of our files.
  package var isSound: Bool {
    let isOurs =
      bytes.starts(with: Self.magic) && Int(bytes[16]) << 8 | Int(bytes[17]) == Self.pageSize
      && (1...2).contains(bytes[18]) && (1...2).contains(bytes[19])
      // No bytes are reserved on a page; the next three are always the same.
      && bytes[20..<24].elementsEqual([0, 64, 32, 32])
      && (isFormatSound || isEmpty)
      // No cache size, no pointer map pages, and no automatic vacuum.
      && number(48) == 0 && number(52) == 0 && number(64) == 0
    guard isOurs, (firstFree == 0) == (freeCount == 0), firstFree != 1 else { return false }
    // The log is newer than the numbers of pages here.
    if isLogged { return true }
    // SQLite trusts its number of pages only if the two change counters agree.
    let isCounted = number(24) != number(92) || number(28) == 0 || Int(number(28)) == pages
    return isCounted && firstFree <= pages && freeCount < max(pages, 1) && isFreeListSound
  }

  /// Whether it is of a known format, with texts in UTF-8.
  private var isFormatSound: Bool { (1...4).contains(number(44)) && number(56) == 1 }

  /// Whether the file has no table yet, so that neither is set. The log may have the first ones.
  private var isEmpty: Bool { number(44) == 0 && number(56) == 0 && (isLogged || pages <= 1) }

  /// Whether the free list can begin where the header says. Another page would be taken as free, and overwritten.
  private var isFreeListSound: Bool {
    guard let free, firstFree > 0 else { return true }
    let (next, named) = (Int(Self.number(free, 0)), Int(Self.number(free, 4)))
    guard named <= Self.pageSize / 4 - 2, next <= pages, next != firstFree else { return false }
    return next == 0 ? freeCount == named + 1 : freeCount > named + 1
  }

  /// A sound header for the same file, which makes everybody reread the schema table.
  ///
  /// - Parameter keepsFree: whether the free list stays.
  package func mended(keepsFree: Bool) -> [UInt8] {
    let version: UInt8 = isLogged ? 2 : 1
    var mended = Self.magic + [UInt8(Self.pageSize >> 8), 0, version, version, 0, 64, 32, 32]
    let free = keepsFree ? Array(bytes[32..<40]) : [UInt8](repeating: 0, count: 8)
    mended += Self.bytes(1) + Self.bytes(UInt32(clamping: pages)) + free
    // A schema cookie, the format, and no cache size; then as above.
    for value: UInt32 in [1, 4, 0, 0, 1, 0, 0, 0] { mended += Self.bytes(value) }
    mended += [UInt8](repeating: 0, count: 92 - mended.count) + Self.bytes(1) + Self.bytes(Self.writer)
    return mended
  }

  private static let magic = Array("SQLite format 3\0".utf8)

  private func number(_ place: Int) -> UInt32 { Self.number(bytes, place) }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }
}
