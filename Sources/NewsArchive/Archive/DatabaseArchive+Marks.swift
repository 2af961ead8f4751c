import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package nonisolated func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState] {
    guard !ids.isEmpty else { return [:] }
    // Read first: what is read afterwards may be newer than this state, but not older.
    let state = state
    if let known = remembered.states(of: ids, at: state) { return known }
    guard let states = await statesNow(of: ids) else { return [:] }
    remembered.take(states, of: ids, at: state)
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

  package func changeMarks(
    of ids: [ArticleID], _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] {
    try checkPlace(of: change)
    guard exists else { return [:] }
    return try marking { try $0.changeMarks(of: ids, change, at: now) }
  }

  /// - Throws: ``ArchiveError/notOnServer`` if a label is to be shared where nobody else reads.
  private func checkPlace(of change: MarkChange) throws {
    if case .save(_, isShared: .some) = change, !store.isServer { throw NewsError.archive(.notOnServer) }
  }

  package func count(_ change: MarkChange, ofAll request: FindRequest) async throws -> Int {
    try read(otherwise: 0) { database in
      try database.reading { try database.unmarked(database.allRows(of: request), change, isCounted: true).count }
    }
  }

  package func changeMarks(
    ofAll request: FindRequest, _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] {
    try checkPlace(of: change)
    guard exists else { return [:] }
    return try marking { try $0.changeMarks(ofAll: request, change, at: now) }
  }

  package func markRead(_ id: ArticleID, showing others: [ArticleID], at now: Date) async throws {
    guard exists else { return }
    try marking { database in
      for (ids, change) in [([id], MarkChange.read), (others, .shown)] where !ids.isEmpty {
        let rows = try database.rows(of: ids)
        if !rows.isEmpty { try database.mark(Array(Set(rows.values)), change, at: now) }
      }
    }
  }

  /// Changes marks in one transaction, which waits for the disk.
  func marking<Value>(_ work: (any ArchiveEngine) throws -> Value) throws -> Value {
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

  package func countUnread(in groups: [[ArchivedList]]) async throws -> [Int] {
    let hidden = try await hiddenUnread(at: clock.now)
    return try read(otherwise: groups.map { _ in 0 }) { database in
      try database.reading { try database.unreadCounts(in: groups, besides: hidden) }
    }
  }

  package func countUnread(of requests: [FindRequest]) async throws -> [Int] {
    let hidden = Set(try await hiddenUnread(at: clock.now))
    return try read(otherwise: requests.map { _ in 0 }) { database in
      try database.reading {
        try requests.map { request in
          try database.unmarked(database.allRows(of: request).filter { !hidden.contains($0) }, .read).count
        }
      }
    }
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
  /// - Returns: the marks before and after of those that are in the archive.
  fileprivate func changeMarks(
    of ids: [ArticleID], _ change: MarkChange, at now: Date
  ) throws -> [ArticleID: MarksEdit] {
    let rows = try rows(of: ids)
    guard !rows.isEmpty else { return [:] }
    let edit = try marked(Array(Set(rows.values)), change, at: now)
    return rows.reduce(into: [:]) { $0[$1.key] = edit($1.key, $1.value) }
  }
}
