/// How much of a summary tells its language, in characters; more costs time and tells nothing new.
private let wordsOfLanguage = 600

extension [Article] {
  /// The articles, with the detected language where it is not the one their provider states.
  package consuming func detected(by languages: any LanguageDetector) -> [Article] {
    var articles = self
    for index in articles.indices { articles[index].detectLanguage(by: languages) }
    return articles
  }
}

extension Article {
  fileprivate mutating func detectLanguage(by languages: any LanguageDetector) {
    let (title, summary, stated) = (title, summary, provenance?.language)
    guard title != nil || summary != nil else { return }
    detected = DetectedLanguage(languages.language(of: title, summary, stated: stated))
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
