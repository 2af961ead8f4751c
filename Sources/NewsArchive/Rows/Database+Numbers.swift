import SQLKit

/// The numbers of mutes and follows, by which a reader names them.
extension Database {
  enum Numbered: String {
    case mute
    case follow
  }

  /// The highest number that is given. A database gives each number once, and fails for good after its highest integer.
  private static let highest: Int64 = 1_000_000_000

  /// Brings numbers back that lead to the end of all integers, as files imported by a former version could say: what has such
  /// a number gets the next usual one. To be called in a transaction, before one is added. A server gives all numbers itself
  /// and has brought back those of before.
  func mendNumbers(of table: Numbered) throws {
    guard !isPostgreSQL else { return }
    let given = try run("SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(table.rawValue)]) { $0.integer(0) }
      .first
    guard let given, given >= Self.highest else { return }
    let numbers = try run("SELECT number FROM \(table) ORDER BY number") { $0.integer(0) }
    let usual = 1..<Self.highest
    var next = numbers.last(where: usual.contains) ?? 0
    for number in numbers where !usual.contains(number) {
      next += 1
      try run("UPDATE \(table) SET number = ?2 WHERE number = ?1", [.integer(number), .integer(next)])
      guard table == .follow else { continue }
      for other in ["followed", "alert"] {
        try run("UPDATE \(other) SET follow = ?2 WHERE follow = ?1", [.integer(number), .integer(next)])
      }
    }
    try run("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", [.text(table.rawValue), .integer(next)])
  }
}
