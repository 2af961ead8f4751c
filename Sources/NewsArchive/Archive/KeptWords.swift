import FoundationEssentials
import NewsDomain

/// The words of an article as one list's feed has them. They are stored with the list where the archive has the article
/// in words of another feed, so that the list looks the same whenever it is read.
struct KeptWords: Codable {
  private let title: String?
  private let summary: String?
  private let content: String?
  private let author: String?
  private let image: String?

  init(_ article: Article) {
    (title, summary, content) = (article.title, article.summary, article.content)
    (author, image) = (article.author, article.imageLink)
  }

  /// The article with these words in the place of those that it has.
  func replacingWords(of article: Article, by source: Article.Source) -> Article {
    var article = article
    (article.title, article.summary, article.content) = (title, summary, content)
    (article.author, article.imageLink, article.source) = (author, image, source)
    article.wordsOrigin = nil
    return article
  }

  /// The words of a list's articles, by their index, as they are stored; `nil` if there are none.
  static func text(_ words: [Int: KeptWords]) -> String? {
    guard !words.isEmpty, let data = try? JSONEncoder().encode(words) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// - Returns: none if that cannot be read; the list then has the words of the archive.
  static func words(_ text: String?) -> [Int: KeptWords] {
    guard let text else { return [:] }
    return (try? JSONDecoder().decode([Int: KeptWords].self, from: Data(text.utf8))) ?? [:]
  }
}
