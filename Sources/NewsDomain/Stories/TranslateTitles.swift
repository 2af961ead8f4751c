/// Translates titles with the reader's own program, all titles of a language at once.
package struct TranslateTitles: Sendable {
  private let translator: any Translator

  package init(translator: any Translator) {
    self.translator = translator
  }

  /// - Parameters:
  ///   - command: the program and its arguments; see ``Translator``.
  ///   - language: the target language (ISO 639-1); titles in it are left out.
  /// - Returns: the translations by article, and the error for a language that could not be translated.
  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(
    of articles: [Article], by command: [String], to language: String
  ) async throws -> (titles: [ArticleID: String], failure: NewsError?) {
    var byLanguage: [String: [(id: ArticleID, title: String)]] = [:]
    for article in articles {
      guard let from = article.language, from != language, let title = article.headline else { continue }
      byLanguage[from, default: []].append((article.id, title))
    }
    var titles: [ArticleID: String] = [:]
    var failure: NewsError?
    for (from, entries) in byLanguage.sorted(by: { $0.key < $1.key }) {
      do {
        let text = entries.map(\.title).joined(separator: "\n\n")
        let answer = try await translator.translate(text, by: command, from: from, to: language)
        let translated = Translation.paragraphs(of: answer)
        // Otherwise the translations cannot be matched.
        guard translated.count == entries.count else { continue }
        for (entry, title) in zip(entries, translated) { titles[entry.id] = title }
      } catch let error as NewsError {
        if error == .cancelled { throw error }
        failure = error
      }
    }
    return (titles, failure)
  }
}
