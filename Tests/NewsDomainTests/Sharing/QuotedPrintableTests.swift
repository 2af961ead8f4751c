import TestSupport
import Testing

@testable import NewsDomain

@Suite("Quoted-printable text")
struct QuotedPrintableTests {
  static let texts: [(String, String)] = [
    ("", ""), ("a b", "a b"), ("a=b", "a=3Db"), ("é", "=C3=A9"), ("a\tb", "a\tb"), ("a ", "a=20"), ("a\t", "a=09"),
    ("a \nb", "a=20\nb"), ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\r\nb", "a\n\nb"),
    ("a\r\r\nb", "a\n\nb"), ("\n", "\n"), ("a\n", "a\n"), ("\u{0}\u{1B}\u{7F}", "=00=1B=7F"), ("-- ", "--=20"),
    (".", "=2E"), ("..", "=2E."), ("a.", "a."), ("From me", "=46rom me"), ("a From", "a From"),
    ("\u{2028}", "=E2=80=A8"), ("\u{FEFF}", "=EF=BB=BF"), ("=_supernews", "=3D_supernews"),
    (String(repeating: "a", count: 76), String(repeating: "a", count: 76)),
    (String(repeating: "a", count: 77), String(repeating: "a", count: 75) + "=\naa"),
    (String(repeating: "a", count: 75) + " ", String(repeating: "a", count: 75) + "=\n=20"),
    (String(repeating: "a", count: 75) + ".b", String(repeating: "a", count: 75) + "=\n=2Eb"),
    (String(repeating: "é", count: 13), String(repeating: "=C3=A9", count: 12) + "=\n=C3=A9"),
    (String(repeating: "\u{1F44D}", count: 7), String(repeating: "=F0=9F=91=8D", count: 6) + "=\n=F0=9F=91=8D"),
  ]

  @Test("text is written as RFC 2045 says", arguments: QuotedPrintableTests.texts)
  func written(text: String, expected: String) {
    #expect(QuotedPrintable.text(text) == expected)
  }

  /// The bytes that a mail program decodes from it.
  private func read(_ text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "\n") {
        rest = rest.dropFirst()
        continue
      }
      bytes.append(try #require(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)))
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  @Test(
    "it is read as it was, and is ASCII in short lines",
    arguments: HostileTexts.all + [String(repeating: "Déjà vu \u{1F468}\u{200D}\u{1F469}. ", count: 50)])
  func readAgain(text: String) throws {
    let written = QuotedPrintable.text(text)
    let lines = written.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(lines.allSatisfy { $0.last != UInt8(ascii: " ") && $0.last != UInt8(ascii: "\t") })
    #expect(lines.allSatisfy { $0.first != UInt8(ascii: ".") && $0.first != UInt8(ascii: "F") })
    #expect(lines.joined().allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 })
    let ends = text.replacing("\r\n", with: "\n").unicodeScalars.map { $0 == "\r" ? "\n" : $0 }
    var expected = ""
    expected.unicodeScalars.append(contentsOf: ends)
    #expect(try read(written) == Array(expected.utf8))
  }
}
