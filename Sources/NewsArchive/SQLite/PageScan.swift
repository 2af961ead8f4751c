import Glibc
import NewsDomain

/// Looks through the pages of a database file for tables, where the table of their names cannot be read.
///
/// The layout of pages is that of "Database File Format" in SQLite's documentation. Every number is checked, because the
/// file is damaged.
struct PageScan {
  /// The most pages that are looked through: 16 GiB of the usual size.
  private static let mostPages = 1 << 22
  /// The deepest tree that is followed down. SQLite's own limit is 20.
  private static let deepest = 20
  private static let interior: UInt8 = 0x05
  private static let indexInterior: UInt8 = 0x02
  private static let leaf: UInt8 = 0x0D

  private struct Page {
    var kind: UInt8 = 0
    var hasParent = false
    var isFree = false
    /// Of an interior page.
    var firstChild: UInt32 = 0
    /// The number of columns in the first row of a leaf.
    var columns: UInt16 = 0
  }

  let pageSize: Int
  /// By their numbers, which begin with 1; the first element stands for no page.
  private var pages: [Page] = []

  /// - Returns: `nil` if it is no database file.
  init?(_ path: FilePath) {
    let file = open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    guard pread(file, &header, 100, 0) == 100, header.starts(with: "SQLite format 3\0".utf8) else { return nil }
    let stated = Int(header[16]) << 8 | Int(header[17])
    pageSize = stated == 1 ? 1 << 16 : stated
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return nil }
    let count = min(FileSystem.size(path) / pageSize, Self.mostPages)
    pages = [Page](repeating: Page(), count: count + 1)
    var bytes = [UInt8](repeating: 0, count: pageSize)
    markFree(from: Self.number(header, 32), file)
    for number in stride(from: 2, through: count, by: 1) where !pages[number].isFree {
      guard pread(file, &bytes, pageSize, off_t(number - 1) * off_t(pageSize)) == pageSize else { break }
      read(bytes, number)
    }
  }

  /// The pages at which tables begin, or parts of one whose upper pages are destroyed.
  ///
  /// - Parameter columns: the numbers of columns that the rows of the table may have.
  func roots(columns: ClosedRange<Int>) -> [Int] {
    pages.indices.filter { number in
      let page = pages[number]
      guard page.kind == Self.leaf || page.kind == Self.interior, !page.hasParent, !page.isFree else { return false }
      return columns.contains(columnCount(number))
    }
  }

  private mutating func read(_ bytes: [UInt8], _ number: Int) {
    let kind = bytes[0]
    let cells = Int(bytes[3]) << 8 | Int(bytes[4])
    switch kind {
    case Self.leaf:
      guard cells > 0, 8 + 2 * cells <= pageSize else { return }
      pages[number].kind = kind
      pages[number].columns = UInt16(clamping: Self.columnCount(bytes, Int(bytes[8]) << 8 | Int(bytes[9])))
    case Self.interior, Self.indexInterior:
      guard 12 + 2 * cells <= pageSize else { return }
      var children = (0..<cells).compactMap { cell in
        let place = Int(bytes[12 + 2 * cell]) << 8 | Int(bytes[13 + 2 * cell])
        return place + 4 <= pageSize ? Self.number(bytes, place) : nil
      }
      children.append(Self.number(bytes, 8))
      // What names pages that cannot be below it is no page of a tree, and must not hide others.
      guard children.count == cells + 1, Set(children).count == children.count,
        children.allSatisfy({ $0 > 1 && Int($0) != number && pages.indices.contains(Int($0)) })
      else { return }
      pages[number].kind = kind
      pages[number].firstChild = children[0]
      for child in children { pages[Int(child)].hasParent = true }
    default: return
    }
  }

  /// Marks the pages that the file lists as free: they may hold rows that were removed.
  private mutating func markFree(from first: UInt32, _ file: Int32) {
    var trunk = Int(first)
    var bytes = [UInt8](repeating: 0, count: pageSize)
    // A page that was marked before ends the list, which may lead back to itself.
    while pages.indices.contains(trunk), trunk > 1, !pages[trunk].isFree,
      pread(file, &bytes, pageSize, off_t(trunk - 1) * off_t(pageSize)) == pageSize
    {
      pages[trunk].isFree = true
      let count = min(Int(Self.number(bytes, 4)), pageSize / 4 - 2)
      for index in 0..<count {
        let leaf = Int(Self.number(bytes, 8 + 4 * index))
        if pages.indices.contains(leaf) { pages[leaf].isFree = true }
      }
      trunk = Int(Self.number(bytes, 0))
    }
  }

  /// The number of columns of a table; 0 if its first page cannot be read.
  private func columnCount(_ root: Int) -> Int {
    var number = root
    for _ in 0..<Self.deepest {
      if pages[number].kind == Self.leaf { return Int(pages[number].columns) }
      let child = Int(pages[number].firstChild)
      guard pages[number].kind == Self.interior, pages.indices.contains(child) else { return 0 }
      number = child
    }
    return 0
  }

  /// The number of columns of a row in a leaf: sizes of the row and of its header, then one number a column.
  ///
  /// - Parameter place: where the row begins.
  private static func columnCount(_ bytes: [UInt8], _ place: Int) -> Int {
    var place = place
    func variable() -> Int? {
      var value = 0
      for _ in 0..<8 {
        guard bytes.indices.contains(place) else { return nil }
        value = value << 7 | Int(bytes[place] & 0x7F)
        place += 1
        if bytes[place - 1] < 0x80 { return value }
      }
      return nil
    }
    guard variable() != nil, variable() != nil else { return 0 }
    let start = place
    guard let size = variable(), size <= bytes.count - start else { return 0 }
    var count = 0
    while place < start + size {
      guard variable() != nil else { return 0 }
      count += 1
    }
    return count
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
