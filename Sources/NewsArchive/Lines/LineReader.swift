import CZlib
import Glibc
import NewsDomain
import SystemServices

/// Reads a file that the reader names line by line, compressed or not.
final class LineReader {
  /// The longest line that is read, in bytes: several times the longest text of a page with some revisions.
  static let longestLine = 16 << 20
  /// How much of a line that is too long is skipped before the file is given up: a device has no end.
  private static let longestSkipped = 64 * longestLine
  /// The number of bytes read at once.
  private static let portion = 1 << 19
  private static let newline = UInt8(ascii: "\n")

  private let name: String
  private let file: gzFile
  /// The beginning of the file, until its lines are read.
  private var first: [UInt8]?
  /// The beginning of a line whose rest has not been read.
  private var rest: [UInt8] = []
  /// How many bytes of a line that is too long were skipped; `nil` outside such a line.
  private var skipped: Int?

  /// - Throws: `NewsError.file(.unreadable)`.
  init(_ name: String) throws {
    guard let file = gzopen(UserFolders.expanded(name).bytes, "rbe") else {
      throw NewsError.file(.unreadable(path: name, detail: String(cString: strerror(errno))))
    }
    self.file = file
    self.name = name
    gzbuffer(file, 1 << 17)
    var first = try read()
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { first.removeFirst(3) }
    self.first = first
  }

  deinit { gzclose(file) }

  /// Whether the file is an SQLite database.
  var isDatabase: Bool { first?.starts(with: "SQLite format 3\0".utf8) ?? false }

  /// The next lines; `nil` at the end of the file. A line that is too long is reported as soon as that is known.
  ///
  /// - Throws: `NewsError.file(.unreadable)`, also if a compressed file is truncated or a line does not end;
  ///   `NewsError.cancelled`.
  func next() throws -> LineBatch? {
    while true {
      if Task.isCancelled { throw NewsError.cancelled }
      let portion = try first ?? read()
      first = nil
      if portion.isEmpty {
        defer { rest = [] }
        return rest.isEmpty ? nil : LineBatch(rest, skipped: 0)
      }
      var begin = 0
      if let skipped {
        guard let end = portion.firstIndex(of: Self.newline) else {
          guard skipped < Self.longestSkipped else {
            throw NewsError.file(.unreadable(path: name, detail: String(cString: strerror(EFBIG))))
          }
          self.skipped = skipped + portion.count
          continue
        }
        self.skipped = nil
        begin = end + 1
      }
      rest += portion[begin...]
      if let end = rest.lastIndex(of: Self.newline) {
        let lines = rest
        rest = Array(lines[(end + 1)...])
        return LineBatch(Array(lines[...end]), skipped: 0)
      }
      if rest.count > Self.longestLine {
        skipped = rest.count
        rest = []
        return LineBatch([], skipped: 1)
      }
    }
  }

  private func read() throws -> [UInt8] {
    var count: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, filled in
      count = gzread(file, buffer.baseAddress, UInt32(buffer.count))
      filled = max(0, Int(count))
    }
    if count > 0 { return bytes }
    var code: Int32 = 0
    let message = gzerror(file, &code).map { String(cString: $0) } ?? ""
    if count == 0, code == Z_OK || code == Z_STREAM_END { return [] }
    // zlib begins its messages with the path.
    let detail =
      code == Z_ERRNO ? String(cString: strerror(errno)) : message.split(separator: ": ").last.map(String.init)
    throw NewsError.file(.unreadable(path: name, detail: detail ?? message))
  }
}

/// Some lines of a file.
struct LineBatch: Sendable {
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0D]

  let bytes: [UInt8]
  /// The ranges of the lines, without empty ones.
  private(set) var lines: [Range<Int>] = []
  /// The number of lines that were too long.
  private(set) var skipped: Int

  init(_ bytes: [UInt8], skipped: Int) {
    self.bytes = bytes
    self.skipped = skipped
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end - start > LineReader.longestLine {
        self.skipped += 1
      } else if bytes[start..<end].contains(where: { !Self.blanks.contains($0) }) {
        lines.append(start..<end)
      }
      start = end + 1
    }
  }
}
