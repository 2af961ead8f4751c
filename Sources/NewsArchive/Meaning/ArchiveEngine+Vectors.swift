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
    var rest = vectors[...]
    while let next = rest.first {
      let first = try firstOfBlock(with: next.row) ?? .min
      let end =
        try run("SELECT min(first) FROM vector_block WHERE first > ?1", [.integer(first)]) {
          $0.isNull(0) ? nil : $0.integer(0)
        }.first ?? nil
      let own = rest.prefix { end == nil || $0.row < end ?? .max }
      rest = rest.dropFirst(own.count)
      var block = try block(from: first)
      block.add(Array(own))
      for (place, part) in block.divided.enumerated() {
        try write(part, from: place == 0 ? first : part.vectors.first?.row ?? first, of: model)
      }
    }
  }

  /// Deletes the vectors of rows.
  package func removeVectors(of rows: [Int64]) throws {
    var rest = Set(rows)
    while let row = rest.min() {
      rest.remove(row)
      guard let first = try firstOfBlock(with: row) else { continue }
      var block = try block(from: first)
      let own = rest.intersection(block.vectors.map(\.row)).union([row])
      rest.subtract(own)
      guard block.remove(own) else { continue }
      try run("UPDATE vector_block SET vectors = ?2 WHERE first = ?1", [.integer(first), .blob(block.data)])
    }
  }

  /// The given rows that have a vector.
  func encoded(among rows: [Int64]) throws -> Set<Int64> {
    var rest = Set(rows)
    var encoded: Set<Int64> = []
    while let row = rest.first {
      guard let first = try firstOfBlock(with: row) else {
        rest.remove(row)
        continue
      }
      let known = Set(try block(from: first).vectors.map(\.row))
      encoded.formUnion(rest.intersection(known))
      rest.subtract(known)
      rest.remove(row)
    }
    return encoded
  }

  /// The titles that have no vector of a model, the newest first.
  func titlesWithoutVector(of model: String, most: Int) throws -> [UnencodedTitle] {
    var encoded: Set<Int64> = []
    try eachBlock(of: model, in: .min ... .max) { block in
      for place in 0..<block.count { encoded.insert(block.row(at: place)) }
      return true
    }
    var missing: [Int64] = []
    try each("SELECT row FROM \(dialect.articles) WHERE title <> '' ORDER BY row DESC") { columns in
      let row = columns.integer(0)
      if !encoded.contains(row) { missing.append(row) }
      return missing.count < most
    }
    return try titles(of: missing)
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
