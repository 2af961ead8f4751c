import CEmbedded
import NewsDomain

/// The sources that are known without a request, with their own feeds where these are known.
enum SourceCatalogue {
  /// A source, described in each language of the table.
  struct Entry: Sendable {
    let source: NewsSource
    /// One for each of the table's languages.
    let summaries: [String]
    /// The address of its feed.
    var feed: String? { source.feed }

    func source(in languageCode: String) -> NewsSource {
      var source = source
      source.summary = summaries[EmbeddedTable.place(ofLanguage: languageCode)]
      return source
    }
  }

  /// The sources embedded in the binary, by name; read once, when first used.
  static let entries = entries(in: EmbeddedTable.text(supernews_sources()))

  /// - Parameter text: lines of id, name, site, category, language, country, a description in each language, and feed.
  ///
  /// A line that cannot be read is left out; a test makes sure that there is none.
  static func entries(in text: String) -> [Entry] {
    EmbeddedTable.rows(in: text).compactMap(Entry.init)
  }

  static func entry(_ id: String) -> Entry? { byID[id] }

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
