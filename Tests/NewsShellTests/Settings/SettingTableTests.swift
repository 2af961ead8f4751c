import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The table of settings")
struct SettingTableTests {
  @Test("each setting has words in each language, and no words are without a setting", arguments: InterfaceLanguage.all)
  func words(language: InterfaceLanguage) {
    let words = language.texts.settings
    #expect(words.map(\.key.name).sorted() == SettingTable.all.map(\.key.name).sorted())
    for words in words {
      #expect(words.names.first == words.label, "\(words.key.name)")
      #expect(!words.label.isEmpty && !words.meaning.isEmpty && !words.advice.isEmpty, "\(words.key.name)")
      #expect(words.values.values.allSatisfy { $0.first?.isEmpty == false }, "\(words.key.name)")
    }
    #expect(Set(words.flatMap(\.names)).count == words.flatMap(\.names).count)
    // English may show the stored names.
    for words in words {
      let standard = InterfaceLanguage.standard.texts.words(of: words.key).values
      #expect(standard.keys.allSatisfy { words.values[$0] != nil }, "\(words.key.name)")
    }
  }

  @Test("each setting has one key, and each line of the file belongs to one setting")
  func keys() {
    #expect(Set(SettingTable.all.map(\.key)).count == SettingTable.all.count)
    let stored = SettingTable.stored.map { $0.key.name }
    #expect(Set(stored).count == stored.count)
    for entry in SettingTable.all where entry.change != nil { #expect(!entry.stored.isEmpty, "\(entry.key.name)") }
  }

  @Test("names are written with hyphens")
  func hyphens() {
    let names = SettingTable.stored.map { $0.key.name } + SettingTable.all.map(\.key.name)
    #expect(names.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
    #expect(names.contains("on-alert") && names.contains("collect-every"))
  }

  @Test("each default is a value", arguments: SettingTable.stored.indices)
  func defaults(index: Int) {
    func check<S: Setting>(_ setting: S.Type) {
      #expect(Settings().with(setting, S.standard)[setting] == S.standard, "\(S.key.name)")
      #expect(S.text(of: S.standard).map { S.read($0) == S.standard } ?? true, "\(S.key.name)")
    }
    check(SettingTable.stored[index])
  }

  /// Values of the settings for which Tab offers none.
  static let values: [String: [String]] = [
    "place": ["48.85 2.35", "-90 180", "none"], "prompt": ["%c>", "none"], "translator": ["trans -b :%l", "none"],
    "topics": ["space", "none"], "collect": ["country,feeds 30m", "catalogue", "2h", "none"],
    "brief": ["follows,top", "none"], "mine": ["feeds", "country,feeds", "all"],
    "pager": ["most -s", "cat"],
    "on-alert": ["logger -t 'a b'", "none"], "share-to": ["kindle mail -s '{title}; now' me@example.org", "none"],
    "sample": ["none"], "keep": ["1", "36500"], "keep-texts": ["30"],
    "archive": ["postgresql://host/news"], "pictures": ["symbols"],
    "colours": ["~/colours", "/a b/c"],
  ]

  @Test("what is typed is stored, read again and shown", arguments: SettingTable.all.indices)
  func roundTrip(index: Int) throws {
    let entry = SettingTable.all[index]
    guard let change = entry.change else { return }
    var session = Session.fresh()
    session.topics = FakeTopics()
    let context = CompletionContext(session: session, typed: "")
    let typed = entry.complete(context).map(\.text) + (Self.values[entry.key.name] ?? [])
    #expect(typed.count > 1, "\(entry.key.name)")
    var shown: Set<String?> = []
    for text in typed {
      let newsroom = FakeNewsroom()
      let facts = SettingFacts(session: session, preferences: PreferencesFeature(newsroom.ports))
      let changes = try change(text, facts)
      #expect(changes.map(\.key) == entry.stored.map { $0.key })
      for (change, setting) in zip(changes, entry.stored) {
        #expect(change.text.map(setting.accepts) ?? true, "\(entry.key.name) \(text)")
      }
      newsroom.live.take(changes)
      var changed = session
      changed.take(changes)
      let row = entry.row(SettingFacts(session: changed, preferences: facts.preferences))
      shown.insert(row.value)
      // The stored texts alone give the same.
      let again = FakeNewsroom()
      again.live.take(try change(text, SettingFacts(session: session, preferences: PreferencesFeature(again.ports))))
      #expect(again.live.now == newsroom.live.now)
    }
    #expect(shown.count > 1, "\(entry.key.name)")
  }

  @Test(
    "the old spelling of a name is understood",
    arguments: [("on_alert", "on-alert"), ("keep_texts", "keep-texts"), ("Private_Network", "private-network")])
  func oldSpelling(typed: String, key: String) async throws {
    let transcript = try await FakeNewsroom().run(["settings \(typed)"], in: .fresh(format: .json))
    #expect(transcript.status == .success)
    #expect(try transcript.objects().first?.key == key)
  }
}
