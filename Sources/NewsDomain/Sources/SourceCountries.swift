import Locking

/// The countries of known sources, to find an article's own country. The names are read on first use, as most commands
/// need none.
package final class SourceCountries: Sendable {
  private struct Table {
    var byName: [String: Country] = [:]
    var byHost: [String: Country] = [:]
    /// By the initials that several names of one country begin with, such as BBC; `nil` if countries share them.
    var byInitials: [String: Country?] = [:]
  }

  private let sources: @Sendable () -> [NewsSource]
  private let table = Guarded<Table?>(nil)

  package init(_ sources: @autoclosure @escaping @Sendable () -> [NewsSource]) {
    self.sources = sources
  }

  /// - Returns: `nil` if the source of the article is unknown.
  package func country(of article: Article) -> Country? { country(of: article.source, link: article.link) }

  /// - Parameter link: the address of an article of the source.
  /// - Returns: `nil` if the source is unknown.
  package func country(of source: Article.Source, link: String?) -> Country? {
    let names = [source.id, source.name].compactMap { $0.map { FoldedName($0).text } }
    let hosts = [source.link, link].compactMap { $0.flatMap(WebLink.init).map(Self.host) }
    return table.withLock { table in
      let known = table ?? Self.table(of: sources())
      table = known
      return names.lazy.compactMap { known.byName[$0] }.first ?? hosts.lazy.compactMap { known.byHost[$0] }.first
        ?? source.name.flatMap { known.byInitials[$0] ?? nil } ?? hosts.lazy.compactMap(Self.country(ofHost:)).first
    }
  }

  /// Country suffixes of hosts that anybody may register.
  private static let endingsOfAnybody: Set<String> = [
    "ai", "cc", "co", "fm", "gg", "io", "ly", "me", "sh", "to", "tv", "ws",
  ]

  /// The country given by the suffix of a host; `nil` if it says nothing.
  private static func country(ofHost host: String) -> Country? {
    guard let ending = host.split(separator: "." as Character).last.map(String.init), !endingsOfAnybody.contains(ending)
    else { return nil }
    return Country(code: ending == "uk" ? "gb" : ending)
  }

  private static func table(of sources: [NewsSource]) -> Table {
    var table = Table()
    // Growing step by step takes a quarter of the time.
    table.byName.reserveCapacity(2 * sources.count)
    table.byHost.reserveCapacity(sources.count)
    for source in sources {
      guard let country = source.countryCode.flatMap(Country.init(code:)) else { continue }
      for name in [source.id, source.name] { table.byName[FoldedName(name).text] = country }
      if let initials = initials(of: source.name) {
        let others = table.byInitials[initials]
        table.byInitials[initials] = .some(others == nil || others == country ? country : nil)
      }
      if let host = source.link.flatMap(host(ofSite:)) { table.byHost[host] = country }
    }
    return table
  }

  /// The first word of a name, if it has several letters and all are capitals.
  private static func initials(of name: String) -> String? {
    let letters = name.utf8.prefix { $0 != UInt8(ascii: " ") }
    // Most names begin otherwise, and comparing characters is slow.
    guard let second = letters.dropFirst().first, !(0x61...0x7A).contains(second) else { return nil }
    let initials = String(Substring(letters))
    return initials.count > 1 && initials.allSatisfy(\.isUppercase) ? initials : nil
  }

  private static func host(ofSite link: String) -> String? {
    let start = "https://"
    let host = link.utf8.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: "/") }
    let isPlain = host.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard link.utf8.starts(with: start.utf8), isPlain else { return WebLink(link).map(Self.host) }
    return bare(String(Substring(host)))
  }

  private static func host(_ link: WebLink) -> String { bare(link.host) }

  private static func bare(_ host: String) -> String {
    host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
