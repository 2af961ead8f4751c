import CSampleEdition
import NewsDomain

/// The embedded front pages from history: true events and real media, for use without key and network.
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

  /// A medium, described in both languages.
  struct Medium: Sendable {
    let source: NewsSource
    let english: String
    let french: String
  }

  /// Of the binary, newest first; read once, when first asked for.
  static let events = events(in: text(supernews_sample_events))

  /// Of the binary, by name; read once, when first asked for.
  static let media = media(in: text(supernews_sample_sources))

  /// - Parameter text: lines of date, country, category, then title, text and link in English and in French.
  ///
  /// Values are parted by tabs. A line that does not fit is left out; the tests see to it that none is.
  static func events(in text: String) -> [Event] {
    rows(in: text).compactMap(Event.init).sorted { $0.date > $1.date }
  }

  /// - Parameter text: lines of id, name, site, category, language, country and two descriptions.
  static func media(in text: String) -> [Medium] {
    rows(in: text).compactMap(Medium.init)
  }

  private static func rows(in text: String) -> [[String]] {
    // Over the bytes as they lie there: this is what a first page without a key waits for.
    var text = text
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  private static func text(_ constant: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> String {
    var size = 0
    // The bytes are a constant of the binary: they never move and never change.
    guard let bytes = constant(&size) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: size), as: UTF8.self)
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

extension SampleEdition.Medium {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 8, let category = Category(rawValue: fields[3]) else { return nil }
    self.init(
      source: NewsSource(
        id: fields[0], name: fields[1], link: fields[2], category: category, languageCode: fields[4],
        countryCode: fields[5]),
      english: fields[6], french: fields[7])
  }
}
