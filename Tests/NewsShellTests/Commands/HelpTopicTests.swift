import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Topics of help")
struct HelpTopicTests {
  @Test("the examples of a topic work one after the other, in a new session", arguments: HelpTopic.allCases)
  func examplesOfATopicWorkOneAfterTheOther(topic: HelpTopic) async throws {
    for isInteractive in [false, true] {
      let newsroom = FakeNewsroom()
      let session = Session.fresh(isInteractive: isInteractive)
      let transcript = try await newsroom.run(topic.examples, in: session, isInteractive: isInteractive)
      #expect(!topic.examples.isEmpty)
      #expect(transcript.status == .success)
      #expect(transcript.errors.isEmpty)
    }
  }

  @Test("the examples about destinations of results send them there")
  func output() async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(HelpTopic.output.examples)
    #expect(newsroom.runner.runs.map(\.command) == ["cat", "true"])
    #expect(newsroom.files.texts["/dev/null"]?.contains("Headline 3") == true)
  }

  @Test("the lines to type run as shown, in both languages", arguments: InterfaceLanguage.all)
  func typed(language: InterfaceLanguage) async throws {
    // The last one is an environment variable.
    let lines = HelpTopic.output.rows.dropLast().map { $0.typed.text(in: language) }
    #expect(lines.count == 7)
    let newsroom = FakeNewsroom(locale: language)
    let transcript = try await newsroom.run(["top | cat"] + lines, in: .fresh(language: language))
    #expect(transcript.status == .success)
    #expect(transcript.errors.split(separator: "\n").allSatisfy { !$0.hasPrefix("supernews:") })
    #expect(newsroom.runner.runs.count == 3)
    #expect(newsroom.files.texts.count == 3)
    #expect(newsroom.clipboard.texts.count == 1)
    #expect(transcript.session.format == .json)
  }

  static let names: [(String, HelpTopic)] = [
    ("help output", .output), ("aide sortie", .output), ("? Output", .output),
    ("help scripting", .scripting), ("aide scripts", .scripting),
    ("help rc", .startUp), ("aide rc", .startUp),
  ]

  @Test("a topic is found by its name in either language", arguments: HelpTopicTests.names)
  func found(line: String, topic: HelpTopic) async throws {
    for language in InterfaceLanguage.all {
      let transcript = try await FakeNewsroom().run([line], in: .fresh(language: language))
      #expect(transcript.output.hasPrefix(topic.title.text(in: language) + "\n"))
      for (typed, meaning) in topic.rows {
        #expect(transcript.output.contains(typed.text(in: language)))
        #expect(transcript.output.contains(meaning.text(in: language)))
      }
    }
  }

  @Test(
    "at a prompt the beginning of a topic's name is enough",
    arguments: [("outp", HelpTopic.output), ("scr", .scripting)])
  func begun(name: String, topic: HelpTopic) async throws {
    let transcript = try await FakeNewsroom().run(["help " + name], isInteractive: true)
    #expect(transcript.output.contains(topic.title.english + "\n"))
  }

  @Test("no topic hides a command or the beginning that means one")
  func commands() async throws {
    let table = CommandTable.standard
    let names = HelpTopic.allCases.flatMap { [$0.name.english, $0.name.french] }
    for declaration in table.declarations {
      for name in InterfaceLanguage.all.map({ declaration.name(in: $0) }) { #expect(!names.contains(name)) }
    }
    for (name, language) in [("ope", InterfaceLanguage.english), ("ouv", .french), ("ou", .french)] {
      let transcript = try await FakeNewsroom(locale: language).run(
        ["help " + name], in: .fresh(language: language), isInteractive: true)
      #expect(transcript.output.contains(OpenCommand.declaration.usage(in: language)), "\(transcript.output)")
    }
    #expect(try await FakeNewsroom().run(["help sources"]).output.hasPrefix("sources "))
  }

  @Test("help all names the topics, in the interface language", arguments: InterfaceLanguage.all)
  func listed(language: InterfaceLanguage) async throws {
    let transcript = try await FakeNewsroom().run(["help all"], in: .fresh(language: language))
    let names = HelpTopic.allCases.map { $0.name.text(in: language) }
    #expect(transcript.output.contains(names.joined(separator: "  ")))
    #expect(transcript.output.contains(texts(in: language).helpTopicsTitle))
  }

  @Test("for programs a topic is an object, the same in every language", arguments: HelpTopic.allCases)
  func object(topic: HelpTopic) async throws {
    for language in InterfaceLanguage.all {
      let session = Session.fresh(language: language, format: .json)
      let transcript = try await FakeNewsroom().run(["help " + topic.name.english], in: session)
      let object = try #require(try transcript.objects().first)
      #expect(object.type == "topic")
      #expect(object.name == topic.name.english)
      #expect(object.title == topic.title.english)
      #expect(object.text?.split(separator: "\n").count == topic.rows.count)
    }
    let rows = try await FakeNewsroom().run(["help " + topic.name.english], in: .fresh(format: .tsv))
    #expect(rows.output.split(separator: "\n").count == 1)
    #expect(rows.output.split(separator: "\t").count == topic.rows.count)
  }

  @Test("the lines to type and their explanations are in both languages", arguments: HelpTopic.allCases)
  func bothLanguages(topic: HelpTopic) {
    #expect(topic.rows.count > 5)
    #expect(topic.title.english != topic.title.french)
    for (typed, meaning) in topic.rows {
      #expect(!typed.english.isEmpty)
      #expect(meaning.english != meaning.french)
      #expect(meaning.english.count > 10)
      #expect(meaning.french.count > 10)
    }
  }

  @Test("nothing is wider than a narrow window", arguments: HelpTopic.allCases)
  func inANarrowWindowNothingIsWiderThanThat(topic: HelpTopic) {
    for columns in [40, 60, 80] {
      for language in InterfaceLanguage.all {
        for line in HelpTopicScreen(topic).lines(language: language, columns: columns) {
          #expect(DisplayWidth.of(line) <= columns)
        }
      }
    }
  }
}
