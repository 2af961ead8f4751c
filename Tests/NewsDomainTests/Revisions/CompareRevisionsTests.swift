import TestSupport
import Testing

@testable import NewsDomain

@Suite("How an article changed")
struct CompareRevisionsTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func revision(_ hours: Double, _ title: String?, _ summary: String? = "S") -> Revision {
    Revision(seenAt: now.addingTimeInterval(hours * 3600), title: title, summary: summary, content: nil)
  }

  private func changes(_ revisions: [Revision]) async throws -> [RevisionChange] {
    try await CompareRevisions(archive: RecordedArchive(revisions: revisions))(.titled("a"), number: 4)
  }

  @Test("each revision is compared with the one before, in the parts that changed")
  func parts() async throws {
    let changes = try await changes([
      Self.revision(0, "Old title"), Self.revision(1, "New title"), Self.revision(2, "New title", "S and more"),
    ])
    #expect(changes.map(\.from) == [Self.now, Self.now.addingTimeInterval(3600)])
    #expect(changes.map(\.to) == [Self.now.addingTimeInterval(3600), Self.now.addingTimeInterval(7200)])
    #expect(changes.map { $0.parts.map(\.field) } == [[.title], [.description]])
    #expect(changes.first?.parts.first?.words == [.removed("Old "), .added("New "), .same("title")])
  }

  @Test("a part that came or went is all new or all gone")
  func missing() async throws {
    let changes = try await changes([Self.revision(0, nil), Self.revision(1, "T", nil)])
    #expect(changes.first?.parts.map(\.field) == [.title, .description])
    #expect(changes.first?.parts.map(\.words) == [[.added("T")], [.removed("S")]])
  }

  @Test("texts change at times of their own, and a first one is no change")
  func texts() async throws {
    func revision(_ hours: Double, _ title: String, _ text: String?) -> Revision {
      Revision(seenAt: Self.now.addingTimeInterval(hours * 3600), title: title, summary: nil, content: nil, text: text)
    }
    let changes = try await changes([
      revision(0, "T", nil), revision(1, "T", "Old text"), revision(2, "New T", "Old text"),
      revision(3, "New T", "New text"), revision(4, "T", "Newest text"), revision(5, "T", "Newest  text"),
    ])
    #expect(changes.map { $0.from.timeIntervalSince(Self.now) / 3600 } == [0, 1, 3])
    #expect(changes.map { $0.to.timeIntervalSince(Self.now) / 3600 } == [2, 3, 4])
    #expect(changes.map { $0.parts.map(\.field) } == [[.title], [.text], [.title, .text]])
    #expect(changes[1].parts.first?.words == [.removed("Old "), .added("New "), .same("text")])
  }

  @Test("an article that has not changed, or only in its blanks, or is not there, is an error")
  func errors() async throws {
    await #expect(throws: NewsError.archive(.notKept(item: 4))) { try await changes([]) }
    await #expect(throws: NewsError.archive(.unchanged(item: 4))) { try await changes([Self.revision(0, "T")]) }
    await #expect(throws: NewsError.archive(.unchanged(item: 4))) {
      try await changes([Self.revision(0, "T  x"), Self.revision(1, "T x")])
    }
  }
}
