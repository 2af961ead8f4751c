/// One of the reader's own feeds.
public struct Subscription: Sendable, Equatable {
  /// What it is called in commands: a medium's id, made of its name when it was added.
  public var id: String
  public var name: String
  /// The feed's address.
  public var feed: String
  /// Of the site that it belongs to.
  public var site: String?

  public init(id: String, name: String, feed: String, site: String? = nil) {
    self.id = id
    self.name = name
    self.feed = feed
    self.site = site
  }

  /// The medium that it is to commands.
  public var source: NewsSource { NewsSource(id: id, name: name, link: site ?? feed) }

  /// In characters.
  private static let longestID = 40

  /// An id for a feed of this name that is none of those taken: lower-case letters, digits and hyphens.
  public static func id(for name: String, taken: Set<String>) -> String {
    let words = FoldedName(name).text.split { !$0.isLetter && !$0.isNumber }
    var slug = ""
    for word in words where slug.count + word.count < longestID { slug += (slug.isEmpty ? "" : "-") + word }
    if slug.isEmpty { slug = String(words.first?.prefix(longestID) ?? "feed") }
    var id = slug
    var number = 2
    while taken.contains(id) {
      id = "\(slug)-\(number)"
      number += 1
    }
    return id
  }
}

/// Feeds as another program's list names them.
public struct FeedList: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    /// Where the list is one of supernews.
    public var id: String?
    public var name: String?
    public var feed: String
    public var site: String?

    public init(id: String? = nil, name: String?, feed: String, site: String?) {
      self.id = id
      self.name = name
      self.feed = feed
      self.site = site
    }
  }

  public var entries: [Entry]
  /// What stands there and is no address of http or https: commands and filters of other readers.
  public var skipped: Int

  public init(entries: [Entry], skipped: Int) {
    self.entries = entries
    self.skipped = skipped
  }
}

extension FeedList {
  /// Entries as feeds of one's own, each address once, with ids that none of the others has.
  ///
  /// - Parameter others: that are kept already.
  public static func subscriptions(_ entries: [Entry], beside others: [Subscription]) -> [Subscription] {
    var addresses = Set(others.map(\.address))
    var ids = Set(others.map(\.id))
    var feeds: [Subscription] = []
    for entry in entries {
      let name = (entry.name ?? WebLink(entry.feed)?.host ?? entry.feed)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A feed keeps its id when it is renamed: it may be the favourite source.
      let feed = Subscription(
        id: Subscription.id(for: entry.id ?? name, taken: ids), name: name, feed: entry.feed, site: entry.site)
      guard addresses.insert(feed.address).inserted else { continue }
      ids.insert(feed.id)
      feeds.append(feed)
    }
    return feeds
  }
}

extension Subscription {
  /// What tells its feed from all others.
  public var address: String { WebLink(feed)?.canonical ?? feed }
}
