/// Finds the country of a source. Whatever shows or counts the countries of sources asks it.
///
/// The country follows from the catalogue, from the ending of the source's host, or from what its own feed states.
/// Otherwise it is unknown: that an edition lists a source says nothing.
package struct SourceCountries: Sendable {
  /// A way to recognise a source.
  package enum Clue: Sendable, Hashable {
    /// Its id or its name.
    case name(FoldedName)
    /// The host of its site, without `www`.
    case host(String)
    /// The initials that several names of one country begin with, such as BBC.
    case initials(String)
  }

  private let known: @Sendable (Clue) -> Country?

  /// - Parameter known: looks up the country of a known source; `nil` if there is none, or if several countries share
  ///   the initials.
  package init(_ known: @escaping @Sendable (Clue) -> Country?) {
    self.known = known
  }

  /// - Returns: `nil` if nothing says where the source is.
  package func country(of source: StorySource) -> Country? {
    country(of: source.source, link: source.link) ?? source.stated
  }

  /// - Parameter link: the address of an article of the source.
  /// - Returns: `nil` if neither the catalogue nor a host says where the source is.
  package func country(of source: Article.Source, link: String?) -> Country? {
    let names = [source.id, source.name].lazy.compactMap(\.self).map { Clue.name(FoldedName($0)) }
    if let country = names.compactMap(known).first { return country }
    let hosts = [source.link, link].compactMap { $0.flatMap(WebLink.init).map(Self.host) }
    return hosts.lazy.compactMap { known(.host($0)) }.first ?? source.name.flatMap { known(.initials($0)) }
      ?? hosts.lazy.compactMap(Self.country(ofHost:)).first
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

  /// The host of an address, without `www`.
  package static func host(_ link: WebLink) -> String {
    link.host.hasPrefix("www.") ? String(link.host.dropFirst(4)) : link.host
  }
}
