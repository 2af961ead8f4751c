import FoundationEssentials
import NewsDomain

/// A feed of any format, with its contents as the source wrote them.
package struct Feed: Sendable, Equatable {
  package var title: String?
  /// The absolute address of the site that the feed belongs to.
  package var site: String?
  /// The ISO 639-1 code of the language, if the feed states one.
  package var language: String?
  /// The country that it states with its language, if that says where its source is.
  package var country: Country?
  package var items: [FeedItem] = []
  /// The pace that it asks for, if any.
  package var pace = FeedPace()
  /// The first error in the document. The items before it were read, and often many after it.
  package var problem: FeedProblem?

  /// The most items read from one feed.
  package static let maxItems = FeedTrouble.maxEntries
}

/// One item of a feed, with its texts unchanged.
package struct FeedItem: Sendable, Equatable {
  package var title: FeedText?
  package var link: String?
  /// The item's id in the feed: an address, unless ``isIDOnly`` is set.
  package var id: String?
  /// When it was published: the feed format's own element, then one of Dublin Core.
  package var published: String?
  package var issued: String?
  package var updated: String?
  package var created: String?
  /// The ISO 639-1 code of its language, if the feed states one for it alone.
  package var language: String?
  /// The names of the authors, as written.
  package var authors: [String] = []
  package var summary: FeedText?
  package var content: FeedText?
  package var image: String?
  /// The address of a file such as an episode of a podcast.
  package var enclosure: String?
  /// The length of an episode, in seconds.
  package var length: Int?
  /// The source that published the item, if the feed collects from others (RSS 2.0 and Atom, `source`).
  package var source: (name: String?, site: String?) = (nil, nil)
  /// Latitude and longitude (GeoRSS), as written in the feed.
  package var place: String?
  /// Whether the feed states that ``id`` is not an address.
  package var isIDOnly = false
  /// The base of relative addresses in its texts: what the feed states, else its page.
  package var base: String?
  /// How its feed writes dates that can be read in two ways.
  package var dateOrder = FeedDateOrder()

  /// All its dates, the best first, whatever their order in the document.
  var dates: [String] { [published, issued, updated, created].compactMap(\.self) }

  package var date: Date? { date(notAfter: .distantFuture) }

  /// See `FeedDate/date(of:_:notAfter:)`.
  package func date(notAfter latest: Date) -> Date? {
    FeedDate.date(of: dates, dateOrder, notAfter: latest)
  }

  /// The most authors of an item, and the longest name of one with its markup, in bytes. Those of a feed are those of each of
  /// its items, so that they count many times.
  static let (maxAuthors, longestAuthor) = (20, 400)

  /// Adds the name of an author, unless it is there already.
  static func add(author name: String, to authors: inout [String]) {
    guard authors.count < maxAuthors, let name = name.nonBlank, name.utf8.count <= longestAuthor,
      !authors.contains(name)
    else { return }
    authors.append(name)
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.link == other.link && one.id == other.id && one.dates == other.dates
      && one.language == other.language && one.authors == other.authors && one.summary == other.summary
      && one.content == other.content && one.image == other.image && one.enclosure == other.enclosure
      && one.source == other.source && one.place == other.place && one.isIDOnly == other.isIDOnly
      && one.length == other.length
      && one.base == other.base && one.dateOrder == other.dateOrder
  }
}

extension Feed {
  /// Finds out how the feed writes dates that can be read in two ways.
  ///
  /// - Parameter language: the language as the feed states it.
  mutating func orderDates(in language: String?) {
    let order = FeedDateOrder(language: language, dates: items.lazy.flatMap(\.dates))
    for index in items.indices { items[index].dateOrder = order }
  }

  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// Reads an element about the pace that the feed asks for.
  mutating func takePace(_ text: String, of kind: FeedElement) {
    switch kind {
    case .ttl:
      if let minutes = Int(text.trimmed), minutes > 0 {
        pace.least = max(pace.least, min(Double(minutes) * 60, FeedPace.limits.upperBound))
      }
    case .skippedHour:
      // 24 is midnight in RSS 0.91.
      if let hour = Int(text.trimmed), (0...24).contains(hour) { pace.skippedHours.insert(hour % 24) }
    case .skippedDay:
      if let day = Self.days.firstIndex(of: String(text.trimmed.lowercased().prefix(3))) {
        pace.skippedDays.insert(day)
      }
    default: break
    }
  }

  /// Returns the ISO 639-1 code of a language as feeds write it: `fr-FR`, `en_us`, `EN`.
  static func language(_ text: String) -> String? {
    let code = text.trimmed.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? code : nil
  }
}
