/// One of the reader's own feeds.
package struct OwnFeed: Sendable, Equatable {
  /// The feed's id in commands, used like the id of a source; made from its name when it was added.
  package var id: String
  package var name: String
  /// The feed's address.
  package var feed: String
  /// The address of the site that the feed belongs to.
  package var site: String?
  /// Its folder; `nil` if it is in none.
  package var folder: FeedFolder?
  /// The host whose page linked to the feed; `nil` if it was added by its own address.
  package var namedBy: String?
  /// Whether the reader has chosen the address, so that it does not follow moves.
  package var keepsAddress = false

  package init(
    id: String, name: String, feed: String, site: String? = nil, folder: FeedFolder? = nil, namedBy: String? = nil
  ) {
    self.id = id
    self.name = name
    self.feed = feed
    self.site = site
    self.folder = folder
    self.namedBy = namedBy
  }

  /// The feed as a source, for commands.
  package var source: NewsSource { NewsSource(id: id, name: name, link: shownSite ?? shownFeed, feed: shownFeed) }

  /// The feed's address without a user name and password.
  package var shownFeed: String { WebLink(feed)?.withoutLogin ?? feed }
  /// The site's address without a user name and password.
  package var shownSite: String? { site.map { WebLink($0)?.withoutLogin ?? $0 } }

  /// The host of the site, or else of the feed, in the short form that readers know: `lemonde.fr`.
  package var host: String? {
    guard let host = site.flatMap(WebLink.init)?.host ?? WebLink(feed)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }

  /// The longest id, in characters.
  private static let longestID = 40

  /// Whether a text could be an id made here.
  static func isID(_ text: String) -> Bool {
    (1...longestID + 6).contains(text.count) && !text.allSatisfy(\.isNumber)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// The preferred id for a feed with this name: lower-case letters, digits and hyphens. It is never just a number,
  /// because a number means an item of a list.
  static func slug(of name: String) -> String {
    let words = FoldedName(name).text.split { !$0.isLetter && !$0.isNumber }
    var slug = ""
    for word in words where slug.count + word.count < longestID { slug += (slug.isEmpty ? "" : "-") + word }
    if slug.isEmpty { slug = String(words.first?.prefix(longestID) ?? "feed") }
    return slug.allSatisfy(\.isNumber) ? "feed-" + slug : slug
  }
}

/// The feeds in a list written by another program.
package struct FeedList: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// The id, if supernews itself wrote the list.
    package var id: String?
    package var name: String?
    package var feed: String
    package var site: String?
    package var folder: FeedFolder?
    /// The host whose page linked to the feed, if one did.
    package var namedBy: String?
    /// See ``OwnFeed/keepsAddress``.
    package var keepsAddress = false

    package init(
      id: String? = nil, name: String?, feed: String, site: String?, folder: FeedFolder? = nil, namedBy: String? = nil
    ) {
      self.id = id
      self.name = name
      self.feed = feed
      self.site = site
      self.folder = folder
      self.namedBy = namedBy
    }
  }

  package var entries: [Entry]
  /// How many entries were left out because they have no http or https address, such as the commands and filters of
  /// other readers.
  package var skipped: Int
  /// The names of those entries, or their addresses.
  package var skippedNames: [String]
  /// How the list was damaged, if it was; some feeds may be missing.
  package var problem: FeedProblem?
  /// In a list of lines, what else the line of each entry says; empty for other lists.
  package var lines: [FeedLine] = []
  /// In a list of lines, those that are not feeds.
  package var leftOut: [LeftOutLine] = []

  package init(entries: [Entry], skipped: Int, skippedNames: [String] = [], problem: FeedProblem? = nil) {
    self.entries = entries
    self.skipped = skipped
    self.skippedNames = skippedNames
    self.problem = problem
  }
}

extension FeedList {
  /// The most feeds a reader can have.
  package static let maxFeeds = 10_000

  /// Turns entries into the reader's own feeds: each address once, each with a unique id.
  ///
  /// - Parameters:
  ///   - others: the feeds that the reader already has.
  ///   - isReserved: whether an id belongs to a known source, and the feed at an address does not.
  package static func ownFeeds(
    _ entries: [Entry], beside others: [OwnFeed], isReserved: (String, String) -> Bool = { _, _ in false }
  ) -> [OwnFeed] {
    var addresses = Set(others.map(\.address))
    var ids = Set(others.map(\.id))
    // The next number to try for each slug: thousands of feeds in a list may have the same name.
    var next: [String: Int] = [:]
    var feeds: [OwnFeed] = []
    for entry in entries {
      let name = Self.name(of: entry)
      var feed = OwnFeed(
        id: "", name: name, feed: entry.feed, site: entry.site, folder: entry.folder, namedBy: entry.namedBy)
      feed.keepsAddress = entry.keepsAddress
      guard addresses.insert(feed.address).inserted else { continue }
      // A feed keeps its id when it is renamed, because it may be the favourite source.
      let known = entry.id.flatMap { OwnFeed.isID($0) ? $0 : nil }
      func isOfOthers(_ id: String) -> Bool { known == nil && isReserved(id, entry.feed) }
      var slug = known ?? OwnFeed.slug(of: name)
      if isOfOthers(slug) { slug = OwnFeed.slug(of: WebLink(entry.feed)?.siteHost ?? entry.feed) }
      feed.id = slug
      while isOfOthers(feed.id) || !ids.insert(feed.id).inserted {
        let number = next[slug, default: 2]
        feed.id = "\(slug)-\(number)"
        next[slug] = number + 1
      }
      feeds.append(feed)
    }
    return feeds
  }

  /// Removes from others' entries what they may not claim: the names and ids of known sources, and which page linked to
  /// a feed.
  package static func foreign(_ entries: [Entry], isReserved: (String, String) -> Bool) -> [Entry] {
    entries.map { entry in
      var entry = entry
      entry.namedBy = nil
      if let id = entry.id, isReserved(id, entry.feed) { entry.id = nil }
      if let name = entry.name, isReserved(name, entry.feed) { entry.name = entry.nameWithHost }
      return entry
    }
  }

  private static func name(of entry: Entry) -> String {
    entry.name?.name() ?? WebLink(entry.feed)?.host ?? entry.feed
  }
}

extension FeedList.Entry {
  /// The name with the feed's host, so that it cannot be taken for another source.
  var nameWithHost: String? {
    guard let name, let host = WebLink(feed)?.siteHost else { return nil }
    return "\(name) (\(host))"
  }
}

extension OwnFeed {
  /// The form of the address for comparing feeds.
  package var address: String { WebLink(feed)?.canonical ?? feed }
}

extension FeedFailure {
  package init(_ feed: OwnFeed, _ error: NewsError) {
    self.init(id: feed.id, name: feed.name, address: feed.shownFeed, error)
  }
}

/// Stores the reader's own feeds.
package protocol OwnFeedRepository: Sendable {
  /// Returns the stored feeds. Never fails: problems are returned as well.
  func load() -> (feeds: [OwnFeed], problems: [SettingsProblem])

  /// Whether an id or name belongs to a known source and the feed at an address does not.
  func isReserved(_ name: String, for feed: String) -> Bool

  /// Changes the stored feeds while other sessions are locked out.
  ///
  /// - Returns: problems found in the stored list.
  /// - Throws: ``FileError/failed(path:detail:)`` and the errors of `change`; nothing has changed in that case.
  func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem]
}
