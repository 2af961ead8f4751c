/// What a list says of itself that is written into a file.
package protocol DigestTexts: Sendable {
  /// The title of headlines whose request is not known.
  var headlinesTitle: String { get }
  /// Leads to the feed of a source.
  var feedLabel: String { get }
  func articles(_ count: Int, of total: Int?) -> String
  func sourceCount(_ count: Int) -> String
  /// When the news was received.
  func asOf(_ moment: String) -> String
  /// Who wrote it, and when.
  func imprint(_ moment: String) -> String
}
