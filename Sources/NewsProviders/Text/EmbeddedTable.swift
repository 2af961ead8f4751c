import CEmbedded

/// The rows of a file embedded in the binary: lines of values separated by tabs.
enum EmbeddedTable {
  /// The ISO 639-1 codes of the languages of the texts, in the order of their columns.
  static let languageCodes = ["en", "fr"]

  /// The index of a language's text among the texts of a row; 0 if there is none.
  static func place(ofLanguage code: String) -> Int { languageCodes.firstIndex(of: code) ?? 0 }

  /// - Parameters:
  ///   - text: the file; empty lines and lines that begin with `#` are skipped.
  ///   - most: the number of columns to read; the others are left out.
  static func rows(in text: String, columns most: Int = .max) -> [[String]] {
    // Splits bytes rather than characters, because the first page without a network waits for this.
    var text = text
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
        line.split(separator: UInt8(ascii: "\t"), maxSplits: most, omittingEmptySubsequences: false).prefix(most)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  static func text(_ file: supernews_file) -> String {
    // The bytes are a constant of the binary: they never move and never change.
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
