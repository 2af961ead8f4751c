/// The vocabularies whose elements are read.
enum FeedVocabulary {
  /// RSS, which has no namespace or one of many, and Atom.
  case own
  case dublinCore
  case content
  case media
  /// Podcasts (iTunes).
  case episodes
  /// Addresses that FeedBurner replaced.
  case feedBurner
  case geoRSS
  case rdf
  case xhtml
  /// Whole texts for Yandex's search.
  case yandex
  case other

  /// - Parameters:
  ///   - space: the address of the namespace. It is compared without scheme, case and the mark at its end, which feeds
  ///     write in all ways.
  ///   - prefix: decides if the address is not known. Without a prefix it is RSS or Atom under an address of its own.
  init(space: String?, prefix: String?) {
    if let space, let known = Self.bySpace[Self.plain(space)] {
      self = known
    } else if let prefix {
      self = Self.byPrefix[prefix.lowercased()] ?? .other
    } else {
      self = .own
    }
  }

  private static func plain(_ space: String) -> String {
    var space = space.lowercased()[...]
    for scheme in ["http://", "https://"] where space.hasPrefix(scheme) { space = space.dropFirst(scheme.count) }
    while let last = space.last, last == "/" || last == "#" { space = space.dropLast() }
    return String(space)
  }

  private static let byPrefix: [String: FeedVocabulary] = [
    "atom": .own, "rss": .own, "dc": .dublinCore, "dcterms": .dublinCore, "content": .content, "media": .media,
    "itunes": .episodes, "feedburner": .feedBurner, "georss": .geoRSS, "rdf": .rdf,
    "xhtml": .xhtml, "yandex": .yandex,
  ]

  private static let bySpace: [String: FeedVocabulary] = [
    "": .own,
    "www.w3.org/2005/atom": .own,
    "purl.org/atom/ns": .own,
    "purl.org/rss/1.0": .own,
    "my.netscape.com/rdf/simple/0.9": .own,
    "my.netscape.com/publish/formats/rss-0.91.dtd": .own,
    "channel.netscape.com/rdf/simple/0.9": .own,
    "backend.userland.com/rss2": .own,
    "blogs.law.harvard.edu/tech/rss": .own,
    "cyber.harvard.edu/rss/rss.html": .own,
    "purl.org/dc/elements/1.1": .dublinCore,
    "purl.org/dc/elements/1.0": .dublinCore,
    "purl.org/dc": .dublinCore,
    "purl.org/dc/terms": .dublinCore,
    "purl.org/rss/1.0/modules/content": .content,
    "search.yahoo.com/mrss": .media,
    "www.rssboard.org/media-rss": .media,
    "www.itunes.com/dtds/podcast-1.0.dtd": .episodes,
    "rssnamespace.org/feedburner/ext/1.0": .feedBurner,
    "www.georss.org/georss": .geoRSS,
    "www.georss.org/georss/10": .geoRSS,
    "www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
    "www.w3.org/1999/xhtml": .xhtml,
    "news.yandex.ru": .yandex,
    // Their elements have names of feeds, too.
    "www.w3.org/2000/svg": .other,
    "www.w3.org/1998/math/mathml": .other,
  ]
}
