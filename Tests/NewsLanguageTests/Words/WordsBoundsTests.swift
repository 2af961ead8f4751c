import CWords
import Testing

@Suite("Bounds of the words of a text")
struct WordsBoundsTests {
  private func ranges(_ text: String) -> [String] {
    SplitText(text).ranges.map { "\($0.start)..<\($0.end)" }
  }

  static let placed: [(String, [String])] = [
    (" ab, c", ["1..<3", "5..<6"]), ("Été", ["0..<5"]), ("e\u{301}t e\u{301}", ["0..<4", "5..<8"]),
    ("ß x", ["0..<2", "3..<4"]), ("a\u{AD} b", ["0..<1", "4..<5"]), ("a\u{AD}b", ["0..<4"]),
    ("中国人", ["0..<6", "3..<9", "6..<9"]), ("カ\u{3099}キ", ["0..<9", "6..<9"]), ("ｶﾞ", ["0..<6"]),
    ("中\u{200D}国", ["0..<9", "6..<9"]), ("\u{1100}\u{1161}\u{11A8}", ["0..<9"]), ("हि न", ["0..<6", "7..<10"]),
  ]

  @Test("each word says which bytes it comes from", arguments: placed)
  func places(text: String, expected: [String]) {
    #expect(ranges(text) == expected)
  }

  @Test("a long word is cut at a whole character, and its rest is skipped")
  func cut() {
    let limit = Int(SUPERNEWS_WORD_LIMIT)
    let plain = SplitText(String(repeating: "a", count: 1000) + " b")
    #expect(plain.words == [SplitWord(String(repeating: "a", count: limit)), "b"])
    #expect(plain.ranges.map(\.end) == [limit, 1002])
    let uneven = SplitText("a" + String(repeating: "я", count: 100) + "a b")
    #expect(uneven.words == [SplitWord("a" + String(repeating: "я", count: (limit - 1) / 2)), "b"])
    #expect(uneven.ranges.map(\.end) == [limit - 1, 204])
    let exact = String(repeating: "a", count: limit)
    #expect(SplitText(exact + "\u{301}").words == [SplitWord(exact)])
    #expect(SplitText(exact + "中").words == [SplitWord(exact), "中"])
    #expect(SplitText(String(repeating: "中", count: 1000)).words.count == 1000)
  }

  static let broken: [([UInt8], [SplitWord])] = [
    ([0x61, 0xFF, 0x62], ["a", "b"]), ([0x61, 0xC3], ["a"]), ([0xC3, 0x61], ["a"]), ([0x61, 0x80, 0x62], ["a", "b"]),
    ([0x61, 0xC0, 0xAF, 0x62], ["a", "b"]), ([0x61, 0xE0, 0x80, 0x80, 0x62], ["a", "b"]),
    ([0x61, 0xED, 0xA0, 0x80, 0x62], ["a", "b"]), ([0xE4, 0xB8, 0xE4, 0xB8, 0xAD], ["中"]),
    ([0x61, 0xF4, 0x90, 0x80, 0x80, 0x62], ["a", "b"]), ([0x61, 0xF0, 0xA0, 0x80], ["a"]), ([0xF8, 0x88, 0x80], []),
    ([0xE4, 0xB8, 0xAD, 0xFF, 0xE5, 0x9B, 0xBD], ["中", "国"]),
  ]

  @Test("broken bytes separate", arguments: broken)
  func invalid(bytes: [UInt8], expected: [SplitWord]) {
    #expect(SplitText(bytes).words == expected)
  }

  @Test("no text has no words")
  func none() {
    #expect(supernews_words(nil, 0, 0, nil) { _, _, _, _, _ in 1 } == 0)
  }

  @Test("what takes the words can end the splitting", arguments: ["a b c d", "中国人民", "中 国 人 民", "a中b国"])
  func ending(text: String) {
    for limit in 0..<4 {
      let split = SplitText(Array(text.utf8), limit: limit)
      #expect(split.result == 7)
      #expect(split.words.count == limit)
    }
    #expect(SplitText(text).result == 0)
  }

  /// Random numbers, the same in each run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) * 0x1_0000_0001
    }
  }

  private func check(_ split: SplitText, length: Int) {
    #expect(split.words.allSatisfy { $0.isWhole })
    #expect(split.ranges.allSatisfy { 0 <= $0.start && $0.start < $0.end && $0.end <= length })
    #expect(zip(split.ranges, split.ranges.dropFirst()).allSatisfy { $0.start <= $1.start && $0.end <= $1.end })
  }

  @Test("a million random bytes give whole words")
  func randomBytes() {
    var random = Seeded(state: 15)
    let bytes = (0..<1_000_000).map { _ in UInt8(truncatingIfNeeded: random.next() >> 16) }
    check(SplitText(bytes), length: bytes.count)
    check(SplitText(bytes, isQuery: true), length: bytes.count)
  }

  @Test("random characters of all scripts give whole words, also cut off in the middle")
  func randomCharacters() {
    var random = Seeded(state: 16)
    for _ in 0..<2000 {
      var text = ""
      let block = UInt32.random(in: 0..<0x3200, using: &random) << 4
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let code =
          Bool.random(using: &random)
          ? block + .random(in: 0..<64, using: &random) : .random(in: 0..<0x3100, using: &random)
        if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
      }
      let bytes = Array(text.utf8)
      let end = Int.random(in: 0...bytes.count, using: &random)
      check(SplitText(Array(bytes[..<end])), length: end)
    }
  }
}
