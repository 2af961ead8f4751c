/// The elements of feeds that are read, by name and namespace.
enum FeedElement: Equatable {
  case outer
  case channel
  case item
  case group
  case person
  case name
  case title
  case link
  case id
  case published
  /// The same in Dublin Core, which counts less if both are there.
  case issued
  case updated
  case created
  case author
  case summary
  /// The title of a picture or film (Media RSS), used if the item has none of its own.
  case mediaTitle
  case mediaSummary
  case content
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
  ///   - space: the address of the namespace; `nil` if there is none or the prefix was never declared.
  ///   - prefix: the prefix, which is used to guess the namespace if `space` is `nil`.
  init?(name: String, space: String?, prefix: String?) {
    let known: FeedElement? =
      switch Vocabulary(space: space, prefix: prefix) {
      case .own: Self.own[name]
      case .dublinCore: Self.dublinCore[name]
      case .content: name == "encoded" ? .content : nil
      case .media: Self.media[name]
      case .geoRSS: name == "point" ? .place : nil
      case .rdf: name == "RDF" ? .outer : nil
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

  private enum Vocabulary {
    /// RSS, which has no namespace or one of many, and Atom.
    case own
    case dublinCore
    case content
    case media
    case geoRSS
    case rdf
    case other

    init(space: String?, prefix: String?) {
      guard let space else {
        self = prefix.map { Self.byPrefix[$0] ?? .other } ?? .own
        return
      }
      self = Self.bySpace[space] ?? .other
    }

    private static let byPrefix: [String: Vocabulary] = [
      "atom": .own, "dc": .dublinCore, "dcterms": .dublinCore, "content": .content, "media": .media, "georss": .geoRSS,
      "rdf": .rdf,
    ]

    private static let bySpace: [String: Vocabulary] = [
      "": .own,
      "http://www.w3.org/2005/Atom": .own,
      "http://purl.org/atom/ns#": .own,
      "http://purl.org/rss/1.0/": .own,
      "http://my.netscape.com/rdf/simple/0.9/": .own,
      "http://my.netscape.com/publish/formats/rss-0.91.dtd": .own,
      "http://channel.netscape.com/rdf/simple/0.9/": .own,
      "http://backend.userland.com/rss2": .own,
      "http://backend.userland.com/RSS2": .own,
      "http://blogs.law.harvard.edu/tech/rss": .own,
      "http://purl.org/dc/elements/1.1/": .dublinCore,
      "http://purl.org/dc/terms/": .dublinCore,
      "http://purl.org/rss/1.0/modules/content/": .content,
      "http://search.yahoo.com/mrss/": .media,
      "http://search.yahoo.com/mrss": .media,
      "http://www.georss.org/georss": .geoRSS,
      "http://www.georss.org/georss/10": .geoRSS,
      "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
    ]
  }

  private static let own: [String: FeedElement] = [
    "rss": .outer, "feed": .channel, "channel": .channel, "item": .item, "entry": .item,
    "title": .title, "link": .link, "guid": .id, "id": .id, "pubDate": .published, "published": .published,
    "issued": .published, "created": .created, "updated": .updated, "modified": .updated,
    "description": .summary, "summary": .summary, "content": .content, "author": .person, "name": .name,
    "language": .language, "enclosure": .enclosure, "image": .image, "thumbnail": .thumbnail, "source": .source,
    "ttl": .ttl, "skipHours": .skipped, "skipDays": .skipped, "hour": .skippedHour, "day": .skippedDay,
  ]

  private static let dublinCore: [String: FeedElement] = [
    "title": .title, "creator": .author, "date": .issued, "issued": .issued, "available": .issued,
    "created": .created, "modified": .updated, "description": .summary, "language": .language,
  ]

  private static let media: [String: FeedElement] = [
    "group": .group, "content": .mediaContent, "thumbnail": .thumbnail, "title": .mediaTitle,
    "description": .mediaSummary,
  ]
}
