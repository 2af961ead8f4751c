import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Lists walked in place")
struct ShellWalkingTests {
  /// Ctrl-C as the test presses it.
  private final class Keyboard: Interrupts {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func onInterrupt(_ action: (@Sendable () -> Void)?) { self.action.withLock { $0 = action } }

    func interrupt() { action.withLock { $0 }?() }
  }

  private func newsroom(_ stage: FakeStage, _ count: Int = 5) -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(count), keepsNews: true)
    newsroom.window = Window(columns: 60, rows: 12, glyphs: .braille, isTerminal: true)
    newsroom.stage = stage
    return newsroom
  }

  private func run(_ lines: [String], _ newsroom: FakeNewsroom) async throws -> Transcript {
    try await newsroom.run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
  }

  @Test("a bound letter that asks nothing runs within the view, as the built-in letters do")
  func bound() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Headline 1")
      reader.yield(.key(.text("A")))
      await stage.shows("Marked 5 articles as read.")
      reader.yield(.key(.down))
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --limit 5", "bind A 'mark all read'", "browse"], newsroom)
    #expect(!transcript.output.contains(texts(in: .english).backToView))
    let states = await newsroom.archive.states(of: (1...5).map { Article.numbered($0) })
    #expect(states.count == 5 && states.allSatisfy { $0?.isRead == true })
  }

  @Test("Ctrl-C gives up what is being typed, and then leaves")
  func interrupt() async throws {
    let keyboard = Keyboard()
    let stage = FakeStage { reader, stage in
      await stage.shows("Headline 1")
      for letter in ["/", "h", "e", "a"] { reader.yield(.key(.text(letter))) }
      await stage.shows("/ hea")
      keyboard.interrupt()
      await stage.shows("q prompt")
      keyboard.interrupt()
    }
    var newsroom = newsroom(stage)
    newsroom.interrupts = keyboard
    let transcript = try await run(["top --limit 5", "browse", "country jp"], newsroom)
    #expect(transcript.session.edition.country == .japan)
  }

  @Test("in the reader U and n go on after the last row that is loaded")
  func readerGoesOn() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Headline 1")
      reader.yield(.key(.end))
      reader.yield(.key(.enter))
      await stage.shows("Author 3")
      reader.yield(.key(.text("U")))
      await stage.shows("Author 4")
      reader.yield(.key(.text("n")))
      await stage.shows("Author 5")
      reader.yield(.key(.text("q")))
      await stage.shows("q prompt")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top --limit 3", "browse"], newsroom(stage, 9))
    #expect(transcript.session.titles.count == 6)
  }

  @Test("muted rows leave the walked list at once, and undo brings them back")
  func mute() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Headline 2")
      for key in [Key.text("x")] + "headline 2".map({ Key.text(String($0)) }) + [.enter] { reader.yield(.key(key)) }
      await stage.shows("Muted \"headline 2\"")
      #expect(!stage.lines.contains { $0.contains("2  Headline 2") })
      #expect(stage.lines.contains { $0.contains("Headline 3") })
      reader.yield(.key(.text("u")))
      await stage.shows("Headline 2")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top --limit 4", "browse"], newsroom(stage))
    #expect(transcript.session.titles.count == 4)
  }

  @Test("Down without a list says how to get one")
  func withoutList() async throws {
    let source = [LineInput.down]
    let transcript = try await newsroom(FakeStage([])).run(
      source, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(transcript.errors.contains("there is no list yet; type top first"))
  }
}
