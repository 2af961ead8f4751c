import FoundationEssentials
import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("Stories of the archive")
struct ArchiveStoriesTests {
  private let folder = TemporaryFolder()

  private static func article(
    _ key: String, _ title: String, _ source: String, hour: Double = 0, language: String = "en",
    country: Country? = nil
  ) -> Article {
    .made(
      key, title, source: Article.Source(name: source), hour: hour, language: language,
      host: source.lowercased() + ".example"
    )
    .with(\.country, country)
  }

  private static let articles = [
    article("a", "Volcano Hekla erupts near Reykjavik", "Post", hour: 0, country: .unitedStates),
    article("b", "Parliament votes on the new budget law", "Herald", hour: 1),
    article("c", "Hekla volcano erupts: Reykjavik under ash", "Times", hour: 2, country: .japan),
    article("d", "L’éruption du volcan Hekla menace Reykjavik", "Monde", hour: 3, language: "fr", country: .france),
    article("e", "Painter wins great prize", "Post", hour: 4),
  ]

  private static let span: ClosedRange<Date> = .hour(-24) ... .hour(24)

  private func ids(_ keys: String...) -> [ArticleID] {
    Self.articles.filter { keys.contains($0.key) }.map(\.id)
  }

  private func stories(_ archive: any Archive) async throws -> [String: StoryID] {
    try await archive.groupAll(in: Self.span) { _, _ in }
    return try await archive.articles(in: Self.span).reduce(into: [:]) { $0[$1.article.key] = $1.story }
  }

  @Test("articles of one story are found, with how many sources and countries tell it", arguments: ArchiveKind.allCases)
  func memberships(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(Self.articles)
    let found = await archive.memberships(of: Self.articles.map(\.id))
    let volcano = try #require(found[Self.articles[0].id])
    #expect(volcano.story == StoryID(Self.articles[0].id))
    #expect(volcano.count == 3)
    let reach = StoryReach(volcano.sources, SourceCountries([]))
    #expect(Set(volcano.sources.compactMap(\.source.name)) == ["Post", "Times", "Monde"])
    // That an edition lists a source does not put it in that country.
    #expect(reach.countries.isEmpty && reach.sources == 3)
    #expect(found[Self.articles[2].id] == volcano && found[Self.articles[3].id] == volcano)
    #expect(found[Self.articles[1].id]?.count == 1)
    // Asking again changes nothing.
    #expect(await archive.memberships(of: Self.articles.map(\.id)) == found)
  }

  @Test(
    "the country that a source's own feed states is kept, that of a feed of others is not",
    arguments: ArchiveKind.allCases)
  func statedCountries(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = Self.articles.prefix(3).map { article in
      // The pages are on paper.example: that feed is their own.
      let host = article.key == "a" ? "paper.example" : "others.example"
      return article.with(
        \.provenance,
        Provenance(
          Origin(.feeds), feed: .init(country: .france), request: "https://\(host)/feed", language: article.language))
    }
    await archive.add(articles)
    let volcano = try #require(await archive.memberships(of: [articles[0].id])[articles[0].id])
    let reach = StoryReach(volcano.sources, SourceCountries([]))
    #expect(reach.sources == 2 && reach.countries == [.france])
    let story = try #require(try await archive.story(volcano.story, most: 9))
    #expect(story.entries.map(\.article.statedCountry) == [.france, nil])
    // It is no list's, so no filter takes it for one.
    #expect(!story.entries.contains { $0.countries.contains(.france) })
  }

