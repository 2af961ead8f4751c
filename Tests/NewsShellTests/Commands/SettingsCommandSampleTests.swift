import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The setting of the sample edition")
struct SettingsCommandSampleTests {
  static let lines: [(String, Bool?, String?)] = [
    ("settings sample on", true, "yes"), ("settings sample off", false, "no"), ("settings sample none", nil, nil),
    ("reglages echantillon oui", true, "yes"), ("r\u{E9}glages \u{E9}chantillon non", false, "no"),
    ("reglages echantillon aucun", nil, nil),
  ]

  @Test("it is saved, applies at once and is shown", arguments: SettingsCommandSampleTests.lines)
  func itIsKeptInForceAtOnceAndTold(line: String, choice: Bool?, value: String?) async throws {
    let live = LiveSettings(Settings().with(SampleSetting.self, choice.map { !$0 } ?? true))
    let newsroom = FakeNewsroom(live: live)
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [.init(SampleSetting.self, choice)])
    #expect(live[SampleSetting.self] == choice)
    let row = try #require(try transcript.objects().first)
    #expect(row.type == "setting" && row.key == "sample" && row.value == value)
  }

  @Test("if it cannot be saved, or the value is invalid, it stays as it was")
  func whereItCannotBeKeptItStaysAsItWas() async throws {
    let live = LiveSettings()
    let settings = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "Read-only file system")))
    let transcript = try await FakeNewsroom(settings: settings, live: live)
      .run(["settings sample on", "settings sample maybe"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io", "usage"])
    #expect(live[SampleSetting.self] == nil)
  }

  @Test("people see its meaning and how to change it", arguments: InterfaceLanguage.all)
  func forPeople(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let transcript = try await FakeNewsroom(locale: language).run(
      ["settings", "settings sample"], in: .fresh(language: language))
    for text in [words.label(of: .sample), words.sampleLine(nil), words.advice(for: .sample)] {
      #expect(transcript.output.contains(text))
    }
    #expect(Set([true, false, nil].map(words.sampleLine)).count == 3)
  }
}
