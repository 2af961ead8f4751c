import CSampleEdition
import NewsDomain

/// The embedded front pages from history: true events and real media, for use without key and network.
struct SampleEdition: Sendable {
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

  /// A medium, described in both languages.
  struct Medium: Sendable {
    let source: NewsSource
    let english: String
    let french: String
  }

  /// Newest first.
  let events: [Event]
  /// In the order of the file, by name.
  let media: [Medium]

  /// Read out of the binary once, when first asked for.
  static let embedded = SampleEdition(
    events: text(supernews_sample_events), media: text(supernews_sample_sources))

  /// - Parameters:
  ///   - events: lines of date, country, category, then title, text and link in English and in French.
  ///   - media: lines of id, name, site, category, language, country and two descriptions.
  ///
  /// Values are parted by tabs. A line that does not fit is left out; the tests see to it that none is.
  init(events: String, media: String) {
    self.events = events.split(separator: "\n").compactMap(Event.init(line:)).sorted { $0.date > $1.date }
    self.media = media.split(separator: "\n").compactMap(Medium.init(line:))
  }

  private static func text(_ constant: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> String {
    var size = 0
    // The bytes are a constant of the binary: they never move and never change.
    guard let bytes = constant(&size) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: size), as: UTF8.self)
  }
}

extension SampleEdition.Event {
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 9, let date = Timestamp.date(fields[0] + "T12:00:00Z"),
      let country = Country(code: fields[1]), let category = Category(rawValue: fields[2])
    else { return nil }
    self.init(
      date: date, country: country, category: category,
      english: Telling(title: fields[3], summary: fields[4], link: fields[5]),
      french: Telling(title: fields[6], summary: fields[7], link: fields[8]))
  }
}

extension SampleEdition.Medium {
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 8, let category = Category(rawValue: fields[3]) else { return nil }
    self.init(
      source: NewsSource(
        id: fields[0], name: fields[1], link: fields[2], category: category, languageCode: fields[4],
        countryCode: fields[5]),
      english: fields[6], french: fields[7])
  }
}
