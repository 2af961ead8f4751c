import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Stories as an archive keeps them")
struct StoryKeepingTests {
  private let place = ArchiveFolder()
  private static let span: ClosedRange<Date> = .hour(-500) ... .hour(500)

  private func open() -> DatabaseArchive { DatabaseArchive(path: place.path, terms: PlainTerms()) }

  private func group(_ archive: DatabaseArchive) async throws {
    try await archive.groupAll(in: Self.span) { _, _ in }
  }

  /// The stories of all articles, by the articles' keys.
  private func stories(_ archive: DatabaseArchive) async throws -> [String: StoryID] {
    try await archive.articles(in: Self.span).reduce(into: [:]) { $0[$1.article.key] = $1.story }
  }

  /// Articles of so many events, each with three words of its own.
  private static func articles(_ numbers: Range<Int>, events: Int = 40) -> [Article] {
    numbers.map { number in
      let event = number % events
      return .made(
        "\(number)", "volcano\(event) island\(event) ash\(event) detail\(number)",
        source: Article.Source(name: "Source \(number % 9)"), hour: Double(number) / 10,
        // Each article is from another host, so it counts in its story.
        host: "h\(number).example")
    }
  }

  /// The invariants of the tables.
  private func expectWhole() throws {
    let database = try place.database()
    func count(_ sql: String) throws -> Int64? {
      try database.run("SELECT count(*) FROM " + sql) { $0.integer(0) }.first
    }
    #expect(try count("story_article WHERE row NOT IN (SELECT row FROM article)") == 0)
    #expect(try count("story_article WHERE story NOT IN (SELECT key FROM story)") == 0)
    #expect(try count("ungrouped WHERE row IN (SELECT row FROM story_article)") == 0)
    #expect(
      try count("article WHERE row NOT IN (SELECT row FROM story_article UNION ALL SELECT row FROM ungrouped)") == 0)
    #expect(try count("former_story WHERE id IN (SELECT id FROM story)") == 0)
  }

  /// The numbers of articles according to the profiles of stories, and to their articles.
  private func counts() throws -> (profiles: [Int64: Int], coverage: [Int64: Int]) {
    let database = try place.database()
    let store = DatabaseStoryStore(SQLiteEngine(database, at: place.path), for: [])
    let keys = try database.run("SELECT key FROM story") { $0.integer(0) }
    let profiles = try store.profiles(of: keys).map { ($0, $1.count) }
    let coverage = try database.run("SELECT story, count(*) FROM story_article GROUP BY story") {
      ($0.integer(0), Int($0.integer(1)))
    }
    return (
      Dictionary(profiles, uniquingKeysWith: { first, _ in first }),
      Dictionary(coverage, uniquingKeysWith: { first, _ in first })
    )
  }

  @Test("an archive on which nothing was grouped can be used, and articles without a story are told as such")
  func ungrouped() async throws {
    let archive = open()
    #expect(await archive.memberships(of: [ArticleID(1)]).isEmpty)
    try await group(archive)
    #expect(!FileManager.default.fileExists(atPath: place.path.description))
    await archive.add(Self.articles(0..<5))
    let articles = try await archive.articles(in: Self.span)
    #expect(articles.map(\.article.key) == ["0", "1", "2", "3", "4"])
    #expect(articles.allSatisfy { $0.story == nil })
    #expect(try await archive.stories(in: Self.span, of: nil, least: 1, languages: nil).isEmpty)
    #expect(try await archive.story(StoryID(1), most: 9) == nil)
    #expect(try await archive.check().faults.isEmpty)
    try expectWhole()
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("sessions that group the same articles at the same time count each of them once")
  func atOnce() async throws {
    let archive = open()
    await archive.add(Self.articles(0..<600))
    // Words of which one is too few to join a story.
    await archive.add((600..<650).map { .made("\($0)", "Word\($0)", hour: Double($0) / 10) })
    let all = Self.articles(0..<600).map(\.id)
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        let archive = open()
        group.addTask {
          for turn in 0..<30 {
            if turn == 10 { try? await archive.groupAll(in: Self.span) { _, _ in } }
            let start = (turn * 20 + session * 5) % all.count
            _ = await archive.memberships(of: Array(all[start..<min(start + 20, all.count)]))
          }
          if case let problems = archive.takeProblems(), !problems.isEmpty { Issue.record("\(problems)") }
        }
      }
    }
    try await group(archive)
    let found = try await stories(archive)
    #expect(found.count == 650)
    #expect(Set(found.filter { Int($0.key) ?? 0 < 600 }.values).count <= 44)
    let (profiles, coverage) = try counts()
    #expect(profiles == coverage)
    #expect(try place.count("ungrouped") == 0)
    try expectWhole()
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("a story that became part of another is found by its former id, also after several merges")
  func merged() async throws {
    let archive = open()
    let first = (0..<3).map {
      Article.made("a\($0)", "alpha beta gamma delta", hour: Double($0) / 10, host: "a\($0).example")
    }
    let second = [Article.made("b", "epsilon zeta eta theta", hour: 0, host: "b.example")]
    await archive.add(first + second)
    try await group(archive)
    let before = try await stories(archive)
    let (large, small) = (StoryID(first[0].id), StoryID(second[0].id))
    #expect(Set(before.values) == [large, small])
    await archive.add(
      (0..<9).map { .made("c\($0)", "alpha beta gamma delta epsilon zeta eta theta", hour: 4, host: "c\($0).example") })
    try await group(archive)
    #expect(Set(try await stories(archive).values) == [large])
    let story = try #require(try await archive.story(small, most: 2))
    #expect(story.id == large && story.formerIDs == [small])
    #expect(story.count == 13 && story.entries.map(\.article.key) == ["a0", "b"])
    #expect(try await archive.story(large, most: 2) == story)
    #expect(await archive.memberships(of: [second[0].id])[second[0].id]?.story == large)
    try expectWhole()
    let (profiles, coverage) = try counts()
    #expect(profiles == coverage && profiles.count == 1)
    // One that was merged into the smaller one before.
    try place.database().execute(
      "INSERT INTO former_story (id, story, merged) VALUES (77, \(Int64(bitPattern: small.value)), 0)")
    #expect(try await open().story(StoryID(77), most: 1)?.id == large)
    #expect(try await open().story(large, most: 1)?.formerIDs == [StoryID(77), small].sorted())
  }

  @Test("articles that are forgotten and come again belong to their story again", arguments: [true, false])
  func comesAgain(isGroupedBetween: Bool) async throws {
    let archive = open()
    let articles = ["Moon", "", "Hekla erupts again"].enumerated().map { number, title in
      Article.made("\(number)", title, source: Article.Source(name: "Source \(number % 2)"), hour: Double(number))
    }
    await archive.add(articles)
    try await group(archive)
    let before = try await stories(archive)
    #expect(before.count == 3)
    _ = try await archive.forget(.source("Source 0"))
    try expectWhole()
    #expect(try await archive.story(StoryID(articles[0].id), most: 9) == nil)
    if isGroupedBetween {
      await archive.add([.made("other", "Other thing entirely", hour: 5)])
      try await group(archive)
    }
    await archive.add(articles)
    let found = await archive.memberships(of: articles.map(\.id))
    for article in articles { #expect(found[article.id]?.story == before[article.key]) }
    #expect(found.values.allSatisfy { $0.count == 1 })
    #expect(archive.takeProblems().isEmpty)
    try expectWhole()
  }

  @Test("stories stay when the archive is compacted, and articles that come later join them")
  func compacted() async throws {
    let archive = open()
    await archive.add(Self.articles(0..<200))
    try await group(archive)
    let before = try await stories(archive)
    _ = try await archive.compact()
    #expect(try await archive.check().faults.isEmpty)
    #expect(try await stories(archive) == before)
    await archive.close()
    await archive.add(Self.articles(200..<240))
    try await group(archive)
    let after = try await stories(archive)
    for number in 200..<240 { #expect(after["\(number)"] == before["\(number - 40)"]) }
  }

  @Test(
    "a story whose profile is damaged stays, and grouping goes on",
    arguments: ["x''", "x'FFFFFFFF'", "'text'", "0"])
  func damagedProfile(profile: String) async throws {
    let archive = open()
    await archive.add(Self.articles(0..<80))
    try await group(archive)
    let before = try await stories(archive)
    try place.database().execute("UPDATE story SET profile = \(profile)")
    let other = open()
    await other.add(Self.articles(80..<120))
    try await group(other)
    let after = try await stories(other)
    #expect(after.count == 120)
    for (key, story) in before { #expect(after[key] == story) }
    #expect(other.takeProblems().isEmpty)
    try expectWhole()
  }

  @Test(
    "where pages of the tables of stories are damaged, all articles stay, and those that lost their story get one",
    arguments: ["story_article", "story", "story_term", "former_story", "ungrouped"])
  func damagedTable(table: String) async throws {
    let count = 1_500
    do {
      let archive = open()
      await archive.add(Self.articles(0..<count, events: 300))
      await archive.add((0..<20).map { .made("word\($0)", "Word\($0)", hour: Double($0)) })
      try await group(archive)
      await archive.add([.made("late", "Something late", hour: 160)])
    }
    try place.settle()
    let leaves = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' ORDER BY path", [.text(table)]
    ) { Int($0.integer(0)) }
    let page = try #require(leaves.isEmpty ? nil : leaves[leaves.count / 2])
    var bytes = try place.bytes()
    bytes.replaceSubrange(((page - 1) * 4096)..<(page * 4096), with: [UInt8](repeating: 0xA5, count: 4096))
    try place.folder.write(bytes, to: "archive.sqlite")

    let archive = open()
    // It reads every page, so that damage is found wherever it is.
    _ = try await archive.compact()
    await archive.add(Self.articles(count..<(count + 300), events: 300))
    try await group(archive)
    let found = try await stories(archive)
    #expect(found.count == count + 321)
    #expect(try place.count("ungrouped") == 0)
    try expectWhole()
    #expect(try await archive.check().faults.isEmpty)
    // Most stories are as before: each event has one, or two if its own was lost.
    #expect((300...450).contains(Set(found.filter { Int($0.key) != nil }.values).count))
  }
}
