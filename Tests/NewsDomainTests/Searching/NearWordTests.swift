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

  @Test(
    "its neighbours are itself and all words with one error, in letters of the same script",
    arguments: [
      (
        "zeidn", ["zeidn", "zeidan", "ziedn", "zedn", "zeidm", "zeidnx"],
        ["eidn", "aeidn", "zeidна", "zeiDn", "zeidann"]
      ),
      ("войнв", ["война", "войн", "воинв"], ["войnв", "Войнв", "аойнв"]),
    ])
  func neighbours(word: String, near: [String], others: [String]) throws {
    let neighbours = Set(try #require(NearWord(word)).neighbours)
    #expect(near.filter { !neighbours.contains($0) } == [])
    #expect(others.filter { neighbours.contains($0) } == [])
  }
}
