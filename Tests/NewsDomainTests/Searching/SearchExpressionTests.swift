import Testing

@testable import NewsDomain

@Suite("The words of a search")
struct SearchExpressionTests {
  /// The expression in one line: `"a b"` for words, `*` for beginnings, `&`, `|` and `!`.
  private static func shown(_ expression: SearchExpression) -> String {
    switch expression {
    case .words(let text, let isPrefix): "\"\(text)\"" + (isPrefix ? "*" : "")
    case .all(let parts): "(" + parts.map(shown).joined(separator: " & ") + ")"
    case .any(let parts): "(" + parts.map(shown).joined(separator: " | ") + ")"
    case .not(let part): "!" + shown(part)
    }
  }

  static let expressions: [(String, String)] = [
    ("moon", #""moon""#), ("moon landing", #"("moon" & "landing")"#), (" moon\t\nlanding ", #"("moon" & "landing")"#),
    ("\u{E9}t\u{E9}", "\"\u{E9}t\u{E9}\""),
    ("\u{6771}\u{4EAC} \u{5927}\u{5B66}", "(\"\u{6771}\u{4EAC}\" & \"\u{5927}\u{5B66}\")"),
    // Initials with spaces.
    ("J. K. Low", #"("J. K." & "Low")"#), ("J. K.", #""J. K.""#), ("J. Low K.", #"("J." & "Low" & "K.")"#),
    (#""J." K."#, #"("J." & "K.")"#), ("-J. K. moon", #"("moon" & !"J. K.")"#), ("U.S. J.", #"("U.S." & "J.")"#),
    // Phrases.
    (#""world cup""#, #""world cup""#), (#""world cup"*"#, #""world cup"*"#), (#""world cup"#, #""world cup""#),
    (#"a"b c"d"#, #"("a" & "b c" & "d")"#), (#""a""b""#, #"("a" & "b")"#),
    // Beginnings.
    ("a*", #""a*"*"#), ("moon* land*", #"("moon*"* & "land*"*)"#), ("*", #""*""#), ("*a", #""*a""#),
    // What must be absent.
    ("moon -mars", #"("moon" & !"mars")"#), ("-mars moon", #"("moon" & !"mars")"#),
    (#"moon -"red planet""#, #"("moon" & !"red planet")"#),
    ("moon -(mars OR venus)", #"("moon" & !("mars" | "venus"))"#),
    ("moon - mars", #"("moon" & !"mars")"#), ("-(a) b", #"("b" & !"a")"#), ("-(-a) b", #""b""#), ("a -(-b)", #""a""#),
    ("a (-b)", #""a""#), ("x-ray", #""x-ray""#), ("-x-ray y", #"("y" & !"x-ray")"#),
    // OR binds the two beside it.
    ("a OR b", #"("a" | "b")"#), ("a OR b c", #"(("a" | "b") & "c")"#), ("a b OR c d", #"("a" & ("b" | "c") & "d")"#),
    ("a OR b OR c", #"("a" | "b" | "c")"#), ("a or b", #"("a" & "or" & "b")"#), ("OR a", #""a""#), ("a OR", #""a""#),
    ("a OR -b", #""a""#), ("-a OR b", #""b""#), ("a* OR b*", #"("a*"* | "b*"*)"#),
    // Parentheses.
    ("(a)", #""a""#), ("((a))", #""a""#), ("(a b) OR c", #"(("a" & "b") | "c")"#),
    ("(a OR b) c", #"(("a" | "b") & "c")"#),
    ("(a OR (b c)) -d", #"(("a" | ("b" & "c")) & !"d")"#), ("(a", #""a""#), ("a)", #""a""#),
    ("a () b", #"("a" & "b")"#),
    (")(a", #""a""#),
    // AND, NOT and +, as services have them.
    ("a AND b", #"("a" & "b")"#), ("AND a AND", #""a""#), ("a NOT b", #"("a" & !"b")"#),
    (#"a NOT "b c""#, #"("a" & !"b c")"#), ("NOT a AND b", #"("b" & !"a")"#),
    ("a NOT (b OR c)", #"("a" & !("b" | "c"))"#), ("a NOT", #""a""#), ("+a -b", #"("a" & !"b")"#),
    ("a + b", #"("a" & "b")"#), ("c++ +", #""c++""#), (#"+"a b""#, #""a b""#),
    (#""salt AND pepper""#, #""salt AND pepper""#), ("a and b not c", #"("a" & "and" & "b" & "not" & "c")"#),
    // The operators of full-text and other databases are plain words.
    ("NEAR(a b)", #"("NEAR" & ("a" & "b"))"#), ("title:moon", #""title:moon""#), ("^moon", #""^moon""#),
    ("{a b}", #"("{a" & "b}")"#), ("'; DROP TABLE x", #"("';" & "DROP" & "TABLE" & "x")"#),
  ]

  @Test("each search has its meaning", arguments: SearchExpressionTests.expressions)
  func meaning(text: String, expected: String) throws {
    #expect(Self.shown(try #require(ParsedSearch(text).wanted)) == expected)
  }

  @Test(
    "a search that wants nothing has none",
    arguments: [
      "", "  ", "-mars", "-a -b", "--moon", "OR", "-", "- -", "()", "(", ")", "(-a)", "-(a b)", "-)", "NOT a", "AND",
      "NOT", "+",
    ])
  func nothing(text: String) {
    #expect(ParsedSearch(text).wanted == nil)
  }

  static let floods: [String] = [
    "(", ")", "\"", "-", "*", " ", "a", "a ", "(a ", "OR ", "-(", "a OR ", "(a OR ", "-(\"*) OR ", "\u{0}", "\u{1F600}",
    "\u{301}", "\"a\" ", "((a) -", "NEAR(", "+", "NOT ", "AND ", "+-(",
  ].map { String(repeating: $0, count: 100_000 / $0.unicodeScalars.count) }

  @Test(
    "a hostile text of any length searches for a bounded number of words", .timeLimit(.minutes(5)), arguments: floods)
  func hostile(text: String) throws {
    for text in [text, "a " + text] {
      guard let expression = ParsedSearch(text).wanted else { continue }
      #expect(Self.words(in: expression) <= SearchToken.maxWords)
      #expect(Self.depth(of: expression) <= 4 * SearchParser.deepest)
      #expect(Self.isWellFormed(expression))
    }
  }

  @Test("texts put together at random are well-formed")
  func random() {
    let pieces = [
      "a", "b*", "\"", " ", " ", "-", "+", "(", ")", " OR ", " NOT ", " AND ", "*", "c d", "\"e f\"", "\u{6771}",
    ]
    var state: UInt64 = 7
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<5_000 {
      let text = (0...next(below: 14)).map { _ in pieces[next(below: pieces.count)] }.joined()
      if let expression = ParsedSearch(text).wanted { #expect(Self.isWellFormed(expression), "\(text)") }
    }
  }

  /// Whether exclusions occur only next to something wanted, and every group has several parts.
  private static func isWellFormed(_ expression: SearchExpression, mayExclude: Bool = false) -> Bool {
    switch expression {
    case .words: return true
    case .not(let part): return mayExclude && isWellFormed(part)
    case .any(let parts): return parts.count > 1 && parts.allSatisfy { isWellFormed($0) }
    case .all(let parts):
      guard parts.count > 1, let first = parts.first, isWellFormed(first) else { return false }
      return parts.allSatisfy { isWellFormed($0, mayExclude: true) }
    }
  }

  private static func words(in expression: SearchExpression) -> Int {
    switch expression {
    case .words: 1
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + words(in: $1) }
    case .not(let part): words(in: part)
    }
  }

  private static func depth(of expression: SearchExpression) -> Int {
    switch expression {
    case .words: 1
    case .all(let parts), .any(let parts): 1 + (parts.map { depth(of: $0) }.max() ?? 0)
    case .not(let part): 1 + depth(of: part)
    }
  }
}
