import ArchiveTestSupport
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Keys that are pressed before a view has done what the last one asked for")
struct BrowseQueueTests {
  private static let window = Window(columns: 60, rows: 12, glyphs: .braille, isTerminal: true)

  /// A newsroom in which the second search never ends by itself.
  private func newsroom(_ stage: FakeStage, answersTwice: Bool = false) -> FakeNewsroom {
    let asked = Mutex(0)
    var newsroom = FakeNewsroom(
      news: FakeNews(
        found: { request, _ in
          let turn = asked.withLock { asked in
            asked += 1
            return asked
          }
          if turn > 1, !answersTwice {
            await untilCancelled()
            throw NewsError.cancelled
          }
          return .titled((1...20).map { "\(request.text) \($0)" }, total: 60)
        }, { _ in .titled([]) }),
      stage: stage, window: Self.window)
    newsroom.keepsNews = true
    return newsroom
  }

  private func run(_ lines: [String], _ newsroom: FakeNewsroom) async throws -> Transcript {
    try await newsroom.run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
  }

  private func state(_ title: String, _ newsroom: FakeNewsroom) async -> ArticleState? {
    let id = Article.titled(title).id
    return await newsroom.archive.states(of: [id])[id]
  }

  private func send(_ keys: [Key], to reader: AsyncStream<SceneEvent>.Continuation) {
    for key in keys { reader.yield(.key(key)) }
  }

  @Test("marks are changed at once while a server is waited for, and the reader still sees that it is")
  func beside() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      send([.text("m")], to: reader)
      await stage.shows("Ctrl-C stops")
      send([.down, .text("s")], to: reader)
      await stage.shows("Saved")
      send([.down], to: reader)
      await stage.shows("Ctrl-C stops")
      send([.text("M")], to: reader)
      await stage.shows("Marked")
      send([.text("q")], to: reader)
    }
    let newsroom = newsroom(stage)
    _ = try await run(["search moon --limit 20 --flat", "browse"], newsroom)
    #expect(await state("moon 2", newsroom)?.isSaved == true)
    #expect(await state("moon 3", newsroom)?.isRead == true)
  }

  @Test("none of many changes is lost, however long the server takes", arguments: [Key.text("q"), .escape])
  func many(leaving: Key) async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      let saves: [Key] = (1...19).flatMap { _ in [Key.text("s"), Key.text("j")] }
      send([Key.text("m")] + saves + [leaving], to: reader)
    }
    let newsroom = newsroom(stage)
    _ = try await run(["search moon --limit 20 --flat", "browse"], newsroom)
    for number in 1...19 { #expect(await state("moon \(number)", newsroom)?.isSaved == true) }
  }

  @Test("a change that waits for a server is made when the view is left, when input ends, and after Ctrl-C")
  func waiting() async throws {
    for way in ["q", "end", "interrupt"] {
      let interrupts = FakeInterrupts()
      let stage = FakeStage { reader, stage in
        await stage.shows("\u{25B8}  1")
        send([.text("m")], to: reader)
        await stage.shows("Ctrl-C stops")
        let letters: [Key] = "xzebra".map { Key.text(String($0)) }
        send(letters + [Key.enter], to: reader)
        await stage.shows("Ctrl-C stops")
        switch way {
        case "q": send([.text("q")], to: reader)
        case "end": reader.finish()
        default:
          interrupts.press()
          await stage.shows("Muted")
          send([.text("q")], to: reader)
        }
      }
      var newsroom = newsroom(stage)
      newsroom.interrupts = interrupts
      _ = try await run(["search moon --limit 20 --flat", "browse"], newsroom)
      #expect(try await newsroom.archive.mutes().map(\.text) == ["zebra"], "\(way)")
    }
  }

  @Test("a key pressed on a list does nothing to the list that takes its place, and says so")
  func otherList() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("sun 1")
      // The list before is shown when the key is handled.
      send([.down, .text("b"), .text("s")], to: reader)
      await stage.shows("moon 1")
      await stage.shows("the list has changed")
      send([.text("q")], to: reader)
    }
    let newsroom = newsroom(stage, answersTwice: true)
    _ = try await run(["search moon --limit 20 --flat", "search sun --limit 20 --flat", "browse"], newsroom)
    #expect(await state("moon 2", newsroom)?.isSaved == false)
    #expect(await state("sun 2", newsroom)?.isSaved == false)
  }

  @Test("a key pressed while another list is fetched acts on the row that the reader saw")
  func seenRow() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("moon 1")
      send([.down, .text("t"), .text("s")], to: reader)
      await stage.shows("sun 1")
      send([.text("q"), .text("q")], to: reader)
    }
    let newsroom = newsroom(stage, answersTwice: true)
    _ = try await run(
      ["bind t \"search sun --limit 20 --flat\"", "search moon --limit 20 --flat", "browse"], newsroom)
    #expect(await state("moon 2", newsroom)?.isSaved == true)
    #expect(await state("sun 2", newsroom)?.isSaved != true)
  }

  @Test("M twice at once is read, then unread")
  func twice() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("moon 1")
      let mark = Key.text("M")
      send([mark, mark, .down, mark, mark, mark, .down, mark, .text("q")], to: reader)
    }
    let newsroom = newsroom(stage)
    _ = try await run(["search moon --limit 20 --flat", "browse"], newsroom)
    #expect(await state("moon 1", newsroom)?.isRead == false)
    #expect(await state("moon 2", newsroom)?.isRead == true)
    #expect(await state("moon 3", newsroom)?.isRead == true)
  }

  @Test("keys that come all at once are drawn together")
  func together() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      for _ in 1...5_000 { send([.text("j"), .text("k")], to: reader) }
      send([.text("j"), .text("j")], to: reader)
      await stage.shows("\u{25B8}  3")
      send([.text("q")], to: reader)
    }
    _ = try await run(["search moon --limit 20 --flat", "browse"], newsroom(stage))
    #expect(stage.frames.count < 5_000)
  }
}
