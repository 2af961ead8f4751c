import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("mark, save and unsave with the filters of find")
struct BulkMarksTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// A newsroom with articles of two sources in the archive, one a day, the first of today.
  private func newsroom(_ count: Int = 10, answers: FakeAnswers = FakeAnswers()) async -> FakeNewsroom {
    let newsroom = FakeNewsroom(answers: answers, clock: .at(Self.now))
    let articles = (0..<count).map { number -> Article in
      var article = Article.numbered(number + 1)
      article.source = .init(id: number % 2 == 0 ? "even" : "odd", name: number % 2 == 0 ? "Even" : "Odd")
      article.publishedAt = Self.now.addingTimeInterval(-86_400 * Double(number))
      return article
    }
    await newsroom.archive.keep(articles)
    return newsroom
  }

  private func read(_ newsroom: FakeNewsroom) async -> [Int] { await numbers(newsroom) { $0.isRead } }
  private func saved(_ newsroom: FakeNewsroom) async -> [Int] { await numbers(newsroom) { $0.isSaved } }

  private func numbers(_ newsroom: FakeNewsroom, _ isMeant: (ArticleState) -> Bool) async -> [Int] {
    let states = await newsroom.archive.states(of: (1...60).map { Article.numbered($0) })
    return states.enumerated().compactMap { index, state in state.map(isMeant) == true ? index + 1 : nil }
  }

  static let lines: [(String, [Int])] = [
    ("mark read --older 7d", [9, 10]), ("mark --older 7d read", [9, 10]), ("marque lu --plus-anciens 7j", [9, 10]),
    ("mark read --source even", [1, 3, 5, 7, 9]), ("mark read --source odd --older 5d", [8, 10]),
    ("mark read --words 'headline'", Array(1...10)), ("mark read --words 'headline' --in title --since 2d", [1, 2, 3]),
    ("mark read --unread", Array(1...10)), ("mark read --words xyzzy", []), ("mark read --saved", []),
  ]

  @Test("everything that filters find in the archive is marked, without a list", arguments: lines)
  func marked(line: String, numbers: [Int]) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run([line])
    #expect(transcript.status == .success, "\(transcript.errors)")
    #expect(await read(newsroom) == numbers)
    let notice: Notice =
      numbers.isEmpty ? .nothingToMark : .marked(rows: numbers.count, count: numbers.count, total: nil, as: .read)
    #expect(transcript.errors == texts(in: .english).notice(notice) + "\n")
    #expect(transcript.output.isEmpty)
  }

  @Test("what has the mark already is not counted, and marks are taken back by filters")
  func again() async throws {
    let newsroom = await newsroom()
    let lines = [
      "mark read --source even", "mark read --older 7d", "mark read --older 7d", "mark unread --source even",
    ]
    let transcript = try await newsroom.run(lines)
    #expect(
      transcript.errors
        == [
          Notice.marked(rows: 5, count: 5, total: nil, as: .read), .marked(rows: 1, count: 1, total: nil, as: .read),
          .nothingToMark, .marked(rows: 5, count: 5, total: nil, as: .unread),
        ].map { texts(in: .english).notice($0) + "\n" }.joined())
    #expect(await read(newsroom) == [10])
  }

  @Test("articles that were only shown are not counted as read before")
  func onlyShown() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run([
      "mark shown --source even", "mark read --older 7d", "mark unread --words headline", "undo --list",
      "mark shown --source even", "mark unread --words headline",
    ])
    #expect(
      transcript.errors.contains(
        texts(in: .english).notice(.marked(rows: 2, count: 2, total: nil, as: .unread)) + "\n"))
    #expect(transcript.output.contains("Marked 2 articles as unread"))
    #expect(transcript.errors.hasSuffix(texts(in: .english).notice(.unreadBefore(5, unshown: 5)) + "\n"))
    let states = await newsroom.archive.states(of: (1...10).map { Article.numbered($0) })
    #expect(states.allSatisfy { $0?.isShown == false })
  }

  @Test("articles are saved with a label, and unsaved by it")
  func saved() async throws {
    let newsroom = await newsroom()
    let first = try await newsroom.run(["save --source odd --as later", "save --older 7d"])
    #expect(first.errors.contains("Saved 5 articles with the label \"later\"."))
    #expect(first.errors.contains("Saved 1 article."))
    #expect(await saved(newsroom) == [2, 4, 6, 8, 9, 10])
    #expect(first.session.labels == ["later"])
    let second = try await newsroom.run(["unsave --label later", "unsave --label later"])
    #expect(second.errors.contains("Removed 5 articles from your saved articles."))
    #expect(second.errors.contains(texts(in: .english).notice(.nothingToMark)))
    #expect(await saved(newsroom) == [9])
  }

  @Test("programs get the number, and no list of articles")
  func record() async throws {
    let newsroom = await newsroom()
    let lines = ["mark read --source even", "save --source odd --as later", "unsave --words xyzzy"]
    let json = try await newsroom.run(lines, in: .fresh(format: .json))
    let objects = json.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"marked""#) }
    #expect(
      objects == [
        #"{"type":"marked","mark":"read","count":5,"label":null}"#,
        #"{"type":"marked","mark":"saved","count":5,"label":"later"}"#,
        #"{"type":"marked","mark":"unsaved","count":0,"label":null}"#,
      ])
    #expect(try json.statuses().map(\.count) == [5, 5, 0])
    let tsv = try await newsroom.run(["mark unread --source even"], in: .fresh(format: .tsv))
    #expect(tsv.output == "unread\t5\t\n")
  }

  static let wrong = [
    "mark 1 read --older 7d", "mark all read --older 7d", "mark --older 7d", "mark read --older 7d --to 2d",
    "mark read --since 7d --from 2d", "mark read --older soon", "save 1 --older 7d", "unsave 1-2 --older 7d",
    "save --story --older 7d", "mark read --words ''",
    "save --older 7d --as a --label b",
  ]

  @Test("items and filters do not go together, and a wrong filter marks nothing", arguments: wrong)
  func refused(line: String) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["top --limit 3", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    let (read, saved) = (await read(newsroom), await saved(newsroom))
    #expect(read.isEmpty && saved.isEmpty)
  }

  @Test("the articles of a feed or a folder are marked, whatever their sources")
  func feeds() async throws {
    var newsroom = await newsroom(4)
    let feed = OwnFeed(id: "lwn", name: "LWN", feed: "https://lwn.example/f", folder: FeedFolder(["Tech"]))
    newsroom.ownFeeds = FakeOwnFeeds([feed])
    await newsroom.archive.add(
      Delivery([.numbered(2), .numbered(3)], list: .source(id: "lwn"), isFront: false, at: Self.now))
    for (line, numbers) in [
      ("mark read --feed lwn", [2, 3]), ("mark unread --feed tech", []), ("mark read --feed Tech", [2, 3]),
    ] {
      _ = try await newsroom.run([line])
      #expect(await read(newsroom) == numbers)
    }
    let unknown = try await newsroom.run(["mark read --feed xyzzy"], in: .fresh(format: .json))
    #expect(try unknown.codes() == ["unknownSource"])
    let found = try await newsroom.run(["find headline --feed Tech"], in: .fresh(format: .json))
    #expect(Set(found.session.titles) == ["Headline 2", "Headline 3"])
  }

  /// An answer, and whether the articles are marked.
  static let answers: [(String?, Bool)] = [("y", true), ("n", false), ("", false), (nil, false)]

  @Test("more than twenty are marked at a prompt only after a question with their number", arguments: answers)
  func asked(answer: String?, isMarked: Bool) async throws {
    let answers = FakeAnswers(answer)
    let newsroom = await newsroom(30, answers: answers)
    let transcript = try await newsroom.run(
      ["mark read --older 2d"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(answers.prompts.first == texts(in: .english).markQuestion(27, .read))
    #expect(answers.prompts.first?.contains("27 articles") == true)
    #expect(await read(newsroom).count == (isMarked ? 27 : 0))
    #expect(transcript.errors.contains(texts(in: .english).notice(.leftUnchanged)) == (answer == "n" || answer == ""))
  }

  @Test("fewer are marked without a question, and in a script so are more", arguments: [20, 60])
  func unasked(count: Int) async throws {
    let answers = FakeAnswers()
    let newsroom = await newsroom(count, answers: answers)
    let isInteractive = count == 20
    _ = try await newsroom.run(
      ["mark read --words headline"], in: .fresh(isInteractive: isInteractive), isInteractive: isInteractive)
    #expect(answers.prompts.isEmpty)
    #expect(await read(newsroom).count == count)
  }

  @Test("an archive that cannot be used is an error")
  func unusable() async throws {
    let failure = NewsError.archive(.unusable(file: "/a", detail: "locked"))
    let newsroom = FakeNewsroom(archive: .failing(with: failure))
    #expect(try await newsroom.run(["mark read --older 7d"], in: .fresh(format: .json)).codes() == ["archive"])
  }
}
