/// How much of a summary tells its language, in characters; more costs time and tells nothing new.
private let wordsOfLanguage = 600

extension [Article] {
  /// The articles, with the detected language where it is not the one their provider states.
  package func detected(by languages: any LanguageDetector) -> [Article] {
    map { article in
      let words = [article.title, article.summary?.prefix(scalars: wordsOfLanguage)].compactMap(\.self)
        .joined(separator: "\n")
      let stated = article.provenance?.language
      guard !words.isEmpty, let language = languages.language(of: words, stated: stated), language != stated
      else { return article }
      var article = article
      article.detectedLanguage = language
      return article
    }
  }
}
