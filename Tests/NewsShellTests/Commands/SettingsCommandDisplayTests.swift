import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Settings of the display")
struct SettingsCommandDisplayTests {
  static let settings: [(String, SettingsChange, String)] = [
    ("settings pictures off", .init(PicturesSetting.self, .off), "off"),
    ("settings pictures on", .init(PicturesSetting.self, .symbols), "symbols"),
    ("settings pictures symbols", .init(PicturesSetting.self, .symbols), "symbols"),
    ("settings pictures sixel", .init(PicturesSetting.self, .sixel), "sixel"),
    ("settings pictures KITTY", .init(PicturesSetting.self, .kitty), "kitty"),
    ("settings pictures no", .init(PicturesSetting.self, .off), "off"),
    ("reglages images non", .init(PicturesSetting.self, .off), "off"),
    ("r\u{E9}glages images oui", .init(PicturesSetting.self, .symbols), "symbols"),
    ("reglages images symboles", .init(PicturesSetting.self, .symbols), "symbols"),
    ("settings accessible on", .init(AccessibleSetting.self, true), "yes"),
    ("settings accessible off", .init(AccessibleSetting.self, false), "no"),
    ("reglages accessible oui", .init(AccessibleSetting.self, true), "yes"),
    ("reglages accessible non", .init(AccessibleSetting.self, false), "no"),
    ("settings prompt '%c %s>'", .init(PromptSetting.self, "%c %s>"), "%c %s>"),
    ("settings prompt %c  \\; ?", .init(PromptSetting.self, "%c ; ?"), "%c ; ?"),
    ("reglages invite ok", .init(PromptSetting.self, "ok"), "ok"),
    ("settings confine on", .init(ConfineSetting.self, .on), "on"),
    ("reglages cloisonnement oui", .init(ConfineSetting.self, .on), "on"),
    ("r\u{E9}glages cloisonnement auto", .init(ConfineSetting.self, .auto), "auto"),
    ("settings pager 'most -s'", .init(PagerSetting.self, .program("most -s")), "most -s"),
    ("settings pager cat", .init(PagerSetting.self, .program("cat")), "cat"),
    ("settings pager built-in", .init(PagerSetting.self, .own), "built-in"),
    ("reglages pagineur integre", .init(PagerSetting.self, .own), "built-in"),
    ("r\u{E9}glages afficheur int\u{E9}gr\u{E9}", .init(PagerSetting.self, .own), "built-in"),
    ("settings prompt \"it's\"", .init(PromptSetting.self, "it's"), "it's"),
  ]

