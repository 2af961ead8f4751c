import FoundationEssentials
import NewsDomain

/// The text of an article: a line of an exported file and, compressed, the form stored in the archive. Members without
/// a value are left out.
struct TextLine: Codable, Sendable, Equatable {
  /// A block: its kind, and its words with the links behind them.
  struct Block: Codable, Sendable, Equatable {
    var kind: String
    var level: Int?
    var number: Int?
    var words: [Words]?
    var rows: [[String]]?
  }

  struct Words: Codable, Sendable, Equatable {
    var text: String
    var url: String?
  }

  /// An earlier version of a text.
  struct Former: Codable, Sendable, Equatable {
    var seenAt: String
    var text: String
  }

  // Not "text", which is a record of `read`.
  static let typeName = "articleText"

  var type = TextLine.typeName
  /// The id of the article; only in exported files.
  var id: String?
  /// Since when the text has these words; only in exported files.
  var seenAt: String?
  var fetchedAt: String
  var verdict: String
  var reason: String?
  var title: String?
  var author: String?
  var publishedAt: String?
  var language: String?
  var site: String?
  var imageUrl: String?
  var url: String
  var origin: String
  var blocks: [Block]
  var revisions: [Former]?

  init(_ text: ArticleText) {
    fetchedAt = text.fetchedAt.exactISO8601
    verdict = text.verdict.name
    reason = text.verdict.reason
    title = text.title
    author = text.author
    publishedAt = text.publishedAt?.exactISO8601
    language = text.language
    site = text.site
    imageUrl = text.imageLink
    url = text.url
    origin = text.origin.rawValue
    blocks = text.blocks.map(Block.init)
  }

  /// The text; `nil` if a member cannot be read.
  var text: ArticleText? {
    guard let verdict = TextVerdict(name: verdict, reason: reason), let fetched = Date(iso8601: fetchedAt) else {
      return nil
    }
    var text = ArticleText(
      verdict, blocks: blocks.compactMap(\.block), title: title, author: author,
      publishedAt: publishedAt.flatMap { Date(iso8601: $0) }, language: language, url: url, fetchedAt: fetched)
    text.site = site
    text.imageLink = imageUrl
    text.origin = ArticleText.Origin(rawValue: origin) ?? .page
    return text
  }

  /// The text as the archive stores it; `nil` if it is too large to be read again.
  var document: Data? {
    var line = self
    (line.id, line.seenAt, line.revisions) = (nil, nil, nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line), data.count <= Compression.limit else { return nil }
    return Compression.compressed(data)
  }

  /// - Returns: `nil` if the document is damaged.
  init?(document: Data) {
    guard let data = Compression.plain(document), let line = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = line
  }
}

extension TextLine.Block {
  fileprivate init(_ block: TextBlock) {
    kind = ""
    words = block.spans.map { TextLine.Words(text: $0.text, url: $0.link) }
    switch block {
    case .heading(let level, _): (kind, self.level) = ("heading", level)
    case .paragraph: kind = "paragraph"
    case .item(let depth, let number, _): (kind, level, self.number) = ("item", depth, number)
    case .quote: kind = "quote"
    case .code: kind = "code"
    case .table(let rows): (kind, words, self.rows) = ("table", nil, rows)
    case .caption: kind = "caption"
    }
  }

  /// The block; `nil` if its kind is unknown.
  fileprivate var block: TextBlock? {
    let spans = (words ?? []).map { TextSpan($0.text, link: $0.url) }
    return switch kind {
    case "heading": .heading(level: min(max(level ?? 2, 1), 6), spans)
    case "paragraph": .paragraph(spans)
    case "item": .item(depth: min(max(level ?? 1, 1), 20), number: number, spans)
    case "quote": .quote(spans)
    case "code": .code(spans.map(\.text).joined())
    case "table": .table(rows ?? [])
    case "caption": .caption(spans)
    default: nil
    }
  }
}
