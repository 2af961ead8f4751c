/// One of the reader's own feeds.
package struct OwnFeed: Sendable, Equatable {
  /// The feed's id in commands, used like the id of a source; made from its name when it was added.
  package var id: String
  package var name: String
  /// The feed's address.
  package var feed: String
  /// The address of the site that the feed belongs to.
  package var site: String?
  /// The folder that it is in; `nil` if it is in none.
  package var folder: FeedFolder?

  package init(id: String, name: String, feed: String, site: String? = nil, folder: FeedFolder? = nil) {
    self.id = id
    self.name = name
    self.feed = feed
    self.site = site
    self.folder = folder
  }

  /// The feed as a source, for commands.
  package var source: NewsSource { NewsSource(id: id, name: name, link: shownSite ?? shownFeed, feed: shownFeed) }

  /// The feed's address without the user name and password that may be in it.
  package var shownFeed: String { WebLink(feed)?.withoutLogin ?? feed }
  /// The site's address without user name and password.
  package var shownSite: String? { site.map { WebLink($0)?.withoutLogin ?? $0 } }

  /// The host of the site, or else of the feed, in the short form that readers know: `lemonde.fr`.
  package var host: String? {
    guard let host = site.flatMap(WebLink.init)?.host ?? WebLink(feed)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }

  /// The longest id, in characters.
  private static let longestID = 40

  /// Whether a text could be an id that was made here.
  static func isID(_ text: String) -> Bool {
    (1...longestID + 6).contains(text.count) && !text.allSatisfy(\.isNumber)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// The id that is preferred for a feed of this name: lower-case letters, digits and hyphens. It is never a number
  /// alone, because a number means an item of a list.
  static func slug(of name: String) -> String {
    let words = FoldedName(name).text.split { !$0.isLetter && !$0.isNumber }
    var slug = ""
    for word in words where slug.count + word.count < longestID { slug += (slug.isEmpty ? "" : "-") + word }
    if slug.isEmpty { slug = String(words.first?.prefix(longestID) ?? "feed") }
    return slug.allSatisfy(\.isNumber) ? "feed-" + slug : slug
  }
}

/// The feeds in a list that another program has written.
package struct FeedList: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// The id, if supernews itself has written the list.
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
  /// How many entries were left out because they have no http or https address, such as the commands and filters of
  /// other readers.
  package var skipped: Int
  /// How the list was damaged, if it was; some feeds may be missing.
  package var problem: FeedProblem?

  package init(entries: [Entry], skipped: Int, problem: FeedProblem? = nil) {
    self.entries = entries
    self.skipped = skipped
    self.problem = problem
  }
}

extension FeedList {
  /// The most feeds that a reader can have.
  package static let mostFeeds = 10_000
  /// The longest name that is kept, in Unicode scalars; feeds can give themselves a name of any length.
  private static let longestName = 200

  /// Makes entries into feeds of the reader's own: each address once, each with an id that no other feed has.
  ///
  /// - Parameter others: the feeds that the reader has already.
  package static func ownFeeds(_ entries: [Entry], beside others: [OwnFeed]) -> [OwnFeed] {
    var addresses = Set(others.map(\.address))
    var ids = Set(others.map(\.id))
    // The number to try next for each slug: thousands of feeds in a list may have the same name.
    var next: [String: Int] = [:]
    var feeds: [OwnFeed] = []
    for entry in entries {
      let name = Self.name(of: entry)
      var feed = OwnFeed(id: "", name: name, feed: entry.feed, site: entry.site, folder: entry.folder)
      guard addresses.insert(feed.address).inserted else { continue }
      // A feed keeps its id when it is renamed, because it may be the favourite source.
      let slug = entry.id.flatMap { OwnFeed.isID($0) ? $0 : nil } ?? OwnFeed.slug(of: name)
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

extension OwnFeed {
  /// The form of the address by which feeds are compared.
  package var address: String { WebLink(feed)?.canonical ?? feed }
}

extension FeedFailure {
  package init(_ feed: OwnFeed, _ error: NewsError) {
    self.init(id: feed.id, name: feed.name, error)
  }
}
