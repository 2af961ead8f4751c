import NewsDomain

/// Finds the feeds of a site by its host.
package struct FeedDirectory: Sendable {
  private let table: CatalogueTable

  init(_ table: CatalogueTable) {
    self.table = table
  }

  /// The feeds of the site at a host, and of other hosts of the same owner: first that of the catalogue of sources, then
  /// those nearest to the host.
  package static func feeds(ofHost host: String) -> [String] { FeedDirectory(Catalogue.table).feeds(of: host) }

  func feeds(of host: String) -> [String] {
    let asked = Self.name(of: host)
    let owner = Self.owner(of: asked)
    guard !owner.isEmpty else { return [] }
    let entries = SourceCatalogue.entries.filter { entry in
      [entry.source.link, entry.feed].contains { $0.map { Self.isAddress($0, of: owner) } ?? false }
    }
    let known = entries.sorted { one, other in
      Self.distance(one.source.link, asked) < Self.distance(other.source.link, asked)
    }
    let ofOwner = table.feeds(containing: owner).map(\.address).filter { Self.isAddress($0, of: owner) }
    let near = ofOwner.enumerated().sorted { one, other in
      (Self.distance(one.element, asked), one.offset) < (Self.distance(other.element, asked), other.offset)
    }
    // Feeds of the same source may be at a host of their own.
    let elsewhere = known.flatMap { table.feeds(ofSource: $0.source.id) }.map(\.address)
    var seen: Set<String> = []
    return (known.compactMap(\.feed) + near.map(\.element) + elsewhere).filter { seen.insert($0).inserted }
  }

  /// How far a host is from the one asked for: 0 for the same, 1 for one above or below it, 2 for any other.
  private static func distance(_ address: String?, _ asked: String) -> Int {
    guard let host = address.flatMap(WebLink.init)?.host else { return 2 }
    let name = name(of: host)
    return name == asked ? 0 : name.isWithin(asked) || asked.isWithin(name) ? 1 : 2
  }

  private static func isAddress(_ address: String, of owner: String) -> Bool {
    // Most addresses do not even contain it, which is quicker to see.
    address.holds(owner) && WebLink(address).map { name(of: $0.host).isWithin(owner) } == true
  }

  private static func name(of host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The part of a host's name that all hosts of its owner share: `lemonde.fr` of `sport.lemonde.fr`.
  private static func owner(of name: String) -> String {
    let labels = name.split(separator: ".")
    guard labels.count > 2, labels.last?.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) == true else { return name }
    if let platform = platforms.first(where: { name.isWithin($0) }) { return name == platform ? "" : name }
    let isBelowCountry = labels[labels.count - 1].utf8.count == 2 && sharedLabels.contains(labels[labels.count - 2])
    return labels.suffix(isBelowCountry ? 3 : 2).joined(separator: ".")
  }

  /// Labels below a country's, under which anybody has names, as in `bbc.co.uk`.
  private static let sharedLabels: Set<Substring> = [
    "ac", "asn", "co", "com", "edu", "go", "gob", "gouv", "gov", "gv", "id", "in", "info", "ltd", "ne", "net", "nom",
    "or",
    "org", "plc", "sch",
  ]

  /// Domains under which many have sites.
  private static let platforms = [
    "blogspot.com", "feedburner.com", "ghost.io", "github.io", "substack.com", "tumblr.com", "wordpress.com",
  ]
}
