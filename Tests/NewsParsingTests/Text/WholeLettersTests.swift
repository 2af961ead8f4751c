import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("The end of a text that was cut")
struct WholeLettersTests {
  @Test("a letter that is cut off is removed, and nothing else is", arguments: ["", "a", "é", "€", "👍", "日本", "aé€👍"])
  func cut(text: String) {
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
    "bytes that are not UTF-8 do no harm",
    arguments: [[0x80], [0xBF, 0xBF], [0xC3], [0x61, 0x80, 0x80], [0xFF, 0x80]] as [[UInt8]])
  func whatIsNoUTF8DoesNoHarm(bytes: [UInt8]) {
    var cut = bytes
    cut.dropCutLetter()
    #expect(bytes.starts(with: cut))
  }
}
