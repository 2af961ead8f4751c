import TestSupport
import TestTraits
import Testing

@Suite("Taking changes back, in whole sessions", .takesTurns)
struct UndoSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for number in 1...30 { reader.news.publish("\(number)", "Moon \(number)", at: .day(0, Double(number) / 10)) }
  }

  @Test("a script takes back what it did to articles, follows, mutes and settings, and nothing is left of it")
  func script() async throws {
    let file = reader.home.path + "/.config/supernews/config"
    let before = try String(contentsOfFile: file, encoding: .utf8)
    let country = try await reader.steps("country", at: .day(0)).first?.records
    let steps = try await reader.steps(
      """
      top; mark all read; save 1-3 --as sea; follow moon; mute sun; country japan; undo --list; undo 5
      top --unread; saved; follows; mutes; country; undo
      """, at: .day(0))
    #expect(
      steps.map(\.outcome) == [
        "top ok", "mark ok", "save ok", "follow ok", "mute ok", "country ok", "undo ok", "undo ok", "top ok",
        "saved ok",
        "follows ok", "mutes ok", "country ok", "undo noResults",
      ])
    try #require(steps.count == 14)
    #expect(steps[6].records.map(\.name) == ["settings", "mute", "follow", "save", "read"])
    #expect(steps[7].records.map(\.name) == ["settings", "mute", "follow", "save", "read"])
    #expect(steps[7].records.map(\.count) == [1, 1, 1, 3, 30])
    #expect(steps[8].records.count == 20)
    #expect(steps[9...11].allSatisfy { $0.records.isEmpty })
    #expect(steps[12].records == country && steps[5].records != country)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)

    // The next session knows the marks, and nothing of what could be taken back.
    let kept = try await reader.steps("find moon; save 1 --as sea", at: .day(0, 9))
    #expect(kept.map(\.outcome) == ["find ok", "save ok"])
    let later = try await reader.steps("undo; saved", at: .day(0, 10))
    #expect(later.map(\.outcome) == ["undo noResults", "saved ok"])
    #expect(later.last?.records.count == 1)
  }

  @Test("feeds come back in their folders")
  func feeds() async throws {
    _ = try reader.home.write(
      """
      <opml version="2.0"><body><outline text="News"><outline text="Quollpost" xmlUrl="\(reader.server.url)/sun"/></outline>
      <outline text="Wombatpost" xmlUrl="\(reader.server.url)/sea"/></body></opml>
      """.utf8, to: "list.opml")
    let steps = try await reader.steps(
      "feeds import \(reader.home.path)/list.opml; feeds remove quollpost; feeds rename wombatpost Ocean; undo 2; feeds; undo; feeds",
      at: .day(0))
    #expect(steps.map(\.outcome).allSatisfy { $0.hasSuffix(" ok") })
    try #require(steps.count == 7)
    #expect(Set(steps[4].records.compactMap(\.name)) == ["Quollpost", "Wombatpost"])
    #expect(steps[4].records.compactMap(\.folder) == ["News"])
    #expect(steps[5].records.map(\.count) == [2])
    #expect(steps[6].records.isEmpty)
  }

  @Test("at a terminal, a change of many articles says how it is taken back, and is")
  func terminal() async throws {
    let terminal = try PseudoTerminal(reader.program(at: .day(0)), ["--provider", "newsapi"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "top")
    let marked = try await terminal.answer(to: "mark all read")
    #expect(marked.contains("Marked 30 articles as read.") && marked.contains("To take it back, type undo."))
    let few = try await terminal.answer(to: "save 1 2")
    #expect(few.contains("Saved 2 articles.") && !few.contains("undo."))
    #expect(try await terminal.answer(to: "undo --list").contains("1  Saved 2 articles"))
    #expect(try await terminal.answer(to: "undo").contains("Saved 2 articles: taken back."))

    // Another session marks some of them again.
    _ = try await reader.steps("find moon; mark 1-2 unread; mark 1-2 read", at: .day(0, 9))
    let back = try await terminal.answer(to: "undo")
    let sentence = "Marked 30 articles as read: taken back. 2 have changed since and stay as they are."
    #expect(back.replacing("\n", with: " ").contains(sentence))
    #expect(try await terminal.answer(to: "undo").contains("there is nothing to take back"))
    let unread = try await reader.steps("find --unread --limit 100", at: .day(0, 9))
    #expect(unread.first?.records.count == 28)

    terminal.type("archive forget --unsaved\n")
    try await terminal.wait(for: "This can't be undone. [y/N]")
    terminal.type("n\n")
    try await terminal.wait(for: PseudoTerminal.prompt)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }
}
