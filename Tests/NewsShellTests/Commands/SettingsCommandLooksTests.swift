import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("settings colours and dates")
struct SettingsCommandLooksTests {
  @Test(
    "schemes have names in each language",
    arguments: [
      ("settings colours dark", ColourScheme.dark), ("settings colors LIGHT", .light),
      ("r\u{E9}glages couleurs clair", .light), ("settings colours contraste", .contrast),
      ("settings colours mono", .mono),
    ])
  func schemes(line: String, scheme: ColourScheme) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line, "settings colours"], in: .fresh(format: .json))
    #expect(try transcript.objects().compactMap(\.value) == [scheme.rawValue, scheme.rawValue])
    #expect(newsroom.settings.changes == [SettingsChange(ColoursSetting.self, .scheme(scheme))])
    #expect(newsroom.looks.followed.last == .some(.scheme(scheme)))
  }

  @Test("a file is checked before it is chosen, and named from the root or from home")
  func file() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(
      ["settings colours '~/my colours'", "settings colours mine", "settings colours none"], in: .fresh(format: .json))
    #expect(newsroom.looks.checked == [.file("~/my colours")])
    #expect(newsroom.looks.followed == [.file("~/my colours"), nil])
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.settings.changes.map(\.text) == ["~/my colours", nil])
  }

  @Test("a fault is named with its line, and nothing changes", arguments: InterfaceLanguage.all)
  func fault(language: InterfaceLanguage) async throws {
    var newsroom = FakeNewsroom(locale: language)
    newsroom.looks = FakeLooks(.fault(path: "~/c", PaletteFault(line: 3, .unknownRole("numbers"))))
    let transcript = try await newsroom.run(["settings colours ~/c"], in: .fresh(language: language))
    #expect(
      transcript.errors.contains(
        language == .english ? "~/c, line 3: unknown role \"numbers\"" : "~/c, ligne 3\u{202F}: r\u{F4}le inconnu"))
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test(
    "where there is colour, each role is previewed in its own look, under the names of the file",
    arguments: InterfaceLanguage.all)
  func preview(language: InterfaceLanguage) {
    let row = SettingRow.colours(.scheme(.light))
    for screen in [SettingsScreen([row]) as any Screen, SettingHelpScreen(row)] {
      let shown = screen.text(language: language, isColoured: true)
      for role in Role.allCases where role != .plain {
        #expect(shown.contains(role.rawValue))
        #expect(
          shown.contains(Style(isColoured: true).styled(SafeText(texts(in: language).sample(of: role)), role).text))
      }
      #expect(!screen.text(language: language).contains("trouble"))
      #expect(!screen.text(language: language, isColoured: true, isAccessible: true).contains("trouble"))
    }
    #expect(!SettingsScreen([row], showsAll: true).text(isColoured: true).contains("trouble"))
  }

  @Test("dates take their form at once, for people alone", arguments: ["iso", "relative"])
  func dates(form: String) async throws {
    let moment = Date(timeIntervalSince1970: 1_795_168_800)
    var newsroom = FakeNewsroom()
    newsroom.news = .giving([Article(title: "Moon", publishedAt: moment, provider: .feeds)])
    let time = LocalTime(moment)
    let iso = "\(time.year)-\(time.month)-\(time.day) \(time.clock)"
    let transcript = try await newsroom.run(["settings dates \(form)", "top"])
    #expect(transcript.output.contains(iso) == (form == "iso"), "\(transcript.output)")
    let json = try await newsroom.run(["settings dates \(form)", "top"], in: .fresh(format: .json))
    #expect(json.output.contains("2026-11-20T10:00:00Z"))
  }

  @Test("a form has a name in each language", arguments: ["relative", "relatives", "iso", "locale", "LOCALE"])
  func forms(text: String) async throws {
    #expect(try await FakeNewsroom().run(["settings dates \(text)"]).status == .success)
    #expect(try await FakeNewsroom().run(["settings dates soon"], in: .fresh(format: .json)).codes() == ["usage"])
  }
}
