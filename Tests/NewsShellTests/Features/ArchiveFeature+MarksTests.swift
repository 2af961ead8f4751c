import ArchiveTestSupport
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Marks and mutes of stories")
struct ArchiveFeatureMarksTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_060)

  /// A newsroom in which the headlines 1, 3 and 5 cover one story, as does another article in the archive.
  private static func newsroom(of count: Int = 6, keepsNews: Bool = true) async -> FakeNewsroom {
    let archive = DatabaseArchive.inMemory(terms: GivenStories([1, 3, 5, 99].map { "Headline \($0)" }))
    var elsewhere = Article.numbered(99)
    elsewhere.source.name = "Elsewhere"
    await archive.keep([elsewhere], at: now)
    return FakeNewsroom(news: .paged(count), archive: archive, keepsNews: keepsNews, clock: .at(now))
  }

  private static func states(_ newsroom: FakeNewsroom) async -> [ArticleState?] {
    await newsroom.archive.states(of: [1, 2, 3, 4, 5, 99].map { Article.numbered($0) })
  }

  private static func isRead(_ newsroom: FakeNewsroom) async -> [Bool?] { await states(newsroom).map { $0?.isRead } }

  private static func isSaved(_ newsroom: FakeNewsroom) async -> [Bool?] { await states(newsroom).map { $0?.isSaved } }

  @Test("a mark reaches all articles of a row, and is told of them", arguments: ["mark 1 read", "mark 1-2 read"])
  func rows(line: String) async throws {
    let newsroom = await Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 6 --fold", line])
    #expect(transcript.session.titles == (1...6).map { "Headline \([1, 2, 4, 6, 3, 5][$0 - 1])" })
    let isOfTwo = line.contains("-")
    #expect(await Self.isRead(newsroom) == [true, isOfTwo, true, false, true, false])
    #expect(
      transcript.errors.contains(
        isOfTwo ? "Marked 2 stories (4 articles) as read." : "Marked 1 story (3 articles) as read."))
    _ = try await newsroom.run(["top --limit 6", "mark all unread"])
    #expect(await Self.isRead(newsroom) == [false, false, false, false, false, false])
  }

  @Test("programs get every article under the number of its row")
  func records() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 6 --fold", "mark 1 read"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.isRead == true }.compactMap(\.n) == [1, 1, 1])
  }

  @Test("in a list that is not folded a mark is for one article")
  func flat() async throws {
    let newsroom = await Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 6", "mark 1 read"])
    #expect(await Self.isRead(newsroom) == [true, false, false, false, false, false])
    #expect(transcript.errors.contains("Marked 1 article as read."))
  }

  @Test("the numbers are the same folded or not, and next goes from row to row")
  func numbers() async throws {
    let newsroom = await Self.newsroom()
    let folded = try await newsroom.run(
      ["top", "open 4", "previous", "previous"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(folded.session.position == 2)
    let end = try await newsroom.run(
      ["top --limit 6", "open 4", "next"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(end.session.position == 4 && end.status == .failure)
    // An article that is folded away has a number after the rows.
    let other = try await newsroom.run(
      ["top --limit 6", "open 5", "next"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(other.session.position == 6)
    let rows = try await newsroom.run(["top --limit 6"], in: .fresh(format: .tsv)).output.split(separator: "\n")
    #expect(rows.map { $0.prefix { $0 != "\t" } } == ["1", "2", "3", "4", "5", "6"])
    #expect(rows[4].contains("Headline 3"))
    let wanted = try await newsroom.run(["top --limit 6 --fold"], in: .fresh(format: .tsv)).output
    #expect(wanted.split(separator: "\n").count == 4)
    let both = try await newsroom.run(["top --fold --flat"], in: .fresh(format: .json))
    #expect(try both.codes() == ["usage"])
  }

  @Test("that the archive lacks an article which is not shown is no error")
  func missing() async throws {
    let newsroom = await Self.newsroom(keepsNews: false)
    await newsroom.archive.keep([.numbered(1), .numbered(5)])
    let transcript = try await newsroom.run(["top --limit 6 --fold", "mark 1 read"])
    #expect(transcript.status == .success)
    #expect(transcript.errors.contains("Marked 1 story (2 articles) as read."))
    #expect(await Self.isRead(newsroom) == [true, nil, nil, nil, true, false])
  }

  @Test("of a row that a person opens, what was opened is read, and the others are shown")
  func opening() async throws {
    let newsroom = await Self.newsroom()
    _ = try await newsroom.run(
      ["top --limit 6", "open 1"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(await Self.isRead(newsroom) == [true, false, false, false, false, false])
    #expect(await Self.states(newsroom).map { $0?.isShown } == [false, false, true, false, true, false])
    let script = await Self.newsroom()
    _ = try await script.run(["top --limit 6", "open 1"])
    #expect(await Self.isRead(script) == [false, false, false, false, false, false])
  }

  @Test("save is for the article that is shown; with --story for all that the archive has of its story")
  func saving() async throws {
    let newsroom = await Self.newsroom()
    let one = try await newsroom.run(["top --limit 6", "save 1"])
    #expect(one.errors.contains("Saved 1 article."))
    #expect(await Self.isSaved(newsroom) == [true, false, false, false, false, false])
    let all = try await newsroom.run(["top --limit 6", "save --story 1 --as ash", "saved ash"])
    #expect(all.errors.contains("Saved 4 articles with the label \"ash\"."))
    #expect(await Self.isSaved(newsroom) == [true, false, true, false, true, true])
    #expect(all.session.titles.count == 4)
    _ = try await newsroom.run(["top --limit 6", "unsave 1"])
    #expect(await Self.isSaved(newsroom) == [false, false, true, false, true, true])
  }

  @Test("an article that no other tells is its whole story")
  func alone() async throws {
    let newsroom = await Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 6", "save 2 --story"])
    #expect(transcript.errors.contains("Saved 1 article."))
    #expect(await Self.isSaved(newsroom) == [false, true, false, false, false, false])
  }

  @Test("with muted articles a list has as many stories as without a mute")
  func unhidden() async throws {
    let newsroom = await Self.newsroom()
    let lines = ["mute 'headline 3'", "top --limit 6 --fold", "list --all"]
    let transcript = try await newsroom.run(lines)
    #expect(transcript.output.contains("4 stories \u{B7} 5 of 6 headlines"))
    #expect(transcript.output.contains("4 stories \u{B7} 6 headlines"))
    #expect(transcript.session.titles.count == 6)
  }

  @Test("a muted story is hidden, and told with its title", arguments: ["mute --story 1", "masque --story 1"])
  func muting(line: String) async throws {
    let newsroom = await Self.newsroom(of: 9)
    let transcript = try await newsroom.run(["top --limit 6", line + " --for 7d", "top --limit 6", "mutes"])
    #expect(
      transcript.errors.contains("Muted the story \"Headline 1\" for 7 days; it has 4 articles so far.\n"))
    #expect(
      transcript.session.titles == ["Headline 2", "Headline 4", "Headline 6", "Headline 7", "Headline 8", "Headline 9"])
    #expect(transcript.output.contains("3 hidden by 1 mute · list --all"))
    #expect(transcript.output.contains("1  story \"Headline 1\"  all its articles"))
    let back = try await newsroom.run(["unmute 1", "top --limit 6"])
    #expect(back.errors.contains("Unmuted the story \"Headline 1\".\n"))
    #expect(back.session.titles.first == "Headline 1")
  }

  @Test("a muted story is not among the stories either, which say so")
  func storiesWithoutMuted() async throws {
    let newsroom = await Self.newsroom()
    _ = try await newsroom.run(["top --limit 6"])
    let lines = ["stories", "mute --story 1", "stories"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "story" }.count == 1)
    #expect(try transcript.statuses().map(\.hidden) == [nil, nil, 1])
    #expect(try await newsroom.run(["stories"]).output.contains("1 story hidden by your mutes · mutes"))
  }

  @Test("an article of the archive stands for its story by its id")
  func byID() async throws {
    let newsroom = await Self.newsroom(of: 9)
    let transcript = try await newsroom.run(["mute --story \(Article.numbered(99).id)", "top --limit 6"])
    #expect(
      transcript.session.titles == ["Headline 2", "Headline 4", "Headline 6", "Headline 7", "Headline 8", "Headline 9"])
    #expect(try await newsroom.archive.mutes().first?.story?.title == "Headline 99")
  }

  static let faults: [(String, String)] = [
    ("mute --story", "usage"), ("mute --story 1-2", "usage"), ("mute --story all", "usage"),
    ("mute moon --story 1", "usage"), ("mute --story 1 --source BBC", "usage"),
    ("mute --story 1 --in title", "usage"), ("mute --story 1 --for 0", "usage"), ("mute --story 9", "noSuchItem"),
    ("save --story 9", "noSuchItem"), ("save --story", "noSuchItem"),
  ]

  @Test("what cannot be meant is refused", arguments: ArchiveFeatureMarksTests.faults)
  func refused(line: String, code: String) async throws {
    let newsroom = await Self.newsroom()
    #expect(try await newsroom.run(["top --limit 6", line], in: .fresh(format: .json)).codes() == [code])
    #expect(try await newsroom.archive.mutes().isEmpty)
    #expect(await Self.isSaved(newsroom) == [false, false, false, false, false, false])
  }

  @Test("an article that the archive lacks has no story that could be muted")
  func unkept() async throws {
    let newsroom = await Self.newsroom(keepsNews: false)
    let transcript = try await newsroom.run(["top --limit 6", "mute --story 2"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(try await newsroom.archive.mutes().isEmpty)
  }

  @Test("Tab offers the items of the list after --story")
  func completion() async throws {
    let session = try await Self.newsroom().run(["top --limit 2"]).session
    #expect(Completion.of("mute --story ", in: session).candidates.map(\.text) == ["1", "2"])
    #expect(Completion.of("save 1 --st", in: session).insertion == "--story ")
  }
}
