import NewsDomain

/// Lists of feeds in OPML files.
public struct OPMLFile: FeedListFile {
  /// Many times the longest lists, in bytes.
  private static let sizeLimit = 8 << 20

  public init() {}

  public func read(_ path: String) throws -> FeedList {
    guard let bytes = try Self.bytes(of: path) else {
      throw NewsError.unreadable(path: path, detail: String(cString: strerror(ENOENT)))
    }
    guard let (list, problem) = OPML.list(bytes) else {
      throw NewsError.notOPML(path: path, detail: "no <opml>")
    }
    if list.entries.isEmpty, list.skipped == 0, let problem {
      throw NewsError.notOPML(path: path, detail: "\(problem.line):\(problem.column): \(problem.detail)")
    }
    return list
  }

  public func write(_ feeds: [Subscription], to path: String) throws {
    try KeptFile(path: UserFolders.expanded(path)).write(Array(text(of: feeds).utf8), makingFolder: false)
  }

  public func text(of feeds: [Subscription]) -> String { OPML.text(of: feeds, title: "supernews") }

  private static func bytes(of path: String) throws -> [UInt8]? {
    do {
      return try KeptFile(path: UserFolders.expanded(path)).read(atMost: sizeLimit)
    } catch NewsError.io(_, let detail) {
      throw NewsError.unreadable(path: path, detail: detail)
    }
  }
}
