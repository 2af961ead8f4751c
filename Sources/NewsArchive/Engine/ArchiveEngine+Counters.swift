import FoundationEssentials
import NewsDomain
import SQLKit

/// Numbers that only grow, such as that of the last article. A damaged file, or another session of a server, may have set
/// them to anything.
extension ArchiveEngine {
  package func counter(_ name: String) throws -> Int64 {
    try run("SELECT value FROM counter WHERE name = ?1", [.text(name)]) { Int64($0.count(0)) }.first ?? 0
  }

  /// Increments a counter. These are two statements, as one with RETURNING would make the index of a file write all its
  /// words each time.
  ///
  /// - Returns: the counter.
  @discardableResult
  package func count(_ name: String, by difference: Int) throws -> Int64 {
    try run(
      "UPDATE counter SET value = \(usable("value", name)) + ?2 WHERE name = ?1",
      [.text(name), .integer(Int64(difference))])
    return try counter(name)
  }

  /// An expression for the value of a counter that is right again if it was damaged.
  package func usable(_ value: String, _ name: String) -> String {
    // Arrivals are never given twice.
    let start =
      name == "arrival" ? "(SELECT coalesce(max(arrival), 0) FROM \(dialect.articles) WHERE arrival <= \(most))" : "0"
    return "CASE WHEN \(value) BETWEEN -\(most) AND \(most) THEN \(value) ELSE \(start) END"
  }

  private var most: Int64 { Database.Row.maxCounted }

  /// The counters that are beyond what can be counted, as in a damaged file.
  func wrongCounters() throws -> [String] {
    try run("SELECT name FROM counter WHERE value NOT BETWEEN -\(most) AND \(most)") { $0.text(0) ?? "" }
  }

  /// Sets counters right.
  func mend(counters names: [String]) throws {
    // The counters that others depend on come first.
    for name in names.sorted(by: { ($0 == "arrival" || $0 == "vectors") && !($1 == "arrival" || $1 == "vectors") }) {
      let value =
        switch name {
        case "unread": "(SELECT count(*) FROM article WHERE read IS NULL)"
        case "articles": "(SELECT count(*) FROM article)"
        case "followed": "coalesce((SELECT value FROM counter WHERE name = 'arrival'), 0)"
        case "meant": "coalesce((SELECT value FROM counter WHERE name = 'vectors'), 0)"
        default: usable("value", name)
        }
      try run("UPDATE counter SET value = \(value) WHERE name = ?1", [.text(name)])
    }
  }
}
