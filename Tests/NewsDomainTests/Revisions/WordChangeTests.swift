import Testing

@testable import NewsDomain

@Suite("The words that a text has lost and got")
struct WordChangeTests {
  static let cases: [(String, String, [WordChange])] = [
    ("", "", []), ("Same text", "Same text", [.same("Same text")]), ("", "new words", [.added("new words")]),
    ("old", "", [.removed("old")]),
    ("The cat sat.", "The dog sat.", [.same("The "), .removed("cat "), .added("dog "), .same("sat.")]),
    ("x y z w", "x z w q", [.same("x "), .removed("y "), .same("z w "), .added("q")]),
    ("one two three", "three two one", [.removed("one two "), .same("three "), .added("two one")]),
    // White space is not a word.
    ("Moon landing", "Moon landing delayed", [.same("Moon landing "), .added("delayed")]),
    ("Moon landing delayed", "Moon landing", [.same("Moon landing "), .removed("delayed")]),
    ("a  b", "a b", [.same("a b")]), ("a\n\nb", "a\n\nc", [.same("a\n\n"), .removed("b"), .added("c")]),
    // Scripts without spaces are compared by characters.
    (
      "\u{6771}\u{4EAC}\u{306E}\u{5927}\u{5B66}", "\u{4EAC}\u{90FD}\u{306E}\u{5927}\u{5B66}",
      [.removed("\u{6771}"), .same("\u{4EAC}"), .added("\u{90FD}"), .same("\u{306E}\u{5927}\u{5B66}")]
    ),
    // An accent written in another way is the same letter.
    ("caf\u{E9} noir", "cafe\u{301} noir", [.same("cafe\u{301} noir")]),
  ]

  @Test("the words of both texts are there in the order of reading", arguments: WordChangeTests.cases)
  func changes(before: String, after: String, expected: [WordChange]) {
    #expect(WordChange.changes(from: before, to: after) == expected)
  }

  /// The words of a text, or of the one after.
  private static func words(_ changes: [WordChange], isBefore: Bool) -> [Substring] {
    changes.flatMap { change -> [Substring] in
      switch change {
      case .same(let text): text.split(separator: " ")
      case .removed(let text): isBefore ? text.split(separator: " ") : []
      case .added(let text): isBefore ? [] : text.split(separator: " ")
      }
    }
  }

  @Test("both texts can be put together again from the changes", arguments: 1...40)
  func both(seed: Int) {
    let before = (0..<60).map { "w\(($0 * seed * 7 + $0 / 5) % 23)" }
    let after = (0..<50).map { "w\(($0 * seed * 11 + $0 / 3) % 23)" }
    let changes = WordChange.changes(from: before.joined(separator: " "), to: after.joined(separator: " "))
    #expect(Self.words(changes, isBefore: true).map(String.init) == before)
    #expect(Self.words(changes, isBefore: false).map(String.init) == after)
  }

  @Test("a few words of a long text are told alone", arguments: [" ", "\n\n"])
  func fewWords(separator: String) {
    let before = (0..<500).map { "Sentence number \($0) tells of the \($0 * 7 % 97) ways to walk home." }
    var after = before
    after[10] = after[10].replacing("ways", with: "paths")
    after[250] += separator + "This one is new."
    after[490] = after[490].replacing("home.", with: "away.")
    let changes = WordChange.changes(
      from: before.joined(separator: separator), to: after.joined(separator: separator))
    #expect(
      changes.filter { !$0.isSame }.map { change in
        switch change {
        case .same: ""
        case .removed(let text): "-" + text.trimmed
        case .added(let text): "+" + text.trimmed
        }
      } == ["-ways", "+paths", "+This one is new.", "-home.", "+away."])
  }

  @Test("two signs of a long Chinese text are told alone")
  func fewSigns() {
    let before = String(repeating: "\u{4E00}\u{4E8C}\u{4E09}\u{56DB}\u{4E94}\u{3002}", count: 800)
    var signs = Array(before)
    (signs[9], signs[4_700]) = ("\u{516D}", "\u{516D}")
    let changes = WordChange.changes(from: before, to: String(signs))
    #expect(
      changes.filter { !$0.isSame } == [
        .removed("\u{56DB}"), .added("\u{516D}"), .removed("\u{4E09}"), .added("\u{516D}"),
      ])
  }

  // Comparing each word with each would take hours.
  @Test("texts of any length are compared", .timeLimit(.minutes(5)))
  func long() {
    let before = "Start " + String(repeating: "a ", count: 200_000) + "end"
    let after = "Start " + String(repeating: "b ", count: 200_000) + "end"
    let changes = WordChange.changes(from: before, to: after)
    #expect(changes.first == .same("Start "))
    #expect(changes.last == .same("end"))
    #expect(changes.count == 4)
  }
}
