import Testing

@testable import NewsDomain

@Suite("Aliases and keys among the settings")
struct SettingFamilyTests {
  private let settings: Settings = {
    var settings = Settings()
    settings.take([
      SettingsChange(.alias, "\u{C9}t\u{E9}", "top"), SettingsChange(.alias, "hot", "top sports"),
      SettingsChange(.bind, "ctrl-t", "top"), SettingsChange(.bind, "J", "next"),
    ])
    return settings
  }()

  @Test("an alias is found whatever its case and accents, and removed")
  func aliases() {
    #expect(Set(settings.aliases.map(\.name)) == ["hot", "\u{C9}t\u{E9}"])
    #expect(settings.alias(named: "HOT")?.line == "top sports")
    #expect(settings.alias(named: "ete")?.name == "\u{C9}t\u{E9}")
    #expect(settings.alias(named: "ho") == nil)
    var fewer = settings
    fewer.take([SettingsChange(.alias, "hot", nil)])
    #expect(fewer.aliases.map(\.name) == ["\u{C9}t\u{E9}"])
    #expect(fewer.boundKeys.count == 2)
  }

  @Test("single letters are those of views, in their case")
  func letters() {
    #expect(settings.boundKeys.map(\.key.name) == ["J", "ctrl-t"])
    #expect(settings.boundLetters == ["J": "next"])
  }

  @Test("they do not touch the settings of other kinds")
  func others() {
    #expect(settings[PromptSetting.self] == nil)
    #expect(settings.edition == Settings().edition)
  }

  @Test(
    "names of aliases are letters, digits and hyphens, a letter first",
    arguments: [
      ("hot", true), ("top-5", true), ("\u{E9}t\u{E9}", true), ("5", false), ("-x", false), ("a b", false),
      ("a.b", false), ("a_b", false), ("", false), ("a=b", false), (String(repeating: "a", count: 33), false),
    ])
  func names(name: String, isValid: Bool) {
    #expect(AliasName.isValid(name) == isValid)
    #expect(SettingFamily.alias.accepts(name, "top") == isValid)
    #expect(!SettingFamily.alias.accepts(name, ""))
  }

  @Test("a reserved key in the file is not accepted")
  func reserved() {
    #expect(SettingFamily.bind.accepts("ctrl-t", "top"))
    #expect(!SettingFamily.bind.accepts("ctrl-c", "top"))
    #expect(!SettingFamily.bind.accepts("shift-c", "top"))
  }
}
