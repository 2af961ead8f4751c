/// Texts and searches made of few words, so that searches find something; the same for the same seed.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `count` - 1.
  mutating func number(below count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func one(of texts: [String]) -> String { texts[number(below: texts.count)] }

  private static let words = [
    "moon", "Moon", "moonlight", "mo", "sea", "SEA", "sea-side", "sad", "été", "Ete", "ETES", "œuf", "Straße",
    "strassen",
    "мост", "Мосты", "ёлка", "ελιά", "ΕΛΙΑ", "गाँव", "कमल", "காலை", "הגשר", "جسر", "الجسر", "a", "b2", "2", "23", "x-1",
    "東京", "東", "京", "東京都", "都の", "月", "月月", "月月月", "서울", "서", "ข่าว", "ข่าวเช้า", "カ\u{3099}ス", "ガス", "東京Moon", "moon月",
  ]

  private static let signs = [
    "*", "-", "\"", "(", ")", "OR", "AND", "NOT", "NEAR(", "^", ":", "+", "title:", "''", "\u{1F309}",
  ]

  /// A text of some words; `nil` now and then.
  mutating func text(_ counts: ClosedRange<Int>) -> String? {
    let count = counts.lowerBound + number(below: counts.count)
    guard count > 0 else { return nil }
    return (0..<count).map { _ in
      one(of: Self.words) + (number(below: 9) == 0 ? one(of: [",", ".", "!", " -", "’"]) : "")
    }
    .joined(separator: " ")
  }

  /// A search, mostly of a usual form and sometimes of characters in any order.
  mutating func search() -> String {
    if number(below: 8) == 0 {
      return (0...number(below: 7)).map { _ in number(below: 2) == 0 ? one(of: Self.signs) : one(of: Self.words) }
        .joined(separator: number(below: 3) == 0 ? "" : " ")
    }
    return expression(depth: 0)
  }

  private mutating func expression(depth: Int) -> String {
    (0...number(below: 3)).map { _ in
      let part = part(depth: depth)
      switch number(below: 8) {
      case 0: return "-" + part
      case 1: return part + " OR " + self.part(depth: depth)
      default: return part
      }
    }.joined(separator: " ")
  }

  private mutating func part(depth: Int) -> String {
    switch number(below: 9) {
    case 0: "\"" + (text(1...3) ?? "") + "\"" + (number(below: 3) == 0 ? "*" : "")
    case 1: String(one(of: Self.words).prefix(1 + number(below: 3))) + "*"
    case 2 where depth < 3: "(" + expression(depth: depth + 1) + ")"
    default: one(of: Self.words)
    }
  }
}
