import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The settings of the archive")
struct SettingsCommandArchiveTests {
  static let switches: [(String, Bool)] = [
    ("settings archive off", false), ("settings archive on", true), ("reglages archives non", false),
    ("r\u{E9}glages archives oui", true),
  ]

  @Test("whether articles are added is saved, applies at once and is shown", arguments: switches)
  func isOn(line: String, isOn: Bool) async throws {
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.archived(isOn ? .off : .local, days: 7)))
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [.init(ArchiveSetting.self, isOn ? .local : .off)])
    #expect(newsroom.live.now.archive == Settings.archived(isOn ? .local : .off, days: 7))
    let row = try #require(try transcript.objects().first)
    #expect(row.type == "setting" && row.key == "archive" && row.value == (isOn ? "yes" : "no"))
  }

  static let spans: [(String, Int?)] = [
    ("settings keep 90", 90), ("settings keep 90d", 90), ("settings keep 1", 1), ("reglages conserver 90j", 90),
    ("settings keep forever", nil), ("reglages conserver toujours", nil),
  ]

  @Test("how long articles are kept is saved, applies at once and is shown", arguments: spans)
  func days(line: String, days: Int?) async throws {
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.archived(.off, days: 7)))
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(newsroom.settings.changes == [.init(KeepSetting.self, days)])
    #expect(newsroom.live.now.archive == Settings.archived(.off, days: days))
    let row = try #require(try transcript.objects().first)
    #expect(row.type == "setting" && row.key == "keep" && row.value == (days.map { "\($0)" } ?? "forever"))
  }

  @Test("invalid values, and those that cannot be saved, change nothing")
  func unchanged() async throws {
    let newsroom = FakeNewsroom()
    let lines = ["0", "-1", "36501", "d", "soon", "9d9"].map { "settings keep \($0)" } + ["settings archive maybe"]
    let refused = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try refused.codes() == lines.map { _ in "usage" })
    let full = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "Read-only file system")))
    let failing = FakeNewsroom(settings: full, live: newsroom.live)
    let failed = try await failing.run(["settings archive off", "settings keep 3"], in: .fresh(format: .json))
    #expect(try failed.codes() == ["io", "io"])
    #expect(newsroom.live.now.archive == Settings.archived())
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a reset leaves them as they are")
  func reset() async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["settings keep 90", "settings archive off", "reset"])
    #expect(newsroom.live.now.archive == Settings.archived(.off, days: 90))
    #expect(Array(newsroom.settings.changes.suffix(4)) == .standardEdition)
  }

  @Test("people see how long, and how to change it", arguments: InterfaceLanguage.all)
  func forPeople(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let transcript = try await FakeNewsroom(locale: language).run(
      ["settings", "settings keep"], in: .fresh(language: language))
    for text in [words.label(of: SettingKey.archive), words.keepLine(days: nil), words.advice(for: .keep)] {
      #expect(transcript.output.contains(text))
    }
    #expect(Set([nil, 1, 2].map(words.keepLine)).count == 3)
  }

  @Test("an address of another kind is refused, and not repeated, as it may have a password")
  func otherAddress() async throws {
    let transcript = try await FakeNewsroom().run(["settings archive https://u:secretword@h.example/"])
    #expect(transcript.errors.contains("not the address of a PostgreSQL server"))
    #expect(!transcript.errors.contains("secretword"))
    #expect(throws: NewsError.archive(.invalidAddress(.isOfOtherKind))) { try ArchivePlace.check("mysql://u:p@h/x") }
    for place in ["postgresql://h/d", "local", "a/b.sqlite", "host=h"] {
      #expect(throws: Never.self) { try ArchivePlace.check(place) }
    }
  }
}
