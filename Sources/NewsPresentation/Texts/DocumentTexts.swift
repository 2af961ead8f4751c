/// The texts of a list that is written into a file.
package protocol DocumentTexts: Sendable {
  /// The title of headlines if their request is not known.
  var headlinesTitle: String { get }
  /// The text of the link to a source's feed.
  var feedLabel: String { get }
  func articles(_ count: Int, of total: Int?) -> String
  func sourceCount(_ count: Int) -> String
  /// Says when the news was received.
  func asOf(_ moment: String) -> String
  /// Says which program wrote the file, and when.
  func imprint(_ moment: String) -> String
}
