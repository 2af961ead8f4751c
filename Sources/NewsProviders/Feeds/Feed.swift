import FoundationEssentials
import NewsDomain

/// A feed as its publisher wrote it, of whatever format.
struct Feed: Sendable, Equatable {
  var title: String?
  /// Of the site that it belongs to, absolute.
  var site: String?
  /// ISO 639-1, where it says so.
  var language: String?
  var items: [FeedItem] = []
  /// What was broken first; the items before it, and many after it, are there.
  var problem: FeedProblem?

  /// Items that are read of a feed: twenty times what readers keep of one.
  static let mostItems = 2000
}

/// One entry of a feed, its texts as they stand there.
struct FeedItem: Sendable, Equatable {
  var title: FeedText?
  var link: String?
  /// What the feed calls it by; an address where it is said to be one.
  var id: String?
  var published: String?
  var updated: String?
  var author: String?
  var summary: FeedText?
  var content: FeedText?
  var image: String?
  /// Who published it, where the feed gathers from others (RSS 2.0 and Atom, `source`).
  var source: (name: String?, site: String?) = (nil, nil)
  /// Latitude and longitude (GeoRSS), as they stand there.
  var place: String?
  /// Its date, where that has been read already: sorting asks for it many times.
  private(set) var knownDate: Date??
  /// Whether ``id`` is said to be no address.
  var isIDOnly = false
  /// What relative addresses in its texts belong to.
  var base: String?

  /// When it was published or, where that is not said, changed last.
  var date: Date? { knownDate ?? published.flatMap(FeedDate.date) ?? updated.flatMap(FeedDate.date) }

  /// Reads the date once for all.
  mutating func readDate() { knownDate = .some(date) }

  static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.link == other.link && one.id == other.id && one.published == other.published
      && one.updated == other.updated && one.author == other.author && one.summary == other.summary
      && one.content == other.content && one.image == other.image && one.source == other.source
      && one.place == other.place && one.isIDOnly == other.isIDOnly && one.base == other.base
  }
}

/// A text and whether it is HTML.
struct FeedText: Sendable, Equatable {
  var text: String
  var isHTML: Bool

  /// As plain text; `nil` where there is nothing to read.
  var plain: String? {
    (isHTML ? PlainText(html: text, keepsLines: false).text : text.trimmed).nonBlank
  }
}

extension Feed {
  /// The code of a language as feeds write it: `fr-FR`, `en_us`, `EN`.
  static func language(_ text: String) -> String? {
    let code = text.trimmed.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? code : nil
  }
}
