import CEmbedded
import NewsDomain

/// The sources that are known without a request, with their own feeds if known.
package enum SourceCatalogue {
  /// A source, described in each language of the table.
  struct Entry: Sendable {
    let source: NewsSource
    /// One for each of the table's languages.
    let summaries: [String]
    /// The address of its feed.
    var feed: String? { source.feed }
    /// The host of its site, in the form of ``WebLink/siteHost``.
    var siteHost: String? { source.link.flatMap(WebLink.init)?.siteHost }

    func source(in languageCode: String) -> NewsSource {
      var source = source
      source.summary = summaries[EmbeddedTable.place(ofLanguage: languageCode)]
      return source
    }
  }

  /// The sources embedded in the binary, by name; read once, on first use.
  static let entries = entries(in: EmbeddedTable.text(supernews_sources()))

  /// - Parameter text: lines of id, name, site, category, language, country, a description in each language, and feed.
  ///
  /// An unreadable line is left out; a test makes sure that there is none.
  static func entries(in text: String) -> [Entry] {
    EmbeddedTable.rows(in: text).compactMap(Entry.init)
  }

  /// The country of a source, from a sorted table: reading all sources takes much longer.
  package static func country(of clue: SourceCountries.Clue) -> Country? {
    EmbeddedTable.value(of: key(of: clue), in: supernews_source_countries()).flatMap(Country.init(code:))
  }

  /// The key of a clue in source-countries.tsv.
  package static func key(of clue: SourceCountries.Clue) -> String {
    switch clue {
    case .name(let name): "name " + name.text
    case .host(let host): "host " + host
    case .initials(let initials): "initials " + initials
    }
  }

  static func entry(_ id: String) -> Entry? { byID[id] }

  /// Whether an id or name belongs to a known source and a feed does not.
  ///
  /// - Parameter feed: the address of the feed.
  static func isReserved(_ name: String, for feed: String) -> Bool {
    let sites = sitesByName[FoldedName(name).text] ?? []
    guard !sites.isEmpty, let link = WebLink(feed) else { return !sites.isEmpty }
    let own = [link.siteHost] + FeedDirectory.sites(ofFeed: feed)
    return !sites.contains { site in
      own.contains { $0.isHost(within: site) } || WebLink("https://" + site).map { link.isFeed(of: $0) } == true
    }
  }

  /// The name of a source from its feed, with the feed's host added if another source has that name.
  static func name(_ title: String?, of feed: String) -> String? {
    guard let title, isReserved(title, for: feed), let host = WebLink(feed)?.siteHost else { return title }
    return "\(title) (\(host))"
  }

  /// The title of a feed or, if it has none but its host, the name of the source whose feed it is: lists then count both
  /// as one source.
  static func title(_ title: String?, of feed: String) -> String? {
    guard let link = WebLink(feed) else { return title }
    let hosts = [link.host, link.siteHost].map { FoldedName($0).text }
    if let title = title?.nonBlank, !hosts.contains(FoldedName(title).text) { return title }
    return source(ofFeed: link)?.name ?? title
  }

  /// The source whose feed this is, or else the one whose site it belongs to. Of several on one host, such as the
  /// editions of a newspaper, that is the one with the shortest address.
  private static func source(ofFeed link: WebLink) -> NewsSource? {
    guard !SharedHost.isOfSeveral(link.siteHost) else { return nil }
    let sites = FeedDirectory.sites(ofFeed: link.address) + [link.siteHost]
    let own = entries.filter { entry in entry.siteHost.map(sites.contains) == true }.map(\.source)
    return own.first { $0.feed.flatMap(WebLink.init)?.canonical == link.canonical }
      ?? own.min { ($0.link ?? "").utf8.count < ($1.link ?? "").utf8.count }
  }

  /// The hosts of the sites of sources, by their ids and names.
  private static let sitesByName: [String: [String]] = {
    var sites: [String: [String]] = [:]
    for entry in entries {
      for name in Set([entry.source.id, entry.source.name].map { FoldedName($0).text }) {
        // A source may publish on several sites whose feeds are on one host.
        let others = entry.feed.flatMap(WebLink.init).map(FeedDirectory.sitesOfSources) ?? []
        sites[name, default: []] += [entry.siteHost ?? ""] + others
      }
    }
    return sites
  }()

  private static let byID = Dictionary(entries.map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SourceCatalogue.Entry {
  fileprivate init?(_ fields: [String]) {
    let feed = 6 + EmbeddedTable.languageCodes.count
    guard fields.count == feed + 1, let category = Category(rawValue: fields[3]) else { return nil }
    self.init(
      source: NewsSource(
        id: fields[0], name: fields[1], link: fields[2], feed: fields[feed].nonBlank, category: category,
        languageCode: fields[4], countryCode: fields[5]),
      summaries: Array(fields[6..<feed]))
  }
}
