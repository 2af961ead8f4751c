import FoundationEssentials
import NewsDomain
import SQLKit

extension Database {
  /// The number of changes of stories, by all sessions.
  func storyVersion() throws -> Int64 {
    try run("SELECT value FROM counter WHERE name = 'stories'") { $0.integer(0) }.first ?? 0
  }

  /// The rows of a span of time that belong to no story, in ascending order.
  func ungroupedRows(in span: ClosedRange<Int64>, most: Int) throws -> [Int64] {
    try run(
      "SELECT row FROM ungrouped WHERE row BETWEEN ?1 AND ?2 ORDER BY row DESC LIMIT ?3",
      [.integer(span.lowerBound), .integer(span.upperBound), .integer(Int64(most))]
    ) { $0.integer(0) }.reversed()
  }

  /// Those of some rows that belong to no story yet.
  func ungrouped(of rows: [Int64]) throws -> [Int64] {
    if isPostgreSQL {
      return try run("SELECT row FROM ungrouped WHERE row = ANY (?1)", [.integers(rows)]) { $0.integer(0) }
    }
    return try rows.filter { try !run("SELECT 1 FROM ungrouped WHERE row = ?1", [.integer($0)]).isEmpty }
  }

  /// An article as it is grouped; `nil` if it is gone, or another session has grouped it meanwhile.
  func ungroupedArticle(_ row: Int64, _ reader: any TermReader) throws -> UngroupedArticle? {
    let given = try run("SELECT story FROM ungrouped WHERE row = ?1", [.integer(row)]) {
      $0.isNull(0) ? nil : StoryID(UInt64(bitPattern: $0.integer(0)))
    }.first
    guard let given, let archived = try archived(row) else { return nil }
    let article = archived.article
    // An article that was forgotten and comes again belongs to the story that it began.
    let began = try storyKey(of: StoryID(article.id)) == nil ? nil : StoryID(article.id)
    let related = try Set(article.related.compactMap { try story(ofRelated: $0, provider: article.provider) })
    return UngroupedArticle(
      key: row, id: article.id, terms: reader.terms(of: article), publishedAt: Date(row: row),
      story: try (given ?? began).map { id in
        let present = try presentID(of: id)
        return (present, try storyKey(of: present))
      }, related: related)
  }

  private func story(ofRelated related: RelatedArticle, provider: Provider) throws -> Int64? {
    let id = Article(title: related.title, link: related.link, provider: provider).id
    return try row(of: id).flatMap { try story(of: $0) }
  }

  /// The key of the story of an article.
  func story(of row: Int64) throws -> Int64? {
    try run("SELECT story FROM telling WHERE row = ?1", [.integer(row)]) { $0.integer(0) }.first
  }

  /// The id of the story of an article, also of one that is only known to belong to it.
  func keptStory(of row: Int64) throws -> StoryID? {
    if let key = try story(of: row) { return try storyID(of: key) }
    return try run("SELECT story FROM ungrouped WHERE row = ?1 AND story IS NOT NULL", [.integer(row)]) {
      StoryID(UInt64(bitPattern: $0.integer(0)))
    }.first
  }

  func storyKey(of id: StoryID) throws -> Int64? {
    try run("SELECT key FROM story WHERE id = ?1", [.integer(Int64(bitPattern: id.value))]) { $0.integer(0) }.first
  }

  func storyID(of key: Int64) throws -> StoryID? {
    try run("SELECT id FROM story WHERE key = ?1", [.integer(key)]) { StoryID(UInt64(bitPattern: $0.integer(0))) }.first
  }

  /// The id that a story has now. An imported file may name a circle, which ends the search.
  func presentID(of id: StoryID) throws -> StoryID {
    var id = id
    var seen: Set<StoryID> = [id]
    while try storyKey(of: id) == nil,
      let next = try run(
        "SELECT story FROM former_story WHERE id = ?1", [.integer(Int64(bitPattern: id.value))],
        { StoryID(UInt64(bitPattern: $0.integer(0))) }
      ).first, seen.insert(next).inserted
    {
      id = next
    }
    return id
  }

  /// The ids of the stories that became part of a story.
  func formerIDs(of id: StoryID) throws -> [StoryID] {
    var found: [StoryID] = []
    var next = [id]
    while let id = next.popLast() {
      for former in try run(
        "SELECT id FROM former_story WHERE story = ?1 ORDER BY id", [.integer(Int64(bitPattern: id.value))],
        { StoryID(UInt64(bitPattern: $0.integer(0))) }
      ) where !found.contains(former) {
        found.append(former)
        next.append(former)
      }
    }
    return found.sorted()
  }

  // MARK: - Writing

  /// Writes stories as a grouping has changed them.
  ///
  /// - Parameter tellings: the keys of the stories of articles by their rows.
  func write(_ changes: StoryIndex.Changes, of index: StoryIndex, tellings: [(row: Int64, story: Int64)], at now: Date)
    throws
  {
    try run("UPDATE counter SET value = value + 1 WHERE name = 'stories'")
    for (key, into) in changes.into.sorted(by: { $0.key < $1.key }) {
      try merge(key, into: into, changes, index, at: now)
    }
    for key in changes.stories.sorted() {
      guard let profile = try index.profile(of: key) else { continue }
      try run(
        """
        INSERT INTO story (key, id, first, last, profile) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (key) DO UPDATE SET first = excluded.first, last = excluded.last, profile = excluded.profile
        """,
        [
          .integer(key), .integer(Int64(bitPattern: profile.id.value)), .date(profile.first), .date(profile.last),
          .blob(profile.data),
        ])
    }
    let terms = changes.terms.filter { changes.stories.contains($0.story) }
    for (term, story) in terms.sorted(by: { ($0.term, $0.story) < ($1.term, $1.story) }) {
      try run(
        "INSERT INTO story_term (term, story) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        [.integer(Int64(term)), .integer(story)])
    }
    for (row, story) in tellings {
      try run(
        "INSERT INTO telling (row, story) VALUES (?1, ?2) ON CONFLICT (row) DO UPDATE SET story = excluded.story",
        [.integer(row), .integer(story)])
      try run("DELETE FROM ungrouped WHERE row = ?1", [.integer(row)])
    }
  }

  private func merge(
    _ key: Int64, into other: Int64, _ changes: StoryIndex.Changes, _ index: StoryIndex, at now: Date
  ) throws {
    var into = other
    while let next = changes.into[into] { into = next }
    try run("UPDATE telling SET story = ?2 WHERE story = ?1", [.integer(key), .integer(into)])
    let known = try run("SELECT id FROM story WHERE key = ?1", [.integer(key)]) { $0.integer(0) }.first
    // A story that began in this very grouping has never been seen.
    guard let known, let id = try index.profile(of: into)?.id else { return }
    try run(
      """
      INSERT INTO former_story (id, story, merged) VALUES (?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET story = excluded.story, merged = excluded.merged
      """,
      [.integer(known), .integer(Int64(bitPattern: id.value)), .date(now)])
    try removeStory(key)
  }

  /// Deletes a story and its terms.
  func removeStory(_ key: Int64) throws {
    if let profile = try DatabaseStoryStore(self, for: [key]).profile(of: key) {
      for term in profile.own.values.flatMap(\.terms.keys) + profile.across.keys {
        try run("DELETE FROM story_term WHERE term = ?1 AND story = ?2", [.integer(Int64(term)), .integer(key)])
      }
    }
    try run("DELETE FROM story WHERE key = ?1", [.integer(key)])
  }
}
