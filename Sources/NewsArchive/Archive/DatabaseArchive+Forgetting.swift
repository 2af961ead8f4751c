import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most articles that one ``sweep(now:)`` deletes, so that no command waits for it.
  static let maxSwept = 300

  package func preview(_ what: Forgetting) async throws -> Forgotten {
    try read(otherwise: Forgotten(count: 0, kept: 0)) { database in
      try database.reading {
        let marks = what == .all ? try database.ownMarks() : MarkCounts()
        guard try database.mayCollect() else { return Forgotten(count: 0, kept: 0, marks: marks) }
        if what == .all, database.shared == nil {
          let count = try database.run("SELECT count(*) FROM article") { Int($0.integer(0)) }.first ?? 0
          return Forgotten(count: count, kept: 0, marks: marks)
        }
        let (rows, kept) = try database.rows(of: what)
        return Forgotten(count: rows.count, kept: kept, marks: marks)
      }
    }
  }

  package func forget(_ what: Forgetting) async throws -> Forgotten {
    guard exists else { return Forgotten(count: 0, kept: 0) }
    var marks = MarkCounts()
    if what == .all {
      muteMatcher = nil
      try attempt { try $0.begin(.emptying) }
      // Whatever happens, later deletions are overwritten again.
      defer { _ = try? attempt { try $0.begin(.forgetting) } }
      let removed = try write(isOwn: true) { try $0.removeAll() }
      // After the commit: returning the space may fail, which must not look like a failure to delete.
      try attempt { try $0.end(.emptying) }
      if let articles = removed.articles { return Forgotten(count: articles, kept: 0, marks: removed.marks) }
      // Data of other readers, and the articles they have saved, stay.
      marks = removed.marks
      if try !attempt({ try $0.mayCollect() }) { return Forgotten(count: 0, kept: 0, marks: marks) }
    }
    let (rows, kept) = try attempt { try $0.rows(of: what) }
    try attempt { try $0.begin(.forgetting) }
    let count = try remove(rows)
    try attempt { try $0.end(.forgetting) }
    // Some may have been saved since they were looked up, and others are being marked at the moment.
    let left = count == rows.count ? [] : try attempt { try $0.known(among: rows) }
    let saved = left.isEmpty ? 0 : try attempt { try $0.saved(among: left).count }
    return Forgotten(count: count, kept: kept + saved, busy: left.count - saved, marks: marks)
  }

  /// Whether the clock may decide what is old: a server agrees with it. If none does, that is reported.
  var isClockTrusted: Bool {
    switch clockCheck.result {
    case .agrees: return true
    case .unknown: return false
    case .isOff(let seconds):
      report(.clockIsOff(seconds: seconds))
      return false
    }
  }

  /// Deletes articles that were last seen longer ago than the reader keeps them. Once there are no more in this
  /// session, it does nothing.
  func sweep(now: Date) throws {
    guard !isSwept, exists, let days = settings[KeepSetting.self], isClockTrusted, try attempt({ try $0.mayCollect() })
    else {
      return
    }
    let limit = now.addingTimeInterval(-86_400 * Double(days))
    let rows = try attempt { try $0.rows(seenBefore: limit, most: Self.maxSwept) }
    if rows.count < Self.maxSwept { isSwept = true }
    try remove(rows)
  }

  /// Deletes articles unless they have been saved meanwhile.
  ///
  /// - Parameter rows: the rows in ascending order.
  /// - Returns: the number of deleted articles.
  @discardableResult
  private func remove(_ rows: [Int64]) throws -> Int {
    guard !rows.isEmpty else { return 0 }
    // First of all, because another article may get the row of a deleted one.
    try removeFromFronts(rows)
    var count = 0
    let portion = try attempt { $0.portion }
    for start in stride(from: 0, to: rows.count, by: portion) {
      count += try write { try $0.remove(Array(rows[start..<min(start + portion, rows.count)])) }
      if Task.isCancelled { throw NewsError.cancelled }
    }
    return count
  }

  private func removeFromFronts(_ rows: [Int64]) throws {
    var last: Int64 = 0
    while true {
      var changed: [(key: Int64, rows: [Int64])] = []
      let keys = try attempt { database in
        changed = []
        return try database.run(
          "SELECT key, articles FROM front WHERE key > ?1 ORDER BY key LIMIT 1000", [.integer(last)]
        ) { front in
          let before = Front.rows(front.blob(1))
          let after = before.filter { !rows.hasSorted($0) }
          if after.count != before.count { changed.append((front.integer(0), after)) }
          return front.integer(0)
        }
      }
      guard let end = keys.last else { return }
      last = end
      try write(each: changed) { front, database in
        if front.rows.isEmpty {
          try database.run("DELETE FROM front WHERE key = ?1", [.integer(front.key)])
        } else {
          try database.run(
            "UPDATE front SET articles = ?2 WHERE key = ?1", [.integer(front.key), .blob(Front.data(front.rows))])
        }
      }
    }
  }
}

