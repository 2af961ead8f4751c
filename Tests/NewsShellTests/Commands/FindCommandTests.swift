import ArchiveTestSupport
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("find")
struct FindCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func article(_ title: String, age days: Double, source: String = "Example News") -> Article {
    var article = Article.titled(title)
    article.source = Article.Source(name: source)
    article.publishedAt = now.addingTimeInterval(-days * 86_400)
    return article
  }

  /// A newsroom whose providers all fail, and whose archive has these articles.
  private static func newsroom() async -> FakeNewsroom {
    let archive = DatabaseArchive.inMemory()
    await archive.keep(
      [
        article("Moon landing", age: 0), article("World cup begins", age: 1, source: "Le Monde"),
        article("Cup of the world", age: 5), article("The moon and mars", age: 9),
      ], in: .local(.france), at: now)
    return FakeNewsroom(news: .failing(.network(.offline)), archive: archive, clock: .at(now))
  }

  private func titles(_ line: String, in session: Session = .fresh(format: .json, known: NewsSource.samples))
    async throws -> [String]
  {
    let transcript = try await Self.newsroom().run([line], in: session)
    return try transcript.objects().filter { $0.type == "article" }.compactMap(\.title)
  }

  static let lines: [(String, [String])] = [
    ("find moon", ["Moon landing", "The moon and mars"]), ("trouve MOON", ["Moon landing", "The moon and mars"]),
    ("find moon mars", ["The moon and mars"]), ("find moon -mars", ["Moon landing"]),
    ("find -mars moon", ["Moon landing"]), ("find 'world cup'", ["World cup begins"]),
    ("find world cup", ["World cup begins", "Cup of the world"]), (#"find world -"world cup""#, ["Cup of the world"]),
    ("find landing OR begins", ["Moon landing", "World cup begins"]), ("find land*", ["Moon landing"]),
    ("find (landing OR cup) world", ["World cup begins", "Cup of the world"]),
    ("find moon --since 3d", ["Moon landing"]), ("find moon --to 5d", ["The moon and mars"]),
    ("find --from 6d --to 1d", ["World cup begins", "Cup of the world"]), ("find moon --limit 1", ["Moon landing"]),
    ("find moon --limit 1 --page 2", ["The moon and mars"]), ("find --source 'Le Monde'", ["World cup begins"]),
    ("find --source le-monde,Unknown", ["World cup begins"]), ("find moon --country fr --limit 1", ["Moon landing"]),
    ("find moon --country jp", []), ("find moon --unread --limit 1", ["Moon landing"]), ("find moon --saved", []),
    ("find -- moon", ["Moon landing", "The moon and mars"]), ("find NEAR", []),
  ]

  @Test("words and filters find articles of the archive, newest first", arguments: FindCommandTests.lines)
  func found(line: String, expected: [String]) async throws {
    #expect(try await titles(line) == expected)
  }

  @Test("no provider is asked, and the status says that it is stored")
  func offline() async throws {
    let newsroom = await Self.newsroom()
    let transcript = try await newsroom.run(["find moon"], in: .fresh(format: .json))
    #expect(newsroom.news.questions.isEmpty)
    let status = try #require(try transcript.statuses().first)
    #expect(status.ok == true)
    #expect(status.cached == true)
    #expect(status.total == 2)
  }

  static let faults: [(String, String)] = [
    ("find", "usage"), ("find -moon", "usage"), ("find --in title", "usage"), ("find ''", "usage"),
    ("find moon --from 1d --to 3d", "parameterInvalid"), ("find moon --from 1d --since 1d", "usage"),
    ("find moon --in author", "usage"), ("find moon --sort popularity", "usage"), ("find moon --since soon", "usage"),
    ("find moon --country zz", "unknownCountry"), ("find moon --unkind", "usage"),
  ]

  @Test("what cannot be meant is refused", arguments: FindCommandTests.faults)
  func refused(line: String, code: String) async throws {
    #expect(try await Self.newsroom().run([line], in: .fresh(format: .json)).codes() == [code])
  }

  static let queries: [([String], String)] = [
    (["moon"], "moon"), (["moon", "mars"], "moon mars"), (["world cup"], #""world cup""#),
    (["world cup*"], #""world cup"*"#), (["-world cup"], #"-"world cup""#), (["a OR b"], "a OR b"),
    (["a -b"], "a -b"), (["(a b)"], "(a b)"), ([#""a b" c"#], #""a b" c"#), (["a* b"], "a* b"),
    (["", " moon ", "  "], "moon"), ([], ""), (["-"], "-"), (["*"], "*"), (["-*"], "-*"),
    (["a AND b"], "a AND b"), (["a NOT b"], "a NOT b"), (["+a b"], "+a b"), (["a and b"], #""a and b""#),
  ]

  @Test("a quoted text of several words is a phrase, unless it is a search", arguments: FindCommandTests.queries)
  func query(words: [String], expected: String) {
    #expect(SearchWords.query(words) == expected)
  }

  @Test("people see where the list comes from; if nothing is found they learn what would ask the network")
  func people() async throws {
    let transcript = try await Self.newsroom().run(["find moon", "find xyzzy"])
    #expect(transcript.output.hasPrefix("Find \u{B7} moon "))
    #expect(transcript.output.contains("archive \u{B7} 2 articles\n"))
    #expect(transcript.status == .success)
    #expect(transcript.errors.contains(texts(in: .english).notice(.nothingArchived(isOffline: false), now: Self.now)))
  }

  @Test("a word that the archive lacks brings up the one that was meant")
  func wordMeant() async throws {
    func said(_ line: String) async throws -> String { try await Self.newsroom().run([line]).errors }
    #expect(try await said("find landng").contains("Did you mean \"landing\"?"))
    #expect(try await said("find moon beginz").contains("Did you mean \"begins\"?"))
    // These words are there, but not together; others have no neighbour, or ask for beginnings.
    for line in ["find begins mars", "find xyzzy", "find landng*", "find moon --country jp"] {
      #expect(try await !said(line).contains("Did you mean"), "\(line)")
    }
  }

  @Test("a list goes on with more")
  func more() async throws {
    let transcript = try await Self.newsroom().run(["find moon --limit 1", "more"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "article" }.compactMap(\.n) == [1, 2])
  }

  // MARK: - By meaning

  /// A newsroom whose archive has articles of several languages, with a model to compare them.
  private static func meaningful(_ encoder: FakeEncoder = FakeEncoder(named: "m")) async throws -> FakeNewsroom {
    let archive = DatabaseArchive.inMemory()
    await archive.keep(
      [
        article("Strike at the airport", age: 0), article("Gr\u{E8}ve a\u{E9}roport", age: 1),
        article("Streik Flughafen", age: 2), article("Storm in the bay", age: 3),
      ], in: .local(.france), at: now)
    var newsroom = FakeNewsroom(news: .failing(.network(.offline)), archive: archive, clock: .at(now))
    newsroom.encoder = encoder
    try await EncodeTitles(encoder: encoder, archive: archive, settings: LiveSettings())()
    return newsroom
  }

  static let meanings: [(String, [String])] = [
    ("find --meaning 'storm'", ["Storm in the bay"]),
    ("find --meaning 'strike airport' --limit 2", ["Gr\u{E8}ve a\u{E9}roport", "Streik Flughafen"]),
    ("find --meaning 'strike airport' gr\u{E8}ve", ["Gr\u{E8}ve a\u{E9}roport"]),
    ("find --meaning 'strike airport' --to 2d", ["Streik Flughafen"]), ("find --meaning election", []),
    ("trouve --sens 'strike airport' --limite 1", ["Gr\u{E8}ve a\u{E9}roport"]), ("find moon --meaning 'strike'", []),
  ]

  @Test("titles are found by what they mean, in any language", arguments: FindCommandTests.meanings)
  func meaning(line: String, expected: [String]) async throws {
    let transcript = try await Self.meaningful().run([line], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "article" }.compactMap(\.title) == expected)
  }

  @Test("it says that titles without vectors are not found")
  func lacking() async throws {
    let newsroom = try await Self.meaningful()
    let notice = texts(in: .english).notice(.titlesWithoutMeaning, now: Self.now)
    #expect(try await !newsroom.run(["find --meaning storm"]).errors.contains(notice))
    await newsroom.archive.keep([Self.article("Storm again", age: 0)], in: .local(.france), at: Self.now)
    #expect(try await newsroom.run(["find --meaning storm"]).errors.contains(notice))
    #expect(try await !newsroom.run(["find storm"]).errors.contains(notice))
  }

  @Test("titles like that of an article are found, but not that article")
  func like() async throws {
    for line in ["find --like 3", "trouve --semblable 3"] {
      let transcript = try await Self.meaningful().run(
        ["find --from 9d", line], in: .fresh(format: .json))
      let titles = try transcript.objects().filter { $0.type == "article" }.compactMap(\.title)
      #expect(titles.dropFirst(4) == ["Gr\u{E8}ve a\u{E9}roport", "Strike at the airport"], "\(line)")
    }
  }

  @Test("people see what the titles are like")
  func shown() async throws {
    let newsroom = try await Self.meaningful()
    let transcript = try await newsroom.run([
      "find --meaning storm", "find --like 1", "find --meaning 'strike airport' --in title gr\u{E8}ve",
    ])
    #expect(transcript.output.hasPrefix("Find \u{B7} meaning \u{201C}storm\u{201D} "))
    #expect(transcript.output.contains("Find \u{B7} gr\u{E8}ve \u{B7} meaning \u{201C}strike airport\u{201D} "))
  }

  @Test("a meaning can be followed, also among words and filters", arguments: ["follow --meaning", "suis --sens"])
  func followed(start: String) async throws {
    let newsroom = try await Self.meaningful()
    let transcript = try await newsroom.run(["\(start) 'strike airport'", "\(start) storm bay", "follows"])
    #expect(transcript.errors.contains("meaning “strike airport”") && transcript.errors.contains("3 articles"))
    let list = try await newsroom.run(["follows", "open 1"], in: .fresh(format: .json))
    let follows = try list.objects().filter { $0.type == "follow" }
    #expect(follows.map(\.meaning) == ["strike airport", "storm"])
    #expect(follows.map(\.text) == [nil, "bay"])
    #expect(try list.objects().filter { $0.type == "article" }.count == 3)
    let without = try await Self.meaningful(FakeEncoder()).run(["\(start) storm"], in: .fresh(format: .json))
    #expect(try without.codes() == ["meaning"])
  }

  @Test("an article ends with others that mean nearly the same and are not on its story, for a person only")
  func moreLikeThis() async throws {
    let newsroom = try await Self.meaningful()
    await newsroom.archive.keep(
      [Self.article("Storm", age: 4), Self.article("Storm \u{E0} Brest", age: 30)], in: .local(.france), at: Self.now)
    try await EncodeTitles(
      encoder: FakeEncoder(named: "m"), archive: newsroom.archive, settings: LiveSettings())()
    let shown = try await newsroom.run(
      ["find storm bay", "open 1"], in: .fresh(isInteractive: true), isInteractive: true
    ).output
    #expect(shown.contains("More like this"))
    let script = try await newsroom.run(["find storm bay", "open 1"], in: .fresh(format: .json))
    #expect(try script.objects().filter { $0.type == "article" }.count == 2)
  }

  static let unmeant: [(String, String)] = [
    ("find --like 1 --meaning storm", "usage"), ("find --like 1-2", "usage"), ("find --like", "usage"),
    ("find --like 9", "noSuchItem"), ("find --meaning ''", "usage"),
  ]

  @Test("one item or one text is needed", arguments: FindCommandTests.unmeant)
  func needsOne(line: String, code: String) async throws {
    let transcript = try await Self.meaningful().run(["find --from 9d", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
  }

  @Test("without a model the way to one is said, and the list stays")
  func noModel() async throws {
    let newsroom = try await Self.meaningful(FakeEncoder())
    let transcript = try await newsroom.run(
      ["find --from 9d", "find --meaning storm", "open 4"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["meaning"])
    #expect(try transcript.objects().last { $0.type == "article" }?.title == "Storm in the bay")
    let people = try await newsroom.run(["find --meaning storm"])
    #expect(people.errors.contains("run scripts/meaning"))
  }
}
