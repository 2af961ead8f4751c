import Testing

@testable import NewsDomain

extension NameIndex.Match {
  /// The thing, where there is just one.
  var found: Value? {
    guard case .found(let value) = self else { return nil }
    return value
  }

  /// The names to choose from, where there are several.
  var candidates: [String]? {
    guard case .ambiguous(let names) = self else { return nil }
    return names
  }

  var isUnknown: Bool {
    guard case .unknown = self else { return false }
    return true
  }

  /// The name that an unknown one is like.
  var nearest: String? {
    guard case .unknown(let nearest) = self else { return nil }
    return nearest
  }
}

@Suite("A name finds its thing")
struct NameIndexTests {
  private let index = NameIndex<Int>([
    (1, ["sources"]), (2, ["source", "media"]), (3, ["country", "pays"]), (4, ["countries", "liste-pays"]),
    (5, ["previous", "pr\u{E9}c\u{E9}dent"]), (6, ["q"]),
  ])

  @Test(
    "an exact name wins over a longer one that begins with it",
    arguments: [("source", 2), ("SOURCES", 1), ("country", 3), ("q", 6)])
  func exact(text: String, value: Int) {
    #expect(index.match(text).found == value)
  }

  @Test(
    "a unique beginning is enough, in either language",
    arguments: [("me", 2), ("countri", 4), ("li", 4), ("pa", 3)])
  func prefix(text: String, value: Int) {
    #expect(index.match(text).found == value)
  }

  @Test("a beginning that both names of one thing share is unique")
  func sharedByNames() {
    #expect(index.match("pre").found == 5)
    #expect(index.match("PR\u{C9}").found == 5)
  }

  @Test("several things that begin alike are named")
  func severalThingsThatBeginAlikeAreNamed() {
    #expect(index.match("sour").candidates?.sorted() == ["source", "sources"])
    #expect(index.match("coun").candidates?.sorted() == ["countries", "country"])
  }

  @Test(
    "an unknown name comes with the one spelled most like it",
    arguments: [("contry", "country"), ("soruces", "sources"), ("pasy", "pays"), ("previuos", "previous")])
  func nearest(text: String, name: String) {
    #expect(index.match(text).nearest == name)
  }

  @Test("nothing is suggested for another word", arguments: ["", "xyzzy", "weather", "zz"])
  func nothingIsSuggestedForAnotherWord(text: String) {
    #expect(index.match(text).isUnknown)
    #expect(index.match(text).nearest == nil)
  }

  @Test("of two things with one name the first keeps it")
  func sharedName() {
    let index = NameIndex<Int>([(1, ["format"]), (2, ["FORMAT", "other"])])
    #expect(index.match("format").found == 1)
  }

  @Test("a long text is like no name", arguments: [40, 200, 100_000])
  func longTextIsLikeNoName(count: Int) {
    let match = index.match(String(repeating: "z", count: count))
    #expect(match.isUnknown)
    #expect(match.nearest == nil)
  }
}
