import CEmbedded
import NewsDomain

/// Addresses and editions of Google News, from one file that is easy to correct.
struct GoogleNewsDirectory: Sendable {
  /// One country's news in one language: three values that must agree.
  struct Edition: Sendable, Hashable {
    let hl: String
    let gl: String
    let ceid: String

    /// ISO 639-1: `es-419` is Spanish.
    var language: String { String(hl.prefix { $0 != "-" }) }
  }

  /// A country without an edition: words to search for by section, in an edition of its language.
  struct Query: Sendable {
    let edition: Edition
    var words: [String: String]
  }

  /// Of the binary; read once, when first asked for.
  static let standard = GoogleNewsDirectory(EmbeddedTable.text(supernews_google_news()))

  private(set) var addresses: [String: String] = [:]
  private(set) var topics: [Category: String] = [:]
  /// By country, its own one first.
  private(set) var editions: [String: [Edition]] = [:]
  private(set) var languages: [String: Edition] = [:]
  private(set) var queries: [String: [Query]] = [:]
  /// Lines that mean nothing; the tests see to it that there is none.
  private(set) var strayLines: [String] = []

  init(_ text: String) {
    for row in EmbeddedTable.rows(in: text) where !take(row) { strayLines.append(row.joined(separator: "\t")) }
  }

  /// The edition of a country, in this language where there is one in it.
  func edition(of country: Country, in language: Language?) -> Edition? {
    guard let editions = editions[country.code] else { return nil }
    return editions.first { $0.language == language?.code } ?? editions.first
  }

  /// What to search for in the place of a country's edition.
  func query(of country: Country, in language: Language?) -> Query? {
    guard let queries = queries[country.code] else { return nil }
    return queries.first { $0.edition.language == language?.code } ?? queries.first
  }

  /// The edition to search in: the country's, if there is one in the language.
  func edition(for language: Language?, in country: Country?) -> Edition? {
    let own = country.flatMap { editions[$0.code] } ?? []
    guard let language else { return own.first ?? languages["en"] }
    return own.first { $0.language == language.code } ?? languages[language.code]
  }

  /// - Returns: whether the line means something.
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
