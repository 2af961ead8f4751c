import FoundationEssentials
import NewsDomain

/// A note of the archive about an item of a feed: feeds may give many items one page, and only items of one feed can be
/// compared.
struct NotedItem: Sendable, Equatable {
  /// The feed and the page that an item leads to.
  struct Place: Sendable, Hashable {
    /// A hash of the feed's address.
    let feed: UInt64
    /// The id that the link alone gives.
    let page: ArticleID
  }

  var place: Place
  /// The item as its feed had it last, but with its first date.
  var item: ComparedItem
  /// Whether the feed ever had another item for the page at the same time.
  var isShared: Bool

  init(_ place: Place, _ item: ComparedItem, isShared: Bool) {
    self.place = place
    self.item = item
    self.isShared = isShared
  }

  /// - Returns: `nil` if the article is no item of a feed with a page of its own. A service lists pages of others, so
  ///   there the link alone decides.
  ///
  /// - Parameter feeds: the hashes of feeds, by address: all items of a list have few.
  init?(_ article: Article, _ feeds: inout [String: UInt64]) {
    guard article.provider == .feeds, article.linkWay == nil, let provenance = article.provenance,
      !provenance.feed.isOfService, let feed = provenance.request
    else { return nil }
    let hash = feeds[feed] ?? Place.hash(of: feed)
    feeds[feed] = hash
    guard let page = article.pageID, article.link.flatMap(WebLink.init)?.isOpaque == false else { return nil }
    let place = Place(feed: hash, page: page)
    self.init(place, ComparedItem(article), isShared: article.sharesPage)
  }
}

extension NotedItem.Place {
  init?(_ feed: String, _ link: String?) {
    self.init(hash: Self.hash(of: feed), link)
  }

  static func hash(of feed: String) -> UInt64 { ArticleID(hashing: "feed " + feed).value }

  /// - Parameter feed: the hash of a feed.
  init?(hash feed: UInt64, _ link: String?) {
    guard let page = link.flatMap(WebLink.init), !page.isOpaque else { return nil }
    self.init(feed: feed, page: ArticleID(page: page.canonical))
  }
}

/// An item as noted, with its article.
struct KnownItem: Sendable, Equatable {
  var note: NotedItem
  var row: Int64
  var id: ArticleID
}
