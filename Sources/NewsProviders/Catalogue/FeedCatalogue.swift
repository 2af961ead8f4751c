import CEmbedded
import Glibc
import NewsDomain
import Locking
import SystemServices

/// The feeds of topics and countries, by the ids of `topics.tsv`.
///
/// It is large and rarely needed, so its lines are searched as bytes each time, and only matching ones are parsed.
package struct FeedCatalogue: Sendable {
  /// A feed of a topic or country.
  struct Entry: Sendable, Equatable {
    let topic: String
    let feed: String
    /// The id of its source, if known.
    let source: String?
  }

  /// The columns of a line.
  struct Columns {
    let topic: UnsafeBufferPointer<UInt8>
    let feed: UnsafeBufferPointer<UInt8>
    let source: UnsafeBufferPointer<UInt8>
  }

  /// The bytes of the reader's file; `nil` for the embedded ones.
  private let bytes: [UInt8]?

  /// - Parameter text: lines of topic, feed and source; `nil` for the embedded ones.
  init(text: String? = nil) {
    bytes = text.map { Array($0.utf8) }
  }

  /// The feeds of a topic, or of a country by its code, in the order of the file.
  func feeds(ofTopic id: String) -> [Entry] {
    entries { $0.topic.elementsEqual(id.utf8) }
  }

  /// The lines of a feed.
  func feeds(at address: String) -> [Entry] {
    entries { $0.feed.count == address.utf8.count && $0.feed.elementsEqual(address.utf8) }
  }

  /// The matching lines.
  func entries(where isWanted: (Columns) -> Bool) -> [Entry] {
    withBytes { bytes in
      var found: [Entry] = []
      Self.forEachLine(of: bytes) { line in
        guard isWanted(line) else { return }
        found.append(
          Entry(
            topic: String(decoding: line.topic, as: UTF8.self), feed: String(decoding: line.feed, as: UTF8.self),
            source: line.source.isEmpty ? nil : String(decoding: line.source, as: UTF8.self)))
      }
      return found
    }
  }

  private func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let bytes { return bytes.withUnsafeBufferPointer(body) }
    let file = supernews_catalogue()
    return body(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  private static func forEachLine(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Columns) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = place(of: UInt8(ascii: "\n"), in: bytes, start..<bytes.count)
      let first = place(of: UInt8(ascii: "\t"), in: bytes, start..<end)
      let second = place(of: UInt8(ascii: "\t"), in: bytes, min(first + 1, end)..<end)
      if bytes[start] != UInt8(ascii: "#"), first < end {
        body(
          Columns(
            topic: UnsafeBufferPointer(rebasing: bytes[start..<first]),
            feed: UnsafeBufferPointer(rebasing: bytes[(first + 1)..<second]),
            source: UnsafeBufferPointer(rebasing: bytes[min(second + 1, end)..<end])))
      }
      start = end + 1
    }
  }

  /// The first index of a byte in a range; the end of the range if it is missing.
  private static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    guard let start = bytes.baseAddress, let found = memchr(start + range.lowerBound, Int32(byte), range.count) else {
      return range.upperBound
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension FeedCatalogue {
  /// The largest file read, in bytes.
  private static let largest = 1 << 22

  private static let chosen = Guarded<FeedCatalogue?>(nil)

  /// The catalogue in use.
  static var current: FeedCatalogue { chosen.withLock { $0 } ?? FeedCatalogue() }

  /// Uses a reader's file from now on, if it is a catalogue.
  ///
  /// - Returns: whether it is one.
  /// - Throws: `NewsError.file(.unreadable)`, `NewsError.network(.tooLarge)`.
  package static func use(fileNamed name: String) throws -> Bool {
    let bytes = try UserFile(name).read(atMost: largest)
    guard let text = String(validating: bytes, as: UTF8.self), isCatalogue(text) else { return false }
    chosen.withLock { $0 = FeedCatalogue(text: text) }
    return true
  }

  /// Whether each line has a topic, an address and a source, which may be empty.
  static func isCatalogue(_ text: String) -> Bool {
    let rows = EmbeddedTable.rows(in: text)
    return !rows.isEmpty && rows.allSatisfy { $0.count == 3 && !$0[0].isEmpty && WebLink($0[1]) != nil }
  }
}
