/// How texts of articles are read and kept.
package struct TextSettings: Sendable, Equatable {
  /// Whether `open` fetches the text of an article.
  package var isReader: Bool
  /// The program that translates, with its arguments; `nil` for none.
  package var translator: String?
  /// How long texts are kept after they were fetched, in days; `nil` for ever. Those of saved articles are always kept.
  package var days: Int?

  package static let standardDays = 90

  package init(isReader: Bool = false, translator: String? = nil, days: Int? = standardDays) {
    self.isReader = isReader
    self.translator = translator
    self.days = days
  }
}
