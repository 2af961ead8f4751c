import ArchiveTestSupport
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("mute, mutes and unmute")
struct MuteCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func newsroom(_ archive: DatabaseArchive = .inMemory()) async -> FakeNewsroom {
    await archive.keep(
      [.titled("World cup begins"), .titled("The world cup ends"), .titled("Moon")], at: now.addingTimeInterval(-600))
    let news = FakeNews(.titled(["World cup begins", "Moon"]))
    return FakeNewsroom(news: news, archive: archive, clock: .at(now))
  }

  private func mutes(_ lines: [String]) async throws -> [Mute] {
    let archive = DatabaseArchive.inMemory()
    _ = try await Self.newsroom(archive).run(lines, in: .fresh(known: NewsSource.samples))
    return try await archive.mutes()
  }

  @Test("the words of the line are one text, and what it would have hidden is said", arguments: ["mute", "masque"])
  func mute(name: String) async throws {
    let transcript = try await Self.newsroom().run(["\(name) world cup --for 7d", "top"])
    #expect(
      transcript.errors.contains(
        "Muted \"world cup\" for 7 days; it would have hidden 2 articles in the last week.\n"))
    #expect(!transcript.output.contains("World cup begins"))
    #expect(transcript.output.contains("Moon"))
  }

  @Test("a source that nobody knows is named, and so are mutes that hide what a follow finds")
  func unknownSource() async throws {
    let words = texts(in: .english)
    for line in ["mute --source Nonexistent", "find --source Nonexistent", "follow --source Nonexistent"] {
      let transcript = try await Self.newsroom().run([line], in: .fresh(known: NewsSource.samples))
      #expect(transcript.errors.contains(words.notice(.unknownSource("Nonexistent"))), "\(line)")
      let known = line.replacing("Nonexistent", with: "'Le Monde'")
      let other = try await Self.newsroom().run([known], in: .fresh(known: NewsSource.samples))
      #expect(!other.errors.contains(words.notice(.unknownSource("Le Monde"))), "\(known)")
    }
    let muted = try await Self.newsroom().run(["mute moon", "follow moon", "follow world cup"])
    #expect(muted.errors.ranges(of: words.notice(.followMuted)).count == 1, "\(muted.errors)")
  }

  @Test("a list of so many has as many that are not muted, and what follows goes on after them")
  func filled() async throws {
    let newsroom = FakeNewsroom(news: .paged(30), clock: .at(Self.now))
    let lines = ["mute headline 2", "mute headline 4", "top --limit 5"]
    let transcript = try await newsroom.run(lines)
    #expect(transcript.session.titles == [1, 3, 5, 6, 7].map { "Headline \($0)" })
    let longer = try await newsroom.run(lines + ["more"])
    #expect(longer.session.titles == [1, 3, 5, 6, 7, 8, 9, 10, 11, 12].map { "Headline \($0)" })
    // There are no more than these.
    let few = try await FakeNewsroom(news: .paged(6), clock: .at(Self.now)).run(lines)
    #expect(few.session.titles == [1, 3, 5, 6].map { "Headline \($0)" })
  }

  static let durations: [(String, Double?)] = [
    ("mute x", nil), ("mute x --for 7", 7), ("mute x --for 7d", 7), ("mute x --for 7j", 7), ("mute x --for=1D", 1),
  ]

  @Test("it lasts for ever, or so many days", arguments: MuteCommandTests.durations)
  func lengths(line: String, days: Double?) async throws {
    let mute = try #require(try await mutes([line]).first)
    #expect(mute.until == days.map { Self.now.addingTimeInterval($0 * 86_400) })
  }

  @Test("a source can be muted by id or name, alone or with a text, and titles alone can count")
  func sources() async throws {
    #expect(try await mutes(["mute --source le-monde"]).map(\.source) == ["Le Monde"])
    #expect(try await mutes(["mute --source 'Some Times'"]).map(\.source) == ["Some Times"])
    let both = try #require(try await mutes(["mute world cup --source 'Le Monde' --in title"]).first)
    #expect(both.text == "world cup")
    #expect(both.source == "Le Monde")
    #expect(both.isOfTitles)
  }

  static let faults: [(String, String)] = [
    ("mute", "usage"), ("mute '!'", "usage"), ("mute x --for 0", "usage"), ("mute x --for soon", "usage"),
    ("mute x --for d", "usage"), ("mute x --in text", "usage"), ("mute x --for 99999999999999999999d", "usage"),
    ("unmute", "usage"), ("unmute 0", "usage"), ("unmute x", "usage"), ("unmute 7", "noSuchItem"),
  ]

  @Test("what cannot be meant is refused", arguments: MuteCommandTests.faults)
  func refused(line: String, code: String) async throws {
    #expect(try await Self.newsroom().run([line], in: .fresh(format: .json)).codes() == [code])
  }

  @Test("mutes are listed with their numbers, and taken back by them")
  func listed() async throws {
    let lines = ["mute world cup", "mute moon --for 3d", "unmute 1", "mutes"]
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    let mutes = try transcript.objects().filter { $0.type == "mute" }
    #expect(mutes.compactMap(\.n) == [1, 2, 1, 2])
    #expect(mutes.last?.text == "moon")
    let text = try await Self.newsroom().run(["mute world cup", "masques", "unmute 1", "mutes"])
    #expect(text.output.contains("1  \"world cup\""))
    #expect(text.errors.contains("Unmuted \"world cup\".\n"))
    #expect(text.output.contains(texts(in: .english).mutesAdvice))
  }

  @Test("at a prompt a number of the list is not taken for words", arguments: ["mute 2", "follow 2"])
  func number(line: String) async throws {
    let lines = ["top --limit 3", line]
    let reader = try await FakeNewsroom().run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(reader.errors.contains("is an item of the list"))
    #expect(try await FakeNewsroom().run(lines).status == .success)
    #expect(
      try await FakeNewsroom().run(
        ["top --limit 3", "mute 4"], in: .fresh(isInteractive: true), name: nil, isInteractive: true
      ).status == .success)
  }

  private func read(_ lines: [String]) async throws -> Transcript {
    try await Self.newsroom().run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
  }

  /// The last list shown, from the word that begins its title.
  private func last(_ transcript: Transcript, from title: String) -> String {
    String(transcript.output.split(separator: title as String).last ?? "")
  }

  @Test("rows of lists that were shown before are hidden, with their numbers kept, and undo brings them back")
  func shownBefore() async throws {
    let found = ["find world OR moon --limit 9"]
    let before = try await read(found)
    let number = try #require(before.session.titles.firstIndex { $0 == "Moon" }) + 1
    let after = last(try await read(found + ["mute world cup", "list"]), from: "Find")
    #expect(!after.contains("orld cup"), "\(after)")
    let row = try #require(after.split(separator: "\n").first { $0.contains("Moon") })
    #expect(row.drop { $0 == " " }.hasPrefix("\(number) "), "\(row)")
    #expect(after.contains(texts(in: .english).hidden(2, mutes: 1)), "\(after)")
    for way in ["undo", "unmute 1"] {
      let back = last(try await read(found + ["mute world cup", way, "list"]), from: "Find")
      #expect(back.contains("orld cup"), "\(way): \(back)")
    }
    // They can still be seen.
    #expect(last(try await read(found + ["mute world cup", "list --all"]), from: "Find").contains("orld cup"))
  }

  @Test("next and all leave out what was muted since")
  func neighbours() async throws {
    func newsroom() -> FakeNewsroom { FakeNewsroom(news: .paged(5), keepsNews: true, clock: .at(Self.now)) }
    let lines = ["top --limit 5", "mute 'headline 2'", "mute 'headline 3'", "1", "next"]
    let reader = try await newsroom().run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(reader.session.position == 4, "\(reader.errors)")
    let other = newsroom()
    _ = try await other.run(["top --limit 5", "mute 'headline 2'", "mark all read"])
    let ids = (1...5).map { Article.numbered($0).id }
    let states = await other.archive.states(of: ids)
    #expect(ids.map { states[$0]?.isRead } == [true, false, true, true, true])
  }

  @Test("saved articles are never hidden")
  func saved() async throws {
    let lines = ["find moon", "save 1", "saved", "mute moon", "list"]
    #expect(last(try await read(lines), from: "Saved").contains("Moon"))
  }
}
