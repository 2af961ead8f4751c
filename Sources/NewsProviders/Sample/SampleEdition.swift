import CEmbedded
import FoundationEssentials
import NewsDomain

/// The embedded front pages from history: true events, for use without key and network.
enum SampleEdition {
  /// One event, written in both languages.
  struct Event: Sendable {
    struct Telling: Sendable {
      let title: String
      let summary: String
      let link: String
    }

    /// Noon UTC, so that the day is the same in nearly every time zone.
    let date: Date
    let country: Country
    let category: Category
    let english: Telling
    let french: Telling
  }

  /// Of the binary, newest first; read once, when first asked for.
  static let events = events(in: EmbeddedTable.text(supernews_events()))

  /// - Parameter text: lines of date, country, category, then title, text and link in English and in French.
  ///
  /// Values are parted by tabs. A line that does not fit is left out; the tests see to it that none is.
  static func events(in text: String) -> [Event] {
    EmbeddedTable.rows(in: text).compactMap(Event.init).sorted { $0.date > $1.date }
  }
}

extension SampleEdition.Event {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 9, let date = Date(iso8601: fields[0] + "T12:00:00Z"),
      let country = Country(code: fields[1]), let category = Category(rawValue: fields[2])
    else { return nil }
    self.init(
      date: date, country: country, category: category,
      english: Telling(title: fields[3], summary: fields[4], link: fields[5]),
      french: Telling(title: fields[6], summary: fields[7], link: fields[8]))
  }
}
