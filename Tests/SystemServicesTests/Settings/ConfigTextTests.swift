import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The text of the settings file")
struct ConfigTextTests {
  private func config(_ text: String) throws -> ConfigText {
    try #require(ConfigText(Array(text.utf8)))
  }

  private func text(_ config: ConfigText) -> String {
    String(decoding: config.bytes, as: UTF8.self)
  }

  @Test(
    "a value is found by its key, without blanks around either",
    arguments: ["country = jp\n", "country=jp\n", "  country\t=  jp \n", "country = jp", "# note\n\ncountry = jp\n"])
  func value(text: String) throws {
    #expect(try config(text).entry("country")?.value == "jp")
  }

  @Test("a value may hold an equals sign and a hash")
  func signsInValue() throws {
    let config = try config("source-name = a = b # c\n")
    #expect(config.entry("source-name")?.value == "a = b # c")
  }

  @Test("a value may be empty")
  func emptyValue() throws {
    #expect(try config("country =\n").entry("country")?.value == "")
  }

  @Test(
    "a missing key has no value",
    arguments: ["", "# country = jp\n", "countries = jp\n", "my-country = jp\n"])
  func noValue(text: String) throws {
    let isAbsent = try config(text).entry("country") == nil
    #expect(isAbsent)
  }

  @Test("of several values the last one counts, with its line")
  func lastValue() throws {
    let config = try config("country = fr\n# note\n\ncountry = jp\nlanguage = en\n")
    #expect(config.entry("country")?.value == "jp")
    #expect(config.entry("country")?.line == 4)
    #expect(config.entry("language")?.line == 5)
  }

  @Test("line ends of other systems are accepted")
  func windowsLineEnds() throws {
    let config = try config("# note\r\ncountry = jp\r\nlanguage = fr\r\n")
    #expect(config.entry("country")?.value == "jp")
    #expect(config.entry("country")?.line == 2)
    #expect(config.entry("language")?.value == "fr")
    #expect(config.entry("language")?.line == 3)
  }

  @Test(
    "a line that is neither comment nor setting is refused",
    arguments: ["country\n", "country = jp\nsome words\n", "= jp\n", "<html>\n", "country = j\u{0}p\n", "\u{0}"])
  func refusedText(text: String) {
    let isRead = ConfigText(Array(text.utf8)) != nil
    #expect(!isRead)
  }

  static let noText: [[UInt8]] = [
    [0xFF], [0x61, 0x3D, 0xFF, 0x0A], [0x61, 0x3D, 0xC3], [0x23, 0xED, 0xA0, 0x80, 0x0A],
  ]

  @Test("bytes that are not UTF-8 are refused", arguments: ConfigTextTests.noText)
  func refusedBytes(bytes: [UInt8]) {
    let isRead = ConfigText(bytes) != nil
    #expect(!isRead)
  }

  @Test("an unchanged text is written as it was", arguments: ["", "# mine\n\n  colour=blue\ncountry = jp\n"])
  func unchangedTextIsWrittenAsItWas(text original: String) throws {
    #expect(try text(config(original)) == original)
  }

  @Test("a changed line keeps its position, and everything else stays")
  func change() throws {
    var config = try config("# mine\ncountry=fr\n\n  colour=blue\n# end\n")
    config.set("country", to: "jp")
    #expect(text(config) == "# mine\ncountry = jp\n\n  colour=blue\n# end\n")
  }

  @Test("a new key is added at the end, on a line of its own")
  func addition() throws {
    var config = try config("# mine\ncolour = blue")
    config.set("country", to: "jp")
    #expect(text(config) == "# mine\ncolour = blue\ncountry = jp\n")
  }

  @Test("a change of a key with several values leaves one")
  func changeOfSeveral() throws {
    var config = try config("country = fr\ncolour = blue\ncountry = jp\n")
    config.set("country", to: "de")
    #expect(text(config) == "country = de\ncolour = blue\n")
  }

  @Test("a key can be removed")
  func removal() throws {
    var config = try config("# mine\ncountry = fr\ncolour = blue\ncountry = jp\n")
    config.set("country", to: nil)
    #expect(text(config) == "# mine\ncolour = blue\n")
    config.set("language", to: nil)
    #expect(text(config) == "# mine\ncolour = blue\n")
  }

  @Test("a new text can be read again and changed")
  func newText() throws {
    var new = ConfigText()
    #expect(new.entry("country")?.value == nil)
    new.set("country", to: "jp")
    let again = try config(text(new))
    #expect(again.entry("country")?.value == "jp")
    #expect(text(new).hasPrefix("#"))
    #expect(text(new).hasSuffix("\ncountry = jp\n"))
  }
}
