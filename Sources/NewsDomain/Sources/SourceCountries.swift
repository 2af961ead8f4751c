import Synchronization

/// The countries of known sources, by which an article's own country is told. The names are read when one is first asked
/// for, as most commands need none.
package final class SourceCountries: Sendable {
  private struct Table {
    var byName: [String: Country] = [:]
    var byHost: [String: Country] = [:]
    /// By the initials that several names of one country begin with, such as BBC; `nil` where countries share them.
    var byInitials: [String: Country?] = [:]
  }

  private let sources: [NewsSource]
  private let table = Mutex<Table?>(nil)

  package init(_ sources: [NewsSource]) {
    self.sources = sources
  }

  /// - Returns: `nil` if the source of the article is not known.
  package func country(of article: Article) -> Country? { country(of: article.source, link: article.link) }

  /// - Parameter link: the address of an article of the source.
  /// - Returns: `nil` if the source is not known.
  package func country(of source: Article.Source, link: String?) -> Country? {
    let names = [source.id, source.name].compactMap { $0.map { FoldedName($0).text } }
    let hosts = [source.link, link].compactMap { $0.flatMap(WebLink.init).map(Self.host) }
    return table.withLock { table in
      let known = table ?? Self.table(of: sources)
      table = known
      return names.lazy.compactMap { known.byName[$0] }.first ?? hosts.lazy.compactMap { known.byHost[$0] }.first
        ?? source.name.flatMap { known.byInitials[$0] ?? nil } ?? hosts.lazy.compactMap(Self.country(ofHost:)).first
    }
  }

  /// The endings of hosts that are of a country, and that anybody takes.
  private static let endingsOfAnybody: Set<String> = [
    "ai", "cc", "co", "fm", "gg", "io", "ly", "me", "sh", "to", "tv", "ws",
  ]

  /// The country by the ending of a host; `nil` if it says nothing.
  private static func country(ofHost host: String) -> Country? {
    guard let ending = host.split(separator: "." as Character).last.map(String.init), !endingsOfAnybody.contains(ending)
    else { return nil }
    return Country(code: ending == "uk" ? "gb" : ending)
  }

  private static func table(of sources: [NewsSource]) -> Table {
    var table = Table()
    for source in sources {
      guard let country = source.countryCode.flatMap(Country.init(code:)) else { continue }
      for name in [source.id, source.name] { table.byName[FoldedName(name).text] = country }
      if let initials = source.name.split(separator: " " as Character).first.map(String.init), initials.count > 1,
        initials.allSatisfy(\.isUppercase)
      {
        let others = table.byInitials[initials]
        table.byInitials[initials] = .some(others == nil || others == country ? country : nil)
      }
      if let host = source.link.flatMap(WebLink.init).map(host) { table.byHost[host] = country }
    }
    return table
  }

  private static func host(_ link: WebLink) -> String {
    link.host.hasPrefix("www.") ? String(link.host.dropFirst(4)) : link.host
  }
}
