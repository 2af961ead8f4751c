import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("stories, compare, timeline and trends")
struct StoryCommandsTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// The endings of hosts, from which the countries of sources follow.
  private static let endings = ["Post": "us", "Monde": "fr", "Times": "us", "NHK": "jp"]

  private static func article(_ title: String, _ source: String, hour: Double, language: String = "en") -> Article {
    Article(
      title: title, source: Article.Source(name: source),
      link: "https://\(source.lowercased()).\(endings[source] ?? "example")/\(title.count)",
      publishedAt: now.addingTimeInterval(hour * 3_600), provider: .feeds,
      provenance: Provenance(Origin(.feeds), language: language))
  }

  private static let entries = [
    ArchivedStory.Entry(article: article("Volcano Hekla erupts", "Post", hour: -5), countries: [.unitedStates]),
    ArchivedStory.Entry(
      article: article("Le volcan Hekla gronde", "Monde", hour: -4, language: "fr"), countries: [.france]),
    ArchivedStory.Entry(article: article("Volcano threatens farms", "Times", hour: -1), countries: [.unitedStates]),
  ]

  private func newsroom(translator: FakeTranslator? = nil) async -> FakeNewsroom {
    let archive = DatabaseArchive.inMemory(terms: GivenStories(Self.entries.compactMap(\.article.title)))
    var newsroom = FakeNewsroom(archive: archive, clock: WallClock { Self.now })
    for entry in Self.entries {
      await newsroom.archive.keep([entry.article], in: entry.countries.first.map { .local($0) })
    }
    await newsroom.archive.keep([Self.article("Other news", "NHK", hour: -2)], in: .local(.japan))
    if let translator {
      newsroom.translator = translator
      newsroom.live = LiveSettings(Settings().with(TranslatorSetting.self, "trans -b"))
    }
    return newsroom
  }

  @Test("stories are listed and opened by their number", arguments: ["stories", "sujets"])
  func listing(line: String) async throws {
    let transcript = try await newsroom().run([line, "open 1"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("Volcano Hekla erupts"))
    #expect(transcript.output.contains("3 sources · 2 countries"))
    #expect(try await newsroom().run([line + " --min 4"]).output.contains("Nothing here."))
  }

  @Test("a mark reaches all articles of a story, and all is the whole list, of so many stories")
  func marks() async throws {
    let newsroom = await newsroom()
    let ids = Self.entries.map(\.article.id) + [Self.article("Other news", "NHK", hour: -2).id]
    func read(_ lines: String...) async throws -> (errors: String, read: [Bool?]) {
      let errors = try await newsroom.run(lines).errors
      let states = await newsroom.archive.states(of: ids)
      return (errors, ids.map { states[$0]?.isRead })
    }
    let one = try await read("stories --min 1", "mark 2 read")
    let isOfStory = one.errors.contains("Marked 1 story (3 articles) as read.")
    #expect(isOfStory ? one.read == [true, true, true, false] : one.read == [false, false, false, true])
    let all = try await read("stories --min 1", "mark all read")
    let rest =
      isOfStory ? "Marked 1 of 4 articles as read; 3 already were." : "Marked 3 of 4 articles as read; 1 already was."
    #expect(all.errors.contains(rest))
    #expect(all.read == [true, true, true, true])
    let first = try await read("stories --min 1", "mark all unread", "stories --min 1 --limit 1", "mark all read")
    #expect(first.errors.contains("Marked 1 of 2 stories ("))
    // What the open article shows beside it is not of the list.
    let open = try await read("stories --min 1 --limit 1", "open 1 --all", "mark all unread")
    #expect(open.errors.contains("Marked 1 of 2 stories ("))
  }

  @Test("for programs a story is one record, and an article with its story another")
  func records() async throws {
    let transcript = try await newsroom().run(["stories", "stories --articles"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.count { $0.type == "story" } == 1)
    // An article that no other tells is a story as well.
    #expect(objects.count { $0.type == "article" } == 4)
    #expect(transcript.output.contains(#""story":"\#(StoryID(Self.entries[0].article.id))""#))
  }

  @Test("a story has one title for a reader everywhere, in the language that their country's news has")
  func titles() async throws {
    var session = Session.fresh()
    session.newsLanguage = { _, _ in "fr" }
    let lines = ["compare hekla", "timeline hekla", "stories"]
    for line in lines {
      let transcript = try await newsroom().run([line], in: session)
      #expect(transcript.output.split(separator: "\n").prefix(2).joined().contains("Le volcan Hekla gronde"))
    }
    session.format = .tsv
    #expect(try await newsroom().run(["stories"], in: session).output.contains("\tLe volcan Hekla gronde\t"))
    session.isLanguageChosen = true
    #expect(try await newsroom().run(["stories"], in: session).output.contains("\tVolcano Hekla erupts\t"))
  }

  @Test("stories of other languages only come if all are wanted, and their number is said")
  func otherLanguages() async throws {
    let titles = ["Le volcan Hekla gronde", "Le volcan gronde encore"]
    let newsroom = FakeNewsroom(
      archive: DatabaseArchive.inMemory(terms: GivenStories(titles)), clock: WallClock { Self.now })
    for (title, source) in zip(titles, ["Monde", "Figaro"]) {
      await newsroom.archive.keep([Self.article(title, source, hour: -2, language: "fr")], in: .local(.france))
    }
    let english = try await newsroom.run(["stories"])
    #expect(english.output.contains("1 story only in other languages: stories --all"))
    #expect(!english.output.contains(titles[0]))
    for line in ["stories --all", "stories france"] {
      #expect(try await newsroom.run([line]).output.contains(titles[0]))
    }
    let json = try await newsroom.run(["stories"], in: .fresh(format: .json))
    #expect(json.output.contains(#""otherLanguages":1"#))
    #expect(try await newsroom.run(["sujets"], in: .fresh(language: .french)).output.contains(titles[0]))
  }

  @Test("of a country come all stories that its lists have, and the title names what is listed")
  func ofCountry() async throws {
    let newsroom = await newsroom()
    // One of its three articles is in the list of France.
    let transcript = try await newsroom.run(["stories france"])
    #expect(transcript.output.contains("Stories · France · last 24 hours"))
    #expect(transcript.output.contains("3 sources · 2 countries"))
    #expect(try await newsroom.run(["stories japan"]).output.contains("Nothing here."))
    // An article with a word may only mention it.
    let words = try await newsroom.run(["stories gronde"])
    #expect(words.output.contains("Stories · gronde · last 24 hours") && words.output.contains("Nothing here."))
    let french = try await newsroom.run(["sujets france"], in: .fresh(language: .french)).output
    #expect(french.contains("Sujets · France · dernières 24 heures"))
  }

  @Test(
    "a country's code means the country, as its name does, and as a phrase it is a word",
    arguments: [("stories jp", true), ("stories japan", true), ("sujets japon", true), (#"stories '"jp"'"#, false)])
  func code(line: String, isCountry: Bool) async throws {
    let newsroom = await newsroom()
    for (title, source) in [("News of jp and others", "Post"), ("Of jp again", "Times")] {
      await newsroom.archive.keep([Self.article(title, source, hour: -2)], in: .local(.unitedStates))
    }
    let titles = try await newsroom.run([line + " --min 1"]).session.titles
    #expect(titles.contains("Other news") == isCountry)
    #expect(titles.contains("Of jp again") == !isCountry)
  }

  @Test("days that contradict each other are refused")
  func days() async throws {
    for line in ["stories --from 2026-11-01 --since 2d", "stories --from 2026-11-20 --to 2026-11-10"] {
      #expect(try await newsroom().run([line]).status == .failure)
    }
  }

  @Test("countries are compared by words, by number, and with those that are silent")
  func comparing() async throws {
    let transcript = try await newsroom().run(["compare hekla", "compare 1 --in fr"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("United States · Post"))
    #expect(transcript.output.contains("Japan (1)"))
    let json = try await newsroom().run(["compare hekla"], in: .fresh(format: .json))
    #expect(try json.objects().map(\.type) == ["telling", "telling", "silence", "status"])
  }

  @Test("titles in other languages are translated by the reader's program, and a failure is told")
  func translating() async throws {
    let transcript = try await newsroom(translator: FakeTranslator()).run(["compare hekla"])
    #expect(transcript.output.contains("trans -b fr en: LE VOLCAN HEKLA GRONDE"))
    let failing = FakeTranslator(failingWith: .text(.translatorFailed(program: "trans", .nothing)))
    let failed = try await newsroom(translator: failing).run(["compare hekla"])
    #expect(failed.output.contains("Le volcan Hekla gronde"))
    #expect(failed.status == .failure)
  }

  @Test("a follow needs words or a filter, and a word is never taken for the beginning of an id")
  func words() async throws {
    let refused = try await FakeNewsroom().run(["follow", "follow --notify", "follows"], in: .fresh(format: .json))
    #expect(try refused.codes().count == 2)
    #expect(try refused.objects().allSatisfy { $0.type != "follow" })
    let lines = ["compare kremlin", "timeline abcdef"]
    let transcript = try await FakeNewsroom().run(lines)
    for word in ["kremlin", "abcdef"] {
      #expect(transcript.errors.contains(texts(in: .english).explain(NewsError.archive(.noStory(word))).message))
    }
  }

  @Test("what nothing tells of is an error with its code")
  func nothing() async throws {
    let transcript = try await newsroom().run(["compare unheard", "timeline unheard"], in: .fresh(format: .json))
    #expect(try transcript.statuses().compactMap { $0.error?.code } == ["noResults", "noResults"])
    #expect(try await newsroom().run(["compare"]).status == .failure)
  }

  @Test("a timeline begins with the first article")
  func timeline() async throws {
    let transcript = try await newsroom().run(["timeline hekla", "chronologie hekla"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("+60 min · Monde") || transcript.output.contains("+1 h · Monde"))
  }

  @Test("trends are none where nothing is more frequent than usual")
  func trends() async throws {
    let transcript = try await newsroom().run(["trends", "tendances --days 5"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("The news in your lists goes back less than 7 days"))
  }

  @Test("a story that is muted is not listed, and the mute is told by its title")
  func muting() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["stories", "mute --story 1 --for 3d", "mutes", "mute moon --story 1"])
    #expect((transcript.output + transcript.errors).contains("story \"Volcano Hekla erupts\""))
    #expect(transcript.status == .failure)
    #expect(try await newsroom.archive.mutes().map(\.story?.id) == [StoryID(Self.entries[0].article.id)])
  }

  @Test("marks reach all articles of a row, saves those of the story if asked to")
  func marking() async throws {
    let newsroom = await newsroom()
    _ = try await newsroom.run(["find hekla", "save 1 --story --as lava"])
    let states = await newsroom.archive.states(of: Self.entries.map(\.article.id))
    #expect(states.values.count { $0.labels == ["lava"] } == 3)
  }
}
