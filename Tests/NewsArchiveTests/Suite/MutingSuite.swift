import NewsDomain
import TestSupport
import Testing

@Suite("An archive with mutes")
struct MutingSuite {
  private let folder = TemporaryFolder()

  /// A mute of a text, and the articles it hides.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let title: String
    let isHidden: Bool

    init(_ text: String, _ title: String, _ isHidden: Bool) {
      (self.text, self.title, self.isHidden) = (text, title, isHidden)
    }

    var testDescription: String { "\(text) | \(title)" }
  }

  static let cases: [Case] = [
    Case("elections", "Les Élections d’hier", true), Case("ÉLECTIONS", "elections yesterday", true),
    Case("election", "Les élections", false), Case("elections", "The election", false),
    Case("world cup", "World Cup: a draw", true), Case("world cup", "A cup of the world", false),
    Case("world cup", "The world's cup", false), Case("world-cup", "The world cup", true),
    Case("cup", "Cup, cup and cup", true), Case("c++", "Vitamin C is good", true), Case("moon", "", false),
    Case("東京", "東京で雨", true), Case("東京", "京東の店", false), Case("雨", "東京で雨", true), Case("雨", "雨の東京", true),
    Case("東京都", "東京の都", false), Case("서울", "서울의 밤", true), Case("выборы", "ВЫБОРЫ прошли", true),
    Case("νέα", "ΝΕΑ από την Αθήνα", true), Case("سلام", "السلام عليكم", false), Case("السلام", "السَّلامُ عليكم", true),
    Case("ข่าว", "ข่าวเช้านี้", true), Case("\"world cup\"", "World cup", true), Case("moon*", "Moonlight", false),
    Case("US", "The U.S. votes", true), Case("u.s. ports", "US ports", true), Case("مدرسه", "مدرسة", true),
    Case("🚢", "Ferry 🚢🔥", true), Case("🚢", "Ferry", false),
    Case("-moon", "The moon", true), Case("moon OR sun", "The moon", false), Case("NEAR(a)", "Near a lake", true),
  ]

  @Test("a text hides articles in which its words stand beside each other", arguments: cases)
  func texts(one: Case) async throws {
    for kind in ArchiveKind.allCases {
      let archive = kind.make(in: TemporaryFolder())
      let titled = Article.made("t", one.title)
      let summarised = Article.made("s", "Else", summary: one.title)
      await archive.add([titled, summarised])
      let mute = try await archive.addMute(text: one.text, isOfTitles: false, source: nil, until: nil, at: .hour(0))
      #expect(await archive.muted([titled, summarised], at: .hour(1)) == (one.isHidden ? [0: 1, 1: 1] : [:]))
      // It hides exactly what it was said to hide.
      let count = try await archive.countMuted(
        text: one.text, isOfTitles: false, source: nil, in: .hour(-1) ... .hour(1))
      #expect(count == (one.isHidden ? 2 : 0))
      #expect(try await archive.removeMute(mute.number) == mute)
      #expect(await archive.muted([titled, summarised], at: .hour(1)).isEmpty)
    }
  }

  @Test("what mutes hide does not count as unread, as nobody can read it", arguments: ArchiveKind.allCases)
  func unread(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(
      [.made("a", "World cup"), .made("b", "World cup again"), .made("c", "Moon"), .made("d", "Sun")],
      in: .local(.france))
    await archive.add([.made("e", "The world cup")])
    _ = try await archive.mark([Article.made("b").id], .read, at: .hour(1))
    let mute = try await archive.addMute(
      text: "world cup", isOfTitles: false, source: nil, until: nil, at: .hour(1))
    for scope in [ReadingScope.all, .list(.local(.france))] {
      #expect(try await archive.countUnread(in: scope, since: nil) == 2)
      #expect(try await archive.countNew(in: scope) == 2)
      #expect(try await archive.collectionFacts(in: scope).unread == 2)
    }
    #expect(try await archive.facts(now: .hour(2)).unread == 2)
    _ = try await archive.removeMute(mute.number)
    #expect(try await archive.countUnread(in: .list(.local(.france)), since: nil) == 3)
    #expect(try await archive.collectionFacts(in: .all).unread == 4)
    #expect(try await archive.facts(now: .hour(2)).unread == 4)
  }

  @Test("a mute of titles leaves summaries alone", arguments: ArchiveKind.allCases)
  func titles(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = [
      Article.made("s", "Sun", summary: "Moon"), .made("t", "Moon", summary: "Sun"), .made("x", content: "Moon"),
    ]
    await archive.add(articles)
    _ = try await archive.addMute(text: "moon", isOfTitles: true, source: nil, until: nil, at: .hour(0))
    #expect(await archive.muted(articles, at: .hour(0)) == [1: 1])
    for (isOfTitles, count) in [(true, 1), (false, 2)] {
      let counted = try await archive.countMuted(
        text: "moon", isOfTitles: isOfTitles, source: nil, in: .hour(-1) ... .hour(1))
      #expect(counted == count)
    }
  }

  @Test("a source is muted by its id or its name, alone or with a text", arguments: ArchiveKind.allCases)
  func sources(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let monde = Article.Source(id: "le-monde", name: "Le Monde")
    let articles = [
      Article.made("0", "Moon", source: monde), .made("1", "Sun", source: monde), .made("2", "Moon"),
      .made("3", "Moon", source: Article.Source()),
    ]
    await archive.add(articles)
    let expected: [(text: String?, source: String?, hidden: [Int])] = [
      (nil, "le monde", [0, 1]), (nil, "LE-MONDE", [0, 1]), (nil, "monde", []), ("moon", "Le Monde", [0]),
      ("moon", nil, [0, 2, 3]), (nil, "the paper", [2]),
    ]
    for (text, source, hidden) in expected {
      let mute = try await archive.addMute(text: text, isOfTitles: false, source: source, until: nil, at: .hour(0))
      #expect(await archive.muted(articles, at: .hour(0)).keys.sorted() == hidden)
      #expect(
        try await archive.countMuted(text: text, isOfTitles: false, source: source, in: .hour(-1) ... .hour(1))
          == hidden.count)
      _ = try await archive.removeMute(mute.number)
    }
  }

  @Test("mutes end, and stay listed", arguments: ArchiveKind.allCases)
  func expiry(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await archive.mutes().isEmpty)
    let first = try await archive.addMute(text: "moon", isOfTitles: false, source: nil, until: .hour(24), at: .hour(0))
    let second = try await archive.addMute(text: "sun", isOfTitles: true, source: "paper", until: nil, at: .hour(1))
    #expect(first.number == 1 && second.number == 2)
    let articles = [Article.made("0", "Sun and moon"), .made("1", "Moon")]
    #expect(await archive.muted(articles, at: .hour(23.9)) == [0: 1, 1: 1])
    #expect(await archive.muted(articles, at: .hour(24)) == [0: 2])
    #expect(try await archive.mutes() == [first, second])
    #expect(first.isExpired(at: .hour(24)) && !second.isExpired(at: .hour(1_000_000)))
  }

  @Test("the same mute again only gets another end", arguments: ArchiveKind.allCases)
  func again(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await archive.addMute(text: "moon", isOfTitles: false, source: nil, until: .hour(24), at: .hour(0))
    let again = try await archive.addMute(text: "moon", isOfTitles: false, source: nil, until: nil, at: .hour(5))
    #expect(again == Mute(number: 1, text: "moon", isOfTitles: false, source: nil, madeAt: .hour(0), until: nil))
    #expect(try await archive.mutes() == [again])
    for (isOfTitles, source) in [(true, nil), (false, "paper")] as [(Bool, String?)] {
      _ = try await archive.addMute(text: "moon", isOfTitles: isOfTitles, source: source, until: nil, at: .hour(0))
    }
    #expect(try await archive.mutes().map(\.number) == [1, 2, 3])
  }

  @Test("numbers stay, and are not used again", arguments: ArchiveKind.allCases)
  func numbers(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await #expect(throws: NewsError.archive(.noSuchMute(1))) { try await archive.removeMute(1) }
    for text in ["a", "b", "c"] {
      _ = try await archive.addMute(text: text, isOfTitles: false, source: nil, until: nil, at: .hour(0))
    }
    #expect(try await archive.removeMute(3).text == "c")
    #expect(try await archive.removeMute(1).text == "a")
    await #expect(throws: NewsError.archive(.noSuchMute(1))) { try await archive.removeMute(1) }
    #expect(try await archive.mutes().map(\.number) == [2])
    #expect(
      try await archive.addMute(text: "d", isOfTitles: false, source: nil, until: nil, at: .hour(0)).number == 4)
  }

  @Test("the count of what would be hidden is of the time that is named", arguments: ArchiveKind.allCases)
  func span(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    for day in 0..<10 {
      let hour = Double(day) * 24
      await archive.add([.made("\(day)", "Moon", hour: hour)], at: hour)
    }
    let count = try await archive.countMuted(text: "moon", isOfTitles: false, source: nil, in: .hour(48) ... .hour(216))
    #expect(count == 8)
  }

  @Test("a thousand mutes hide what each of them hides", arguments: ArchiveKind.allCases)
  func many(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    for number in 0..<1000 {
      _ = try await archive.addMute(
        text: "word\(number) word", isOfTitles: false, source: nil, until: nil, at: .hour(0))
    }
    let articles = (990..<1010).map { Article.made("\($0)", "The word\($0) word") }
    #expect(await archive.muted(articles, at: .hour(1)).keys.sorted() == Array(0..<10))
  }

  /// Articles of which the first two cover one story.
  private static let told = [
    Article.made("a", "Volcano Hekla erupts near Reykjavik", source: Article.Source(name: "Post")),
    .made("b", "Hekla volcano erupts: Reykjavik under ash", source: Article.Source(name: "Times"), hour: 2),
    .made("c", "Parliament votes on the new budget law", source: Article.Source(name: "Herald"), hour: 3),
  ]

  @Test("the mute of a story follows it into another one, whatever it was called", arguments: ArchiveKind.allCases)
  func storyMerges(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(Self.told)
    let story = try #require(await archive.memberships(of: [Self.told[0].id])[Self.told[0].id]?.story)
    let former = StoryID(7)
    _ = try await archive.addMute(MutedStory(id: former, title: "Volcano"), until: nil, at: .hour(4))
    #expect(await archive.muted(Self.told, at: .hour(4)).isEmpty)
    let line = #"{"type":"formerStory","id":"\#(former)","story":"\#(story)","mergedAt":"2026-11-21T08:00:00Z"}"#
    _ = try await archive.import(try folder.write(line.utf8, to: "former.jsonl"), at: .hour(5))
    #expect(await archive.muted(Self.told, at: .hour(5)) == [0: 1, 1: 1])
    // It is one story now, with one mute.
    let again = try await archive.addMute(MutedStory(id: story, title: "Hekla"), until: .hour(9), at: .hour(6))
    #expect(again.number == 1 && again.until == .hour(9) && again.story?.title == "Volcano")
    #expect(try await archive.mutes() == [again])
  }

  @Test("of mutes of words and of stories the first one counts, until it ends", arguments: ArchiveKind.allCases)
  func storiesAndWords(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(Self.told)
    let story = try #require(await archive.memberships(of: [Self.told[1].id])[Self.told[1].id]?.story)
    _ = try await archive.addMute(text: "ash", isOfTitles: false, source: nil, until: .hour(24), at: .hour(4))
    _ = try await archive.addMute(MutedStory(id: story, title: "Volcano"), until: .hour(48), at: .hour(4))
    _ = try await archive.addMute(text: "volcano", isOfTitles: false, source: nil, until: nil, at: .hour(4))
    #expect(await archive.muted(Self.told, at: .hour(5)) == [0: 2, 1: 1])
    #expect(await archive.muted(Self.told, at: .hour(24)) == [0: 2, 1: 2])
    #expect(await archive.muted(Self.told, at: .hour(48)) == [0: 3, 1: 3])
    // Neither a mute with an empty text nor another story matches it.
    #expect(await archive.muted([.made("x", "Nothing of the kind")], at: .hour(5)).isEmpty)
  }
}