  @Test("stories are listed by size, and read with their articles, earliest first", arguments: ArchiveKind.allCases)
  func listing(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await archive.stories(in: Self.span, of: nil, least: 1, languages: nil).isEmpty)
    await archive.add(Self.articles)
    try await archive.groupAll(in: Self.span) { _, _ in }
    let stories = try await archive.stories(in: Self.span, of: nil, least: 1, languages: nil)
    #expect(stories.map(\.count) == [3, 1, 1])
    #expect(try await archive.stories(in: Self.span, of: nil, least: 2, languages: nil).count == 1)
    for (keys, sought, least, counts) in [
      (ids("e"), 1, 1, [1]), (ids("e"), 1, 2, []), (ids("d"), 1, 2, [3]), (ids("d", "e"), 1, 1, [3, 1]),
      (ids("d"), 2, 2, []), (ids("c", "d"), 2, 2, [3]),
    ] as [([ArticleID], Int, Int, [Int])] {
      let found = try await archive.stories(
        in: Self.span, of: SoughtArticles(Set(keys), least: sought), least: least, languages: nil)
      // What else covers a story counts as well.
      #expect(found.map(\.count) == counts, "\(keys.count), \(sought), \(least)")
    }
    // An article that is no match counts as well.
    for (language, key, isReadable) in [("fr", "a", true), ("en", "d", true), ("fr", "e", false)] {
      let read = try await archive.stories(
        in: Self.span, of: SoughtArticles(Set(ids(key))), least: 1, languages: ReaderLanguages([language]))
      #expect(read.map(\.isReadable) == [isReadable])
    }
    let all = try await archive.stories(in: Self.span, of: nil, least: 1, languages: ReaderLanguages(["de"]))
    #expect(all.map(\.isReadable) == [false, false, false])
    let first = try #require(stories.first)
    let story = try #require(try await archive.story(first.story, most: 2))
    #expect(story.count == 3)
    #expect(story.entries.map(\.article.key) == ["a", "c"])
    #expect(try await archive.story(StoryID(7), most: 9) == nil)
    let headlines = try await archive.headlines(in: Self.span, of: .all, after: nil, limit: 3)
    #expect(headlines.headlines.count == 3)
    let rest = try await archive.headlines(in: Self.span, of: .all, after: headlines.last, limit: 3)
    #expect(rest.headlines.count == 2 && rest.last == nil)
  }

  @Test("what one source covers alone is no story of several articles", arguments: ArchiveKind.allCases)
  func ofOneSource(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([
      Self.article("f", "Bridge of Avalon closes for repair", "Post", hour: 1),
      Self.article("g", "Avalon bridge closes: repair begins", "Post", hour: 2),
    ])
    try await archive.groupAll(in: Self.span) { _, _ in }
    #expect(try await archive.stories(in: Self.span, of: nil, least: 1, languages: nil).map(\.count) == [2])
    #expect(try await archive.stories(in: Self.span, of: nil, least: 2, languages: nil).isEmpty)
    await archive.add([Self.article("h", "Avalon: bridge repair, road closes", "Times", hour: 3)])
    try await archive.groupAll(in: Self.span) { _, _ in }
    #expect(try await archive.stories(in: Self.span, of: nil, least: 2, languages: nil).map(\.count) == [3])
    // More articles of fewer sources come after what more sources cover.
    await archive.add(Self.articles)
    try await archive.groupAll(in: Self.span) { _, _ in }
    #expect(try await archive.stories(in: Self.span, of: nil, least: 2, languages: nil).map(\.count) == [3, 3])
    await archive.add([Self.article("i", "Avalon bridge closes, road closes: repair begins", "Post", hour: 4)])
    try await archive.groupAll(in: Self.span) { _, _ in }
    #expect(try await archive.stories(in: Self.span, of: nil, least: 2, languages: nil).map(\.count) == [3, 4])
  }

  @Test("two articles are compared whether they are in the archive or not", arguments: ArchiveKind.allCases)
  func likeness(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let before = try await archive.likeness(of: Self.articles[0], and: Self.articles[2])
    #expect(before.value >= 1 && !before.shares.isEmpty)
    await archive.add(Self.articles)
    let stories = try await stories(archive)
    let (same, other) = (
      try await archive.likeness(of: Self.articles[0], and: Self.articles[3]),
      try await archive.likeness(of: Self.articles[0], and: Self.articles[4])
    )
    #expect(same.value >= 1 && other.value == 0)
    #expect(abs(same.shares.values.reduce(0, +) - 1) < 0.001)
    // Comparing moves nothing.
    #expect(try await self.stories(archive) == stories)
  }

  @Test("of two articles that only others connect, the one with most in common with both is named")
  func between() async throws {
    let archive = ArchiveKind.sqliteInFile.make(in: folder)
    let titles = [
      "Volcano Hekla erupts", "Volcano Hekla erupts, Keflavik airport shuts runways", "Keflavik airport shuts runways",
      "Painter wins great prize",
    ]
    // Imported as one story.
    let lines = titles.enumerated().map { place, title in
      #"{"type":"article","title":"\#(title)","url":"https://h\#(place).example/","language":"en","#
        + #""story":"aaaaaaaaaaaaa","publishedAt":"2026-11-21T08:0\#(place):00Z"}"#
    }
    let file = folder.path + "/one.jsonl"
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try await archive.import(file, at: .hour(24)).added == 4)
    let found = try await archive.find(FindRequest(dates: Dates(from: .distantPast))).articles
    let articles = try titles.map { title in try #require(found.first { $0.title == title }) }
    let read = ReadStory(stories: archive, countries: SourceCountries([]))
    let explain = ExplainStory(read: read, stories: archive, terms: PlainTerms())
    func between(_ one: Int, _ other: Int) async throws -> String? {
      let pair = try await explain(articles[one], with: articles[other], isListed: false)
      #expect(pair.isOneStory)
      return pair.between?.title
    }
    #expect(try await between(0, 2) == titles[1])
    #expect(try await between(0, 1) == nil, "they have enough in common")
    #expect(try await between(0, 3) == nil, "nothing connects them")
  }

  @Test("later articles join the stories that are there, also in another session")
  func later() async throws {
    let first = ArchiveKind.sqliteInFile.make(in: folder)
    await first.add(Array(Self.articles.prefix(2)))
    let before = try await stories(first)
    let second = ArchiveKind.sqliteInFile.make(in: folder)
    await second.add(Self.articles)
    let after = try await stories(second)
    for (key, story) in before { #expect(after[key] == story) }
    #expect(after["c"] == before["a"] && after["d"] == before["a"])
    #expect(try await stories(first) == after)
  }

  @Test("stories are the same after export and import, also twice, and into an archive with a part of them")
  func exportAndImport() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    await archive.add(Self.articles)
    let before = try await stories(archive)
    let file = folder.path + "/stories.jsonl"
    _ = try await archive.export(to: file)

    let empty = ArchiveKind.sqliteInMemory.make(in: folder)
    for _ in 0..<2 {
      _ = try await empty.import(file, at: .hour(9))
      #expect(try await stories(empty) == before)
    }
    let other = ArchiveKind.sqliteInMemory.make(in: folder)
    await other.add(Array(Self.articles.suffix(2)))
    _ = try await stories(other)
    _ = try await other.import(file, at: .hour(9))
    // The other archive's own groups stay; the rest is added.
    let merged = try await stories(other)
    #expect(merged["a"] == before["a"] && merged["c"] == before["a"] && merged["b"] == before["b"])
  }

  @Test("hostile lines about stories do no harm")
  func hostileLines() async throws {
    let lines = [
      #"{"type":"formerStory","id":"aaaaaaaaaaaaa","story":"baaaaaaaaaaaa","mergedAt":"2026-11-21T08:00:00Z"}"#,
      #"{"type":"formerStory","id":"baaaaaaaaaaaa","story":"aaaaaaaaaaaaa","mergedAt":"2026-11-21T08:00:00Z"}"#,
      #"{"type":"formerStory","id":"caaaaaaaaaaaa","story":"caaaaaaaaaaaa","mergedAt":"2026-11-21T08:00:00Z"}"#,
      #"{"type":"formerStory","id":"no id","story":"x","mergedAt":"never"}"#,
      #"{"type":"article","title":"One thing","url":"https://x.example/1","story":"aaaaaaaaaaaaa","publishedAt":"2026-11-21T08:00:00Z"}"#,
      #"{"type":"article","title":"Two things","url":"https://x.example/2","story":"no id at all","publishedAt":"2026-11-21T08:00:00Z"}"#,
    ]
    let file = try folder.write(lines.joined(separator: "\n").utf8, to: "hostile.jsonl")
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    let result = try await archive.import(file, at: .hour(9))
    #expect(result.added == 2 && result.skipped == 2)
    let found = try await stories(archive)
    #expect(found.count == 2)
  }

  @Test("what is forgotten leaves its story, and everything can be forgotten")
  func forgetting() async throws {
    let archive = ArchiveKind.sqliteInFile.make(in: folder)
    await archive.add(Self.articles)
    let story = try #require(try await stories(archive)["a"])
    _ = try await archive.forget(.source("Times"))
    #expect(try await archive.story(story, most: 9)?.entries.map(\.article.key) == ["a", "d"])
    _ = try await archive.forget(.all)
    #expect(try await archive.story(story, most: 9) == nil)
    #expect(try await archive.check().faults.isEmpty)
    await archive.add(Self.articles)
    #expect(try await stories(archive)["c"] == story)
  }

  @Test("a muted story stays hidden when new articles tell it")
  func mutes() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    await archive.add(Array(Self.articles.prefix(2)))
    let story = try #require(await archive.memberships(of: ids("a"))[Self.articles[0].id]?.story)
    let muted = MutedStory(id: story, title: "Volcano")
    let mute = try await archive.addMute(muted, until: nil, at: .hour(5))
    #expect(mute.story == muted)
    #expect(try await archive.addMute(muted, until: .hour(50), at: .hour(6)).number == mute.number)
    await archive.add(Self.articles)
    #expect(await archive.muted(Self.articles, at: .hour(7)) == [0: 1, 2: 1, 3: 1])
    #expect(await archive.muted(Self.articles, at: .hour(60)).isEmpty)
    let file = folder.path + "/mutes.jsonl"
    _ = try await archive.export(to: file)
    let other = ArchiveKind.sqliteInMemory.make(in: folder)
    _ = try await other.import(file, at: .hour(9))
    #expect(try await other.mutes().map(\.story) == [muted])
    #expect(try await archive.removeMute(mute.number).story == muted)
    #expect(await archive.muted(Self.articles, at: .hour(7)).isEmpty)
  }

  @Test("many articles are grouped in portions, and it can be cancelled")
  func portions() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    let articles = (0..<2_500).map { number in
      Self.article(
        "\(number)", "Harbour \(number % 50) reports \(number % 50) ships named Alba\(number % 50)x today",
        "S\(number)", hour: Double(number) / 2_500)
    }
    await archive.add(articles)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await archive.groupAll(in: Self.span) { _, _ in }
    }
    await #expect(throws: NewsError.cancelled) { try await task.value }
    let found = try await stories(archive)
    #expect(found.count == 2_500)
    #expect(Set(found.values).count < 400)
  }

  @Test("dates of 1970, of the far future and none do no harm")
  func dates() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    var old = Self.article("old", "Volcano Hekla erupts near Reykjavik", "x")
    old.publishedAt = Date(timeIntervalSince1970: 0)
    var future = Self.article("future", "Volcano Hekla erupts near Reykjavik", "y")
    future.publishedAt = Date(timeIntervalSince1970: 4_070_908_800)
    var undated = Self.article("none", "Volcano Hekla erupts near Reykjavik", "z")
    undated.publishedAt = nil
    await archive.add([old, future, undated])
    let found = await archive.memberships(of: [old.id, future.id, undated.id])
    #expect(found.count == 3)
    #expect(found[future.id]?.story == found[undated.id]?.story)
    #expect(found[old.id]?.story != found[undated.id]?.story)
  }

  @Test("a damaged file keeps its stories where they can be read")
  func damaged() async throws {
    let file = folder.path + "/archive.sqlite"
    let archive = DatabaseArchive(path: FilePath(file))
    await archive.add(Self.articles)
    let before = try await stories(archive)
    await archive.close()
    // The index of sources is damaged: the file is rebuilt from its tables.
    do {
      let database = try Database(path: FilePath(file))
      try database.execute(
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'source_by_name'")
    }
    let recovered = DatabaseArchive(path: FilePath(file))
    await recovered.add([Self.article("f", "Another thing entirely happens", "Q", hour: 6)])
    let after = try await stories(recovered)
    for (key, story) in before { #expect(after[key] == story) }
  }
}

@Suite("Profiles of stories as they are kept")
struct StoryProfileDataTests {
  @Test("a profile comes back as it was; damaged data gives none")
  func roundTrip() throws {
    let vector = TermVector(unit: [(key: 3, weight: 1), (key: 9, weight: 0.5)])
    let profile = StoryProfile(
      id: StoryID(5), own: ["en": .init(terms: vector, count: 3), "zh": .init(terms: TermVector(), count: 1)],
      across: vector, acrossSquaredLength: 2.5, first: .hour(0), last: .hour(2))
    let data = profile.data
    let read = try #require(StoryProfile(id: StoryID(5), data, first: .hour(0), last: .hour(2)))
    #expect(read.own == profile.own && read.across == profile.across && read.count == 4)
    #expect(read.acrossSquaredLength == 2.5)
    // Voices were added later, and then lengths: older profiles are complete without them.
    let first = 4 + (12 + 16) + 12 + 20
    let second = first + (4 + 4) + (4 + 4) + 4
    for count in 0..<data.count where ![first, second].contains(count) {
      #expect(StoryProfile(id: StoryID(5), data.prefix(count), first: .hour(0), last: .hour(2)) == nil)
    }
    for old in [first, second] {
      let older = try #require(StoryProfile(id: StoryID(5), data.prefix(old), first: .hour(0), last: .hour(2)))
      #expect(older.count == 4)
      #expect(older.acrossSquaredLength == vector.squaredLength)
    }
    var hostile = data
    hostile[0] = 0xFF
    hostile[3] = 0xFF
    #expect(StoryProfile(id: StoryID(5), hostile, first: .hour(0), last: .hour(2)) == nil)
  }
}
