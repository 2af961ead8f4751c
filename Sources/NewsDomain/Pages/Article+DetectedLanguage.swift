/// How much of a summary tells its language, in characters; more costs time and tells nothing new.
private let wordsOfLanguage = 600

extension [Article] {
  /// The articles, with the detected language where it is not the one their provider states.
  package func detected(by languages: any LanguageDetector) -> [Article] {
    map { article in
      let (title, summary, stated) = (article.title, article.summary, article.provenance?.language)
      guard title != nil || summary != nil else { return article }
      var article = article
      article.detected = DetectedLanguage(languages.language(of: title, summary, stated: stated))
      return article
    }
  }
}

extension LanguageDetector {
  /// - Returns: the language of a title and a summary, if it is certain and not the stated one.
  fileprivate func language(of title: String?, _ summary: String?, stated: String?) -> String? {
    let words = [title, summary?.prefix(scalars: wordsOfLanguage)].compactMap(\.self).joined(separator: "\n")
    guard !words.isEmpty, let language = language(of: words, stated: stated), language != stated else { return nil }
    return language
  }
}
