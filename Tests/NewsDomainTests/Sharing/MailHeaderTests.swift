import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Fields of a letter's head")
struct MailHeaderTests {
  static let texts: [(String, String)] = [
    ("", "Subject:"), (" ", "Subject:"), ("\r\n", "Subject:"), ("News", "Subject: News"),
    ("  two  blanks  ", "Subject: two blanks"), ("a\tb", "Subject: a b"), ("a\r\nBcc: b@c", "Subject: a Bcc: b@c"),
    ("a\u{2028}b\u{85}c\u{0}d", "Subject: a b c d"), ("a\n\nb", "Subject: a b"), ("a = ? _", "Subject: a = ? _"),
    ("Été", "Subject: =?UTF-8?B?w4l0w6k=?="), ("Six étés", "Subject: =?UTF-8?B?U2l4IMOpdMOpcw==?="),
    ("À la une, ce lundi", "Subject: =?UTF-8?Q?=C3=80_la_une=2C_ce_lundi?="),
    ("新闻", "Subject: =?UTF-8?B?5paw6Ze7?="), ("=?UTF-8?Q?x?=", "Subject: =?UTF-8?B?PT9VVEYtOD9RP3g/PQ==?="),
    (
      String(repeating: "ab ", count: 23) + "ab",
      "Subject:" + String(repeating: " ab", count: 22) + "\n ab ab"
    ),
  ]

  @Test("a field is ASCII on one line, or on lines that go on with a blank", arguments: MailHeaderTests.texts)
  func written(text: String, expected: String) {
    #expect(MailHeader.line("Subject", text) == expected)
  }

  /// The content of a field as a mail program shows it. Each encoded word must consist of whole Unicode characters.
  private func read(_ field: String) throws -> String {
    let lines = field.dropFirst("Subject:".count).split(separator: "\n").map { $0.dropFirst() }
    guard let first = lines.first else { return "" }
    guard first.hasPrefix("=?UTF-8?") else { return lines.joined(separator: " ") }
    return try lines.map { word in
      let parts = word.split(separator: "?", omittingEmptySubsequences: false)
      try #require(parts.count == 5 && parts[0] == "=" && parts[1] == "UTF-8" && parts[4] == "=")
      let data =
        parts[2] == "B" ? try #require(Data(base64Encoded: String(parts[3]))) : Data(try letters(String(parts[3])))
      return try #require(String(validating: data, as: UTF8.self))
    }.joined()
  }

  /// The bytes of an encoded word of the form Q.
  private func letters(_ text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "_"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "="):
        bytes.append(try #require(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)))
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  static let long: [String] = [
    String(repeating: "Où l’été s’achève, ", count: 20), String(repeating: "ידיעות מהעולם ", count: 20),
    String(repeating: "十四条新闻", count: 20), String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 20),
    String(repeating: "x", count: 300), String(repeating: "word ", count: 100),
    "e" + String(repeating: "\u{301}", count: 200), "short " + String(repeating: "y", count: 80),
    String(repeating: "z", count: 67), String(repeating: "z", count: 68), "a " + String(repeating: "z", count: 75),
  ]

  @Test(
    "whatever the text, it is read as it was, and adds no field", arguments: HostileTexts.all + MailHeaderTests.long)
  func readAgain(text: String) throws {
    let field = MailHeader.line("Subject", text)
    let lines = field.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(lines.joined().allSatisfy { (0x20...0x7E).contains($0) })
    #expect(lines.dropFirst().allSatisfy { $0.first == UInt8(ascii: " ") && $0.count > 1 })
    let expected = text.unicodeScalars.split { scalar in
      scalar == " " || scalar.properties.generalCategory == .control
        || "\u{2028}\u{2029}".unicodeScalars.contains(scalar)
    }.map { String($0) }.joined(separator: " ")
    #expect(Array(try read(field).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("an encoded word ends with a whole character, however it is composed")
  func characters() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    let lines = MailHeader.line("Subject", String(repeating: family, count: 9)).split(separator: "\n")
    #expect(lines.count == 9)
    for (index, line) in lines.enumerated() {
      let word = index == 0 ? String(line) : "Subject:" + line
      #expect(try read(word) == family)
    }
  }
}
