import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The end of a text that was cut")
struct WholeLettersTests {
  @Test("a letter that is cut goes, and nothing else does", arguments: ["", "a", "é", "€", "👍", "日本", "aé€👍"])
  func letterThatIsCutGoes(text: String) {
    let bytes = Array(("ab" + text).utf8)
    for count in 2...bytes.count {
      var cut = Array(bytes.prefix(count))
      cut.dropCutLetter()
      #expect(("ab" + text).hasPrefix(String(validating: cut, as: UTF8.self) ?? "?"))
      #expect(count - cut.count < 4)
      #expect(count < bytes.count || cut == bytes)
    }
  }

  @Test(
    "what is no UTF-8 does no harm",
    arguments: [[0x80], [0xBF, 0xBF], [0xC3], [0x61, 0x80, 0x80], [0xFF, 0x80]] as [[UInt8]])
  func whatIsNoUTF8DoesNoHarm(bytes: [UInt8]) {
    var cut = bytes
    cut.dropCutLetter()
    #expect(bytes.starts(with: cut))
  }
}
