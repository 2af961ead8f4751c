import FoundationEssentials
import NewsDomain
import SQLKit
import SystemServices

extension DatabaseArchive {
  /// How long a transaction of an import may write.
  private static let longestImporting = Duration.milliseconds(40)

  package func `import`(_ path: String, at now: Date) async throws -> ArchiveImport {
    let reader = try LineReader(path)
    // Readers of a server add no articles there, but the file's marks are theirs.
    let importer = Importer(at: now, marksOnly: try !attempt { try $0.mayCollect() })
    try attempt { try $0.begin(.importing) }
    defer {
      muteMatcher = nil
      takeStatistics()
      _ = try? attempt { try $0.end(.importing) }
    }
    if reader.isDatabase {
      try addNewsboat(path, with: importer, at: now)
    } else {
      try await addLines(of: reader, path, with: importer, at: now)
    }
    return importer.result
  }

  /// Adds lines: while some are written, the next ones are decoded.
  private func addLines(of reader: LineReader, _ path: String, with importer: Importer, at now: Date) async throws {
    var batch = ImportBatch([], for: store, at: now)
    var isUnderstood = false
    var failure: (any Error)?
    while true {
      var lines: LineBatch?
      do {
        lines = try reader.next()
      } catch {
        // Everything before a damaged part of the file is added anyway.
        failure = error
      }
      guard let next = lines else { break }
      async let decoded = ImportBatch(next, for: store, at: now)
      try add(batch, with: importer)
      batch = await decoded
      isUnderstood = isUnderstood || batch.isUnderstood
      // If the beginning of a file is something else, the rest is not searched.
      if !isUnderstood, batch.skipped > 0 { throw NewsError.archive(.notImportable(path: path)) }
    }
    try add(batch, with: importer)
    guard let failure else { return }
    let articles = importer.result.added + importer.result.known
    if articles > 0, case NewsError.file(.unreadable(let path, let detail)) = failure {
      throw NewsError.archive(.importEnded(path: path, detail: detail, articles: articles))
    }
    throw failure
  }

  private func add(_ batch: ImportBatch, with importer: Importer) throws {
    importer.result.skipped += batch.skipped
    var index = batch.entries.startIndex
    while index < batch.entries.endIndex {
      let before = importer.result
      // If the file turns out to be damaged, the transaction is repeated from its first entry.
      index = try write(isOwn: importer.isOfMarks) { database in
        let begin = ContinuousClock.now
        importer.result = before
        try importer.begin(database)
        var next = index
        repeat {
          next += try importer.addFirst(of: batch.entries[next...], to: database)
        } while next < batch.entries.endIndex && .now - begin < Self.longestImporting
        // Imported articles do not arrive: what looks for titles without vectors notices them by this.
        if importer.result.added > before.added { try database.noteChangeOfVectors() }
        return next
      }
      if Task.isCancelled { throw NewsError.cancelled }
    }
  }

  private func addNewsboat(_ path: String, with importer: Importer, at now: Date) throws {
    do {
      try NewsboatItems(UserFolders.expanded(path), at: now).each { articles in
        try add(ImportBatch(articles, for: store, at: now), with: importer)
      }
    } catch let failure as Database.Failure {
      if failure.isCancellation { throw NewsError.cancelled }
      throw NewsError.archive(.notImportable(path: path))
    }
  }
}
