import FoundationEssentials
import NewsDomain

/// A thing that an imported file adds to the archive.
enum ImportEntry: Sendable {
  case article(ImportedArticle)
  case front(FrontLine)
  case visit(VisitLine)
  case mute(MuteLine)
}

/// Lines of an imported file, ready to be added.
struct ImportBatch: Sendable {
  var entries: [ImportEntry] = []
  /// The number of lines that are no articles, or cannot be read.
  var skipped = 0
  /// Whether any line could be read.
  var isUnderstood = false

  init(_ articles: [ImportedArticle]) {
    entries = articles.map(ImportEntry.article)
  }

  init(_ batch: LineBatch, at now: Date) {
    let reader = ArchiveLine.Reader()
    skipped = batch.skipped
    entries.reserveCapacity(batch.lines.count)
    for line in batch.lines {
      let read = reader.line(Data(batch.bytes[line]))
      if read != nil { isUnderstood = true }
      switch read {
      case .article(let line):
        if let article = ImportedArticle(line, at: now) { entries.append(.article(article)) } else { skipped += 1 }
      case .front(let line): entries.append(.front(line))
      case .visit(let line): entries.append(.visit(line))
      case .mute(let line): entries.append(.mute(line))
      case .other: break
      case nil: skipped += 1
      }
    }
  }
}
