import CEmbedded
import NewsDomain

/// The sources that are known without a request, with their own feeds where these are known.
enum MediaCatalogue {
  /// A source, described in both languages.
  struct Medium: Sendable {
    let source: NewsSource
    let english: String
    let french: String
    /// The address of the source's feed.
    var feed: String? { source.feed }

    func source(in language: InterfaceLanguage) -> NewsSource {
      var source = source
      source.summary = language == .french ? french : english
      return source
    }
  }

  /// The sources embedded in the binary, by name; read once, when first used.
  static let media = media(in: EmbeddedTable.text(supernews_media()))

  /// - Parameter text: lines of id, name, site, category, language, country, two descriptions and feed.
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
    guard fields.count == 9, let category = Category(rawValue: fields[3]) else { return nil }
    self.init(
      source: NewsSource(
        id: fields[0], name: fields[1], link: fields[2], feed: fields[8].nonBlank, category: category,
        languageCode: fields[4], countryCode: fields[5]),
      english: fields[6], french: fields[7])
  }
}
