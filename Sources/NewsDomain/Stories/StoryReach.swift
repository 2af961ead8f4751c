/// The sources that cover a story, each with its country. Everything that counts sources and countries of stories uses
/// it.
///
/// A source whose country nothing says counts as a source alone: editions carry sources from everywhere, so that an
/// edition that lists one says nothing about its country.
package struct StoryReach: Sendable, Equatable {
  /// The names of the sources, with their countries if known.
  private var byName: [String: Country?] = [:]

  package init(_ sources: [StorySource], _ known: SourceCountries) {
    for source in sources {
      guard let name = Self.name(of: source.source, source.link) else { continue }
      let country: Country? = (byName[name] ?? nil) ?? known.country(of: source)
      byName.updateValue(country, forKey: name)
    }
  }

  /// Whether there is more than one source among these.
  static func areSeveral(_ sources: [StorySource]) -> Bool {
    let first = sources.lazy.compactMap { name(of: $0.source, $0.link) }.first
    return sources.contains { source in name(of: source.source, source.link).map { $0 != first } ?? false }
  }

  package var sources: Int { byName.count }

  /// The sources other than those with these names, with their countries if known.
  package func others(than names: Set<String>) -> [String: Country?] { byName.filter { !names.contains($0.key) } }

  package var countries: Set<Country> { Set(byName.values.compactMap(\.self)) }

  /// The country of an article's source; `nil` if unknown.
  package func country(of article: Article) -> Country? {
    Self.name(of: article.source, article.link).flatMap { byName[$0] ?? nil }
  }

  /// The name that distinguishes a source from others: its own, its id, or the host of its article.
  package static func name(of source: Article.Source, _ link: String?) -> String? {
    source.name ?? source.id ?? link.flatMap(WebLink.init)?.host
  }
}
