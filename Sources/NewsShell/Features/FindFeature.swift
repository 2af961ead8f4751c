import NewsDomain
import NewsPresentation

/// Finding articles in the archive, by their words or by the meaning of their titles.
package struct FindFeature: Feature {
  let lists: ListPresenter
  let archive: any ArticleArchive
  let clock: WallClock
  private let encoder: any SentenceEncoder
  private let languages: any LanguageDetector

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    archive = ports.archive
    clock = ports.clock
    encoder = ports.encoder
    languages = ports.languages
  }

  /// A search for titles that mean nearly the same as an article's.
  ///
  /// - Throws: `NewsError.meaning`; `NewsError.archive(.nothingToFind)` if it has no title.
  func titles(like article: Article) throws(NewsError) -> SemanticQuery {
    guard let title = article.title?.nonBlank else { throw NewsError.archive(.nothingToFind) }
    return SemanticQuery(
      vector: try encoder.vector(of: title, language: article.language, isQuestion: false),
      model: try encoder.model, text: title, excepted: article.id)
  }

  /// A search for titles with a meaning.
  ///
  /// - Parameter language: the language of the text if it is too short to tell.
  /// - Throws: `NewsError.meaning`.
  func titles(meaning text: String, in language: InterfaceLanguage) throws(NewsError) -> SemanticQuery {
    SemanticQuery(
      vector: try encoder.vector(
        of: text, language: languages.language(of: text) ?? language.code, isQuestion: true),
      model: try encoder.model, text: text)
  }
}
