import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Marks that are taken back")
struct MarksEditTests {
  private static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  private static func marks(read: Double? = nil, saved: Double? = nil, labels: [String] = []) -> ReaderMarks {
    var marks = ReaderMarks(readAt: read.map(at), savedAt: saved.map(at))
    marks.saving.labels = labels.map { ReaderMarks.Label($0, sharedAt: nil) }
    return marks
  }

  private static func edit(_ before: ReaderMarks, _ after: ReaderMarks) -> MarksEdit {
    MarksEdit(id: ArticleID(1), before: before, after: after)
  }

  @Test("they are as before if they are as the change left them")
  func unchanged() {
    let edit = Self.edit(Self.marks(saved: 1, labels: ["sea"]), Self.marks(saved: 1, labels: ["moon", "sea"]))
    #expect(edit.takenBack(from: edit.after) == edit.before)
  }

  @Test("a mark that the change did not touch stays as it is now")
  func untouched() {
    let edit = Self.edit(Self.marks(), Self.marks(saved: 1))
    #expect(edit.takenBack(from: Self.marks(read: 5, saved: 1)) == Self.marks(read: 5))
  }

  @Test("a mark that was changed again is left alone")
  func changed() {
    let saved = Self.edit(Self.marks(), Self.marks(saved: 1))
    #expect(saved.takenBack(from: Self.marks(saved: 2)) == nil)
    #expect(saved.takenBack(from: Self.marks(saved: 1, labels: ["sea"])) == nil)
    let unread = Self.edit(Self.marks(read: 1), Self.marks())
    #expect(unread.takenBack(from: Self.marks(read: 2)) == nil)
  }
}
