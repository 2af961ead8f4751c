extension [Article] {
  /// The articles with the language of each that is not in the one that its provider states.
  package func detected(by languages: any LanguageDetector) -> [Article] {
    map { article in
      let words = [article.title, article.summary].compactMap(\.self).joined(separator: "\n")
      guard !words.isEmpty, let language = languages.language(of: words), language != article.provenance?.language
      else { return article }
      var article = article
      article.detectedLanguage = language
      return article
    }
  }
}
