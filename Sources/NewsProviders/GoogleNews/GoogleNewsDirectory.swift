import CEmbedded
import NewsDomain

/// Addresses and editions of Google News, read from one file so that they are easy to correct.
struct GoogleNewsDirectory: Sendable {
  /// One country's news in one language: three parameters of the address that must match.
  struct Edition: Sendable, Hashable {
    let hl: String
    let gl: String
    let ceid: String

    /// The ISO 639-1 code of the language: `es` for `es-419`.
    var language: String { String(hl.prefix { $0 != "-" }) }
  }

  /// Search words for each section of a country that has no edition, with an edition of its language.
  struct Query: Sendable {
    let edition: Edition
    var words: [String: String]
  }

  /// The directory embedded in the binary; read once, on first use.
  static let standard = GoogleNewsDirectory(EmbeddedTable.text(supernews_google_news()))

  private(set) var addresses: [String: String] = [:]
  private(set) var topics: [Category: String] = [:]
  /// Editions by country code; a country's main edition comes first.
  private(set) var editions: [String: [Edition]] = [:]
  private(set) var languages: [String: Edition] = [:]
  private(set) var queries: [String: [Query]] = [:]
  /// Lines that could not be read; a test makes sure that there are none.
  private(set) var strayLines: [String] = []

  init(_ text: String) {
    for row in EmbeddedTable.rows(in: text) where !take(row) { strayLines.append(row.joined(separator: "\t")) }
  }

  /// Returns the edition of a country, in this language if it has one.
  func edition(of country: Country, in language: Language?) -> Edition? {
    guard let editions = editions[country.code] else { return nil }
    return editions.first { $0.language == language?.code } ?? editions.first
  }

  /// Returns the search that replaces the edition of a country without one.
  func query(of country: Country, in language: Language?) -> Query? {
    guard let queries = queries[country.code] else { return nil }
    return queries.first { $0.edition.language == language?.code } ?? queries.first
  }

  /// Returns the edition to search in: the country's if it has one in this language, else the language's own.
  func edition(for language: Language?, in country: Country?) -> Edition? {
    let own = country.flatMap { editions[$0.code] } ?? []
    guard let language else { return own.first ?? languages["en"] }
    return own.first { $0.language == language.code } ?? languages[language.code]
  }

  /// - Returns: whether the line could be read.
  private mutating func take(_ row: [String]) -> Bool {
    switch (row.first, row.count) {
    case ("address", 3): addresses[row[1]] = row[2]
    case ("topic", 3):
      guard let category = Category(rawValue: row[1]) else { return false }
      topics[category] = row[2]
    case ("edition", 5): editions[row[1], default: []].append(Edition(hl: row[2], gl: row[3], ceid: row[4]))
    case ("language", 5): languages[row[1]] = Edition(hl: row[2], gl: row[3], ceid: row[4])
    case ("query", 7):
      let edition = Edition(hl: row[2], gl: row[3], ceid: row[4])
      let index = queries[row[1]]?.firstIndex { $0.edition == edition }
      if let index {
        queries[row[1]]?[index].words[row[5]] = row[6]
      } else {
        queries[row[1], default: []].append(Query(edition: edition, words: [row[5]: row[6]]))
      }
    default: return false
    }
    return true
  }
}

extension Country {
  /// The language of its news (ISO 639-1), in an edition of the given language if it has one; `nil` if nothing is known.
  package func newsLanguage(in language: Language) -> String? {
    let directory = GoogleNewsDirectory.standard
    return (directory.edition(of: self, in: language) ?? directory.query(of: self, in: language)?.edition)?.language
      ?? SourceCatalogue.entries.first { $0.source.countryCode == code }?.source.languageCode
  }
}
