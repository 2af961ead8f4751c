import NewsDomain
import SQLKit

extension Database {
  /// Counts the articles, and finds the rounds of collecting.
  ///
  /// - Parameter rounds: the table of rounds.
  /// - Throws: `Database.Failure`.
  package func takeFacts(in condition: inout ArchiveCondition, rounds: String = "visit", schema: String = "") throws {
    condition.articles = try run("SELECT count(*) FROM \(schema)article") { $0.count(0) }.first ?? 0
    for (scope, at) in try run("SELECT scope, at FROM \(schema)\(rounds)", [], { ($0.text(0) ?? "", $0.date(1)) }) {
      if scope == Rounds.last { condition.lastRound = at }
      if scope == Rounds.next { condition.nextRound = at }
    }
  }
}
