import Testing

@testable import NewsDomain

@Suite("The word that was meant")
struct NearWordTests {
  static let words: [(String, String?)] = [
    ("zeidn", "zeidan"), ("ziedan", "zeidan"), ("zeidanx", "zeidan"), ("zeidan", nil), ("heidan", nil),
    ("zedn", nil), ("zei", nil), ("presidnet", "president"), ("prasidant", "president"), ("prisadunt", nil),
    ("zeid1n", nil),
  ]

  @Test("it is the most frequent word within the errors that a length allows", arguments: NearWordTests.words)
  func meant(word: String, expected: String?) {
    var near = NearWord(word)
    for (known, count) in [("zeidin", 1), ("zeidan", 7), ("zeidon", 3), ("president", 5), ("residents", 9)] {
      near?.compare(with: known, count: count)
    }
    #expect(near?.meant == expected)
  }
}
