/// The elements of feeds that are read, by name and namespace.
enum FeedElement: Equatable {
  case outer
  case channel
  case item
  case group
  case person
  case name
  case mail
  case title
  case link
  /// The link of an item whose own leads through a service (FeedBurner).
  case originalLink
  case id
  case published
  /// The same in Dublin Core, which counts less if both are there.
  case issued
  case updated
  case created
  case author
  /// The author of the feed that an entry was taken from.
  case sourceAuthor
  /// A name of Dublin Core, without a mail address.
  case creator
  case summary
  /// The title of a picture or film (Media RSS), used if the item has none of its own.
  case mediaTitle
  case mediaSummary
  case content
  /// Texts and names of an episode (iTunes), used if the item has none of its own.
  case episodeSummary
  case episodeAuthor
  case episodeImage
  case episodeLength
  case image
  case enclosure
  case mediaContent
  case thumbnail
  case source
  case place
  case language
  /// How many minutes the feed may be cached (RSS 2.0).
  case ttl
  /// Hours and days in which the feed need not be fetched (RSS 0.91).
  case skipped
  case skippedHour
  case skippedDay

  /// - Parameters:
  ///   - name: in any case, as feeds are careless with it.
  ///   - space: the address of the namespace; `nil` if there is none or the prefix was never declared.
  ///   - prefix: the prefix, which is trusted if the namespace is not known.
  init?(name: String, space: String?, prefix: String?) {
    let name = name.lowercased()
    let known: FeedElement? =
      switch FeedVocabulary(space: space, prefix: prefix) {
      case .own: Self.own[name]
      case .dublinCore: Self.dublinCore[name]
      case .content: name == "encoded" ? .content : nil
      case .media: Self.media[name]
      case .episodes: Self.episodes[name]
      case .feedBurner: name == "origlink" ? .originalLink : nil
      case .geoRSS: name == "point" ? .place : nil
      case .rdf: name == "rdf" ? .outer : nil
      case .xhtml: name == "body" ? .content : nil
      case .yandex: name == "full-text" ? .content : nil
      case .other: nil
      }
    guard let known else { return nil }
    self = known
  }

  /// Whether the element cannot occur inside a text, so that it ends a text whose tag was never closed.
  var endsTexts: Bool {
    switch self {
    case .item, .published, .issued, .updated, .created, .id, .enclosure: true
    default: false
    }
  }

  /// Whether it is a text of any length, rather than a name, a date or an address.
  var isLong: Bool {
    switch self {
    case .summary, .content, .mediaSummary, .episodeSummary: true
    default: false
    }
  }

  private static let own: [String: FeedElement] = [
    "rss": .outer, "feed": .channel, "channel": .channel, "item": .item, "entry": .item,
    "title": .title, "link": .link, "guid": .id, "id": .id, "pubdate": .published, "published": .published,
    "issued": .published, "created": .created, "updated": .updated, "modified": .updated,
    "description": .summary, "summary": .summary, "content": .content, "author": .person, "name": .name, "email": .mail,
    "language": .language, "enclosure": .enclosure, "image": .image, "thumbnail": .thumbnail, "source": .source,
    "ttl": .ttl, "skiphours": .skipped, "skipdays": .skipped, "hour": .skippedHour, "day": .skippedDay,
  ]

  private static let dublinCore: [String: FeedElement] = [
    "title": .title, "creator": .creator, "date": .issued, "issued": .issued, "available": .issued,
    "created": .created, "modified": .updated, "description": .summary, "language": .language,
  ]

  private static let media: [String: FeedElement] = [
    "group": .group, "content": .mediaContent, "thumbnail": .thumbnail, "title": .mediaTitle,
    "description": .mediaSummary,
  ]

  private static let episodes: [String: FeedElement] = [
    "title": .mediaTitle, "author": .episodeAuthor, "image": .episodeImage, "summary": .episodeSummary,
    "subtitle": .episodeSummary, "duration": .episodeLength,
  ]
}
