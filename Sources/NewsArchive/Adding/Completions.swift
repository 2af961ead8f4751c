import FoundationEssentials
import NewsDomain

/// The articles of aggregators that a delivery completes: what the archive has of the same sources under an aggregator's
/// links, with the headlines of items of the sources' own feeds.
///
/// One statement finds all that an item could be, and a delivery of others than sources needs none.
struct Completions {
  /// The articles with what the items add to them. They keep their ids, titles and dates.
  private(set) var articles: [Article] = []
  /// The ids of the articles that items of the delivery are, by the indices of the items.
  private(set) var ids: [Int: ArticleID] = [:]

  /// How long an article may be completed after it was first seen, in seconds.
  private static let recent: TimeInterval = 3 * 86_400
  /// The greatest difference between the dates of an article in two places, in seconds: less than in a daily series.
  private static let longest: TimeInterval = 43_200

  /// - Parameters:
  ///   - items: the articles of the delivery.
  ///   - now: when it came.
  init(of items: [Article], at now: Date, in database: any ArchiveEngine) throws {
    let sites = Self.sites(of: items)
    guard !sites.isEmpty else { return }
    let listed = try database.aggregated(
      from: Set(sites.keys.flatMap(\.parents)), since: now.addingTimeInterval(-Self.recent))
    guard !listed.isEmpty else { return }
    let matches = Self.matches(of: items, sites, with: listed)
    let known = Dictionary(
      try database.archived(Array(matches.keys)).map { ($0.row, $0.article) }, uniquingKeysWith: { first, _ in first })
    for (row, place) in matches.sorted(by: { $0.value < $1.value }) {
      guard var article = known[row] else { continue }
      let feed = items[place].provenance?.feed.title?.nonBlank
      article.complete(from: items[place], by: (feed ?? items[place].sourceHost).map(Supplement.feed))
      articles.append(article)
      ids[place] = article.id
    }
  }

  /// The items that are a source's own words, by the hosts of their pages. Items whose page leads to several of them
  /// complete nothing, and neither do those of the reader's own network.
  private static func sites(of items: [Article]) -> [String: [Int]] {
    var hosts: [Substring: String?] = [:]
    var sites: [String: [Int]] = [:]
    for (place, item) in items.enumerated() where !item.sharesPage && item.title != nil {
      guard let start = item.link.map(\.beforePath) else { continue }
      // The items of a feed have few hosts.
      let host = hosts[start] ?? (item.isOfSource ? item.link.flatMap(WebLink.init)?.siteHost : nil)
      hosts[start] = .some(host)
      if let host { sites[host, default: []].append(place) }
    }
    return sites
  }

  /// - Returns: the index of the item for each row that has one. Equal headlines come first; each item is one article.
  private static func matches(
    of items: [Article], _ sites: [String: [Int]], with listed: [AggregatedArticle]
  ) -> [Int64: Int] {
    var headlines: [Int: ComparedHeadline] = [:]
    for place in sites.values.joined() { headlines[place] = ComparedHeadline(items[place].title ?? "") }
    var matches: [Int64: Int] = [:]
    var taken: Set<Int> = []
    let isSame: [(ComparedHeadline, ComparedHeadline) -> Bool] = [{ $0.text == $1.text }, { $0.isSame(as: $1) }]
    for isSame in isSame {
      for article in listed where matches[article.row] == nil {
        let places = sites.filter { $0.key.isHost(within: article.site) }.values.joined().sorted()
        let place = places.first { place in
          !taken.contains(place) && article.isNear(items[place], within: Self.longest)
            && headlines[place].map { isSame(article.headline, $0) } == true && items[place].isOfSource
        }
        guard let place else { continue }
        matches[article.row] = place
        taken.insert(place)
      }
    }
    return matches
  }
}

/// An article that the archive has from an aggregator, as far as it is compared with items of its source's feed.
struct AggregatedArticle {
  let row: Int64
  /// The host of its source's site.
  let site: String
  let headline: ComparedHeadline
  let publishedAt: Date?

  /// Whether the dates allow that an item is this article.
  fileprivate func isNear(_ item: Article, within seconds: TimeInterval) -> Bool {
    guard let publishedAt, let other = item.publishedAt else { return true }
    return abs(other.timeIntervalSince(publishedAt)) <= seconds
  }
}

extension ArchiveEngine {
  /// The most articles that the items of a delivery are compared with.
  private static var maxCompared: Int { 500 }

  /// The articles of aggregators that were first seen since a time and whose own links are not known, the newest first.
  ///
  /// - Parameter sites: the hosts of their sources.
  fileprivate func aggregated(from sites: Set<String>, since time: Date) throws -> [AggregatedArticle] {
    try run(
      """
      SELECT article.row, site, title, article.link, published
      FROM source \(dialect.orderedJoin) \(dialect.articles) AS article ON article.source = source.key
      WHERE site \(isOne(of: "?1")) AND attribution = 1 AND link_way IS NULL AND first_seen >= ?2
      ORDER BY first_seen DESC, article.row DESC LIMIT \(Self.maxCompared)
      """, [.texts(sites.sorted()), .date(time)]
    ) { row -> AggregatedArticle? in
      guard let site = row.text(1), let title = row.text(2),
        row.text(3).flatMap(WebLink.init)?.isOpaque == true
      else { return nil }
      return AggregatedArticle(
        row: row.integer(0), site: site, headline: ComparedHeadline(title), publishedAt: row.date(4))
    }.compactMap(\.self)
  }
}

extension Article {
  /// Whether it is an item of its source's own feed, outside the reader's own network.
  fileprivate var isOfSource: Bool { attribution == .source && provenance?.isLocal == false }
}

extension String {
  /// A link up to its path, as written.
  fileprivate var beforePath: Substring {
    let slash = UInt8(ascii: "/")
    guard let start = utf8.firstIndex(of: slash).map({ utf8[$0...].prefix { $0 == slash }.endIndex }) else {
      return self[...]
    }
    return self[..<(utf8[start...].firstIndex(of: slash) ?? endIndex)]
  }

  /// A host and the hosts that it is within.
  fileprivate var parents: [String] {
    let labels = split(separator: ".")
    return labels.indices.dropLast().map { labels[$0...].joined(separator: ".") }
  }
}
