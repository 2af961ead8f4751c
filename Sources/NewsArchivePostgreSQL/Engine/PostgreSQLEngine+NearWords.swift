import NewsArchive
import NewsDomain
import SQLKit

extension PostgreSQLEngine {
  /// The most articles whose words are compared with one that was not found.
  private static let maxCompared = 2_000

  /// PostgreSQL has no list of the words of an index, and `ts_stat` reads every article to make one. But the index finds
  /// all words with one error at once, and those that begin like a long word, which may have two.
  func nearestWord(to word: NearWord) throws -> String? {
    var near = word
    return try reading {
      // As it doesn't know how rare these words are, the server would rather read all articles.
      try execute("SET LOCAL enable_seqscan = off")
      try compare(&near, with: word.neighbours.map(\.quotedAsLexeme).joined(separator: " | "))
      if near.meant == nil, let beginning = word.beginning {
        try compare(&near, with: beginning.quotedAsLexeme + ":*")
      }
      return near.meant
    }
  }

  /// Compares a word with those of articles that a query finds, and of one that has the word itself.
  private func compare(_ near: inout NearWord, with query: String) throws {
    try each(
      """
      SELECT lexeme, count(*) FROM (
        (SELECT vector FROM words WHERE vector @@ ?1::text::tsquery LIMIT 1)
        UNION ALL (SELECT vector FROM words WHERE vector @@ ?2::text::tsquery LIMIT \(Self.maxCompared))
      ) AS found, unnest(found.vector)
      WHERE starts_with(lexeme, ?3) AND length(lexeme) BETWEEN ?4 AND ?5 GROUP BY lexeme
      """,
      [
        .text(near.word.quotedAsLexeme), .text(query), .text(String(Character(near.first))),
        .integer(Int64(near.lengths.lowerBound)), .integer(Int64(near.lengths.upperBound)),
      ]
    ) { columns in
      if let lexeme = columns.text(0) { near.compare(with: lexeme, count: Int(clamping: columns.integer(1))) }
      return true
    }
  }
}
