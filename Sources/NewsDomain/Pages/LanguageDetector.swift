/// A text whose language is wanted.
package struct LanguageQuestion: Sendable, Equatable {
  package let text: String
  /// The language that the text is said to have (ISO 639-1). Fewer words suffice then, and the fewest if they are not in that
  /// language's script.
  package let stated: String?

  package init(_ text: String, stated: String? = nil) {
    self.text = text
    self.stated = stated
  }
}

extension LanguageQuestion {
  /// How much of a summary tells its language, in scalars; more costs time and tells nothing new.
  private static let wordsOfSummary = 600

  /// - Returns: `nil` if the article has no words.
  package init?(title: String?, summary: String?, stated: String?) {
    let words = [title, summary?.prefix(scalars: Self.wordsOfSummary)].compactMap(\.self).joined(separator: "\n")
    guard !words.isEmpty else { return nil }
    self.init(words, stated: stated)
  }
}

/// Detects the language of texts.
package protocol LanguageDetector: Sendable {
  /// - Returns: for each text, its language (ISO 639-1) if it is certain, else `nil`.
  func languages(of questions: [LanguageQuestion]) async -> [String?]
}

extension LanguageDetector {
  /// - Returns: the language (ISO 639-1) if it is certain, else `nil`.
  package func language(of text: String) async -> String? {
    await languages(of: [LanguageQuestion(text)]).first ?? nil
  }
}
