import TestSupport
import Testing

@testable import LineEditing
@testable import TerminalKit

@Suite("The list of candidates on Tab")
struct CandidateListTests {
  private func list(_ candidates: [Candidate], columns: Int = 80, rows: Int = 24) -> [Substring] {
    CandidateList.text(
      candidates, columns: columns, rows: rows, style: Style(isColoured: false),
      more: { "and \($0) more" }
    ).text.split(separator: "\n" as Character)
  }

  @Test("candidates stand in columns, each with its description")
  func described() {
    let candidates = [Candidate("a", "first"), Candidate("bcd", "second"), Candidate("e")]
    #expect(list(candidates, columns: 20) == ["a    first", "bcd  second", "e    "])
    #expect(list(candidates, columns: 30) == ["a    first    bcd  second", "e          "])
  }

  @Test("without descriptions they stand side by side")
  func withoutDescriptionsTheyStandSideBySide() {
    #expect(list([Candidate("a"), Candidate("bcd"), Candidate("e")], columns: 12) == ["a    bcd", "e  "])
  }

  @Test("read aloud, each has a line of its own and nothing is cut")
  func aloud() {
    let long = String(repeating: "description ", count: 20)
    let candidates = (1...30).map { Candidate("name \($0)", $0 == 1 ? long : "") }
    func spoken(rows: Int) -> [Substring] {
      CandidateList.text(
        candidates, columns: 20, rows: rows, isAccessible: true, style: Style(isColoured: false),
        more: { "and \($0) more" }
      ).text.split(separator: "\n" as Character)
    }
    #expect(spoken(rows: .max).count == 30)
    #expect(spoken(rows: .max)[0] == "name 1, \(long)")
    #expect(spoken(rows: 24).count == 13)
    #expect(spoken(rows: 24).last == "and 18 more")
  }

  @Test("no line is wider than the window", arguments: [10, 20, 40, 80])
  func width(columns: Int) {
    let candidates = (1...5).map { Candidate("candidate-\($0)", String(repeating: "日本 ", count: 40)) }
    #expect(list(candidates, columns: columns).allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test("half a window is filled: descriptions are left out if all names fit then, or else the rest is counted")
  func height() {
    let candidates = (1...100).map { Candidate("c\($0)", String(repeating: "d", count: 70)) }
    let bare = list(candidates)
    #expect(bare.count == 8)
    #expect(!bare.joined().contains("d"))
    let few = list(candidates, columns: 90, rows: 8)
    #expect(few.count == 5)
    #expect(few.first?.contains("ddd") == true)
    #expect(few.last == "and 96 more")
    #expect(list(candidates, columns: 90, rows: .max).count == 100)
  }

  @Test("names from servers cannot harm the terminal")
  func namesFromElsewhereCannotHarmTheTerminal() {
    let lines = list([Candidate("\u{1B}[31mevil", "\u{202E}x\u{9B}2Jy"), Candidate("b", "z")])
    #expect(lines == ["evil  xy   b     z "])
  }
}
