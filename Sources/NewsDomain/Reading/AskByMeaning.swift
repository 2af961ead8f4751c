/// Makes searches by meaning.
package struct AskByMeaning: Sendable {
  private let encoder: any SentenceEncoder
  private let languages: any LanguageDetector

  package init(encoder: any SentenceEncoder, languages: any LanguageDetector) {
    self.encoder = encoder
    self.languages = languages
  }

  /// A search for titles that mean nearly the same as an article's.
  ///
  /// - Throws: `NewsError.meaning`; `NewsError.archive(.nothingToFind)` if it has no title.
  package func titles(like article: Article) throws(NewsError) -> SemanticQuery {
    guard let title = article.title?.nonBlank else { throw NewsError.archive(.nothingToFind) }
    return SemanticQuery(
      vector: try encoder.vector(of: title, language: article.language, isQuestion: false),
      model: try encoder.model, text: title, excepted: article.id)
  }

  /// A search for titles with a meaning.
  ///
  /// - Parameter language: the language of the text (ISO 639-1) if it is too short to tell.
  /// - Throws: `NewsError.meaning`.
  package func titles(meaning text: String, in language: String) async throws(NewsError) -> SemanticQuery {
    let detected = await languages.language(of: text)
    return SemanticQuery(
      vector: try encoder.vector(of: text, language: detected ?? language, isQuestion: true),
      model: try encoder.model, text: text)
  }
}
