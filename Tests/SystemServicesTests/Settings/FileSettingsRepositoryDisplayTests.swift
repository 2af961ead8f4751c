import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Stored settings of the display")
struct FileSettingsRepositoryDisplayTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/config" }

  private func repository() -> FileSettingsRepository { FileSettingsRepository(path: path, standard: .english) }

  @Test("by default there are pictures of characters, no reading aloud and the usual prompt")
  func unsaid() throws {
    let usual = Settings.shown(pictures: .symbols, isAccessible: false, prompt: nil)
    #expect(repository().load().settings.display == usual)
    try folder.write("country = jp\n".utf8, to: "config")
    #expect(repository().load().settings.display == usual)
  }

  @Test("every way to draw pictures is stored", arguments: PictureMode.allCases)
  func pictures(mode: PictureMode) throws {
    try folder.write("# mine\n".utf8, to: "config")
    try repository().apply([.init(PicturesSetting.self, mode)])
    #expect(try folder.read("config") == "# mine\npictures = \(mode.rawValue)\n")
    let kept = repository().load()
    #expect(kept.settings.display == Settings.shown(pictures: mode))
    #expect(kept.problems.isEmpty)
  }

  @Test("yes and no to reading aloud are stored", arguments: [(true, "yes"), (false, "no")])
  func accessible(isOn: Bool, word: String) throws {
    try folder.write("# mine\n".utf8, to: "config")
    try repository().apply([.init(AccessibleSetting.self, isOn)])
    #expect(try folder.read("config") == "# mine\naccessible = \(word)\n")
    let kept = repository().load()
    #expect(kept.settings.display == Settings.shown(isAccessible: isOn))
    #expect(kept.problems.isEmpty)
  }

  @Test("access to the reader's own network is stored", arguments: [(true, "yes"), (false, "no")])
  func privateNetwork(isAllowed: Bool, word: String) throws {
    #expect(!repository().load().settings[PrivateNetworkSetting.self])
    try repository().apply([.init(PrivateNetworkSetting.self, isAllowed)])
    #expect(try folder.read("config").hasSuffix("private-network = \(word)\n"))
    #expect(repository().load().settings[PrivateNetworkSetting.self] == isAllowed)
    try folder.write("private-network = maybe\n".utf8, to: "config")
    let kept = repository().load()
    #expect(!kept.settings[PrivateNetworkSetting.self])
    #expect(kept.problems == [.unknownValue(file: path, line: 1, key: "private-network", value: "maybe")])
  }

  static let written: [(String, Settings)] = [
    ("pictures = on", Settings.shown()), ("pictures=off", Settings.shown(pictures: .off)),
    ("  pictures =  kitty ", Settings.shown(pictures: .kitty)),
    ("pictures = off\npictures = sixel", Settings.shown(pictures: .sixel)),
    ("accessible = on", Settings.shown(isAccessible: true)), ("accessible = off", Settings.shown()),
    ("accessible = yes", Settings.shown(isAccessible: true)), ("accessible = no", Settings.shown()),
    ("prompt = %c %n>", Settings.shown(prompt: "%c %n>")), ("prompt =", Settings.shown()),
    ("prompt =   ", Settings.shown()), ("prompt = #", Settings.shown(prompt: "#")),
    ("prompt = a = b", Settings.shown(prompt: "a = b")),
  ]

  @Test("a file written by a person is read", arguments: FileSettingsRepositoryDisplayTests.written)
  func byHand(text: String, display: Settings) throws {
    try folder.write((text + "\n").utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.display == display)
    #expect(kept.problems.isEmpty)
    #expect(try folder.read("config") == text + "\n")
  }

  static let unknowns: [(String, String)] = [
    ("pictures", ""), ("pictures", "sometimes"), ("pictures", "OFF"), ("pictures", "symbols sixel"),
    ("accessible", ""), ("accessible", "maybe"), ("accessible", "1"), ("accessible", "yes please"),
  ]

  @Test(
    "an unknown value is reported with its line and does not affect others",
    arguments: FileSettingsRepositoryDisplayTests.unknowns)
  func unknownValueIsToldWithItsLineAndCostsNoOther(key: String, value: String) throws {
    let text = "country = jp\n\(key) = \(value)\nprompt = p\n"
    try folder.write(text.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.display == Settings.shown(prompt: "p"))
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.problems == [.unknownValue(file: path, line: 2, key: key, value: value)])
    #expect(try folder.read("config") == text)
  }

  static let prompts = [
    "%c %l %s %n %q", ">", "#", "=", "# no comment", "a = b", "\"quoted\"", "\u{2192}", "\u{65E5}\u{672C}", "%", "%%",
    "$(touch x)", "\\n", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", String(repeating: "p", count: 5000),
  ]

  @Test("a prompt is read back as it was, and can be removed", arguments: FileSettingsRepositoryDisplayTests.prompts)
  func prompt(text: String) throws {
    try folder.write("# mine\n".utf8, to: "config")
    try repository().apply([.init(PromptSetting.self, text)])
    let kept = repository().load()
    #expect(kept.settings[PromptSetting.self].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(kept.problems.isEmpty)
    try repository().apply([.init(PromptSetting.self, nil)])
    #expect(repository().load().settings.display == Settings.shown())
    #expect(try folder.read("config") == "# mine\n")
  }

  static let controls: [(String, String?)] = [
    ("a\nlanguage = he", "a language = he"), ("a\rb", "a b"), ("a\tb", "a b"), ("a\u{85}b", "a b"),
    ("a\u{B}b\u{C}c", "a b c"), ("a\u{2028}b", "a b"), ("a\u{2029}country = jp", "a country = jp"),
    ("a\0b", "a b"), ("\u{1B}[31ma", "[31ma"), ("a\u{9B}31m", "a 31m"), ("a\u{7F}b", "a b"),
    ("a\r\nb", nil), ("\n", nil), ("", nil), ("  ", nil),
  ]

  @Test("a prompt stays on its line and changes nothing else", arguments: FileSettingsRepositoryDisplayTests.controls)
  func oneLine(text: String, expected: String?) throws {
    try folder.write("# mine\ncountry = fr\n".utf8, to: "config")
    try repository().apply([.init(PromptSetting.self, text)])
    let kept = repository().load()
    #expect(kept.problems.isEmpty)
    #expect(kept.settings.edition.country.code == "fr")
    #expect(kept.settings.edition.language.code == "en")
    // A line end of two characters may become one space or two.
    if text == "a\r\nb" {
      #expect(["a b", "a  b"].contains(kept.settings[PromptSetting.self]))
    } else {
      #expect(kept.settings[PromptSetting.self] == expected)
    }
    let lines = try folder.read("config").unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.count == 3)
    #expect(lines.first == "# mine")
    #expect(try folder.names().filter { $0.contains("damaged") }.isEmpty)
  }

  @Test("changes and a reset of the edition leave the display alone, and vice versa")
  func apart() throws {
    let display = Settings.shown(pictures: .sixel, isAccessible: true, prompt: "%c>")
    try repository().apply([
      .init(PicturesSetting.self, .sixel), .init(CountrySetting.self, .france), .init(AccessibleSetting.self, true),
      .init(PromptSetting.self, "%c>"),
    ])
    #expect(repository().load().settings.display == display)
    #expect(repository().load().settings.edition.country == .france)
    try repository().apply(.standardEdition)
    #expect(repository().load().settings.display == display)
    try repository().apply([.init(PicturesSetting.self, .off)])
    #expect(
      repository().load().settings.display == Settings.shown(pictures: .off, isAccessible: true, prompt: "%c>"))
  }

  @Test("no value of a damaged file is used")
  func damaged() throws {
    try folder.write("pictures = off\naccessible = yes\nprompt = p\nsome words\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.display == Settings.shown())
    #expect(kept.problems.count == 1)
    try repository().apply([.init(AccessibleSetting.self, true)])
    #expect(repository().load().settings.display == Settings.shown(isAccessible: true))
  }
}
