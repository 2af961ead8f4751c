import FoundationEssentials
import NewsDomain

/// An item of a document as feeds have it.
struct DocumentFeedItem {
  /// The same in every file that has the item: feed readers know by it what they have seen.
  let id: String
  let entry: DocumentEntry
  let source: String?
  /// The author; the source if no author is known.
  let author: String?
  /// The code of the language of its texts.
  let language: String?
  let publishedAt: Date?
  /// When it last changed: feeds must say so of each item. Without a date, that is when the file was made.
  let updatedAt: Date

  private init(_ article: Article, _ entry: DocumentEntry, madeAt: Date) {
    id = DocumentFeedID.text("article", article.id)
    self.entry = entry
    source = DocumentEntry.line(article.source.name)
    author = DocumentEntry.line(article.author) ?? source
    language = article.language.flatMap(Self.languageTag)
    publishedAt = article.publishedAt
    updatedAt = article.publishedAt ?? article.firstSeen ?? madeAt
  }

  private init(_ source: NewsSource, _ entry: DocumentEntry, madeAt: Date) {
    id = DocumentFeedID.text("source", ArticleID(hashing: "source " + source.id))
    self.entry = entry
    self.source = nil
    author = DocumentEntry.line(source.name)
    language = nil
    publishedAt = nil
    updatedAt = madeAt
  }

  /// The summary as one text; `nil` if there is none.
  var summary: String? { entry.summary.isEmpty ? nil : entry.summary.joined(separator: "\n\n") }

  /// The items of a document, each once: a feed must not have two with one id.
  static func items(of document: Document) -> [DocumentFeedItem] {
    let items =
      switch document.items {
      case .articles(let articles):
        zip(articles, document.entries).map { DocumentFeedItem($0, $1, madeAt: document.madeAt) }
      case .sources(let sources):
        zip(sources, document.entries).map { DocumentFeedItem($0, $1, madeAt: document.madeAt) }
      }
    var known: Set<String> = []
    return items.filter { known.insert($0.id).inserted }
  }

  /// Returns the code of a language if it may stand in a file as such (BCP 47): providers may say anything.
  private static func languageTag(_ code: String) -> String? {
    let isLetters = code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return isLetters && (2...8).contains(code.utf8.count) ? code : nil
  }
}

/// The ids of feeds and of their items (RFC 4151, `tag:`).
enum DocumentFeedID {
  /// The id of a document as a feed: the same each time that this list is written.
  static func text(of document: Document) -> String {
    text("list", ArticleID(hashing: "list " + (document.name ?? document.title)))
  }

  /// Names below `localhost` belong to nobody on the network (RFC 6761).
  static func text(_ kind: String, _ id: ArticleID) -> String { "tag:supernews.localhost,2026:\(kind)/\(id)" }
}
