import FoundationEssentials
import NewsDomain

@testable import NewsArchive
@testable import NewsArchiveSQLite

/// Adds any bytes to an archive as the lines of a file, and reads what became of them.
enum ImportTarget {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let store = SQLiteStore(path: nil)
  // Unsafe is right: the fuzzer tries one input after the other, on one thread.
  nonisolated(unsafe) private static let engine = try? store.open { _ in }

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let engine else { preconditionFailure("no database") }
    let batch = ImportBatch(LineBatch(Array(bytes), skipped: 0), for: store, at: now)
    guard !batch.entries.isEmpty else { return 0 }
    do {
      try engine.execute("SAVEPOINT input")
      try add(batch, to: engine)
      try read(engine)
      try engine.execute("ROLLBACK TO input")
      try engine.execute("RELEASE input")
    } catch {
      preconditionFailure("\(error)")
    }
    return 0
  }

  private static func add(_ batch: ImportBatch, to engine: any ArchiveEngine) throws {
    let importer = Importer(at: now)
    var rest = batch.entries[...]
    try importer.begin(engine)
    while !rest.isEmpty { rest = rest.dropFirst(try importer.addFirst(of: rest, to: engine)) }
  }

  private static func read(_ engine: any ArchiveEngine) throws {
    let reader = ArchiveLine.Reader()
    for row in try engine.run("SELECT row FROM article", [], { $0.integer(0) }) {
      guard let archived = try engine.archived(row) else { continue }
      let line = ArticleLine(
        archived, aliases: [], labels: try engine.labels(of: row), lists: [], revisions: [],
        feeds: try engine.feeds(of: row), story: try engine.keptStory(of: row))
      // What an archive exports it must be able to import, wherever it has it from.
      let again = reader.line(try JSONEncoder().encode(line))
      precondition(again == .article(line))
      _ = ImportedArticle(line, at: now)
      guard let text = try engine.keptText(of: row)?.text else { continue }
      precondition(TextLine(text).document.flatMap(TextLine.init(document:)) == TextLine(text))
      precondition(text.words >= 0 && text.minutes >= 1)
      _ = try engine.formerTexts(of: row)
    }
    for mute in try engine.mutes() { precondition(mute.number > 0) }
    for (follow, _) in try engine.follows() { precondition(follow.number > 0) }
    for text in ["", "rain"] { _ = try engine.page(FindRequest(text: text)) }
  }
}