  @Test("a choice is saved and shown, in the words of either language", arguments: SettingsCommandDisplayTests.settings)
  func choiceIsKeptAndTold(line: String, change: SettingsChange, value: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [change])
    #expect(try transcript.objects().map(\.type) == ["setting", "status"])
    #expect(try transcript.objects().first?.value == value)
    #expect(transcript.status == .success)
    var expected = Settings(edition: .english)
    expected.take([change])
    #expect(transcript.session.settings == expected)
    #expect(newsroom.live.now.display == expected.display)
  }

  @Test(
    "the default prompt can be restored",
    arguments: ["settings prompt none", "reglages invite aucune", "settings prompt Aucun", "settings prompt ''"])
  func usualPrompt(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings prompt '%c'", line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [.init(PromptSetting.self, "%c"), .init(PromptSetting.self, nil)])
    #expect(transcript.session.settings[PromptSetting.self] == nil)
    #expect(transcript.output.contains(#"{"type":"setting","key":"prompt","value":null}"#))
  }

  @Test("without a value the setting is shown and stays", arguments: ["pictures", "accessible", "prompt"])
  func withoutAValueItIsToldAndStays(setting: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings \(setting)"], in: .fresh(format: .json))
    #expect(try transcript.objects().map(\.key) == [setting, nil])
    #expect(newsroom.settings.changes.isEmpty)
  }

  static let wrong: [(String, InterfaceLanguage, String)] = [
    ("settings pictures maybe", .english, "on, off, sixel, kitty"),
    ("reglages images peut-\u{EA}tre", .french, "oui, non, sixel, kitty"),
    ("settings accessible 3", .english, "on, off"), ("reglages accessible 3", .french, "oui, non"),
  ]

  @Test("an invalid value is refused, with a list of the valid ones", arguments: SettingsCommandDisplayTests.wrong)
  func refused(line: String, language: InterfaceLanguage, values: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(language: language, format: .json))
    let error = try #require(try transcript.statuses().first?.error)
    #expect(error.code == "usage")
    #expect(error.hint?.hasSuffix(values) == true)
    #expect(newsroom.settings.changes.isEmpty)
    #expect(transcript.session.settings.display == Settings.shown())
  }

  @Test("a > outside quotes is not part of a prompt but redirects the result")
  func unquoted() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings prompt %c>"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("if a setting cannot be saved, the session stays as it was")
  func notKept() async throws {
    let settings = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "Read-only file system")))
    let lines = ["settings pictures off", "settings accessible on", "settings prompt x"]
    let transcript = try await FakeNewsroom(settings: settings).run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io", "io", "io"])
    #expect(transcript.session.settings.display == Settings.shown())
  }

  @Test("people see the meaning of a setting and how to change it", arguments: InterfaceLanguage.all)
  func forPeople(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let lines = [
      "settings pictures kitty", "settings prompt none", "settings accessible off", "settings", "settings pictures",
      "settings accessible",
      "settings prompt", "settings private-network",
    ]
    let transcript = try await FakeNewsroom(locale: language).run(lines, in: .fresh(language: language))
    for text in [words.pictures(.kitty), words.usualPrompt, words.answer(false)] {
      #expect(transcript.output.contains(text))
    }
    for key in [SettingKey.pictures, .accessible, .prompt, .privateNetwork] {
      #expect(transcript.output.contains(words.label(of: key)))
      #expect(transcript.output.contains(words.advice(for: key)))
    }
    #expect(transcript.errors.isEmpty)
  }

  @Test("the commands that the screen suggests work as shown", arguments: InterfaceLanguage.all)
  func advice(language: InterfaceLanguage) async throws {
    let keys = [SettingKey.location, .pictures, .accessible, .prompt, .privateNetwork]
    // The first of several values.
    let lines = keys.map { key in
      let advice = texts(in: language).advice(for: key)
      return String(advice.prefix { $0 != "|" })
    }
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(lines, in: .fresh(language: language))
    #expect(transcript.status == .success)
    let expected: [SettingsChange] = [
      .init(LocationSetting.self, true), .init(PicturesSetting.self, .symbols), .init(AccessibleSetting.self, true),
      .init(PromptSetting.self, "%c %s>"), .init(PrivateNetworkSetting.self, true),
    ]
    #expect(newsroom.settings.changes == expected)
  }

  static let networks: [(String, Bool)] = [
    ("settings private-network on", true), ("settings private-network off", false), ("reglages reseau-prive oui", true),
    ("r\u{E9}glages r\u{E9}seau-priv\u{E9} non", false),
  ]

  @Test("it is saved whether the internet may lead to local hosts", arguments: SettingsCommandDisplayTests.networks)
  func privateNetwork(line: String, isAllowed: Bool) async throws {
    let newsroom = FakeNewsroom()
    newsroom.live.take([SettingsChange(PrivateNetworkSetting.self, !isAllowed)])
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [.init(PrivateNetworkSetting.self, isAllowed)])
    #expect(newsroom.live[PrivateNetworkSetting.self] == isAllowed)
    #expect(try transcript.objects().first?.value == (isAllowed ? "yes" : "no"))
  }

  @Test("if that cannot be saved, nothing changes")
  func privateNetworkNotKept() async throws {
    let settings = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "Read-only file system")))
    let newsroom = FakeNewsroom(settings: settings)
    let transcript = try await newsroom.run(["settings private-network on"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(!newsroom.live[PrivateNetworkSetting.self])
  }

  @Test("from then on all output is made to be read aloud")
  func accessible() async throws {
    let lines = ["settings accessible on", "top --limit 1", "open 1"]
    let transcript = try await FakeNewsroom().run(lines)
    #expect(transcript.output.contains("\n1: Headline 1\nSource: Example News, Date: "))
    #expect(transcript.output.contains("\nTitle: Headline 1\n"))
  }
}
