import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Commands that wait in a view")
struct ViewQueueTests {
  private func session(_ titles: [String]) -> Session {
    var session = Session.fresh(isInteractive: true)
    session.coordinator.push(
      HeadlinesScreen(
        NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), .titled(titles)), hasHint: false))
    return session
  }

  private func command(_ line: String, item: Int? = nil, in session: Session) throws -> QueuedCommand {
    let phrase = try #require(ParsedLine(line).commands.first)
    let declaration = try CommandTable.standard.match(phrase.words)?.declaration
    return QueuedCommand(
      phrase: phrase, subject: ViewSubject(item, in: session), declaration: declaration, needsTerminal: false)
  }

  static let cases: [(String, [String], Bool)] = [
    // Only the item matters to a command on it; more rows change nothing.
    ("save 2", ["a", "b", "c", "d"], true), ("save 2", ["x", "b", "y"], true), ("save 2", ["b", "a", "c"], false),
    ("save", ["b", "a", "c"], false), ("save", ["x", "b", "y"], true), ("read 2", ["a"], false),
    ("compare", ["b", "a", "c"], false), ("save 3", ["x", "b", "y"], false), ("save 3", ["a", "b", "c"], true),
    ("mark all read", ["x", "b", "y"], false), ("mark all read", ["a", "b", "c", "d"], true),
    ("more", ["b"], false), ("next", ["b"], false), ("mute --story 2", ["b", "a"], false),
    ("top jp", ["b"], true), ("back", ["b"], true), ("undo", ["b"], true), ("mute zebra", ["b"], true),
  ]

  @Test("they mean the list that the reader saw", arguments: ViewQueueTests.cases.indices)
  func isMeant(index: Int) throws {
    let (line, titles, expected) = Self.cases[index]
    let command = try command(line, item: 2, in: session(["a", "b", "c"]))
    #expect(command.isMeant(in: session(titles)) == expected, "\(line)")
  }

  @Test("marks overtake what waits for a server, but no other change")
  func order() throws {
    let session = session(["a", "b"])
    var queue = ViewQueue()
    for line in ["top jp", "save 1", "undo", "save 2"] { queue.append(try command(line, in: session)) }
    func next(isFree: Bool, takesMarks: Bool) -> String? {
      queue.next(isFree: isFree, takesMarks: takesMarks)?.phrase.words.map(\.text).joined(separator: " ")
    }
    #expect(next(isFree: false, takesMarks: false) == nil)
    #expect(next(isFree: false, takesMarks: true) == "save 1")
    #expect(next(isFree: false, takesMarks: true) == nil)
    #expect(next(isFree: true, takesMarks: true) == "top jp")
    #expect(next(isFree: true, takesMarks: true) == "undo")
    #expect(next(isFree: false, takesMarks: true) == "save 2")
    #expect(next(isFree: true, takesMarks: true) == nil)
  }

  @Test("only what shows something is limited, and dropped")
  func limits() throws {
    let session = session(["a", "b"])
    var queue = ViewQueue()
    for _ in 1...30 {
      queue.append(try command("next", in: session))
      queue.append(try command("save 1", in: session))
    }
    var count = 0
    var copy = queue
    while copy.next(isFree: true, takesMarks: true) != nil { count += 1 }
    #expect(count == 46)
    queue.keepChanges()
    count = 0
    while let next = queue.next(isFree: true, takesMarks: true) {
      #expect(next.isChange)
      count += 1
    }
    #expect(count == 30)
  }
}
