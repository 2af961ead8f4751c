/// One of the reader's own feeds.
package struct Subscription: Sendable, Equatable {
  /// What it is called in commands: a medium's id, made of its name when it was added.
  package var id: String
  package var name: String
  /// The feed's address.
  package var feed: String
  /// Of the site that it belongs to.
  package var site: String?
  /// Where it lies in the list; `nil` where it lies in no folder.
  package var folder: FeedFolder?

  package init(id: String, name: String, feed: String, site: String? = nil, folder: FeedFolder? = nil) {
    self.id = id
    self.name = name
    self.feed = feed
    self.site = site
    self.folder = folder
  }

  /// The medium that it is to commands.
  package var source: NewsSource { NewsSource(id: id, name: name, link: shownSite ?? shownFeed, feed: shownFeed) }

  /// The address without a name and password that may stand in it.
  package var shownFeed: String { WebLink(feed)?.withoutLogin ?? feed }
  /// Likewise.
  package var shownSite: String? { site.map { WebLink($0)?.withoutLogin ?? $0 } }

  /// Of its site, or else of the feed, as short as readers know it: `lemonde.fr`.
  package var host: String? {
    guard let host = site.flatMap(WebLink.init)?.host ?? WebLink(feed)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }

  /// In characters.
  private static let longestID = 40

  /// Whether it could be one that was made here.
  static func isID(_ text: String) -> Bool {
    (1...longestID + 6).contains(text.count) && !text.allSatisfy(\.isNumber)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// The id that a feed of this name would like to have: lower-case letters, digits and hyphens, and not a
  /// number, which means an item of a list.
  static func slug(of name: String) -> String {
    let words = FoldedName(name).text.split { !$0.isLetter && !$0.isNumber }
    var slug = ""
    for word in words where slug.count + word.count < longestID { slug += (slug.isEmpty ? "" : "-") + word }
    if slug.isEmpty { slug = String(words.first?.prefix(longestID) ?? "feed") }
    return slug.allSatisfy(\.isNumber) ? "feed-" + slug : slug
  }
}

/// Feeds as another program's list names them.
package struct FeedList: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// Where the list is one of supernews.
    package var id: String?
    package var name: String?
    package var feed: String
    package var site: String?
    package var folder: FeedFolder?

    package init(id: String? = nil, name: String?, feed: String, site: String?, folder: FeedFolder? = nil) {
      self.id = id
      self.name = name
      self.feed = feed
      self.site = site
      self.folder = folder
    }
  }

  package var entries: [Entry]
  /// What stands there and is no address of http or https: commands and filters of other readers.
  package var skipped: Int
  /// What was broken in it: some may be missing.
  package var problem: FeedProblem?

  package init(entries: [Entry], skipped: Int, problem: FeedProblem? = nil) {
    self.entries = entries
    self.skipped = skipped
    self.problem = problem
  }
}

extension FeedList {
  /// Feeds that a reader can have.
  package static let mostFeeds = 10_000
  /// Of a name, in scalars: what feeds call themselves can be of any length.
  private static let longestName = 200

  /// Entries as feeds of one's own, each address once, with ids that none of the others has.
  ///
  /// - Parameter others: that are kept already.
  package static func subscriptions(_ entries: [Entry], beside others: [Subscription]) -> [Subscription] {
    var addresses = Set(others.map(\.address))
    var ids = Set(others.map(\.id))
    // Where the search for a free id goes on: lists may name thousands of feeds the same.
    var next: [String: Int] = [:]
    var feeds: [Subscription] = []
    for entry in entries {
      let name = Self.name(of: entry)
      var feed = Subscription(id: "", name: name, feed: entry.feed, site: entry.site, folder: entry.folder)
      guard addresses.insert(feed.address).inserted else { continue }
      // A feed keeps its id when it is renamed: it may be the favourite source.
      let slug = entry.id.flatMap { Subscription.isID($0) ? $0 : nil } ?? Subscription.slug(of: name)
      feed.id = slug
      while !ids.insert(feed.id).inserted {
        let number = next[slug, default: 2]
        feed.id = "\(slug)-\(number)"
        next[slug] = number + 1
      }
      feeds.append(feed)
    }
    return feeds
  }

  private static func name(of entry: Entry) -> String {
    let words = (entry.name ?? "").unicodeScalars.prefix(longestName)
    let name = String(String.UnicodeScalarView(words)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty ? WebLink(entry.feed)?.host ?? entry.feed : name
  }
}

extension Subscription {
  /// What tells its feed from all others.
  package var address: String { WebLink(feed)?.canonical ?? feed }
}

extension FeedFailure {
  package init(_ feed: Subscription, _ error: NewsError) {
    self.init(id: feed.id, name: feed.name, error)
  }
}
