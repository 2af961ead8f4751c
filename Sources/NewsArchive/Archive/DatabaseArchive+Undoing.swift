import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive: UndoRepository {
  package func takeBack(_ edits: [MarksEdit]) async throws -> Int {
    guard exists, !edits.isEmpty else { return 0 }
    let hasLabels = edits.contains { $0.before.saving != $0.after.saving }
    return try marking { database in
      let rows = try database.rows(of: edits.map(\.id))
      let present = try database.marks(of: Array(Set(rows.values)), withLabels: hasLabels)
      var restored: [Int64: ReaderMarks] = [:]
      // One command may have changed an article several times.
      for edit in edits.reversed() {
        guard let row = rows[edit.id], let marks = restored[row] ?? present[row] else { continue }
        restored[row] = edit.takenBack(from: marks) ?? restored[row]
      }
      if !restored.isEmpty { try database.set(restored, withLabels: hasLabels) }
      return restored.count
    }
  }

  package func finds(of number: Int) async throws -> FollowFinds {
    try read(otherwise: FollowFinds()) { database in try database.reading { try database.finds(of: Int64(number)) } }
  }

  package func takeBack(_ edit: FollowEdit) async throws -> Bool {
    guard exists else { return false }
    return try write(isOwn: true) { database -> Bool in
      guard let search = edit.follow.map({ FollowedSearch($0.request) }) else { return false }
      let known = try database.follows().map(\.follow)
      let present = known.first { FollowedSearch($0.request) == search }
      guard let after = edit.after else {
        guard present == nil, let before = edit.before else { return false }
        guard known.count < Follow.most else { throw NewsError.follow(.tooManyFollows(limit: Follow.most)) }
        try database.restore(before, edit.finds)
        return true
      }
      guard let present, present.isLike(after) else { return false }
      if let before = edit.before {
        try database.run(
          "UPDATE follow SET notifies = ?2, quiet = ?3 WHERE number = ?1",
          [.integer(Int64(present.number)), .integer(before.notifies ? 1 : 0), .text(before.quiet?.text)])
      } else {
        try database.remove(follow: present.number)
      }
      return true
    }
  }

  package func takeBack(_ edit: MuteEdit) async throws -> Bool {
    guard exists else { return false }
    let isTakenBack = try write(isOwn: true) { database -> Bool in
      let known = try database.mutes()
      guard let after = edit.after else {
        guard let before = edit.before, !known.contains(where: { $0.hidesSame(as: before) }) else { return false }
        try database.restore(before)
        return true
      }
      guard let present = known.first(where: { $0.isLike(after) }) else { return false }
      let number = Database.Value.integer(Int64(present.number))
      if let before = edit.before {
        try database.run("UPDATE mute SET until = ?2 WHERE number = ?1", [number, .date(before.until)])
      } else {
        try database.run("DELETE FROM mute WHERE number = ?1", [number])
      }
      return true
    }
    muteMatcher = nil
    return isTakenBack
  }
}

extension ArchiveEngine {
  /// Removes a follow with what it has found.
  func remove(follow number: Int) throws {
    for statement in [
      "DELETE FROM follow WHERE number = ?1", "DELETE FROM \(dialect.followed) WHERE follow = ?1",
      "DELETE FROM \(dialect.alerts) WHERE follow = ?1",
    ] {
      try run(statement, [.integer(Int64(number))])
    }
  }

  fileprivate func finds(of follow: Int64) throws -> FollowFinds {
    let articles = try run(
      """
      SELECT article.id, followed.arrival FROM followed JOIN article ON article.row = followed.row
      WHERE followed.follow = ?1 ORDER BY followed.arrival
      """, [.integer(follow)]
    ) { FollowFinds.Found(ArticleID(UInt64(bitPattern: $0.integer(0))), arrival: $0.integer(1)) }
    let stories = try run(
      """
      SELECT alert.story, article.id, alert.made FROM alert JOIN article ON article.row = alert.row
      WHERE alert.follow = ?1 ORDER BY alert.made
      """, [.integer(follow)]
    ) {
      FollowFinds.Told(
        StoryID(UInt64(bitPattern: $0.integer(0))), by: ArticleID(UInt64(bitPattern: $0.integer(1))),
        at: $0.date(2) ?? .distantPast)
    }
    let seen = try run("SELECT seen FROM follow WHERE number = ?1", [.integer(follow)]) { $0.integer(0) }.first
    return FollowFinds(seen: seen ?? 0, articles: articles, stories: stories)
  }

  /// Stores a follow that was removed, with what it had found, which raises no alerts again.
  fileprivate func restore(_ follow: Follow, _ finds: FollowFinds) throws {
    let number = try run(
      "INSERT INTO follow (search, notifies, quiet, made, seen) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING number",
      [
        .text(FollowedSearch(follow.request).line), .integer(follow.notifies ? 1 : 0), .text(follow.quiet?.text),
        .date(follow.madeAt), .integer(finds.seen),
      ]
    ) { $0.integer(0) }.first
    guard let number else { return }
    let keys = try followedKeys(of: finds.articles.map(\.id) + finds.stories.map(\.id))
    let found = finds.articles.compactMap { found in keys[found.id].map { (key: $0, arrival: found.arrival) } }
    try insert(
      found.map { [.integer(number), .integer($0.key), .integer($0.arrival), .integer(0)] },
      into: "\(dialect.followed) (follow, \(dialect.followedKey), arrival, alerts)", conflict: "DO NOTHING")
    let told = finds.stories.compactMap { told in keys[told.id].map { (key: $0, told: told) } }
    guard !told.isEmpty else { return }
    try insert(
      told.map {
        [.integer(number), .integer(Int64(bitPattern: $0.told.story.value)), .integer($0.key), .date($0.told.at)]
      },
      into: "\(dialect.alerts) (follow, story, \(dialect.followedKey), made)", conflict: "DO NOTHING")
    try run("UPDATE \(dialect.alerts) SET shown = made, sent = made WHERE follow = ?1", [.integer(number)])
  }

  fileprivate func restore(_ mute: Mute) throws {
    try run(
      """
      INSERT INTO mute (text, titles, source, made, until, story, story_title)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [
        .text(mute.text), .integer(mute.isOfTitles ? 1 : 0), .text(mute.source), .date(mute.madeAt),
        .date(mute.until), mute.story.map { Database.Value.integer(Int64(bitPattern: $0.id.value)) } ?? .null,
        .text(mute.story?.title),
      ])
  }

  /// The keys of articles in the tables of followed articles.
  private func followedKeys(of ids: [ArticleID]) throws -> [ArticleID: Int64] {
    let rows = try rows(of: ids)
    guard !rows.isEmpty else { return [:] }
    let keys = try run(
      "SELECT row, \(dialect.followedKey) FROM article WHERE row \(isOne(of: "?1"))",
      [.integers(Array(Set(rows.values)))]
    ) { ($0.integer(0), $0.integer(1)) }
    let byRow = Dictionary(keys) { first, _ in first }
    return rows.compactMapValues { byRow[$0] }
  }
}
