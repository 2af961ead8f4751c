import FoundationEssentials
import NewsDomain
import SQLKit

extension ArchiveEngine {
  /// The number of changes to stories, by all sessions.
  func storyVersion() throws -> Int64 {
    try counter("stories")
  }

  /// The rows in a range that belong to no story, in ascending order.
  func ungroupedRows(in span: ClosedRange<Int64>, most: Int) throws -> [Int64] {
    try run(
      "SELECT row FROM ungrouped WHERE row BETWEEN ?1 AND ?2 ORDER BY row DESC LIMIT ?3",
      [.integer(span.lowerBound), .integer(span.upperBound), .integer(Int64(most))]
    ) { $0.integer(0) }.reversed()
  }

  /// The given rows that belong to no story yet.
  func ungrouped(of rows: [Int64]) throws -> [Int64] {
    try run("SELECT row FROM ungrouped WHERE row \(isOne(of: "?1"))", [.integers(rows)]) { $0.integer(0) }
  }

  /// Articles to group, without those that are gone or were grouped by another session meanwhile.
  func ungroupedArticles(_ rows: [Int64], _ reader: any TermReader) throws -> [UngroupedArticle] {
    let given = Dictionary(
      try run("SELECT row, story FROM ungrouped WHERE row \(isOne(of: "?1"))", [.integers(rows)]) {
        ($0.integer(0), $0.isNull(1) ? nil : StoryID(UInt64(bitPattern: $0.integer(1))))
      }, uniquingKeysWith: { first, _ in first })
    let articles = try archived(rows)
    let known = Set(
      try run("SELECT id FROM story WHERE id \(isOne(of: "?1"))", [.ids(articles.map(\.beginning))]) { $0.integer(0) })
    return try articles.compactMap { archived in
      guard let given = given[archived.row] else { return nil }
      return try ungroupedArticle(archived, given, reader) { known.contains(Int64(bitPattern: $0.value)) }
    }
  }

  /// - Parameter hasBegun: whether there is a story that began with an article.
  private func ungroupedArticle(
    _ archived: ArchivedArticle, _ given: StoryID?, _ reader: any TermReader, hasBegun: (ArticleID) throws -> Bool
  ) throws -> UngroupedArticle {
    let (article, row) = (archived.article, archived.row)
    // An article that was deleted and comes again belongs to the story that began with it.
    let began = try hasBegun(archived.beginning) ? StoryID(archived.beginning) : nil
    let known = given ?? began
    // Only a service knows which articles of others cover the same.
    let named = article.attribution == .service ? article.related : []
    let related = try Set(named.compactMap { try story(ofRelated: $0, provider: article.provider) })
    return UngroupedArticle(
      key: row, id: archived.beginning, terms: reader.terms(of: article), publishedAt: Date(row: row),
      story: try known.map { id in
        let present = try presentID(of: id)
        return (present, try storyKey(of: present))
      }, formerStory: try known.flatMap { try presentID(of: $0) == $0 ? nil : $0 }, related: related,
      voice: archived.voice)
  }

  private func story(ofRelated related: RelatedArticle, provider: Provider) throws -> Int64? {
    let id = Article(title: related.title, link: related.link, provider: provider).id
    return try row(of: id).flatMap { try story(of: $0) }
  }

  /// The key of the story of an article.
  func story(of row: Int64) throws -> Int64? {
    try run("SELECT story FROM story_article WHERE row = ?1", [.integer(row)]) { $0.integer(0) }.first
  }

