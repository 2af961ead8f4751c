import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package nonisolated func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState] {
    guard !ids.isEmpty else { return [:] }
    // Read first: what is read afterwards may be newer than this version, but not older.
    let version = version
    if let known = remembered.states(of: ids, at: version) { return known }
    guard let states = await statesNow(of: ids) else { return [:] }
    remembered.take(states, of: ids, at: version)
    return states
  }

  /// - Returns: `nil` if the archive cannot be used.
  private func statesNow(of ids: [ArticleID]) -> [ArticleID: ArticleState]? {
    do {
      return try read(otherwise: [:]) { database in try database.reading { try database.states(of: ids) } }
    } catch {
      if let problem = problem(error) { report(problem) }
      return nil
    }
  }

  package func mark(_ ids: [ArticleID], _ change: MarkChange, at now: Date) async throws -> [ArticleID] {
    if case .save(_, isShared: .some) = change, !store.isServer { throw NewsError.archive(.notOnServer) }
    var missing: [ArticleID] = []
    guard exists else { return ids }
    try marking { missing = try $0.mark(ids, change, at: now) }
    return missing
  }

  package func markRead(_ id: ArticleID, showing others: [ArticleID], at now: Date) async throws {
    guard exists else { return }
    try marking { database in
      _ = try database.mark([id], .read, at: now)
      if !others.isEmpty { _ = try database.mark(others, .shown, at: now) }
    }
  }

  /// Changes marks in one transaction, which waits for the disk.
  private func marking(_ work: (any ArchiveEngine) throws -> Void) throws {
    try attempt { database in
      try database.preparing(for: .marking) { try database.transaction(isOwn: true) { try work(database) } }
    }
  }

  package func labels() async throws -> [LabelCount] {
    try read(otherwise: []) { database in
      return try database.run("SELECT label, count(*) FROM \(database.dialect.labels) GROUP BY label ORDER BY label") {
        row in
        LabelCount(label: row.text(0) ?? "", count: Int(row.integer(1)))
      }
    }
  }

  package func lastVisit(to scope: ReadingScope) async throws -> Visit? {
    try read(otherwise: nil) { try $0.lastVisit(to: scope) }
  }

  /// How long a visit counts for the next one to the same scope if nothing has been added meanwhile, in seconds.
  /// Looking at a list again then writes nothing.
  private static let sameVisit: TimeInterval = 300

  package func keepVisits(to scopes: [ReadingScope], at now: Date) async throws {
    guard exists else { return }
    let new = try attempt { database in
      try database.reading {
        let arrival = try database.counter("arrival")
        return try scopes.filter { scope in
          guard let known = try database.lastVisit(to: scope), Int64(known.arrival) == arrival else { return true }
          return !(0..<Self.sameVisit).contains(now.timeIntervalSince(known.at))
        }
      }
    }
    guard !new.isEmpty else { return }
    try write(isOwn: true) { database in for scope in new { try database.keepVisit(to: scope.key, at: now) } }
  }

  package func countNew(in scope: ReadingScope) async throws -> Int {
    // A reader who has seen everything new has seen what is new in each scope.
    let seen: Int? = try read(otherwise: nil) { database in
      try [scope, .all].compactMap { try database.lastVisit(to: $0)?.arrival }.max()
    }
    return try await unread(in: scope, after: seen, isUnseen: false)
  }

  package func countUnread(in scope: ReadingScope, since visit: Visit?) async throws -> Int {
    try await unread(in: scope, after: visit?.arrival, isUnseen: true)
  }

  /// - Parameter isUnseen: whether only articles count that the reader has not seen.
  private func unread(in scope: ReadingScope, after arrival: Int?, isUnseen: Bool) async throws -> Int {
    let arrival = Int64(arrival ?? 0)
    func count(besides hidden: [Int64]) throws -> Int {
      try read(otherwise: 0) {
        try $0.unreadCount(in: scope, after: arrival, isUnseen: isUnseen, besides: hidden)
      }
    }
    let all = try count(besides: [])
    // What mutes hide is looked for only if it could make a difference.
    let hidden = all == 0 ? [] : try await hiddenUnread(at: clock.now)
    return hidden.isEmpty ? all : try count(besides: hidden)
  }
}

extension ArchiveEngine {
  /// Changes the reader's marks on articles.
  ///
  /// - Returns: the ids that are not in the archive.
  fileprivate func mark(_ ids: [ArticleID], _ change: MarkChange, at now: Date) throws -> [ArticleID] {
    let rows = try rows(of: ids)
    if !rows.isEmpty { try mark(Array(Set(rows.values)), change, at: now) }
    return ids.filter { rows[$0] == nil }
  }
}
