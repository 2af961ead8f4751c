import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Articles by their ids")
struct ItemsByIDTests {
  /// The id of an article from this newsroom.
  private static func id(_ number: Int) -> String { Article.numbered(number).id.description }

  /// Headlines 1 to 40; searches find the articles from 101 on.
  private static func newsroom() -> FakeNewsroom {
    FakeNewsroom(
      news: FakeNews(found: { request, _ in
        let articles = (101...100 + request.paging.limit).map { Article.numbered($0) }
        return NewsPage(articles: articles, total: 100, provider: .newsapi)
      }) { request in
        let articles = (1...request.paging.limit).map { Article.numbered($0) }
        return NewsPage(articles: articles, total: 40, provider: .newsapi)
      })
  }

  private static func json(_ lines: String...) async throws -> Transcript {
    try await newsroom().run(lines, in: .fresh(format: .json))
  }

  @Test(
    "an id, or a beginning of six letters of it or more, opens its article",
    arguments: [6, 7, 12, 13], ["open", "ouvre"])
  func idOrABeginningOfSixLettersOfItOrMore(length: Int, command: String) async throws {
    let transcript = try await Self.json("top --limit 5", "\(command) \(Self.id(3).prefix(length))")
    #expect(transcript.session.position == 3)
    #expect(transcript.session.titles.count == 5)
    let objects = try transcript.objects()
    #expect(objects.dropLast().last?.title == "Headline 3")
    #expect(objects.dropLast().last?.id == Self.id(3))
    #expect(objects.last?.ok == true)
  }

  @Test("capital letters work as well as small ones")
  func capitals() async throws {
    let transcript = try await Self.json("top --limit 5", "open \(Self.id(4).uppercased())")
    #expect(transcript.session.position == 4)
    let beginning = try await Self.json("top --limit 5", "open \(Self.id(4).uppercased().prefix(6))")
    #expect(beginning.session.position == 4)
  }

  static let mixed: [(String, [Int])] = [
    ("open 2 \(id(4))", [2, 4]), ("open \(id(4)) 2", [4, 2]), ("open \(id(5)) \(id(1).prefix(6)) 3", [5, 1, 3]),
    ("open 1-2 \(id(5)) 4", [1, 2, 5, 4]), ("open \(id(3)) \(id(3))", [3, 3]),
    ("open \(id(2)) all", [2, 1, 2, 3, 4, 5]),
  ]

  @Test("ids and numbers can be mixed, and keep the order in which they were typed", arguments: mixed)
  func idsAndNumbersStandBesideEachOther(line: String, numbers: [Int]) async throws {
    let transcript = try await Self.json("top --limit 5", line)
    let opened = try transcript.objects().dropFirst(6).filter { $0.type == "article" }
    #expect(opened.compactMap(\.n) == numbers)
    #expect(opened.compactMap(\.title) == numbers.map { "Headline \($0)" })
    #expect(transcript.session.position == numbers.last)
  }

