import FoundationEssentials
import NewsDomain

/// The facts that a page states about its article in JSON-LD (schema.org).
struct StructuredData: Sendable {
  var title: String?
  var description: String?
  var authors: [String] = []
  var publishedAt: Date?
  var language: String?
  var site: String?
  var image: String?
  /// The text of the article, without its structure.
  var body: String?
  var words: Int?
  /// Whether everyone may read the article; `nil` if not stated.
  var isFree: Bool?
  /// The elements that only subscribers may read, as selectors such as `.paid`.
  var paidParts: [String] = []
  /// Whether there is an article.
  var isArticle = false

  init() {}

  /// - Parameters:
  ///   - scripts: the JSON of each script, in order.
  ///   - links: the addresses of the page.
  ///   - title: the title of the page, as stated elsewhere.
  init(_ scripts: [ArraySlice<UInt8>], links: [String], title: String?) {
    let documents = scripts.prefix(30).map { SchemaDocument(LenientJSON($0)) }
    let pages = Set(links.compactMap { WebLink($0)?.canonical })
    let name = title.map { FoldedWords($0).text }
    var best: (document: SchemaDocument, index: Int, score: Int)?
    var titles: Set<String> = []
    for document in documents {
      for index in document.articles {
        let headline = document.text("headline", of: index) ?? document.text("name", of: index)
        let words = headline.map { FoldedWords($0).text }
        if let words { titles.insert(words) }
        var score = 0
        if document.links(of: index).contains(where: { pages.contains($0) }) { score += 8 }
        if let words, let name, words.utf8.count > 10, name.holds(words) || words.holds(name) { score += 8 }
        if document.json.member("articleBody", of: index) != nil { score += 2 }
        if headline != nil { score += 2 }
        if document.json.member("datePublished", of: index) != nil { score += 1 }
        if score > best?.score ?? -1 { best = (document, index, score) }
      }
    }
    // If the page marks none of several articles as its own, each may be another one.
    if let best, best.score >= 8 || titles.count <= 1 { take(best.index, of: best.document) }
    for document in documents { takePage(document) }
  }

  private mutating func take(_ index: Int, of document: SchemaDocument) {
    isArticle = true
    title = document.text("headline", of: index) ?? document.text("name", of: index)
    description = document.text("description", of: index)
    authors = document.names("author", of: index)
    if authors.isEmpty { authors = document.names("creator", of: index) }
    publishedAt = (document.text("datePublished", of: index) ?? document.text("dateCreated", of: index))
      .flatMap { FeedDate.date($0) }
    language = document.text("inLanguage", of: index)
    site = document.names("publisher", of: index).first
    image = document.address("image", of: index) ?? document.address("thumbnailUrl", of: index)
    body = document.body(of: index)
    words = document.text("wordCount", of: index).flatMap { Int($0) }
    isFree = document.truth("isAccessibleForFree", of: index)
    paidParts = document.paidParts(of: index)
  }

  /// Reads what a page states about itself rather than its article.
  private mutating func takePage(_ document: SchemaDocument) {
    for index in document.pages {
      if isFree == nil { isFree = document.truth("isAccessibleForFree", of: index) }
      if paidParts.isEmpty { paidParts = document.paidParts(of: index) }
      language = language ?? document.text("inLanguage", of: index)
      if isArticle, publishedAt == nil {
        publishedAt = document.text("datePublished", of: index).flatMap { FeedDate.date($0) }
      }
    }
  }
}

/// The text in a page's structured data, for pages whose elements have far less.
enum ArticleBody {
  /// The fewest words with which it replaces the text found on the page.
  private static let fewest = 60

  /// - Parameter words: the number of words found on the page.
  /// - Returns: `nil` if the text found is as good.
  static func blocks(_ body: String?, ratherThan words: Int) -> [TextBlock]? {
    guard let body else { return nil }
    let blocks = body.split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }.map { TextBlock.paragraph([TextSpan($0)]) }
    let stated = ArticleText(.whole, blocks: blocks, url: "", fetchedAt: .distantPast).words
    return stated >= fewest && stated * 2 > words * 3 ? blocks : nil
  }
}
