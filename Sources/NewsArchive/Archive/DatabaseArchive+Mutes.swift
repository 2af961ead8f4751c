import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package func mutes() async throws -> [Mute] {
    try read(otherwise: []) { try $0.mutes() }
  }

  package func addMute(
    text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date
  ) async throws -> Mute {
    guard [text, source].allSatisfy({ ($0?.unicodeScalars.count ?? 0) <= Mute.longest }) else {
      throw NewsError.archive(.tooLong(limit: Mute.longest))
    }
    let mute = try write(isOwn: true) { database in
      let mutes = try database.mutes()
      let known = mutes.first {
        $0.text == text && $0.isOfTitles == isOfTitles && $0.source == source && $0.story == nil
          && !$0.isExpired(at: now)
      }
      if let known {
        try database.run("UPDATE mute SET until = ?2 WHERE number = ?1", [.integer(Int64(known.number)), .date(until)])
        return Mute(
          number: known.number, text: text, isOfTitles: isOfTitles, source: source, madeAt: known.madeAt, until: until)
      }
      try Self.checkNumber(of: mutes)
      let number = try database.run(
        "INSERT INTO mute (text, titles, source, made, until) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING number",
        [.text(text), .integer(isOfTitles ? 1 : 0), .text(source), .date(now), .date(until)]
      ) { Int($0.integer(0)) }.first
      return Mute(
        number: number ?? 0, text: text, isOfTitles: isOfTitles, source: source, madeAt: now, until: until)
    }
    muteMatcher = nil
    return mute
  }

  package func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute {
    let mute = try write(isOwn: true) { database in
      let present = try database.presentID(of: story.id)
      let mutes = try database.mutes()
      let known = try mutes.first { mute in
        try mute.story.map { try database.history(of: $0.id).id(at: mute.madeAt) } == present
          && !mute.isExpired(at: now)
      }
      if let known {
        try database.run("UPDATE mute SET until = ?2 WHERE number = ?1", [.integer(Int64(known.number)), .date(until)])
        return Mute(
          number: known.number, text: nil, isOfTitles: false, source: nil, story: known.story, madeAt: known.madeAt,
          until: until)
      }
      try Self.checkNumber(of: mutes)
      let number = try database.run(
        "INSERT INTO mute (titles, made, until, story, story_title) VALUES (0, ?1, ?2, ?3, ?4) RETURNING number",
        [.date(now), .date(until), .integer(Int64(bitPattern: present.value)), .text(story.title)]
      ) { Int($0.integer(0)) }.first
      return Mute(
        number: number ?? 0, text: nil, isOfTitles: false, source: nil,
        story: MutedStory(id: present, title: story.title), madeAt: now, until: until)
    }
    muteMatcher = nil
    return mute
  }

  private static func checkNumber(of mutes: [Mute]) throws {
    guard mutes.count < Mute.most else { throw NewsError.archive(.tooManyMutes(limit: Mute.most)) }
  }

  package func removeMute(_ number: Int) async throws -> Mute {
    let removed = try read(otherwise: nil) { database in
      try database.transaction(isOwn: true) {
        let mute = try database.mutes().first { $0.number == number }
        if mute != nil { try database.run("DELETE FROM mute WHERE number = ?1", [.integer(Int64(number))]) }
        return mute
      }
    }
    muteMatcher = nil
    guard let removed else { throw NewsError.archive(.noSuchMute(number)) }
    return removed
  }

  package func muted(_ articles: [Article], at now: Date) async -> [Int: Int] {
    do {
      return try read(otherwise: [:]) { database in
        let matcher = try matcher(database)
        guard !matcher.isEmpty else { return [:] }
        let ofStories = try articlesHidden(by: matcher.stories(at: now), of: articles)
        var muted: [Int: Int] = [:]
        for (index, article) in articles.enumerated() {
          let ofStory = ofStories.isEmpty ? nil : ofStories[article.id]
          muted[index] = [matcher.mute(of: article, at: now), ofStory].compactMap(\.self).min()
        }
        return muted
      }
    } catch {
      if let problem = problem(error) { report(problem) }
      return [:]
    }
  }

  /// The rows of the unread articles that mutes hide: as no list shows them, nobody can read them. For each mute at most
  /// ``FindRequest/maxCounted`` are found.
  func hiddenUnread(at now: Date) async throws -> [Int64] {
    let mutes = try await mutes().filter { !$0.isExpired(at: now) }
    guard !mutes.isEmpty else { return [] }
    let stories = mutes.compactMap(\.story?.id)
    let told = stories.isEmpty ? [] : try await self.stories(stories, most: .max)
    let matching: [Article] = try read(otherwise: []) { database in
      try database.reading {
        try mutes.filter { $0.story == nil }.flatMap { mute -> [Article] in
          var request = FindRequest(mutedBy: mute.text, isOfTitles: mute.isOfTitles, source: mute.source)
          request.filter.isUnread = true
          request.paging.limit = FindRequest.maxCounted
          return try database.page(request).articles
        }
      }
    }
    var ids: Set<ArticleID> = []
    let found = (told.flatMap(\.entries).map(\.article) + matching).filter { ids.insert($0.id).inserted }
    let hidden = await muted(found, at: now).keys.map { found[$0].id }
    return try read(otherwise: []) { database in
      let rows = Set(try database.rows(of: hidden).values)
      return try database.run(
        "SELECT row FROM article WHERE row \(database.isOne(of: "?1")) AND read IS NULL", [.integers(Array(rows))]
      ) { $0.integer(0) }
    }
  }

  /// The articles that mutes of stories hide, with the numbers of the mutes.
  ///
  /// A mute hides the story as it was when muted, and articles that join it; not articles of other stories that were
  /// merged into it later, or that it was merged into.
  private func articlesHidden(by stories: [MuteMatcher.Story], of articles: [Article]) throws -> [ArticleID: Int] {
    guard !stories.isEmpty else { return [:] }
    // Articles that were just added belong to no story yet.
    let rows = try groupedRows(of: articles.map(\.id))
    return try attempt { database in
      try database.reading {
        let muted = try stories.map { mute in
          (story: try database.history(of: mute.id).id(at: mute.madeAt), at: mute.madeAt, number: mute.number)
        }
        var histories: [StoryID: StoryHistory] = [:]
        return try rows.reduce(into: [:]) { hidden, entry in
          guard let joined = try database.joinedStory(of: entry.row) else { return }
          let history = try histories[joined] ?? database.history(of: joined)
          histories[joined] = history
          hidden[entry.id] = muted.filter { history.id(at: $0.at) == $0.story }.map(\.number).min()
        }
      }
    }
  }

  /// The current mutes: another session may have changed them.
  private func matcher(_ database: any ArchiveEngine) throws -> MuteMatcher {
    let version = try database.version()
    if let muteMatcher, muteMatcher.version == version { return muteMatcher.matcher }
    let matcher = MuteMatcher(try database.mutes())
    muteMatcher = (version, matcher)
    return matcher
  }

  package func countMuted(
    text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>
  ) async throws -> Int {
    var request = FindRequest(mutedBy: text, isOfTitles: isOfTitles, source: source)
    request.dates = Dates(from: span.lowerBound, to: span.upperBound)
    request.paging.limit = 1
    return try read(otherwise: 0) { database in try database.reading { try database.page(request).total ?? 0 } }
  }
}

extension FindRequest {
  /// The articles that a mute hides by its words, its source or both.
  fileprivate init(mutedBy text: String?, isOfTitles: Bool, source: String?) {
    self.init(
      fields: isOfTitles ? [.title] : [.title, .description], filter: .init(sources: source.map { [$0] } ?? []))
    if let text { search = ParsedSearch(phrase: text) }
  }
}

extension ArchiveEngine {
  func mutes() throws -> [Mute] {
    try run("SELECT number, text, titles, source, made, until, story, story_title FROM mute ORDER BY number") { row in
      Mute(
        number: Int(row.integer(0)), text: row.text(1), isOfTitles: row.integer(2) != 0, source: row.text(3),
        story: row.isNull(6)
          ? nil : MutedStory(id: StoryID(UInt64(bitPattern: row.integer(6))), title: row.text(7) ?? ""),
        madeAt: row.date(4) ?? .distantPast, until: row.date(5))
    }
  }
}
