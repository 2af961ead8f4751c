import CEmbedded
import FoundationEssentials
import NewsDomain

/// The embedded sample news: true events from history, for use without a key or a network.
enum SampleEdition {
  /// An event, with an article in each language of the table.
  struct Event: Sendable {
    struct Version: Sendable {
      let title: String
      let summary: String
      let link: String
    }

    /// The day of the event at noon UTC, so that it is the same day in nearly every time zone.
    let date: Date
    let country: Country
    let category: Category
    /// One for each of the table's languages.
    let versions: [Version]

    func version(in languageCode: String) -> Version { versions[EmbeddedTable.place(ofLanguage: languageCode)] }
  }

  /// The events embedded in the binary, newest first; read once, on first use.
  static let events = events(in: EmbeddedTable.text(supernews_events()))

  /// - Parameter text: lines of date, country, category, then title, text and link in each language.
  ///
  /// Values are separated by tabs. An unreadable line is left out; a test makes sure that there is none.
  static func events(in text: String) -> [Event] {
    EmbeddedTable.rows(in: text).compactMap(Event.init).sorted { $0.date > $1.date }
  }
}

extension SampleEdition.Event {
  fileprivate init?(_ fields: [String]) {
    let count = EmbeddedTable.languageCodes.count
    guard fields.count == 3 + 3 * count, let date = Date(iso8601: fields[0] + "T12:00:00Z"),
      let country = Country(code: fields[1]), let category = Category(rawValue: fields[2])
    else { return nil }
    self.init(
      date: date, country: country, category: category,
      versions: (0..<count).map { place in
        Version(title: fields[3 + 3 * place], summary: fields[4 + 3 * place], link: fields[5 + 3 * place])
      })
  }
}
