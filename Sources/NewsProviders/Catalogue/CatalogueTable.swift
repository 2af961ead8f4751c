import CEmbedded
import CSystem
import NewsDomain
import Synchronization

/// A table of topics and countries, and of the feeds that tell their news.
///
/// Nothing is read before it is needed, and then no more than that: topics are the first lines, and feeds are found by
/// searching the bytes.
final class CatalogueTable: Sendable {
  /// A line that names a topic or a country.
  struct Head: Sendable, Equatable {
    let id: String
    /// The ISO 639 code of the language of most of its feeds.
    let languageCode: String
    /// The code of the country; `nil` for a topic.
    let countryCode: String?
    /// The topic; `nil` for a country.
    let topic: Topic?
  }

  struct Feed: Sendable, Equatable {
    let address: String
    /// The id of its source in the catalogue of sources; `nil` if it is not there.
    let sourceID: String?
  }

  private enum Storage: Sendable {
    case embedded
    case given([UInt8])
  }

  private static let feedMark: StaticString = "\nfeed\t"

  private let storage: Storage
  private let readHeads = Mutex<[Head]?>(nil)

  /// The table embedded in the binary.
  init() {
    storage = .embedded
  }

  /// A table in place of the embedded one, in the same form.
  init(_ bytes: [UInt8]) {
    storage = .given(bytes)
  }

  /// The topics and countries. Lines that cannot be read are left out; a test makes sure that there are none.
  var heads: [Head] {
    readHeads.withLock { known in
      if let known { return known }
      let heads = EmbeddedTable.rows(in: headText).compactMap(Head.init)
      known = heads
      return heads
    }
  }

  var topics: [Topic] { heads.compactMap(\.topic) }

  private var headText: String {
    withBytes { bytes in
      let end = bytes.offset(of: Self.feedMark) ?? bytes.count
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }

  /// The feeds of a topic or country, in the order of the table.
  func feeds(of id: String) -> [Feed] { lines(with: "\nfeed\t\(id)\t").compactMap(Feed.init) }

  /// The feeds of a source of the catalogue of sources, each once.
  func feeds(ofSource id: String) -> [Feed] {
    lines(with: "\t\(id)\n").compactMap(Feed.init).filter { $0.sourceID == id }.unique
  }

  /// The feeds whose address contains a text, each once.
  func feeds(containing text: String) -> [Feed] {
    text.isEmpty ? [] : lines(with: text).compactMap(Feed.init).filter { $0.address.holds(text) }.unique
  }

  /// The lines in which a text stands, which may begin or end with the end of a line.
  private func lines(with text: String) -> [String] {
    let piece = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    return withBytes { bytes in
      var lines: [String] = []
      var position = 0
      while let found = bytes.offset(of: piece, from: position) {
        let inside = piece.first == newline ? found + 1 : found
        let start = bytes[..<inside].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[inside...].firstIndex(of: newline) ?? bytes.count
        lines.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
        position = end
      }
      return lines
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .embedded:
      // The bytes are a constant of the binary: they never move and never change.
      let file = supernews_catalogue()
      return body(UnsafeBufferPointer(start: file.bytes, count: file.count))
    case .given(let bytes): return bytes.withUnsafeBufferPointer(body)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of some bytes at or after a position.
  fileprivate func offset(of piece: [UInt8], from start: Int) -> Int? {
    guard let baseAddress, start < count, !piece.isEmpty else { return nil }
    let offset = supernews_find(baseAddress + start, count - start, piece, piece.count)
    return offset < 0 ? nil : start + Int(offset)
  }
}

extension CatalogueTable.Head {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 7, !fields[1].isEmpty, !fields[3].isEmpty else { return nil }
    if fields[0] == "country" {
      self.init(id: fields[1], languageCode: fields[3], countryCode: fields[2], topic: nil)
      return
    }
    guard let kind = Topic.Kind(rawValue: fields[0]), !fields[4].isEmpty, !fields[5].isEmpty else { return nil }
    let group: Topic.Group? =
      switch kind {
      case .topic: Topic.Group(rawValue: fields[2])
      case .region: .regions
      case .city: .cities
      }
    guard let group else { return nil }
    let names = Dictionary(uniqueKeysWithValues: zip(EmbeddedTable.languageCodes, fields[4...5]))
    let others = fields[6] == "-" ? [] : fields[6].split(separator: "|").map(String.init)
    let topic = Topic(id: fields[1], kind: kind, group: group, names: names, otherNames: others)
    self.init(id: topic.id, languageCode: fields[3], countryCode: nil, topic: topic)
  }
}

extension CatalogueTable.Feed {
  fileprivate init?(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 || fields.count == 4, fields[0] == "feed", let link = WebLink(String(fields[2])) else {
      return nil
    }
    self.init(address: link.address, sourceID: fields.count == 4 ? String(fields[3]).nonBlank : nil)
  }
}

extension [CatalogueTable.Feed] {
  /// The feeds of different addresses, as one may tell news of several topics.
  fileprivate var unique: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.address).inserted }
  }
}
