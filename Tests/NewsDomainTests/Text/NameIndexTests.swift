import TestSupport
import Testing

@testable import NewsDomain

@Suite("Finding things by name")
struct NameIndexTests {
  private let index = NameIndex<Int>([
    (1, ["sources"]), (2, ["source", "media"]), (3, ["country", "pays"]), (4, ["countries", "liste-pays"]),
    (5, ["previous", "pr\u{E9}c\u{E9}dent"]), (6, ["q"]),
  ])

  @Test(
    "an exact name takes precedence over a longer one that begins with it",
    arguments: [("source", 2), ("SOURCES", 1), ("country", 3), ("q", 6)])
  func exact(text: String, value: Int) {
    #expect(index.match(text).found == value)
  }

  @Test(
    "a unique prefix is enough, in both languages",
    arguments: [("me", 2), ("countri", 4), ("li", 4), ("pa", 3)])
  func prefix(text: String, value: Int) {
    #expect(index.match(text).found == value)
  }

  @Test("if whole names are wanted, a prefix is answered with the name", arguments: [("me", "media"), ("pa", "pays")])
  func whole(text: String, name: String) {
    #expect(index.match(text, as: .whole).nearest == name)
    #expect(index.match(name, as: .whole).found != nil)
    #expect(index.match("coun", as: .whole).candidates?.sorted() == ["countries", "country"])
  }

  @Test("a prefix of both names of one thing is unique")
  func sharedByNames() {
    #expect(index.match("pre").found == 5)
    #expect(index.match("PR\u{C9}").found == 5)
  }

  @Test("several things with the same prefix are named")
  func ambiguous() {
    #expect(index.match("sour").candidates?.sorted() == ["source", "sources"])
    #expect(index.match("coun").candidates?.sorted() == ["countries", "country"])
  }

  @Test(
    "an unknown name is answered with the one closest in spelling",
    arguments: [("contry", "country"), ("soruces", "sources"), ("pasy", "pays"), ("previuos", "previous")])
  func nearest(text: String, name: String) {
    #expect(index.match(text).nearest == name)
  }

  @Test("no name is suggested for a word unlike all of them", arguments: ["", "xyzzy", "weather", "zz"])
  func unknown(text: String) {
    #expect(index.match(text).isUnknown)
    #expect(index.match(text).nearest == nil)
  }

  @Test("if two things have the same name, it means the first")
  func sharedName() {
    let index = NameIndex<Int>([(1, ["format"]), (2, ["FORMAT", "other"])])
    #expect(index.match("format").found == 1)
  }

  @Test("no name is close to a very long text", arguments: [40, 200, 100_000])
  func long(count: Int) {
    let match = index.match(String(repeating: "z", count: count))
    #expect(match.isUnknown)
    #expect(match.nearest == nil)
  }
}
