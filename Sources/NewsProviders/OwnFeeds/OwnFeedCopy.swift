import CEmbedded
import NewsDomain
import SystemServices

/// A copy of the reader's own feeds, as read from their file. Reading a thousand of them as XML takes longer than most
/// commands, which need only their ids.
struct OwnFeedCopy: Sendable {
  /// The version of the file. Names are also compared with the catalogue, so another catalogue gives another list.
  private static let form = "2-\(supernews_sources().count)"
  private static let columns = 7

  private let file: KeptFile

  init(_ path: FilePath) {
    file = KeptFile(path: path)
  }

  /// - Parameter stamp: the stamp of the file with the feeds.
  /// - Returns: `nil` if there is no copy of that file, or it cannot be read.
  func feeds(at stamp: FileStamp) -> [OwnFeed]? {
    guard let bytes = try? file.read(atMost: FileOwnFeedRepository.sizeLimit) else { return nil }
    let rows = EmbeddedTable.rows(in: String(decoding: bytes, as: UTF8.self))
    guard rows.first == Self.head(stamp, count: rows.count - 1, size: bytes.count) else { return nil }
    var feeds: [OwnFeed] = []
    for row in rows.dropFirst() {
      guard row.count == Self.columns else { return nil }
      let folder = row[4].isEmpty ? nil : FeedFolder(row[4].utf8.split(separator: 0x1F).map { String(Substring($0)) })
      var feed = OwnFeed(
        id: row[0], name: row[1], feed: row[2], site: row[3].isEmpty ? nil : row[3], folder: folder,
        namedBy: row[5].isEmpty ? nil : row[5])
      feed.keepsAddress = row[6] == "1"
      feeds.append(feed)
    }
    return feeds
  }

  /// Stores a copy, unless it could not be read back unchanged.
  func keep(_ feeds: [OwnFeed], at stamp: FileStamp) {
    let rows = feeds.map { feed in
      [
        feed.id, feed.name, feed.feed, feed.site ?? "", feed.folder?.names.joined(separator: "\u{1F}") ?? "",
        feed.namedBy ?? "", feed.keepsAddress ? "1" : "",
      ]
    }
    let separators = ["\t", "\n", "\u{1F}"].map { UInt8(ascii: $0.unicodeScalars.first ?? " ") }
    let isPlain = feeds.allSatisfy { feed in
      let texts = [feed.id, feed.name, feed.feed, feed.site ?? "", feed.namedBy ?? ""] + (feed.folder?.names ?? [])
      return texts.allSatisfy { text in !text.utf8.contains(where: separators.contains) } && !feed.id.hasPrefix("#")
    }
    guard isPlain else { return }
    let lines = rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    // Its own size always has the same number of digits.
    let head = Self.head(stamp, count: rows.count, size: 0).joined(separator: "\t") + "\n"
    let size = head.utf8.count + lines.utf8.count
    let text = Self.head(stamp, count: rows.count, size: size).joined(separator: "\t") + "\n" + lines
    // If that fails, it can be made again.
    try? file.write(Array(text.utf8), followsLink: false)
  }

  /// The first line, which identifies the original and gives the length of the copy.
  private static func head(_ stamp: FileStamp, count: Int, size: Int) -> [String] {
    [form, stamp.text, "\(count)", "\(10_000_000_000 + size)"]
  }
}