extension ArchiveEngine {
  /// The given rows that still exist.
  fileprivate func known(among rows: [Int64]) throws -> [Int64] {
    try run("SELECT row FROM \(dialect.articles) WHERE row \(isOne(of: "?1"))", [.integers(rows)]) { $0.integer(0) }
  }

  /// The rows of unsaved articles that were last seen before a time.
  fileprivate func rows(seenBefore limit: Date, most: Int) throws -> [Int64] {
    // Rows follow the dates of publication, which are at most a day after an article was seen. If a row was taken, the
    // article got one soon after it.
    let last = Value.integer(RowNumber.at(limit.addingTimeInterval(2 * RowNumber.longestAhead)))
    var found: [Int64] = []
    var from: Int64 = .min
    while found.count < most {
      let rows = try run(
        "SELECT row FROM \(dialect.articles) WHERE row > ?3 AND row <= ?1 AND last_seen < ?2 ORDER BY row LIMIT \(most)",
        [last, .date(limit), .integer(from)]
      ) { $0.integer(0) }
      guard let end = rows.last else { break }
      from = end
      let saved = try saved(among: rows)
      found += rows.filter { !saved.contains($0) }
    }
    return Array(found.prefix(most))
  }

  /// The rows of the articles to delete, in ascending order, and the number of saved ones among them, which are kept.
  fileprivate func rows(of what: Forgetting) throws -> (rows: [Int64], kept: Int) {
    var rows: [Int64] = []
    let columns = "SELECT row, source FROM \(dialect.articles)"
    switch what {
    case .before(let date):
      try each(
        columns + " WHERE coalesce(\(ArchivedArticle.published), first_seen) < ?1 ORDER BY row", [.date(date)]
      ) { row in
        rows.append(row.integer(0))
        return true
      }
    case .source(let name):
      let keys = try sources(named: name)
      if keys.isEmpty { return ([], 0) }
      try each(columns + " ORDER BY row") { row in
        if keys.contains(row.integer(1)) { rows.append(row.integer(0)) }
        return true
      }
    case .unsaved, .all:
      try each(columns + " ORDER BY row") { row in
        rows.append(row.integer(0))
        return true
      }
    }
    let saved = try saved(among: rows)
    return (rows.filter { !saved.contains($0) }, saved.count)
  }

  /// The keys of the sources with an id or a name, ignoring case and accents.
  private func sources(named name: String) throws -> Set<Int64> {
    let wanted = FoldedName(name).text
    var keys: Set<Int64> = []
    try each("SELECT key, id, name FROM source") { row in
      let names = [row.text(1), row.text(2)].compactMap(\.self)
      if names.contains(where: { FoldedName($0).text == wanted }) { keys.insert(row.integer(0)) }
      return true
    }
    return keys
  }
}

extension [Int64] {
  /// Whether a number is in the array, which is in ascending order.
  fileprivate func hasSorted(_ number: Int64) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
