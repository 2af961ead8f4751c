import CEmbedded
import NewsDomain

/// The embedded sample news: true events from history, for use without a key or a network.
enum SampleEdition {
  /// One event, written in both languages.
  struct Event: Sendable {
    struct Telling: Sendable {
      let title: String
      let summary: String
      let link: String
    }

    /// The day of the event at noon UTC, so that it is the same day in nearly every time zone.
    let date: Date
    let country: Country
    let category: Category
    let english: Telling
    let french: Telling
  }

  /// The events embedded in the binary, newest first; read once, when first used.
  static let events = events(in: EmbeddedTable.text(supernews_events()))

  /// - Parameter text: lines of date, country and category, then title, text and link in English and in French.
  ///
  /// Values are separated by tabs. A line that cannot be read is left out; a test makes sure that there is none.
  static func events(in text: String) -> [Event] {
    EmbeddedTable.rows(in: text).compactMap(Event.init).sorted { $0.date > $1.date }
  }
}

extension SampleEdition.Event {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 9, let date = Timestamp.date(fields[0] + "T12:00:00Z"),
      let country = Country(code: fields[1]), let category = Category(rawValue: fields[2])
    else { return nil }
    self.init(
      date: date, country: country, category: category,
      english: Telling(title: fields[3], summary: fields[4], link: fields[5]),
      french: Telling(title: fields[6], summary: fields[7], link: fields[8]))
  }
}