  @Test("share, web and why take ids as well, mixed with numbers")
  func shareWebAndWhyTakeThem() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 5", "share \(Self.id(4)) 1", "web 2 \(Self.id(5).prefix(6))", "why \(Self.id(3))"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "share" }.compactMap(\.title) == ["Headline 4", "Headline 1"])
    #expect(objects.filter { $0.type == "share" }.compactMap(\.id) == [Self.id(4), Self.id(1)])
    #expect(newsroom.opener.addresses == ["https://example.com/2", "https://example.com/5"])
    let why = objects.filter { $0.type == "why" }
    #expect(why.compactMap(\.n) == [3])
    #expect(why.compactMap(\.id) == [Self.id(3)])
    #expect(why.compactMap(\.url) == ["https://example.com/3"])
    // None of these commands opens the article, so the reader's position stays.
    #expect(transcript.session.position == nil)
    #expect(transcript.status == .success)
  }

  /// Lines that leave the list, after which a number means something else.
  static let aways = [
    "sources", "countries japan", "categories", "search moon --limit 3", "open 1", "search moon; open 2",
  ]

  @Test("an id of an earlier list opens the article there, with that list's numbers", arguments: aways)
  func earlier(away: String) async throws {
    let transcript = try await Self.json("top --limit 5", away, "open \(Self.id(3))")
    #expect(transcript.session.position == 3)
    #expect(transcript.session.titles == (1...5).map { "Headline \($0)" })
    let next = try await Self.json("top --limit 5", away, "open \(Self.id(3))", "next")
    #expect(next.session.position == 4)
    #expect(try next.objects().last { $0.type == "article" }?.title == "Headline 4")
    let previous = try await Self.json("top --limit 5", away, "open \(Self.id(3))", "previous")
    #expect(previous.session.position == 2)
  }

  @Test("back leads from there to the earlier screen, and numbers refer to its list again")
  func backLeadsFromThereToWhereTheReaderWas() async throws {
    let sources = try await Self.json("top --limit 5", "sources", "open \(Self.id(3))", "next", "back")
    #expect(sources.session.sourceIDs.count == NewsSource.samples.count)
    let found = try await Self.json("top --limit 5", "search moon --limit 3", "open \(Self.id(5))", "back", "open 2")
    #expect(found.session.titles == ["Headline 101", "Headline 102", "Headline 103"])
    #expect(found.session.position == 2)
    let forward = try await Self.json("top --limit 5", "search moon", "open \(Self.id(5))", "back", "forward")
    #expect(forward.session.position == 5)
  }

  @Test(
    "an article of an earlier list can be shared, opened on the web and explained from any other", arguments: aways)
  func earlierOthers(away: String) async throws {
    let newsroom = Self.newsroom()
    let id = Self.id(4)
    let lines = ["top --limit 5", away, "why \(id)", "share \(id)", "web \(id)"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [])
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "why" }.compactMap(\.n) == [4])
    #expect(objects.filter { $0.type == "share" }.compactMap(\.title) == ["Headline 4"])
    #expect(newsroom.opener.addresses == ["https://example.com/4"])
  }

  @Test("numbers refer only to the current list: an id next to them does not change that")
  func numbersAreOfTheCurrentListAlone() async throws {
    let found = try await Self.json("top --limit 5", "search moon --limit 3", "open \(Self.id(5)) 3")
    let opened = try found.objects().dropFirst(10).compactMap(\.title)
    #expect(opened == ["Headline 5", "Headline 103"])
    // Why explains articles, not sources.
    let sources = try await Self.newsroom().run(["top", "sources", "why \(Self.id(5))", "share \(Self.id(5)) 1"])
    #expect(sources.errors.contains(texts(in: .english).explain(ShellError.screen(.wrongKind)).message))
  }

  @Test("an article in several lists opens in the current one, otherwise in the newest")
  func newest() async throws {
    let current = try await Self.json("top --limit 5", "top --limit 3", "open \(Self.id(2))")
    #expect(current.session.titles.count == 3)
    let newest = try await Self.json("top --limit 5", "top --limit 3", "sources", "open \(Self.id(2))")
    #expect(newest.session.titles.count == 3)
    let older = try await Self.json("top --limit 5", "top --limit 3", "sources", "open \(Self.id(5))")
    #expect(older.session.titles.count == 5)
    let back = try await Self.json("top --limit 5", "top --limit 3", "back", "open \(Self.id(2))")
    #expect(back.session.titles.count == 5)
  }

  static let sentences: [(InterfaceLanguage, String)] = [
    (.english, "no article in this session or the archive has an ID that starts with abcdefg"),
    (.french, "aucun article list\u{E9} ou archiv\u{E9} n\u{2019}a d\u{2019}identifiant commen\u{E7}ant par abcdefg"),
  ]

  @Test("an id that no list has is reported in the reader's language", arguments: sentences)
  func unknown(language: InterfaceLanguage, sentence: String) async throws {
    let session = Session.fresh(language: language)
    let transcript = try await Self.newsroom().run(["top --limit 5", "open ABCDEFG"], in: session)
    #expect(transcript.status == .failure)
    #expect(transcript.errors.contains(sentence))
    #expect(transcript.session.position == nil)
  }

  @Test("for programs the code is noSuchItem, and no other item is opened", arguments: ["open", "share", "web"])
  func unknownCode(command: String) async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 5", "\(command) 1 abcdefg \(Self.id(2))"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(try transcript.objects().count == 7)
    #expect(transcript.session.position == nil)
    #expect(newsroom.opener.addresses.isEmpty)
  }

  @Test("if no list had articles, no id is known")
  func noArticles() async throws {
    #expect(try await Self.json("sources", "open \(Self.id(1))").codes() == ["noSuchItem"])
    #expect(try await Self.json("sources", "why \(Self.id(1))").codes() == ["noSuchItem"])
  }

  @Test("without any list, only ids of the archive can be found", arguments: ["open", "share", "web", "why"])
  func noList(command: String) async throws {
    #expect(try await Self.json("\(command) \(Self.id(1))").codes() == ["noSuchItem"])
    #expect(try await Self.json("\(command) 1").codes() == ["noResults"])
    let newsroom = Self.newsroom()
    await newsroom.archive.keep([.numbered(1), .numbered(2)])
    for length in [6, 13] {
      let lines = ["\(command) \(Self.id(2).prefix(length))"]
      let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
      #expect(transcript.status == .success)
      #expect(try transcript.objects().dropLast().compactMap(\.id) == (command == "web" ? [] : [Self.id(2)]))
    }
  }

  @Test("an article of the archive opens as a list of its own")
  func archived() async throws {
    let newsroom = Self.newsroom()
    await newsroom.archive.keep([.numbered(77)])
    let transcript = try await newsroom.run(["top --limit 5", "open 2 \(Self.id(77))"], in: .fresh(format: .json))
    #expect(transcript.session.titles == ["Headline 77"])
    #expect(transcript.session.position == 1)
    let back = try await newsroom.run(["top --limit 5", "open \(Self.id(77))", "back"])
    #expect(back.session.titles.count == 5)
  }

  @Test("a word that cannot begin an id is not an item", arguments: ["open", "share", "web", "why"])
  func noItem(command: String) async throws {
    for word in [String(Self.id(1).prefix(5)), Self.id(1) + "a", "q" + Self.id(1).dropFirst(), "abcde1"] {
      #expect(try await Self.json("top --limit 5", "\(command) \(word)").codes() == ["usage"])
    }
  }
}

