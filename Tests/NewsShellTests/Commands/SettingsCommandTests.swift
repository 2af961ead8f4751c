import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("settings and format")
struct SettingsCommandTests {
  @Test("all settings are shown, with their values for programs", arguments: ["settings", "reglages", "r\u{E9}glages"])
  func settings(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line], in: .fresh(format: .json))
    let objects = try transcript.objects().filter { $0.type == "setting" }
    let values = Dictionary(objects.map { ($0.key ?? "", $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    let expected = [
      "country": "us", "language": "en", "source": "", "filter": "all", "location": "", "place": "",
      "pictures": "symbols", "accessible": "no", "prompt": "", "layout": "two", "pager": "", "colours": "",
      "dates": "relative", "private-network": "no", "confine": "auto", "sample": "",
      "archive": "yes", "keep": "forever", "reader": "no", "keep-texts": "90", "translator": "", "topics": "",
      "meaning": "yes", "fold": "yes", "collect": "country,source,topics,feeds,follows 15m",
      "brief": "top,follows,favourites,feeds,changes,trends", "on-alert": "", "share-to": "",
      "mine": "country,source,topics,feeds,follows",
      "provider": "auto", "key": "none", "format": "json",
    ]
    #expect(values == expected)
    #expect(objects.count == expected.count)
  }

  @Test("the values follow changes")
  func theyFollowWhatWasChanged() async throws {
    let lines = ["country jp", "language de", "source bbc-news", "filter by-country", "settings"]
    let transcript = try await FakeNewsroom(keys: FakeKeys("k")).run(lines, in: .fresh(format: .tsv))
    for row in ["country\tjp", "language\tde", "source\tbbc-news", "filter\tby-country", "key\tsession"] {
      #expect(transcript.output.contains(row + "\n"))
    }
  }

  @Test("a setting with a command of its own says the whole command, but never a key")
  func elsewhere() async throws {
    let english = try await FakeNewsroom().run(["settings source bbc-news"])
    #expect(english.errors.contains("type source bbc-news"))
    let french = try await FakeNewsroom(locale: .french).run(
      ["réglages source bbc-news"], in: .fresh(language: .french))
    #expect(french.errors.contains("tapez «\u{202F}média bbc-news\u{202F}»"))
    #expect(try await !FakeNewsroom().run(["settings key 0123456789"]).errors.contains("0123456789"))
  }

  @Test(
    "country and language are set here as well, for this session and the next ones",
    arguments: [
      ["settings country japan", "settings language de"], ["réglages pays japon", "réglages langue allemand"],
    ])
  func edition(lines: [String]) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(lines + ["top"])
    #expect(transcript.session.edition.country == .japan && transcript.session.edition.language.code == "de")
    #expect(newsroom.settings.changes.map(\.key) == [.country, .language])
    #expect(newsroom.news.requests.map(\.scope) == [.local(.japan)])
    #expect(try await newsroom.run(["settings country atlantis"]).status == .failure)
  }

  @Test("people see names, codes and how to change each")
  func forPeople() async throws {
    let transcript = try await FakeNewsroom(locale: .french).run(["settings"], in: .fresh(language: .french))
    #expect(transcript.output.contains("France (fr)"))
    #expect(transcript.output.contains("Le Monde"))
    #expect(transcript.output.contains(texts(in: .french).settingsAdvice))
  }

  @Test(
    "a value that was changed stands beside its default, and each setting is explained",
    arguments: InterfaceLanguage.all)
  func defaults(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let lines = ["settings keep 90", "settings", "settings keep"]
    let transcript = try await FakeNewsroom(locale: language).run(lines, in: .fresh(language: language))
    let row = try #require(
      transcript.output.split(separator: "\n").first {
        $0.contains(words.keepLine(days: 90)) && $0.contains(words.keepLine(days: nil))
      })
    #expect(row.hasPrefix(words.label(of: .keep)))
    #expect(transcript.output.contains(words.standardValue(words.keepLine(days: nil))))
    #expect(transcript.output.contains(words.meaning(of: .keep)))
    let json = try await FakeNewsroom().run(lines, in: .fresh(format: .json)).output
    #expect(json.contains(#""key":"keep","value":"90","default":"forever""#))
    #expect(Set(SettingTable.all.map { words.meaning(of: $0.key) }).count == SettingTable.all.count)
  }

  @Test(
    "each setting is explained by the name it has in the list; what another command changes is not changed here",
    arguments: InterfaceLanguage.all)
  func explained(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    for key in SettingTable.all.map(\.key) {
      let lines = ["settings \(words.label(of: key))"]
      let transcript = try await FakeNewsroom(locale: language).run(lines, in: .fresh(language: language))
      // A sentence may be broken over lines.
      let output = transcript.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      #expect(output.contains(words.meaning(of: key).split(separator: " ").joined(separator: " ")), "\(key)")
    }
    let refused = try await FakeNewsroom().run(["settings source cnn", "settings key x"], in: .fresh(format: .json))
    #expect(try refused.codes() == ["usage", "usage"])
    #expect(refused.output.contains("type source cnn"))
  }

  @Test("no key is ever among them")
  func noKey() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    for format in OutputFormat.allCases {
      let transcript = try await FakeNewsroom(keys: FakeKeys(key)).run(["settings", "key"], in: .fresh(format: format))
      #expect(!(transcript.output + transcript.errors).contains(key))
    }
  }

  @Test("the archive of a server is kept and shown, used from the next start on, and can be taken back")
  func server() async throws {
    let newsroom = FakeNewsroom()
    let address = "postgresql://host/news"
    let shown = try await newsroom.run(["settings archive \(address)", "settings archive"], in: .fresh(format: .json))
    #expect(try shown.objects().filter { $0.type == "setting" }.map(\.value) == [address, address])
    let said = try await newsroom.run(["settings archive on", "settings archive"], in: .fresh())
    #expect(said.errors.contains("next start"), "\(said.errors)")
    #expect(
      newsroom.settings.changes == [.init(ArchiveSetting.self, .server(address)), .init(ArchiveSetting.self, .local)])
  }

  @Test("the program for alerts is kept and shown, and can be taken back", arguments: ["on-alert", "sur-alerte"])
  func onAlert(name: String) async throws {
    let newsroom = FakeNewsroom()
    let program = "logger -t \"my news\""
    let first = try await newsroom.run(
      ["settings \(name) '\(program)'", "settings \(name)"], in: .fresh(format: .json))
    #expect(try first.objects().filter { $0.type == "setting" }.map(\.value) == [program, program])
    #expect(newsroom.live[OnAlertSetting.self] == program)
    let second = try await newsroom.run(["settings \(name) none"], in: .fresh(format: .json))
    #expect(try second.objects().filter { $0.type == "setting" }.map(\.value) == [nil])
    #expect(newsroom.live[OnAlertSetting.self] == nil)
    #expect(newsroom.settings.changes == [.init(OnAlertSetting.self, program), .init(OnAlertSetting.self, nil)])
  }

  @Test(
    "a program for alerts that needs a shell is refused",
    arguments: ["'a | b'", "'a > b'", "'a; b'", "'!a'", "\"a 'b\"", "''"])
  func notAProgram(value: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings on-alert \(value)"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
    #expect(newsroom.live[OnAlertSetting.self] == nil)
  }

  @Test("the format applies to the session from then on", arguments: OutputFormat.allCases)
  func format(format: OutputFormat) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["format \(format.rawValue)", "format"])
    #expect(transcript.session.format == format)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("after format json all output is JSON")
  func json() async throws {
    let transcript = try await FakeNewsroom().run(["format json", "top --limit 1"])
    let last = transcript.output.split(separator: "\n").suffix(2).map { String($0) }
    #expect(last.first?.hasPrefix(#"{"type":"article","n":1,"#) == true)
    #expect(last.last?.hasPrefix(#"{"type":"status","command":"top","ok":true,"#) == true)
  }

  @Test("an unknown format is refused")
  func unknownFormat() async throws {
    let transcript = try await FakeNewsroom().run(["format xml"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.session.format == .json)
  }
}
