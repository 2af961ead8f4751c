/// The texts of output that is read aloud.
package protocol AloudTexts: Sendable {
  /// A sentence of the program in which commands to type can be told from its other words by ear.
  func marked(_ sentence: String) -> String
  /// Says how to have the output read aloud, on a terminal that shows lines only.
  var accessibleHint: String { get }

  /// A length of time without abbreviations, such as "10 hours".
  func spelled(_ age: Age) -> String
  /// - Parameter duration: a result of ``spelled(_:)``.
  func ago(_ duration: String) -> String
  /// The age of a list.
  ///
  /// - Parameter duration: a result of ``spelled(_:)``.
  func old(_ duration: String) -> String

  /// The word before a quotation.
  var quote: String { get }
  /// The word before the caption of a picture.
  var caption: String { get }
}

extension AloudTexts {
  package func marked(_ sentence: String) -> String { sentence }
}
