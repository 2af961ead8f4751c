import FoundationEssentials
import NewsDomain
import SQLKit

extension Importer {
  /// Adds the vectors of articles that have none, unless the archive has those of another model.
  func add(_ line: VectorsLine, to database: any ArchiveEngine) throws {
    let ids = line.articles.compactMap(ArticleID.init(text:))
    let size = 8 * 3 * SentenceVector.wordsOfPlane
    guard ids.count == line.articles.count, line.vectors.count == ids.count * size else { return result.skipped += 1 }
    let models = try database.run("SELECT DISTINCT model FROM vector_block") { $0.text(0) }
    guard models.allSatisfy({ $0 == line.model }) else { return }
    let rows = try database.rows(of: ids)
    let known = try database.encoded(among: Array(rows.values))
    var vectors: [Int64: SentenceVector] = [:]
    line.vectors.withUnsafeBytes { bytes in
      for (place, id) in ids.enumerated() {
        guard let row = rows[id], !known.contains(row) else { continue }
        vectors[row] = SentenceVector(
          words: stride(from: place * size, to: (place + 1) * size, by: 8).map {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
          })
      }
    }
    try database.keep(vectors.sorted { $0.key < $1.key }.map { (row: $0.key, vector: $0.value) }, of: line.model)
  }
}
