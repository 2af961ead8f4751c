import FoundationEssentials
import NewsDomain
import SQLKit

/// A row of the archive.
package struct ArchivedArticle: Sendable {
  package var row: Int64 = 0
  var arrival = 0
  package var firstSeen = Date.distantPast
  var lastSeen = Date.distantPast
  package var read: Date?
  package var shown: Date?
  package var saved: Date?
  var revised: Date?
  var origin: String?
  /// Who wrote its words; `nil` if that is not known.
  var attribution: Attribution?
  /// The title of the feed that completed its words; `nil` if none did.
  var supplement: String?
  /// The arrival number it got when somebody else's words replaced its own; `nil` if they never did.
  var reworded: Int?
  package var terms = FilterTerms()
  /// The key of its source.
  var source: Int64 = 0
  /// The language as stored: it is a part of the article's provenance.
  var language: String?
  package var article: Article
}

extension ArchivedArticle {
  /// An expression for its date, unless that is far ahead of the first sight.
  static let published = "CASE WHEN published <= first_seen + \(Int(Article.longestAhead)) THEN published END"

  /// Its voice: see ``Article/voice(from:)``.
  var voice: String? { article.voice(from: origin) }

  /// The id of the story that it begins if it belongs to none. With other words it begins another story, to which mutes
  /// and alerts of the former words do not apply.
  var beginning: ArticleID {
    reworded == nil ? article.id : ArticleID(hashing: "story \(article.id)\n\(article.title ?? "")")
  }
}

extension Database.Value {
  package static func id(_ id: ArticleID) -> Self { .integer(Int64(bitPattern: id.value)) }

  package static func ids(_ ids: [ArticleID]) -> Self { .integers(ids.map { Int64(bitPattern: $0.value) }) }
}

/// Articles of other sources on the same story, as stored.
enum RelatedArticles {
  private struct Entry: Codable {
    let title: String
    let source: String?
    let link: String
  }

  /// - Returns: `nil` if there are none.
  static func text(_ articles: [RelatedArticle]) -> String? {
    guard !articles.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let entries = articles.map { Entry(title: $0.title, source: $0.source, link: $0.link) }
    return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func list(_ text: String?) -> [RelatedArticle] {
    guard let text, let entries = try? JSONDecoder().decode([Entry].self, from: Data(text.utf8)) else { return [] }
    return entries.map { RelatedArticle(title: $0.title, source: $0.source, link: $0.link) }
  }
}
