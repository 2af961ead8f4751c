import CEmbedded

/// The rows of a file of the binary: lines of values parted by tabs.
enum EmbeddedTable {
  /// The languages that tables have their texts in, by their ISO 639-1 codes and in the order of the columns.
  static let languageCodes = ["en", "fr"]

  /// Which of the texts is in a language: the first, where none is.
  static func place(ofLanguage code: String) -> Int { languageCodes.firstIndex(of: code) ?? 0 }

  /// - Parameter text: comments begin with `#`; empty lines mean nothing.
  static func rows(in text: String) -> [[String]] {
    // Over the bytes as they lie there: this is what a first page without a network waits for.
    var text = text
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  static func text(_ file: supernews_file) -> String {
    // The bytes are a constant of the binary: they never move and never change.
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
