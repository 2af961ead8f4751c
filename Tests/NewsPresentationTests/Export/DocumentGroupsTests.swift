import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Headings of documents")
struct DocumentGroupsTests {
  private func groups(_ count: Int, _ sections: [(String, Int)]) -> [String] {
    var document = Document((0..<count).map { Article.numbered($0 + 1) })
    document.sections = sections.map { Document.Section(title: $0.0, start: $0.1) }
    return document.groups.map { group in
      (group.title ?? "-") + ":" + group.entries.map { String($0.number) }.joined(separator: ",")
    }
  }

  @Test("without sections all entries are one group without a heading")
  func none() {
    #expect(groups(2, []) == ["-:1,2"])
    #expect(groups(0, []) == [])
  }

  @Test("a section begins at its start and goes on to the next; numbers go on")
  func sections() {
    #expect(groups(4, [("A", 0), ("B", 3)]) == ["A:1,2,3", "B:4"])
    #expect(groups(4, [("A", 1), ("B", 2)]) == ["-:1", "A:2", "B:3,4"])
  }

  @Test("a section without entries has no heading")
  func empty() {
    #expect(groups(2, [("A", 0), ("B", 1), ("C", 1), ("D", 2)]) == ["A:1", "C:2"])
    #expect(groups(0, [("A", 0)]) == [])
  }

  @Test("starts out of order or range lose no entry and show none twice")
  func disorder() {
    #expect(groups(3, [("A", 2), ("B", 0)]) == ["-:1,2", "B:3"])
    #expect(groups(3, [("A", -5), ("B", 99)]) == ["A:1,2,3"])
  }

  @Test("a heading is harmless")
  func harmless() {
    #expect(Document.Section(title: " a\u{1B}[31m\nb\u{202E} ", start: 0).title == "a b")
  }
}
