import FoundationEssentials
import NewsDomain
import SQLKit

/// The vectors of titles, in blocks. A block has the vectors of rows from its first one up to the first one of the next
/// block.
extension ArchiveEngine {
  /// Stores vectors, in a transaction.
  ///
  /// - Parameter vectors: in ascending order of their rows.
  func keep(_ vectors: [(row: Int64, vector: SentenceVector)], of model: String) throws {
    try run("DELETE FROM vector_block WHERE model <> ?1", [.text(model)])
    try noteChangeOfVectors()
    let byRow = Dictionary(vectors.map { ($0.row, $0.vector) }, uniquingKeysWith: { $1 })
    for (first, rows) in try blocks(of: vectors.map(\.row)) {
      var block = try first.map(block(from:)) ?? VectorBlock()
      block.add(rows.compactMap { row in byRow[row].map { (row, $0) } })
      for (place, part) in block.divided.enumerated() {
        // The first block has what comes before all others.
        try write(part, from: place == 0 ? first ?? .min : part.vectors.first?.row ?? .min, of: model)
      }
    }
  }

  /// The number of changes of vectors, and of titles without them, by all sessions.
  func vectorVersion() throws -> Int64 { try counter("vectors") }

  func noteChangeOfVectors() throws {
    try run(
      """
      INSERT INTO counter (name, value) VALUES ('vectors', 1)
      ON CONFLICT (name) DO UPDATE SET value = \(usable("counter.value", "vectors")) + 1
      """)
  }

  /// Deletes the vectors of rows.
  package func removeVectors(of rows: [Int64]) throws {
    var isChanged = false
    for case (let first?, let rows) in try blocks(of: rows) {
      var block = try block(from: first)
      guard block.remove(Set(rows)) else { continue }
      try run("UPDATE vector_block SET vectors = ?2 WHERE first = ?1", [.integer(first), .blob(block.data)])
      isChanged = true
    }
    if isChanged { try noteChangeOfVectors() }
  }

  /// The given rows that have a vector.
  func encoded(among rows: [Int64]) throws -> Set<Int64> {
    var encoded: Set<Int64> = []
    for case (let first?, let rows) in try blocks(of: rows) {
      encoded.formUnion(Set(rows).intersection(try block(from: first).vectors.map(\.row)))
    }
    return encoded
  }

  /// The vector of an article's title, and the model it was made with.
  func vector(of id: ArticleID) throws -> (vector: SentenceVector, model: String)? {
    guard let row = try row(of: id), let first = try firstOfBlock(with: row) else { return nil }
    return try run("SELECT vectors, model FROM vector_block WHERE first = ?1", [.integer(first)]) { columns in
      let vector = columns.blob(0).withUnsafeBytes { VectorBlock.View($0).vector(of: row) }
      return vector.map { (vector: $0, model: columns.text(1) ?? "") }
    }.first ?? nil
  }

  /// The titles that have no vector of a model, the newest first.
  func titlesWithoutVector(of model: String, most: Int) throws -> [UnencodedTitle] {
    var encoded: Set<Int64> = []
    try eachBlock(of: model, in: .min ... .max) { block in
      for place in 0..<block.count { encoded.insert(block.row(at: place)) }
      return true
    }
    var shares = EncodingShares(most: most)
    try each("SELECT row, source FROM \(dialect.articles) WHERE title <> '' ORDER BY row DESC") { columns in
      let row = columns.integer(0)
      if !encoded.contains(row) { shares.add(row, of: columns.integer(1)) }
      return !shares.isFull
    }
    return try titles(of: shares.rows)
  }

  /// Whether one of the newest or of the oldest titles has no vector of a model.
  func lacksVectors(of model: String) throws -> Bool {
    for order in ["DESC", "ASC"] {
      let rows = try run(
        """
        SELECT row FROM \(dialect.articles) WHERE title <> '' ORDER BY row \(order) LIMIT \(EncodeTitles.portion)
        """
      ) { $0.integer(0) }
      guard let least = rows.min(), let greatest = rows.max() else { return false }
      var missing = Set(rows)
      try eachBlock(of: model, in: least...greatest) { block in
        missing = missing.filter { block.vector(of: $0) == nil }
        return true
      }
      if !missing.isEmpty { return true }
    }
    return false
  }

  /// The titles of rows, the newest first.
  func titles(of rows: [Int64]) throws -> [UnencodedTitle] {
    try run(
      """
      SELECT row, title, language FROM \(dialect.articles) WHERE row \(isOne(of: "?1")) ORDER BY row DESC
      """, [.integers(rows)]
    ) { UnencodedTitle(key: $0.integer(0), title: $0.text(1) ?? "", language: $0.text(2)) }
  }

  /// The rows of the titles whose meaning is nearest to a query, the nearest first.
  ///
  /// - Parameter wanted: the rows that may be found; all of them if `nil`.
  package func nearest(
    to query: SemanticQuery, in rows: ClosedRange<Int64>, among wanted: Set<Int64>?
  ) throws -> [Int64] {
    let excepted = try query.excepted.flatMap { try row(of: $0) }
    var search = VectorSearch(near: query.vector)
    try eachBlock(of: query.model, in: rows) { block in
      search.search(block) { row in rows.contains(row) && row != excepted && wanted?.contains(row) != false }
      return true
    }
    return search.rows(least: query.least)
  }

  /// Calls a function with each block that may have rows in a range.
  func eachBlock(
    of model: String, in rows: ClosedRange<Int64>, _ body: (VectorBlock.View) throws -> Bool
  ) throws {
    let first = try firstOfBlock(with: rows.lowerBound) ?? .min
    try each(
      "SELECT vectors FROM vector_block WHERE model = ?1 AND first BETWEEN ?2 AND ?3 ORDER BY first",
      [.text(model), .integer(first), .integer(rows.upperBound)]
    ) { columns in
      try columns.blob(0).withUnsafeBytes { try body(VectorBlock.View($0)) }
    }
  }

  /// The blocks that rows belong to, by their first rows, each with its rows in ascending order; `nil` for what comes
  /// before the first block.
  private func blocks(of rows: [Int64]) throws -> [(first: Int64?, rows: [Int64])] {
    var blocks: [(first: Int64?, rows: [Int64])] = []
    var rest = rows.sorted()[...]
    while let row = rest.first {
      let next =
        try run("SELECT min(first) FROM vector_block WHERE first > ?1", [.integer(row)]) {
          $0.isNull(0) ? nil : $0.integer(0)
        }.first ?? nil
      let own = rest.prefix { next == nil || $0 < next ?? .max }
      rest = rest.dropFirst(own.count)
      blocks.append((try firstOfBlock(with: row), Array(own)))
    }
    return blocks
  }

  /// The first row of the block that a row belongs to.
  private func firstOfBlock(with row: Int64) throws -> Int64? {
    try run("SELECT max(first) FROM vector_block WHERE first <= ?1", [.integer(row)]) {
      $0.isNull(0) ? nil : $0.integer(0)
    }.first ?? nil
  }

  private func block(from first: Int64) throws -> VectorBlock {
    try run("SELECT vectors FROM vector_block WHERE first = ?1", [.integer(first)]) { VectorBlock($0.blob(0)) }.first
      ?? VectorBlock()
  }

  private func write(_ block: VectorBlock, from first: Int64, of model: String) throws {
    try run(
      """
      INSERT INTO vector_block (first, model, vectors) VALUES (?1, ?2, ?3)
      ON CONFLICT (first) DO UPDATE SET model = excluded.model, vectors = excluded.vectors
      """, [.integer(first), .text(model), .blob(block.data)])
  }
}
