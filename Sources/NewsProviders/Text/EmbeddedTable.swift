import CEmbedded

/// The rows of a file embedded in the binary: lines of values separated by tabs.
enum EmbeddedTable {
  /// The ISO 639-1 codes of the languages of the texts, in the order of their columns.
  static let languageCodes = ["en", "fr"]

  /// The index of a language's text among the texts of a row; 0 if there is none.
  static func place(ofLanguage code: String) -> Int { languageCodes.firstIndex(of: code) ?? 0 }

  /// - Parameter text: the file; empty lines and lines that begin with `#` are skipped.
  static func rows(in text: String) -> [[String]] {
    // Splits bytes rather than characters, because the first page without a network waits for this.
    var text = text
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  /// The second value of the line with a key, in a file of two columns that is sorted by the bytes of its lines.
  ///
  /// - Returns: `nil` if there is no such line.
  static func value(of key: String, in file: supernews_file) -> String? {
    let (bytes, key) = (bytes(file), Array((key + "\t").utf8))
    let newline = UInt8(ascii: "\n")
    // The line is one of those that begin at or after the first of these places, and before the second.
    var (low, high) = (bytes.startIndex, bytes.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = bytes[middle...].firstIndex(of: newline) ?? bytes.endIndex
      let line = bytes[start..<end]
      if line.starts(with: key) { return String(decoding: line.dropFirst(key.count), as: UTF8.self) }
      // As the file is sorted by whole lines, so are its keys, with the tab that ends them.
      if line.prefix(key.count).lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }

  static func text(_ file: supernews_file) -> String { String(decoding: bytes(file), as: UTF8.self) }

  /// The bytes are a constant of the binary: they never move and never change.
  private static func bytes(_ file: supernews_file) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
