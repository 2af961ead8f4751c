import NewsShell
import Testing

@testable import LineEditing

@Suite("What Tab shows")
struct CandidateListTests {
  private func list(_ candidates: [Candidate], columns: Int = 80, rows: Int = 24) -> [Substring] {
    CandidateList.text(
      candidates, columns: columns, rows: rows, style: Style(isColoured: false), texts: texts(in: .english)
    ).split(separator: "\n" as Character)
  }

  @Test("candidates stand in a column, what they are in another")
  func described() {
    #expect(list([Candidate("a", "first"), Candidate("bcd", "second")]) == ["a    first", "bcd  second"])
  }

  @Test("without descriptions they stand side by side")
  func plain() {
    #expect(list([Candidate("a"), Candidate("bcd"), Candidate("e")], columns: 12) == ["a    bcd", "e  "])
  }

  @Test("no line is wider than the window", arguments: [10, 20, 40, 80])
  func width(columns: Int) {
    let candidates = (1...5).map { Candidate("candidate-\($0)", String(repeating: "日本 ", count: 40)) }
    #expect(list(candidates, columns: columns).allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test("half a window is enough")
  func height() {
    let lines = list((1...100).map { Candidate("c\($0)", "d") }, rows: 24)
    #expect(lines.count == 13)
    #expect(lines.last == "and 88 more")
  }

  @Test("names from elsewhere cannot harm the terminal")
  func hostile() {
    let lines = list([Candidate("\u{1B}[31mevil", "\u{202E}x\u{9B}2Jy"), Candidate("b", "z")])
    #expect(lines == ["evil  xy", "b     z"])
  }
}
