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

  @Test("a list goes on with more")
  func more() async throws {
    let transcript = try await Self.newsroom().run(["find moon --limit 1", "more"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "article" }.compactMap(\.n) == [1, 2])
  }
}
