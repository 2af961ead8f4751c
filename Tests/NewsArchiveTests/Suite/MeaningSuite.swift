import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@Suite("An archive that is searched by meaning")
struct MeaningSuite {
  private let folder = TemporaryFolder()
  private let encoder = FakeEncoder(named: "m")

  /// Articles in three languages, whose titles have vectors.
  private func archive(_ kind: ArchiveKind, encodes: Bool = true) async throws -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add([
      .made("a", "Strike at the airport", hour: 1), .made("b", "Grève aéroport", hour: 2, language: "fr"),
      .made("c", "Streik Flughafen", hour: 3, language: "de"), .made("d", "Storm in the bay", hour: 4),
      .made("e", nil, hour: 5),
    ])
    if encodes { try await encode(archive) }
    return archive
  }

  @discardableResult
  private func encode(_ archive: any Archive, model: String = "m") async throws -> Int {
    let encoder = FakeEncoder(named: model)
    return try await EncodeTitles(encoder: encoder, archive: archive, settings: LiveSettings())()
  }

  /// Without correcting stories, which takes long if all titles are alike.
  private func keepVectors(in archive: any Archive) async throws {
    let titles = try await archive.titlesWithoutVector(of: "m", most: .max)
    try await archive.keep(
      try titles.map { EncodedTitle($0, try encoder.vector(of: $0.title, language: nil, isQuestion: false)) }, of: "m")
  }

  private func query(_ text: String, model: String = "m", except article: Article? = nil) throws -> SemanticQuery {
    SemanticQuery(
      vector: try encoder.vector(of: text, language: nil, isQuestion: true), model: model, text: text,
      excepted: article?.id)
  }

  private func keys(
    _ text: String, in archive: any Archive, _ request: FindRequest = FindRequest(), model: String = "m",
    except article: Article? = nil
  ) async throws -> [String] {
    var request = request
    request.meaning = try query(text, model: model, except: article)
    return try await archive.find(request).keys
  }

  @Test("titles of all languages are found, the nearest first")
  func found() async throws {
    for kind in ArchiveKind.allCases {
      let archive = try await archive(kind)
      let found = try await keys("strike airport", in: archive)
      #expect(Set(found) == ["a", "b", "c"], "\(kind)")
      #expect(Set(found.prefix(2)) == ["b", "c"], "\(kind): they have no other words")
      #expect(try await keys("storm", in: archive) == ["d"], "\(kind)")
      #expect(try await keys("election", in: archive).isEmpty, "\(kind)")
      var second = FindRequest(paging: Paging(page: 2, limit: 2))
      second.meaning = try query("strike airport")
      let page = try await archive.find(second)
      #expect(page.keys == ["a"] && page.total == 3, "\(kind)")
    }
  }

  @Test("it is known whether some of the newest or of the oldest titles have no vector of a model")
  func lacking() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind, encodes: false)
      #expect(try await archive.lacksVectors(of: "m"), "\(kind)")
      // More than are looked at.
      await archive.add((0...EncodeTitles.portion).map { .made("n\($0)", "Ship \($0)", hour: 6 + Double($0) / 600) })
      try await keepVectors(in: archive)
      #expect(try await !archive.lacksVectors(of: "m"), "\(kind)")
      #expect(try await archive.lacksVectors(of: "other"), "\(kind)")
      await archive.add([.made("old", "Election", hour: 0)])
      #expect(try await archive.lacksVectors(of: "m"), "\(kind): the oldest")
      try await keepVectors(in: archive)
      await archive.add([.made("new", "Election in spring", hour: 9)])
      #expect(try await archive.lacksVectors(of: "m"), "\(kind): the newest")
    }
    #expect(try await !ArchiveKind.sqliteInMemory.make(in: folder).lacksVectors(of: "m"))
  }

  @Test("words, filters, dates and hosts restrict the search")
  func filters() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      let cases: [(FindRequest, [String])] = [
        (FindRequest(filter: .init(language: "fr")), ["b"]), (FindRequest(text: "flughafen"), ["c"]),
        (FindRequest(text: "moon"), []), (FindRequest(dates: Dates(from: .hour(2.5))), ["c"]),
        (FindRequest(dates: Dates(from: .hour(1.5), to: .hour(2.5))), ["b"]),
        (FindRequest(domains: Domains(["elsewhere.example"])), []), (FindRequest(filter: .init(isSaved: true)), []),
      ]
      for (request, expected) in cases {
        #expect(try await keys("strike airport", in: archive, request) == expected, "\(kind): \(request)")
      }
    }
  }

  @Test("the article that others must be like is not found")
  func like() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      let article = try #require(try await archive.find(FindRequest(text: "bay")).articles.first)
      #expect(try await keys("storm bay", in: archive, except: article).isEmpty, "\(kind)")
      #expect(try await keys("storm bay", in: archive) == ["d"], "\(kind)")
    }
  }

  @Test("vectors of another model are not compared, and give way to those of the new one")
  func models() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      #expect(try await encode(archive) == 0, "\(kind)")
      #expect(try await keys("storm", in: archive, model: "n").isEmpty, "\(kind)")
      #expect(try await encode(archive, model: "n") == 4, "\(kind)")
      #expect(try await keys("storm", in: archive, model: "n") == ["d"], "\(kind)")
      #expect(try await keys("storm", in: archive).isEmpty, "\(kind)")
    }
  }

  @Test("a title that changes, and an article that moves or is deleted, loses its vector")
  func changed() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      await archive.add([.made("d", "Election in the bay", hour: 4)], at: 6)
      #expect(try await keys("storm", in: archive).isEmpty, "\(kind)")
      #expect(try await encode(archive) == 1, "\(kind)")
      #expect(try await keys("election", in: archive) == ["d"], "\(kind)")
      _ = try await archive.forget(.before(.hour(2.5)))
      #expect(try await keys("strike airport", in: archive) == ["c"], "\(kind)")
    }
  }

  @Test("a vector is not stored for a title that changed meanwhile")
  func late() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind, encodes: false)
      let titles = try await archive.titlesWithoutVector(of: "m", most: 2)
      #expect(titles.map(\.title) == ["Storm in the bay", "Streik Flughafen"], "\(kind)")
      await archive.add([.made("d", "Election in the bay", hour: 4)], at: 6)
      try await archive.keep(
        try titles.map {
          EncodedTitle($0, try encoder.vector(of: $0.title, language: nil, isQuestion: false))
        }, of: "m")
      #expect(try await archive.titlesWithoutVector(of: "m", most: 9).map(\.title).contains("Election in the bay"))
      #expect(try await keys("streik flughafen", in: archive) == ["c"], "\(kind)")
      #expect(try await keys("storm", in: archive).isEmpty, "\(kind)")
    }
  }

  @Test("many vectors are stored in several blocks, in whatever order they come")
  func blocks() async throws {
    for kind in ArchiveKind.each {
      let archive = kind.make(in: folder)
      let numbers = (0..<2_500).map { ($0 * 7_919) % 2_500 }
      for start in stride(from: 0, to: numbers.count, by: 500) {
        await archive.add(
          numbers[start..<start + 500].map { .made("k\($0)", "Storm \($0)", hour: Double($0) / 10) }, at: 300)
        try await keepVectors(in: archive)
      }
      var request = FindRequest(paging: Paging(limit: 5))
      request.meaning = try query("storm 1234")
      let page = try await archive.find(request)
      #expect(page.keys.first == "k1234", "\(kind)")
      #expect(try await encode(archive) == 0, "\(kind)")
    }
  }

  @Test("everything that is deleted takes its vectors along")
  func all() async throws {
    let archive = try await archive(.sqliteInFile)
    _ = try await archive.forget(.all)
    await archive.add([.made("a", "Storm", hour: 1)])
    #expect(try await keys("strike airport", in: archive).isEmpty)
    #expect(try await encode(archive) == 1)
  }

  @Test("vectors are exported and imported, and do not replace those of the archive")
  func exported() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      let file = folder.path + "/export.jsonl"
      _ = try await archive.export(to: file)
      let other = ArchiveKind.sqliteInMemory.make(in: folder)
      _ = try await other.import(file, at: .hour(24))
      #expect(try await encode(other) == 0, "\(kind)")
      #expect(Set(try await keys("strike airport", in: other)) == ["a", "b", "c"], "\(kind)")

      let third = ArchiveKind.sqliteInMemory.make(in: folder)
      await third.add([.made("d", "Storm in the bay", hour: 4), .made("f", "Election", hour: 9)])
      #expect(try await encode(third, model: "n") == 2)
      _ = try await third.import(file, at: .hour(24))
      #expect(try await keys("storm", in: third, model: "n") == ["d"], "\(kind)")
      #expect(try await encode(third, model: "n") == 3, "\(kind): those of another model are not taken")
    }
  }

  @Test("lines whose vectors are not as many as their articles are skipped")
  func wrongLines() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    await archive.add([.made("a", "Storm", hour: 1)])
    let id = try #require(try await archive.find(FindRequest(text: "storm")).articles.first?.id)
    let file = folder.path + "/wrong.jsonl"
    let lines = [
      #"{"type":"vectors","model":"m","articles":["\#(id)"],"vectors":"AAAA"}"#,
      #"{"type":"vectors","model":"m","articles":["none"],"vectors":""}"#,
      #"{"type":"vectors","model":"m","articles":[],"vectors":""}"#,
    ]
    try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try await archive.import(file, at: .hour(24)).skipped == 2)
    #expect(try await encode(archive) == 1)
  }

  @Test("a follow by meaning finds what comes in any language, once its title has a vector")
  func follows() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      var request = FindRequest(filter: .init(language: "fr"))
      request.meaning = try query("airport strike")
      let french = try await archive.addFollow(request, notifies: true, quiet: nil, at: .hour(10))
      request.filter = .init()
      let any = try await archive.addFollow(request, notifies: false, quiet: nil, at: .hour(10))
      #expect(try await archive.addFollow(request, notifies: nil, quiet: nil, at: .hour(11)).number == any.number)
      #expect(any.request.meaning == request.meaning, "\(kind)")
      let later: [Article] = [
        .made("x", "Strike at an airport", hour: 12), .made("y", "Grève aéroport", hour: 12.5, language: "fr"),
        .made("z", "Storm", hour: 13),
      ]
      await archive.add(later, at: 14)
      #expect(try await archive.matchFollows(at: .hour(14)) == 0, "\(kind): there are no vectors yet")
      try await encode(archive)
      #expect(try await archive.matchFollows(at: .hour(14)) == 3, "\(kind)")
      #expect(try await archive.matchFollows(at: .hour(14)) == 0, "\(kind)")
      #expect(try await archive.followed(french.number, limit: 9).map(\.title) == ["Grève aéroport"], "\(kind)")
      let found = try await archive.followed(any.number, limit: 9).map(\.title)
      #expect(found == ["Grève aéroport", "Strike at an airport"], "\(kind): earlier ones are not new")
      #expect(try await archive.follows().map(\.new) == [1, 2], "\(kind)")
      let alerts = try await archive.claimAlerts(.sent, limit: 9, hour: 12, at: .hour(14))
      #expect(alerts.map(\.article.title) == ["Grève aéroport"], "\(kind)")

      let file = folder.path + "/follows.jsonl"
      _ = try await archive.export(to: file)
      let other = ArchiveKind.sqliteInMemory.make(in: folder)
      _ = try await other.import(file, at: .hour(24))
      #expect(try await other.follows().map(\.follow.request) == [french, any].map(\.request), "\(kind)")
      #expect(try await other.matchFollows(at: .hour(24)) == 0, "\(kind): imported articles are not new")
    }
  }

  @Test("a follow whose meaning is damaged follows nothing, rather than everything")
  func damagedFollow() async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    let file = folder.path + "/wrong.jsonl"
    let line = """
      {"type":"follow","search":{"meaning":{"text":"strike","model":"m","vector":"AAAA"}},"notifies":true,\
      "madeAt":"2026-11-01T00:00:00Z"}
      """
    try (line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try await archive.import(file, at: .hour(24)).skipped == 1)
    #expect(try await archive.follows().isEmpty)
  }

  @Test("how similar two titles are is told if both have vectors")
  func likeness() async throws {
    for kind in ArchiveKind.each {
      let archive = try await archive(kind)
      let articles = try await archive.find(FindRequest(dates: Dates(from: .hour(0)))).articles
      func article(_ words: String) throws -> Article { try #require(articles.first { $0.title == words }) }
      let (french, german) = (try article("Grève aéroport"), try article("Streik Flughafen"))
      let alike = try await archive.likeness(of: french, and: german)
      #expect(alike.meaning ?? 0 > 0.99 && alike.value < 1, "\(kind)")
      #expect(try await archive.likeness(of: french, and: article("Storm in the bay")).meaning ?? 1 < 0.1, "\(kind)")
      #expect(try await archive.likeness(of: french, and: .made("q", "New", hour: 1)).meaning == nil, "\(kind)")
    }
  }

  @Test("what means the same in several languages becomes one story, and keeps its marks")
  func stories() async throws {
    for kind in ArchiveKind.each {
      let archive = kind.make(in: folder)
      let articles: [Article] = [
        .made("a", "Strike at the airport", hour: 1, host: "a.example"),
        .made("b", "Grève aéroport", hour: 2, language: "fr", host: "b.example"),
        .made("c", "Streik Flughafen", hour: 3, language: "de", host: "c.example"),
        .made("d", "Storm in the bay", hour: 4),
      ]
      await archive.add(articles)
      let before = await archive.memberships(of: articles.map(\.id))
      #expect(Set(before.values.map(\.story)).count == 4, "\(kind)")
      _ = try await archive.mark([articles[1].id], .save(label: nil), at: .hour(5))
      try await encode(archive)
      let after = await archive.memberships(of: articles.map(\.id))
      let stories = articles.map { after[$0.id]?.story }
      #expect(Set(stories[0..<3]).count == 1 && stories[3] != stories[0], "\(kind)")
      #expect(after[articles[0].id]?.count == 3, "\(kind)")
      #expect(stories[0] == before[articles[0].id]?.story, "\(kind): the first of equal ones stays")
      let former = try await archive.stories([try #require(before[articles[2].id]).story], most: 9)
      #expect(former.map(\.id) == [stories[0]], "\(kind): its former id leads to it")
      #expect(try await archive.find(FindRequest(filter: .init(isSaved: true))).keys == ["b"], "\(kind)")
      // Nothing is left to do.
      #expect(try await encode(archive) == 0, "\(kind)")
    }
  }

  @Test(
    "stories that another session is changing are corrected with the next titles",
    .enabled(if: PostgreSQLServer.folder != nil))
  func correctedLater() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([
      .made("a", "Strike at the airport", hour: 1, host: "a.example"),
      .made("b", "Grève aéroport", hour: 2, language: "fr", host: "b.example"),
    ])
    let database = try PostgreSQLServer.database(of: folder, as: "cora")
    try database.execute("BEGIN")
    try database.execute("SET LOCAL search_path = supernews")
    try database.run("SELECT 1 FROM counter WHERE name = 'grouping' FOR UPDATE")
    try await encode(archive)
    try database.execute("ROLLBACK")
    await archive.add([.made("c", "Storm in the bay", hour: 3)])
    try await encode(archive)
    let stories = await archive.memberships(of: [Article.made("a").id, Article.made("b").id]).values.map(\.story)
    #expect(stories.count == 2 && Set(stories).count == 1)
  }

  @Test("an article whose title means something else than the others of its story leaves it")
  func strangers() async throws {
    for kind in ArchiveKind.each {
      let archive = kind.make(in: folder)
      let words = [
        "Storm hits harbour town", "Storm hits harbour town", "harbour town hits", "Storm hits harbour town",
      ]
      let articles = words.enumerated().map { Article.made("k\($0)", $1, hour: Double($0)) }
      await archive.add(articles)
      #expect(Set(await archive.memberships(of: articles.map(\.id)).values.map(\.story)).count == 1, "\(kind)")
      let titles = try await archive.titlesWithoutVector(of: "m", most: 9)
      try await archive.keep(
        try titles.map {
          let meaning = $0.title.hasPrefix("harbour") ? "election" : "storm"
          return EncodedTitle($0, try encoder.vector(of: meaning, language: nil, isQuestion: false))
        }, of: "m")
      try await archive.correctStories(of: titles.map(\.key), by: "m")
      let after = await archive.memberships(of: articles.map(\.id))
      let stories = articles.map { after[$0.id]?.story }
      #expect(stories[0] == stories[1] && stories[0] == stories[3] && stories[2] != stories[0], "\(kind)")
      #expect(after[articles[0].id]?.count == 3 && after[articles[2].id]?.count == 1, "\(kind)")
      // All of it is stored: a story in another language takes the stranger.
      let french = Article.made("f", "Élection", hour: 5, language: "fr", host: "f.example")
      await archive.add([french])
      try await encode(archive)
      let last = await archive.memberships(of: [articles[2].id, french.id])
      #expect(Set(last.values.map(\.story)).count == 1 && last.count == 2, "\(kind)")
    }
  }
}