@Suite("Beginnings of several ids")
struct AmbiguousItemsTests {
  /// The first two share a prefix, the third does not.
  private static let values: [UInt64] = [0x0123_4567_89AB_CDEF, 0x0123_4567_0000_0000, 0x7123_4567_89AB_CDEF]

  /// An article with this id, as a list returned it.
  private static func article(_ value: UInt64, number: Int = 1) -> Article {
    var article = Article.numbered(number)
    article.given.id = ArticleID(value)
    return article
  }

  private static func session(_ lists: [UInt64]...) -> Session {
    var session = Session.fresh(format: .json)
    for list in lists {
      let articles = list.enumerated().map { article($1, number: $0 + 1) }
      session.coordinator.push(HeadlinesScreen(.headlines(articles), hasHint: false))
    }
    return session
  }

  private static let ids = values.map { ArticleID($0).description }

  @Test("a beginning shared by two ids is ambiguous, and both are named", arguments: ["open", "share", "web", "why"])
  func whatTwoIdsOfAListBeginWithIsNeither(command: String) async throws {
    let beginning = String(Self.ids[0].prefix(6))
    try #require(Self.ids[1].hasPrefix(beginning) && !Self.ids[2].hasPrefix(beginning))
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["\(command) \(beginning.uppercased())"], in: Self.session(Self.values))
    let error = try #require(try transcript.objects().first?.error)
    #expect(error.code == "usage")
    #expect(error.message?.contains("\"\(beginning)\"") == true)
    let places = try Self.ids.prefix(2).map { try #require(error.message?.firstRange(of: $0)).lowerBound }
    // In the order of the ids, not of the list.
    #expect(places[1] < places[0])
    #expect(error.message?.contains(Self.ids[2]) == false)
    #expect(newsroom.opener.addresses.isEmpty)
    #expect(transcript.session.position == nil)
  }

  @Test("that is also so if the two are in different lists")
  func lists() async throws {
    let session = Self.session([Self.values[0]], [Self.values[1], Self.values[2]])
    let transcript = try await FakeNewsroom().run(["open \(Self.ids[0].prefix(6))"], in: session)
    #expect(try transcript.codes() == ["usage"])
  }

  @Test("a longer beginning finds one of them, and the beginning of a third was never ambiguous")
  func moreOfItIsOneOfThem() async throws {
    let first = try #require(zip(Self.ids[0], Self.ids[1]).enumerated().first { $1.0 != $1.1 }?.offset)
    for (index, length) in [(0, first + 1), (1, first + 1), (0, 13), (1, 13), (2, 6)] {
      let line = "open \(Self.ids[index].prefix(length))"
      let transcript = try await FakeNewsroom().run([line], in: Self.session(Self.values))
      #expect(transcript.session.position == index + 1, "\(line)")
    }
  }

  @Test("one article in two lists is not ambiguous")
  func oneArticleInTwoListsIsNotTwo() async throws {
    let session = Self.session([Self.values[2], Self.values[0]], [Self.values[0]])
    let transcript = try await FakeNewsroom().run(["open \(Self.ids[0].prefix(6))"], in: session)
    #expect(transcript.session.position == 1)
    #expect(transcript.session.titles.count == 1)
  }
}
