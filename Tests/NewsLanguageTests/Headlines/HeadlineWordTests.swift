import Testing

@testable import NewsLanguage

extension HeadlineWord {
  /// The words of a headline.
  static func words(of headline: String) -> [HeadlineWord] {
    var headline = headline
    return headline.withUTF8 { words(of: $0) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

@Suite("Words of headlines")
struct HeadlineWordTests {
  private func texts(_ headline: String) -> [String] { HeadlineWord.words(of: headline).map(\.text) }

  private static let initials: [(String, [String])] = [
    ("U.S. and E.U.-China", ["us", "and", "eu", "china"]), ("U.S.A. wins", ["usa", "wins"]), ("N.Y.", ["ny"]),
    ("J.K. Rowling", ["jk", "rowling"]), ("e.g. this", ["eg", "this"]), ("J. K. Rowling", ["jk", "rowling"]),
    ("Vitamin A. B is next", ["vitamin", "a", "b", "is", "next"]), ("U. S. A.", ["usa"]),
    ("Ship \u{1F6A2}\u{1F525} late", ["ship", "late"]),
  ]

  @Test("initials are one word, other letters are not, and emoji are left out", arguments: initials)
  func joinedInitials(headline: String, words: [String]) {
    #expect(texts(headline) == words)
  }

  private static let numbers: [(String, [String])] = [
    ("1,234.5", ["1234.5"]), ("10,000,000", ["10000000"]), ("1.234.567", ["1234567"]), ("3.14", ["3.14"]),
    ("1,25 %", ["1.25"]), ("7", ["7"]), ("12:30", ["12", "30"]), ("2026-11-21", ["2026", "11", "21"]),
    ("9, 10 and 11", ["9", "10", "and", "11"]), ("Covid-19", ["covid", "19"]), ("$1.5bn", ["1.5bn"]),
    ("$15bn", ["15bn"]),
  ]

  @Test("points and commas continue a number, whichever of them parts thousands", arguments: numbers)
  func joinedNumbers(headline: String, words: [String]) {
    #expect(texts(headline) == words)
  }

  private static let runs: [(String, [String])] = [
    ("東京で地震", ["東京で地震"]), ("北京", ["北京"]), ("中", ["中"]), ("中 文", ["中", "文"]),
    ("中文English日本", ["中文", "english", "日本"]), ("한국어 뉴스", ["한국어", "뉴스"]), ("「台風」が接近", ["台風", "が接近"]),
    ("ไทย", ["ไทย"]), ("日本の首相、訪中へ", ["日本の首相", "訪中へ"]),
  ]

  @Test("runs of scripts without blanks are put together again from their pairs", arguments: runs)
  func joinedRuns(headline: String, words: [String]) {
    #expect(texts(headline) == words)
  }

  @Test("a word knows its place and its script")
  func places() {
    let headline = "Über 1,5 Mio. Москва ירושלים القاهرة Αθήνα 東京"
    let bytes = Array(headline.utf8)
    let words = HeadlineWord.words(of: headline)
    #expect(
      words.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        == ["Über", "1,5", "Mio", "Москва", "ירושלים", "القاهرة", "Αθήνα", "東京"])
    #expect(words.map(\.script) == [.latin, .digits, .latin, .cyrillic, .hebrew, .arabic, .greek, .paired])
    #expect(words.first?.text == "uber")
  }

  @Test("many words are read up to a limit, and a long word stays one")
  func limits() {
    let many = HeadlineWord.words(of: (0..<10_000).map { "word\($0)" }.joined(separator: " "))
    #expect((1...100).contains(many.count))
    #expect(many.first?.text == "word0")
    let long = HeadlineWord.words(of: String(repeating: "x", count: 10_000))
    #expect(long.count == 1)
    #expect(long[0].bytes.count < 100)
  }

  @Test(
    "what has no words has none",
    arguments: ["", " ", "\u{1F600}", "\u{1F469}\u{200D}\u{1F680}", "\0\0", "…—“”", "\u{301}", "\u{200F}"])
  func nothing(headline: String) {
    #expect(HeadlineWord.words(of: headline).isEmpty)
  }

  @Test("characters that end texts elsewhere do not end a headline")
  func controls() {
    #expect(texts("one\0two\u{1B}[31m\nthree").filter { $0.count > 3 || $0 == "one" || $0 == "two" }.count == 3)
  }

  @Test("scalars are read from bytes, also where they are cut off")
  func scalars() {
    #expect(Array("aé水\u{1F600}".utf8).scalars.map(\.value) == [0x61, 0xE9, 0x6C34, 0x1F600])
    #expect(Array("aé水".utf8).scalars.map(\.place) == [0, 1, 3])
    #expect(Array("水".utf8).dropLast().firstScalar == (0, 1))
    #expect([UInt8]().firstScalar == (0, 1))
    // Positions are relative to the beginning of a slice.
    #expect(Array("xé水".utf8)[1...].scalars.map(\.place) == [0, 2])
  }
}
