/// How texts of articles are read and stored.
package struct TextSettings: Sendable, Equatable {
  /// Whether `open` fetches the text of an article.
  package var isReader: Bool
  /// The program that translates, with its arguments; `nil` for none.
  package var translator: String?
  /// How many days texts are stored after they were fetched; `nil` for ever. Those of saved articles are never deleted.
  package var days: Int?

  package static let standardDays = 90

  package init(isReader: Bool = false, translator: String? = nil, days: Int? = standardDays) {
    self.isReader = isReader
    self.translator = translator
    self.days = days
  }
}
