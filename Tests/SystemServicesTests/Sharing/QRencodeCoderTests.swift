import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("QR codes")
struct QRencodeCoderTests {
  private static let reader = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/zbarimg" }
    .first { access($0, X_OK) == 0 }
  static let hasReader = reader != nil

  private let folder = TemporaryFolder()

  private func code(_ text: String) throws -> QRCode { try QRencodeCoder().code(of: text) }

  /// The versions of ISO/IEC 18004, with the most bytes of each at level L. A version has 17 plus 4 times its number of
  /// modules on a side.
  static let versions: [(Int, Int)] = [
    (1, 17), (2, 32), (3, 53), (4, 78), (5, 106), (6, 134), (7, 154), (10, 271), (20, 858), (30, 1732), (39, 2809),
    (40, 2953),
  ]

  @Test("a code is as small as possible", arguments: QRencodeCoderTests.versions)
  func size(version: Int, most: Int) throws {
    #expect(try code(String(repeating: "a", count: most)).size == 17 + 4 * version)
    if version < 40 { #expect(try code(String(repeating: "a", count: most + 1)).size > 17 + 4 * version) }
  }

  @Test(
    "a code has as much correction as its size has room for",
    arguments: [(7, "H"), (8, "Q"), (11, "Q"), (12, "M"), (14, "M"), (15, "L"), (17, "L")])
  func correction(bytes: Int, level: String) throws {
    let code = try code(String(repeating: "a", count: bytes))
    // The first two bits of the format stand in row 8, inverted by the mask 10; see ISO/IEC 18004, 7.9.
    let bits = [code.isDark(0, 8) != true, code.isDark(1, 8)]
    #expect(bits == ["L": [false, true], "M": [false, false], "Q": [true, true], "H": [true, false]][level])
  }

  @Test("a text that is too long for a code is an error", arguments: ["a", "\u{E9}", "\u{1F44D}"])
  func tooLong(character: String) {
    let count = 2953 / character.utf8.count + 1
    let text = String(repeating: character, count: count)
    #expect(throws: NewsError.sharing(.tooLongForQR(bytes: count * character.utf8.count))) { try code(text) }
    #expect(throws: Never.self) { try code(String(text.dropLast())) }
  }

  @Test("three corners have the mark by which a camera finds the code", arguments: [(0, 0), (1, 0), (0, 1)])
  func corners(right: Int, bottom: Int) throws {
    let code = try code("https://example.com/a")
    let (left, top) = (right * (code.size - 7), bottom * (code.size - 7))
    let rows = (0..<7).map { row in String((0..<7).map { code.isDark(left + $0, top + row) ? "#" : " " }) }
    #expect(rows == ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"])
  }

  static let texts = [
    "a", "https://example.com/a", "HTTPS://EXAMPLE.COM/A", "0123456789", "https://example.com/%C3%A9?a=1&b=2#c",
    "https://example.com/" + String(repeating: "0123456789", count: 30), "caf\u{E9}",
    "\u{41F}\u{440}\u{438}\u{432}\u{435}\u{442}",
    "\u{65E5}\u{672C}\u{8A9E}\u{306E}\u{30CB}\u{30E5}\u{30FC}\u{30B9}", "\u{1F44D}\u{1F3FD} e\u{301}", "two\nlines\n",
    String(repeating: "x", count: 2953),
  ]

  @Test(
    "a camera reads the text of the code", .takesTurns, .enabled(if: hasReader, "zbarimg is not installed"),
    arguments: QRencodeCoderTests.texts)
  func readBack(text: String) async throws {
    let path = try folder.write(image(try code(text)), to: "code.pgm")
    let ending = try await ChildProcess.run(
      [try #require(Self.reader), "--raw", "-q", "--oneshot", "-Sbinary", path], environment: ["PATH": "/usr/bin:/bin"],
      input: .nothing, output: .captured(limit: 10_000))
    #expect(ending.status == 0)
    #expect(String(decoding: ending.output, as: UTF8.self) == text)
  }

  /// The code with its quiet zone as a portable grey map, with four pixels to a module.
  private func image(_ code: QRCode) -> [UInt8] {
    let modules = -QRCode.quietZone..<(code.size + QRCode.quietZone)
    var bytes = Array("P5\n\(modules.count * 4) \(modules.count * 4)\n255\n".utf8)
    for row in modules {
      let line = modules.flatMap { Array(repeating: code.isDark($0, row) ? UInt8(0) : 255, count: 4) }
      for _ in 0..<4 { bytes += line }
    }
    return bytes
  }
}
