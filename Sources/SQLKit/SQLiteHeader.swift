/// The header of an SQLite file: its first 100 bytes.
///
/// Their meaning is that of "Database File Format" in SQLite's documentation. Of a file of ours nearly all of them are known,
/// so that a damage shows, and can be mended.
package struct SQLiteHeader {
  package static let size = 100
  /// The bytes of a page in every file of ours.
  package static let pageSize = 4096
  /// The version of SQLite that is said to have written a mended header.
  private static let writer: UInt32 = 3_040_001

  private let bytes: [UInt8]
  private let pages: Int
  private let isLogged: Bool
  /// What the first page of the list of free pages begins with: the next such page, and how many others are named here.
  /// `nil` if that is not known.
  var free: [UInt8]?

  /// - Parameters:
  ///   - bytes: what a file begins with; fewer are taken to be followed by zeros.
  ///   - fileSize: the size of the file in bytes.
  ///   - isLogged: whether a log beside the file has pages that are newer.
  package init(_ bytes: [UInt8], fileSize: Int, isLogged: Bool) {
    self.bytes = Array((bytes + [UInt8](repeating: 0, count: Self.size)).prefix(Self.size))
    self.isLogged = isLogged
    pages = fileSize / Self.pageSize
  }

  /// The first page of the list of free pages; 0 if there are none.
  package var firstFree: Int { Int(number(32)) }

  /// The number of free pages.
  package var freeCount: Int { Int(number(36)) }

  /// Whether it can be that of a file of ours.
  package var isSound: Bool {
    let isOurs =
      bytes.starts(with: Self.magic) && Int(bytes[16]) << 8 | Int(bytes[17]) == Self.pageSize
      && (1...2).contains(bytes[18]) && (1...2).contains(bytes[19])
      // No bytes are reserved on a page; the next three are always the same.
      && bytes[20..<24].elementsEqual([0, 64, 32, 32])
      && (isFormatSound || isEmpty)
      // No size of the cache, no pages that point back, and no vacuum of its own.
      && number(48) == 0 && number(52) == 0 && number(64) == 0
    guard isOurs, (firstFree == 0) == (freeCount == 0), firstFree != 1 else { return false }
    // What the log has is newer than the numbers of pages here.
    if isLogged { return true }
    // SQLite believes its number of pages only if the two counters of changes agree.
    let isCounted = number(24) != number(92) || number(28) == 0 || Int(number(28)) == pages
    return isCounted && firstFree <= pages && freeCount < max(pages, 1) && isFreeListSound
  }

  /// Whether it is of a known format, with texts in UTF-8.
  private var isFormatSound: Bool { (1...4).contains(number(44)) && number(56) == 1 }

  /// Whether the file has no table yet, so that neither is chosen. The log may have the first ones.
  private var isEmpty: Bool { number(44) == 0 && number(56) == 0 && (isLogged || pages <= 1) }

  /// Whether the list of free pages can begin where the header says. Another page would be taken for free, and written over.
  private var isFreeListSound: Bool {
    guard let free, firstFree > 0 else { return true }
    let (next, named) = (Int(Self.number(free, 0)), Int(Self.number(free, 4)))
    guard named <= Self.pageSize / 4 - 2, next <= pages, next != firstFree else { return false }
    return next == 0 ? freeCount == named + 1 : freeCount > named + 1
  }

  /// A sound header for the same file, whose table of names is to be read anew by everybody.
  ///
  /// - Parameter keepsFree: whether the list of free pages stays.
  package func mended(keepsFree: Bool) -> [UInt8] {
    let version: UInt8 = isLogged ? 2 : 1
    var mended = Self.magic + [UInt8(Self.pageSize >> 8), 0, version, version, 0, 64, 32, 32]
    let free = keepsFree ? Array(bytes[32..<40]) : [UInt8](repeating: 0, count: 8)
    mended += Self.bytes(1) + Self.bytes(UInt32(clamping: pages)) + free
    // A number of changes of the tables, the format, and no size of the cache; then as above.
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
