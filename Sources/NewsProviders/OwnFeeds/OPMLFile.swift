import NewsDomain
import NewsParsing
import SystemServices

/// Lists of feeds in OPML files, and those of newsboat.
package struct OPMLFile: FeedListFile {
  /// The largest file, in bytes: many times the longest lists.
  private static let sizeLimit = 8 << 20

  private let parser: any DocumentParser

  package init(_ parser: any DocumentParser) {
    self.parser = parser
  }

  package func read(_ path: String) async throws -> FeedList {
    let bytes = try UserFile(path).read(atMost: Self.sizeLimit)
    if bytes.starts(with: "SQLite format 3\u{0}".utf8) { throw NewsError.feed(.database(path: path)) }
    guard let list = try await parser.list(bytes, of: path) else {
      if path.split(separator: "/").last == "config" { throw NewsError.feed(.newsboatSettings(path: path)) }
      throw NewsError.feed(.notOPML(path: path, detail: "no <opml>"))
    }
    if list.entries.isEmpty, list.skipped == 0, let problem = list.problem {
      throw NewsError.feed(.unreadable(place: path, problem))
    }
    return list
  }

  package func write(_ feeds: [OwnFeed], to path: String) throws {
    try UserFile(path).write(Array(text(of: feeds).utf8))
  }

  /// Returns a list for other people, without names and passwords in addresses.
  package func text(of feeds: [OwnFeed]) -> String {
    OPML.text(
      of: feeds.map {
        OwnFeed(id: $0.id, name: $0.name, feed: $0.shownFeed, site: $0.shownSite, folder: $0.folder)
      },
      title: "supernews")
  }
}
