import FoundationEssentials
import NewsDomain

/// Reads dates as feeds write them: RFC 822 and its successors, RFC 3339, ISO 8601, and what else is found in feeds, in
/// many languages.
enum FeedDate {
  /// Longer texts are not dates. Most of a long one is white space.
  private static let maxBytes = 1024

  /// - Parameter order: decides dates such as `02/03/2026`.
  /// - Returns: `nil` if the text is not a date.
  static func date(_ text: String, _ order: FeedDateOrder = FeedDateOrder()) -> Date? { read(text, order)?.date }

  /// The date of publication or, without one, of the last change, or else of its creation: the first of these that can
  /// be read and is not ahead. If that is only a month or a year, another date within it is more exact.
  ///
  /// - Parameters:
  ///   - texts: the dates of an item, the best first.
  ///   - latest: the latest time that can be meant.
  static func date(of texts: [String], _ order: FeedDateOrder, notAfter latest: Date) -> Date? {
    var first: ReadDate?
    for text in texts {
      guard let read = Self.read(text, order), read.date <= latest else { continue }
      guard let start = first else {
        if read.isExact { return read.date }
        first = read
        continue
      }
      if read.isExact, (0..<start.span).contains(read.date.timeIntervalSince(start.date)) { return read.date }
    }
    return first?.date
  }

  /// Reads a date, and how exact it is.
  static func read(_ text: String, _ order: FeedDateOrder = FeedDateOrder()) -> ReadDate? {
    let usual = text.utf8.withContiguousStorageIfAvailable { UsualDate.seconds($0) }
    if let seconds = usual ?? nil { return ReadDate(Date(timeIntervalSince1970: seconds)) }
    guard text.utf8.count <= maxBytes, let tokens = DateToken.tokens(of: text) else { return nil }
    var reading = DateReading(tokens)
    return reading.date(order)
  }
}

/// A date as read from a text.
struct ReadDate: Equatable {
  var date: Date
  /// The seconds of the month or year that it is the beginning of, if the text names no day; otherwise 0.
  var span: TimeInterval

  init(_ date: Date, span: TimeInterval = 0) {
    self.date = date
    self.span = span
  }

  var isExact: Bool { span == 0 }
}
