import FoundationEssentials
import NewsDomain

/// An item that an imported file adds to the archive.
enum ImportEntry: Sendable {
  case article(ImportedArticle)
  case front(FrontLine)
  case visit(VisitLine)
  case mute(MuteLine)
  case follow(FollowLine)
  case text(TextLine)
  case formerStory(FormerStoryLine)
  case vectors(VectorsLine)
}

/// Lines of an imported file, ready to be added.
struct ImportBatch: Sendable {
  var entries: [ImportEntry] = []
  /// The number of lines that are not articles or cannot be read.
  var skipped = 0
  /// Whether any line could be read.
  var isUnderstood = false

  /// - Parameter store: the archive that they are added to.
  init(_ articles: [ImportedArticle], for store: any ArchiveStore, at now: Date) {
    entries = Self.sorted(articles, for: store, at: now)
  }

  init(_ batch: LineBatch, for store: any ArchiveStore, at now: Date) {
    let reader = ArchiveLine.Reader()
    skipped = batch.skipped
    var articles: [ImportedArticle] = []
    articles.reserveCapacity(batch.lines.count)
    var others: [ImportEntry] = []
    for line in batch.lines {
      let read = reader.line(Data(batch.bytes[line]))
      if read != nil { isUnderstood = true }
      switch read {
      case .article(let line):
        if let article = ImportedArticle(line, at: now) { articles.append(article) } else { skipped += 1 }
      case .front(let line): others.append(.front(line))
      case .visit(let line): others.append(.visit(line))
      case .mute(let line): others.append(.mute(line))
      case .follow(let line): others.append(.follow(line))
      case .text(let line): others.append(.text(line))
      case .formerStory(let line): others.append(.formerStory(line))
      case .vectors(let line): others.append(.vectors(line))
      case .other: break
      case nil: skipped += 1
      }
    }
    entries = Self.sorted(articles, for: store, at: now) + others
  }

  /// The articles in the order of their rows: the index takes them much faster this way.
  private static func sorted(
    _ articles: [ImportedArticle], for store: any ArchiveStore, at now: Date
  ) -> [ImportEntry] {
    articles.map { (row: $0.row ?? RowNumber.at($0.article.publishedAt ?? $0.firstSeen ?? now), article: $0) }
      .sorted { $0.row < $1.row }
      .map { sorted in
        var article = sorted.article
        article.words = store.indexedWords(of: article.article, article.terms)
        return .article(article)
      }
  }
}
