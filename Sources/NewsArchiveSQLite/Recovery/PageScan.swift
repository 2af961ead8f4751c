import Glibc
import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// Searches the pages of a database file for tables when the schema table cannot be read.
///
/// The page format is that of "Database File Format" in SQLite's documentation. Every number is checked, because the
/// file is damaged; only its header is sound.
struct PageScan {
  /// The most pages searched: 16 GiB.
  private static let maxPages = 1 << 22
  /// The greatest depth of a tree. SQLite's own limit is 20.
  private static let deepest = 20
  /// How many rows of a page are tried; one of them must be readable.
  private static let maxTried = 8
  private static let pageSize = SQLiteHeader.pageSize

  private enum Kind: UInt8 {
    case indexInterior = 0x02
    case interior = 0x05
    case indexLeaf = 0x0A
    case leaf = 0x0D

    var isInterior: Bool { self == .interior || self == .indexInterior }
    var isIndex: Bool { self == .indexInterior || self == .indexLeaf }
  }

  private struct Page {
    var kind: Kind?
    var hasParent = false
    var isFree = false
    /// Of an interior page.
    var firstChild: UInt32 = 0
    /// The shape of a leaf's first row.
    var shape: RowShape?
  }

  /// By page number, from 1; the first element is unused.
  private var pages: [Page] = []

  /// - Returns: `nil` if the file cannot be read.
  init?(_ path: FilePath) {
    let file = open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: SQLiteHeader.size)
    guard pread(file, &header, header.count, 0) == header.count else { return nil }
    let size = FileSystem.size(path)
    let count = min(size / Self.pageSize, Self.maxPages)
    pages = [Page](repeating: Page(), count: count + 1)
    markFree(SQLiteHeader(header, fileSize: size, isLogged: false), file)
    var bytes = [UInt8](repeating: 0, count: Self.pageSize)
    for number in stride(from: 2, through: count, by: 1) where !pages[number].isFree {
      guard pread(file, &bytes, bytes.count, off_t(number - 1) * off_t(bytes.count)) == bytes.count else { break }
      read(bytes, number)
    }
  }

  /// The leaves of SQLite's schema table.
  var pagesOfNames: [Int] {
    pages.indices.filter { pages[$0].kind == .leaf && pages[$0].shape?.isOfNames == true }
  }

  /// The pages at which a table begins, or fragments of one whose upper pages are destroyed.
  func roots(of table: RecoveredTable) -> [Int] {
    pages.indices.filter { number in
      let page = pages[number]
      guard let kind = page.kind, kind.isIndex == table.isIndex, !page.hasParent, !page.isFree,
        let shape = shape(number), shape.fits(table)
      else { return false }
      return !RecoveredTable.all.contains { $0.name != table.name && $0.isIndex == table.isIndex && shape.fits($0) }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ number: Int) {
    guard let kind = Kind(rawValue: bytes[0]) else { return }
    let cells = Int(bytes[3]) << 8 | Int(bytes[4])
    let start = kind.isInterior ? 12 : 8
    guard start + 2 * cells <= Self.pageSize else { return }
    let places = (0..<cells).map { Int(bytes[start + 2 * $0]) << 8 | Int(bytes[start + 1 + 2 * $0]) }
    if kind.isInterior {
      var children = places.compactMap { $0 + 4 <= Self.pageSize ? Self.number(bytes, $0) : nil }
      children.append(Self.number(bytes, 8))
      // A page that refers to impossible children belongs to no tree, and must not hide others.
      guard children.count == cells + 1, Set(children).count == children.count,
        children.allSatisfy({ $0 > 1 && Int($0) != number && pages.indices.contains(Int($0)) })
      else { return }
      pages[number].firstChild = children[0]
      for child in children { pages[Int(child)].hasParent = true }
    } else {
      guard cells > 0 else { return }
      pages[number].shape =
        places.prefix(Self.maxTried).lazy.compactMap { place in
          var place = place
          // The size of the row and, in a table, its row id.
          guard RowShape.number(bytes, &place) != nil, kind.isIndex || RowShape.skipNumber(bytes, &place) else {
            return nil
          }
          return RowShape(bytes, at: place)
        }.first
    }
    pages[number].kind = kind
  }

  /// Marks the pages in the file's free list: they may hold deleted rows. A list without the stated length is damaged,
  /// and ignored entirely.
  private mutating func markFree(_ header: SQLiteHeader, _ file: Int32) {
    var trunk = header.firstFree
    var free: Set<Int> = []
    var bytes = [UInt8](repeating: 0, count: Self.pageSize)
    // A repeated page ends the list, which may lead back to itself.
    while pages.indices.contains(trunk), trunk > 1, free.count < header.freeCount, free.insert(trunk).inserted,
      pread(file, &bytes, bytes.count, off_t(trunk - 1) * off_t(bytes.count)) == bytes.count
    {
      let count = min(Int(Self.number(bytes, 4)), Self.pageSize / 4 - 2)
      for index in 0..<count {
        let leaf = Int(Self.number(bytes, 8 + 4 * index))
        if pages.indices.contains(leaf) { free.insert(leaf) }
      }
      trunk = Int(Self.number(bytes, 0))
    }
    guard trunk == 0, free.count == header.freeCount else { return }
    for number in free { pages[number].isFree = true }
  }

  /// The shape of a table's first row; `nil` if its first page cannot be read.
  private func shape(_ root: Int) -> RowShape? {
    var number = root
    for _ in 0..<Self.deepest {
      guard let kind = pages[number].kind, kind.isIndex == pages[root].kind?.isIndex else { return nil }
      if !kind.isInterior { return pages[number].shape }
      let child = Int(pages[number].firstChild)
      guard pages.indices.contains(child) else { return nil }
      number = child
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
