extension [Article] {
  /// The articles, with the detected language where it is not the one their provider states. Those whose language was
  /// looked for before keep what was found.
  package consuming func detected(by languages: any LanguageDetector) async -> [Article] {
    var articles = self
    var places: [Int] = []
    var questions: [LanguageQuestion] = []
    for (place, article) in articles.enumerated() where !article.detected.isKnown {
      guard let question = article.languageQuestion else { continue }
      places.append(place)
      questions.append(question)
    }
    guard !questions.isEmpty else { return articles }
    for (place, language) in zip(places, await languages.languages(of: questions)) {
      articles[place].take(language: language)
    }
    return articles
  }
}

extension Article {
  /// What tells its language; `nil` if it has no words.
  package var languageQuestion: LanguageQuestion? {
    LanguageQuestion(title: title, summary: summary, stated: provenance?.language)
  }

  /// Takes the language that was found in its words.
  ///
  /// - Parameter language: `nil` if none is certain.
  package mutating func take(language: String?) {
    detected = DetectedLanguage(language == provenance?.language ? nil : language)
  }
}
