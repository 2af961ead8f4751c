/// The texts of the view in which texts are read.
package protocol ReaderTexts: Sendable {
  /// How much of a text has been seen down to the last visible line.
  func percent(_ percent: Int) -> String
  /// Which one of so many things this is.
  func place(_ number: Int, of count: Int) -> String
  /// What the keys that are no letters do, the most important first; the last is about neighbours.
  var readingHints: [String] { get }
  /// What the letter that searches does.
  var searchHint: String { get }
  /// What the letter that leaves does.
  var leaveHint: String { get }
  /// What the keys do while words that were searched for are shown.
  var hitHints: [String] { get }
  func notFound(_ words: String) -> String
  /// Says what a number that is being typed opens.
  func enterOpens(_ thing: String) -> String
  /// Says that nothing in the text has this number.
  func noNumber(_ typed: String) -> String
  /// Says that a picture cannot be shown among the lines of a view.
  var pictureLeftOut: String { get }
  /// The keys that are no letters, with what they do in a text.
  var readingKeys: [(keys: String, meaning: String)] { get }
}
