import TestSupport
import TestTraits
import Testing

@Suite("The archive at a terminal", .takesTurns)
struct ArchiveTerminalTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for (index, title) in ["Sun over the bay", "Moon over the sea", "Bread and butter"].enumerated() {
      reader.news.publish("\(index)", title, description: "Text of \(index)", at: .day(0, Double(index)))
    }
    try reader.home.write("prompt = %u unread>\n".utf8, to: ".config/supernews/config")
  }

  private func terminal(at now: Date) throws -> PseudoTerminal {
    try PseudoTerminal(reader.program(at: now), ["--provider", "newsapi"])
  }

  @Test("an opened article is read, signs and prompt follow, and the next session knows")
  func reading() async throws {
    let first = try terminal(at: .day(0))
    try await first.wait(for: "0 unread>")
    let list = try await first.answer(to: "top", until: "3 unread>")
    #expect(list.contains(" 1 • Bread and butter") && list.contains(" 3 • Sun over the bay"))
    try await first.answer(to: "1", until: "2 unread>")
    let labelled = try await first.answer(to: "save 1 --as sea", until: "2 unread>")
    #expect(labelled.contains("Saved 1 article with the label \"sea\"."))
    let marked = try await first.answer(to: "list", until: "2 unread>")
    #expect(marked.contains(" 1  ★ Bread and butter") && marked.contains(" 2 •  Moon over the sea"))
    try await first.answer(to: "2", until: "1 unread>")
    try await first.answer(to: "next", until: "0 unread>")
    try await first.answer(to: "mark 2 unread", until: "1 unread>")
    first.type("quit\n")
    #expect(try await first.end() == 0)

    reader.news.publish("3", "Comet", at: .day(0, 10))
    let second = try terminal(at: .day(0, 11))
    try await second.wait(for: "1 unread>")
    let renewed = try await second.answer(to: "new", until: "unread>")
    #expect(renewed.contains(" 1 • Comet") && !renewed.contains("Bread and butter"), "the others were on the screen")
    let saved = try await second.answer(to: "saved sea", until: "unread>")
    #expect(saved.contains("Saved · sea") && saved.contains("Bread and butter"))
    // Tab completes labels.
    second.type("saved s\t\n")
    try await second.wait(for: "Saved · sea")
  }

  @Test("a second start says in one line what is new, from the archive alone")
  func secondStart() async throws {
    let first = try terminal(at: .day(0))
    #expect(try await !first.wait(for: "0 unread>").contains("in your lists"))
    try await first.answer(to: "top", until: "3 unread>")
    try await first.answer(to: "new", until: "unread>")
    first.type("quit\n")
    #expect(try await first.end() == 0)

    // Nothing is said about nothing.
    let second = try terminal(at: .day(0, 9))
    #expect(try await !second.wait(for: "0 unread>").contains("in your lists"))
    second.type("quit\n")
    #expect(try await second.end() == 0)

    reader.news.publish("3", "Comet", at: .day(0, 10))
    _ = try await reader.steps("top", at: .day(1, 9))
    let asked = reader.server.requests.count
    let third = try terminal(at: .day(1, 10))
    let shown = try await third.wait(for: "1 unread>")
    #expect(shown.contains("1 new in your lists since yesterday 08:00; type new."))
    #expect(reader.server.requests.count == asked)
    third.type("quit\n")
    #expect(try await third.end() == 0)

    try reader.home.write("archive = off\nprompt = >>\n".utf8, to: ".config/supernews/config")
    let fourth = try terminal(at: .day(1, 11))
    #expect(try await !fourth.wait(for: ">>").contains("in your lists"))
  }

  @Test("forgetting asks first, and without an answer of yes nothing is deleted")
  func question() async throws {
    _ = try await reader.steps("top; save 1", at: .day(0))
    let terminal = try terminal(at: .day(0, 1))
    try await terminal.wait(for: "unread>")
    for answer in ["n", "", "no"] {
      terminal.type("archive forget --all\n")
      try await terminal.wait(for: "[y/N]")
      terminal.type(answer + "\n")
      try await terminal.wait(for: "3 unread>")
    }
    terminal.type("archive forget --unsaved\n")
    try await terminal.wait(for: "[y/N]")
    terminal.type("y\n")
    try await terminal.wait(for: "1 unread>")
  }
}