  /// The keys of the stories of rows that belong to one.
  func stories(of rows: [Int64]) throws -> [Int64: Int64] {
    Dictionary(
      try run("SELECT row, story FROM story_article WHERE row \(isOne(of: "?1"))", [.integers(rows)]) {
        ($0.integer(0), $0.integer(1))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The id of the story that an article joined, or is known to belong to.
  func keptStory(of row: Int64) throws -> StoryID? {
    if let joined = try joinedStory(of: row) { return joined }
    return try run("SELECT story FROM ungrouped WHERE row = ?1 AND story IS NOT NULL", [.integer(row)]) {
      StoryID(UInt64(bitPattern: $0.integer(0)))
    }.first
  }

  /// The id of the story that an article joined, which may have been merged into another since.
  func joinedStory(of row: Int64) throws -> StoryID? {
    try run(
      """
      SELECT coalesce(joined, story.id) FROM story_article JOIN story ON story.key = story_article.story WHERE story_article.row = ?1
      """, [.integer(row)]
    ) { StoryID(UInt64(bitPattern: $0.integer(0))) }.first
  }

  /// The ids that a story has had, ending with its current one. An imported file may contain a cycle, which ends the
  /// search.
  func history(of id: StoryID) throws -> StoryHistory {
    var history = StoryHistory(id)
    while try storyKey(of: history.present) == nil,
      let next = try run(
        "SELECT story, merged FROM former_story WHERE id = ?1", [.integer(Int64(bitPattern: history.present.value))],
        { (StoryID(UInt64(bitPattern: $0.integer(0))), $0.date(1) ?? .distantPast) }
      ).first, history.add(next.0, since: next.1)
    {}
    return history
  }

  func storyKey(of id: StoryID) throws -> Int64? {
    try run("SELECT key FROM story WHERE id = ?1", [.integer(Int64(bitPattern: id.value))]) { $0.integer(0) }.first
  }

  /// The keys of the stories that exist, by their ids.
  func storyKeys(of ids: [StoryID]) throws -> [StoryID: Int64] {
    let found = try run(
      "SELECT id, key FROM story WHERE id \(isOne(of: "?1"))", [.integers(ids.map { Int64(bitPattern: $0.value) })]
    ) { (StoryID(UInt64(bitPattern: $0.integer(0))), $0.integer(1)) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func storyID(of key: Int64) throws -> StoryID? {
    try run("SELECT id FROM story WHERE key = ?1", [.integer(key)]) { StoryID(UInt64(bitPattern: $0.integer(0))) }.first
  }

  /// The current id of a story.
  func presentID(of id: StoryID) throws -> StoryID { try history(of: id).present }

  /// The ids of the stories that were merged into each of some stories, in ascending order. An imported file may
  /// contain a cycle.
  func formerIDs(of ids: [StoryID]) throws -> [StoryID: [StoryID]] {
    var former: [StoryID: [StoryID]] = [:]
    try each(
      """
      WITH RECURSIVE former (id, present) AS (
        SELECT id, story FROM former_story WHERE story \(isOne(of: "?1"))
        UNION SELECT former_story.id, present FROM former_story JOIN former ON former_story.story = former.id)
      SELECT id, present FROM former WHERE id <> present
      """, [.integers(ids.map { Int64(bitPattern: $0.value) })]
    ) { columns in
      former[StoryID(UInt64(bitPattern: columns.integer(1))), default: []].append(
        StoryID(UInt64(bitPattern: columns.integer(0))))
      return true
    }
    return former.mapValues { $0.sorted() }
  }

  // MARK: - Writing

  /// Writes stories as changed by a grouping.
  ///
  /// - Parameter articles: what was grouped, each with the keys of the story that it joined and of its current one.
  func write(
    _ changes: StoryIndex.Changes, of index: StoryIndex,
    _ articles: [(article: UngroupedArticle, joined: Int64, story: Int64)], at now: Date
  ) throws {
    try count("stories", by: 1)
    // The ids of merged stories that were seen before.
    var former: [Int64: StoryID] = [:]
    for (key, into) in changes.into.sorted(by: { $0.key < $1.key }) {
      former[key] = try merge(key, into: into, changes, index, at: now)
    }
    let memberships = articles.map { article, joined, story in
      Membership(row: article.key, story: story, joined: former[joined] ?? article.formerStory)
    }
    try insert(
      try changes.stories.sorted().compactMap { key in
        try index.profile(of: key).map { profile in
          [
            .integer(key), .integer(Int64(bitPattern: profile.id.value)), .date(profile.first), .date(profile.last),
            .blob(profile.data),
          ]
        }
      }, into: "story (key, id, first, last, profile)",
      conflict: "(key) DO UPDATE SET first = excluded.first, last = excluded.last, profile = excluded.profile")
    for (term, story) in changes.lost {
      try run("DELETE FROM story_term WHERE term = ?1 AND story = ?2", [.integer(Int64(term)), .integer(story)])
    }
    let terms = changes.terms.filter { changes.stories.contains($0.story) }
      .sorted { ($0.term, $0.story) < ($1.term, $1.story) }
    try insert(terms.map { (Int64($0.term), $0.story) }, into: "story_term (term, story)", conflict: "DO NOTHING")
    try write(changes.counts)
    let last = Dictionary(memberships.map { ($0.row, $0) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }
    try insert(
      last.map { ($0.key, $0.value.story) }, into: "story_article (row, story)",
      conflict: "(row) DO UPDATE SET story = excluded.story, joined = NULL")
    for (row, membership) in last {
      guard let joined = membership.joined else { continue }
      try run(
        "UPDATE story_article SET joined = ?2 WHERE row = ?1",
        [.integer(row), .integer(Int64(bitPattern: joined.value))])
    }
    for (row, story) in changes.moved.sorted(by: { $0.key < $1.key }) {
      try run("UPDATE story_article SET story = ?2, joined = NULL WHERE row = ?1", [.integer(row), .integer(story)])
    }
    try run("DELETE FROM ungrouped WHERE row \(isOne(of: "?1"))", [.integers(last.map(\.key))])
  }

  /// How many days the counters of stories are kept.
  private static var daysOfCounters: Int { 60 }

  private func write(_ counts: [StoryDay: Int]) throws {
    let changed = counts.filter { $0.value != 0 }.map { ($0.key.counter, $0.value) }.sorted { $0.0 < $1.0 }
    try insert(
      changed.map { [.text($0.0), .integer(Int64($0.1))] }, into: "counter (name, value)",
      conflict: "(name) DO UPDATE SET value = \(usable("counter.value", "begun")) + excluded.value")
    guard let last = counts.keys.map(\.day).max() else { return }
    try run(
      "DELETE FROM counter WHERE name BETWEEN 'begun ' AND ?1", [.text(StoryDay.counter(last - Self.daysOfCounters))])
  }

  /// - Returns: the id of the merged story; `nil` if it was never seen.
  private func merge(
    _ key: Int64, into other: Int64, _ changes: StoryIndex.Changes, _ index: StoryIndex, at now: Date
  ) throws -> StoryID? {
    var into = other
    while let next = changes.into[into] { into = next }
    let known = try run("SELECT id FROM story WHERE key = ?1", [.integer(key)]) { $0.integer(0) }.first
    // Nobody has seen a story that began in this grouping, so its id need not be remembered.
    guard let known, let id = try index.profile(of: into)?.id else { return nil }
    try run(
      "UPDATE story_article SET story = ?2, joined = coalesce(joined, ?3) WHERE story = ?1",
      [.integer(key), .integer(into), .integer(known)])
    try run(
      """
      INSERT INTO former_story (id, story, merged) VALUES (?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET story = excluded.story, merged = excluded.merged
      """,
      [.integer(known), .integer(Int64(bitPattern: id.value)), .date(now)])
    try removeStory(key)
    return StoryID(UInt64(bitPattern: known))
  }

  /// Deletes a story and its terms.
  func removeStory(_ key: Int64) throws {
    if let profile = try DatabaseStoryStore(self, for: [key]).profiles(of: [key])[key] {
      for term in profile.terms {
        try run("DELETE FROM story_term WHERE term = ?1 AND story = ?2", [.integer(Int64(term)), .integer(key)])
      }
    }
    try run("DELETE FROM story WHERE key = ?1", [.integer(key)])
  }
}

/// The story of an article.
private struct Membership {
  let row: Int64
  let story: Int64
  /// Its first story, if that was later merged into the current one.
  let joined: StoryID?
}
