import CEmbedded
import NewsDomain

/// The sources that are known without a request, with their own feeds where these are known.
enum MediaCatalogue {
  /// A medium, described in each language of the table.
  struct Medium: Sendable {
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
  static let media = media(in: EmbeddedTable.text(supernews_media()))

  /// - Parameter text: lines of id, name, site, category, language, country, a description in each language, and feed.
  ///
  /// A line that cannot be read is left out; a test makes sure that there is none.
  static func media(in text: String) -> [Medium] {
    EmbeddedTable.rows(in: text).compactMap(Medium.init)
  }

  static func medium(_ id: String) -> Medium? { byID[id] }

  private static let byID = Dictionary(media.map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension MediaCatalogue.Medium {
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
