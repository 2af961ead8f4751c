import ArchiveTestSupport
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("browse")
struct BrowseCommandTests {
  private static let window = Window(columns: 60, rows: 12, glyphs: .braille, isTerminal: true)

  /// A newsroom whose lists are in the archive, with a reader at a terminal.
  private func newsroom(_ stage: FakeStage?, _ count: Int = 40) -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(count), stage: stage, window: Self.window)
    newsroom.keepsNews = true
    return newsroom
  }

  private func run(
    _ lines: [String], _ newsroom: FakeNewsroom, in session: Session = .fresh(isInteractive: true)
  ) async throws -> Transcript {
    try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
  }

  private func articles(_ transcript: Transcript) -> [Article] {
    guard case .articles(let articles)? = transcript.session.coordinator.list?.items else { return [] }
    return articles
  }

  /// The numbers of the articles that are marked as read.
  private func read(_ transcript: Transcript, _ newsroom: FakeNewsroom) async -> [Int] {
    let articles = articles(transcript)
    let states = await newsroom.archive.states(of: articles.map(\.id))
    return articles.indices.filter { states[articles[$0].id]?.isRead == true }.map { $0 + 1 }
  }

  @Test("walking marks nothing, and the list is shown again with its numbers")
  func walking() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      for _ in 1...12 { reader.yield(.key(.down)) }
      await stage.shows("\u{25B8} 13")
      for key in [Key.end, .pageUp, .home, .text("2"), .text("0"), .enter] { reader.yield(.key(key)) }
      await stage.shows("\u{25B8} 20")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --flat", "browse"], newsroom)
    #expect(transcript.status == .success)
    #expect(transcript.errors.isEmpty)
    #expect(await read(transcript, newsroom).isEmpty)
    // Row 20 is among the rows that the prompt shows.
    let list = try #require(transcript.output.ranges(of: "United States").last)
    #expect(transcript.output[list.lowerBound...].contains("\n20 • Headline 20\n"))
    #expect(!transcript.output[list.lowerBound...].contains("Headline 1\n"))
    // The next `more` goes on from there.
    #expect(transcript.session.coordinator.shown ?? 0 >= 20)
  }

  @Test("the marker is where it was when the list is walked again")
  func again() async throws {
    let turns = Mutex(0)
    let stage = FakeStage { reader, stage in
      let turn = turns.withLock { turns in
        turns += 1
        return turns
      }
      await stage.shows(turn == 1 ? "\u{25B8}  1" : "\u{25B8}  5")
      for _ in 1..<5 where turn == 1 { reader.yield(.key(.down)) }
      if turn == 1 { await stage.shows("\u{25B8}  5") }
      reader.yield(.key(.escape))
    }
    let transcript = try await run(["top --flat", "browse", "list", "browse"], newsroom(stage))
    #expect(transcript.status == .success)
    #expect(turns.withLock { $0 } == 2)
  }

  @Test("Enter opens and marks that article alone; Esc leads back to the list, and its row is read")
  func open() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.down))
      reader.yield(.key(.enter))
      await stage.shows("2 / 40")
      reader.yield(.key(.escape))
      await stage.shows("\u{25B8}  2")
      reader.yield(.key(.escape))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --flat", "browse"], newsroom)
    #expect(transcript.status == .success)
    #expect(await read(transcript, newsroom) == [2])
    #expect(transcript.session.position == nil)
    #expect(transcript.session.titles.count == 40)
  }

  @Test("letters save and mark, with the notices of the commands")
  func marks() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.text("s")))
      await stage.shows("Saved")
      reader.yield(.key(.down))
      reader.yield(.key(.down))
      reader.yield(.key(.text("M")))
      await stage.shows("Marked")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --flat", "browse"], newsroom)
    #expect(await read(transcript, newsroom) == [3])
    let saved = await newsroom.archive.states(of: articles(transcript).map(\.id))
    #expect(articles(transcript).filter { saved[$0.id]?.isSaved == true }.map(\.id) == [articles(transcript)[0].id])
  }

  @Test("each command of a view is taken back on its own")
  func undo() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.text("s")))
      await stage.shows("Saved")
      for key in [Key.down, .down, .text("M")] { reader.yield(.key(key)) }
      await stage.shows("Marked")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --flat", "browse", "undo"], newsroom)
    #expect(await read(transcript, newsroom).isEmpty)
    let saved = await newsroom.archive.states(of: articles(transcript).map(\.id))
    #expect(saved.values.count(where: \.isSaved) == 1)
  }

  @Test("a letter that the reader has bound runs its line, also one with an alias")
  func bound() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.down))
      reader.yield(.key(.text("z")))
      await stage.shows("Saved")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["alias keep=save", "bind z keep", "top --flat", "browse"], newsroom)
    let saved = await newsroom.archive.states(of: articles(transcript).map(\.id))
    #expect(articles(transcript).filter { saved[$0.id]?.isSaved == true }.map(\.id) == [articles(transcript)[1].id])
  }

  @Test("an error of a command is said in the last line, and the view goes on")
  func failure() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}")
      reader.yield(.key(.text("s")))
      await stage.shows("save: ")
      reader.yield(.key(.down))
      await stage.shows("Enter open")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["countries", "browse"], newsroom(stage))
    // As at the prompt, but not on standard error, which the view would hide.
    #expect(transcript.errors.isEmpty)
    #expect(transcript.status == .success)
  }

  @Test("an item of another list leads to its headlines, and back leads to the list")
  func otherList() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}")
      for digit in "12" { reader.yield(.key(.text(String(digit)))) }
      reader.yield(.key(.enter))
      await stage.shows("\u{25B8}   12")
      reader.yield(.key(.enter))
      await stage.shows("Headline 1")
      reader.yield(.key(.down))
      reader.yield(.key(.text("b")))
      await stage.shows("\u{25B8}   12")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["countries", "browse"], newsroom(stage))
    #expect(transcript.status == .success)
    #expect(!transcript.session.countryCodes.isEmpty)
  }

  @Test("at the end more rows are fetched, while the marker may move")
  func more() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.end))
      await stage.shows("\u{25B8} 20")
      reader.yield(.key(.down))
      await stage.shows("\u{25B8} 21")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["search moon --limit 20 --flat", "browse"], newsroom)
    #expect(transcript.session.titles.count == 40)
    #expect(await read(transcript, newsroom).isEmpty)
  }

  @Test("a server that does not answer leaves the keys alive, and leaving ends the request")
  func slow() async throws {
    let asked = Mutex(false)
    let newsroom = FakeNewsroom(
      news: FakeNews(
        found: { request, _ in
          guard
            asked.withLock({ isAsked in
              defer { isAsked = true }
              return !isAsked
            })
          else {
            await untilCancelled()
            throw NewsError.cancelled
          }
          return .titled((1...20).map { "moon \($0)" }, total: 60)
        }, { _ in .titled([]) }),
      stage: FakeStage { reader, stage in
        await stage.shows("\u{25B8}  1")
        reader.yield(.key(.text("m")))
        await stage.shows("Ctrl-C stops")
        reader.yield(.key(.down))
        await stage.shows("\u{25B8}  2")
        reader.yield(.key(.text("q")))
      }, window: Self.window)
    let transcript = try await run(["search moon --limit 20 --flat", "browse", "quota"], newsroom)
    #expect(transcript.status == .success)
  }

  @Test("pasted lines never go into a view: they are read after it")
  func paste() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.paste("save 1\nquit\n")))
      await stage.shows("waits at the prompt")
      reader.yield(.key(.paste(String(repeating: "top\n", count: 25_000))))
      reader.yield(.key(.down))
      await stage.shows("\u{25B8}  2")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let source = ScriptedLines(
      ["top --flat", "browse"].enumerated().map { .text($1, number: $0 + 1) }, name: nil, isInteractive: true)
    let transcript = try await newsroom.run(source, in: .fresh(isInteractive: true))
    #expect(source.pastes.joined().hasPrefix("save 1\nquit\n"))
    #expect(source.pastes.joined().utf8.count == 100_000 + 12)
    let states = await newsroom.archive.states(of: articles(transcript).map(\.id))
    #expect(states.values.allSatisfy { !$0.isSaved && !$0.isRead })
  }

  @Test(
    "a window that changes its size between two keys shows the same row", arguments: [(20, 5), (400, 120), (120, 24)])
  func resized(columns: Int, rows: Int) async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.down))
      reader.yield(.key(.down))
      await stage.shows("\u{25B8}  3")
      stage.resize(columns: columns, rows: rows)
      reader.yield(.resized)
      let isShown = try? await eventually {
        stage.lines.count == rows && stage.lines.contains { $0.hasPrefix("\u{25B8}  3") }
      }
      #expect(isShown == true)
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top --flat", "browse"], newsroom(stage))
    #expect(transcript.status == .success)
  }

  @Test("in a wide window the article is beside the list, and is not marked as read")
  func beside() async throws {
    let stage = FakeStage(columns: 140, rows: 24) { reader, stage in
      await stage.shows("\u{2502} Headline 1")
      reader.yield(.key(.down))
      await stage.shows("\u{2502} Headline 2")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top --flat", "browse"], newsroom)
    #expect(await read(transcript, newsroom).isEmpty)
    #expect(transcript.session.position == nil)
  }

  @Test("the text is fetched only for an article on which the marker stays")
  func fetched() async throws {
    let stays = Mutex(0)
    let stage = FakeStage(columns: 140, rows: 24) { reader, stage in
      await stage.shows("\u{2502} Headline 1")
      reader.yield(.key(.down))
      await stage.shows("\u{2502} Headline 2")
      _ = try? await eventually { stays.withLock { $0 } > 1 }
      reader.yield(.key(.text("q")))
    }
    var newsroom = newsroom(stage)
    newsroom.sleep = { duration in
      stays.withLock { $0 += duration == .milliseconds(500) ? 1 : 0 }
      // Nobody stays that long.
      await untilCancelled()
      throw NewsError.cancelled
    }
    _ = try await run(["top --flat", "browse"], newsroom)
    #expect(newsroom.pages.places.isEmpty)
  }

  @Test("? shows the keys, and any way back leads to the list")
  func keys() async throws {
    let words = texts(in: .french)
    let stage = FakeStage(rows: 40) { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.text("?")))
      await stage.shows(words.viewKeysTitle)
      await stage.shows(words.meaning(of: .save))
      reader.yield(.key(.escape))
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(
      ["une", "parcourir"], newsroom(stage), in: .fresh(language: .french, isInteractive: true))
    #expect(transcript.status == .success)
  }

  @Test("from an article that is open, the marker begins on its row")
  func fromArticle() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  7")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top --flat", "open 7", "browse"], newsroom(stage))
    #expect(transcript.session.position == nil)
  }

  @Test("after `more` the marker begins on the first of its rows")
  func afterMore() async throws {
    let first = Mutex("")
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}")
      first.withLock { $0 = stage.lines.first { $0.hasPrefix("\u{25B8}") } ?? "" }
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top --flat", "more", "browse"], newsroom(stage))
    let output = transcript.output
    // Twelve rows have room for the header, the hint, and three headlines or four.
    #expect(!first.withLock { $0 }.hasPrefix("\u{25B8}  1 "))
    #expect(output.contains(String(first.withLock { $0 }.dropFirst(2))))
  }

  @Test("Ctrl-C leaves the view")
  func interrupt() async throws {
    let interrupts = FakeInterrupts()
    let stage = FakeStage { _, stage in
      await stage.shows("\u{25B8}  1")
      interrupts.press()
    }
    var newsroom = newsroom(stage)
    newsroom.interrupts = interrupts
    let transcript = try await run(["top --flat", "browse", "list"], newsroom)
    #expect(transcript.status == .success)
  }

  @Test("the end of input leaves the view")
  func ended() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.finish()
    }
    let transcript = try await run(["top --flat", "browse"], newsroom(stage))
    #expect(transcript.status == .success)
  }

  @Test("where there is no terminal to draw on, it says how to do the same with numbers")
  func noTerminal() async throws {
    let words = texts(in: .english).explain(ShellError.terminal(.listNeedsTerminal)).message
    let script = try await FakeNewsroom().run(["top --flat", "browse"])
    #expect(script.errors.contains("browse: " + words))
    #expect(script.status == .failure)
    let json = try await FakeNewsroom().run(["top --flat", "browse"], in: .fresh(format: .json))
    #expect(try json.codes() == ["usage"])
    // A reader whose output is not on a terminal, or for programs.
    let stage = FakeStage([.text("q")])
    let piped = try await FakeNewsroom(stage: stage).run(
      ["top --flat", "browse"], in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(piped.errors.contains(words))
    let tsv = try await run(["top --flat", "browse"], newsroom(stage), in: .fresh(format: .tsv, isInteractive: true))
    #expect(tsv.errors.contains(words))
    #expect(stage.frames.isEmpty)
  }

  @Test("a reader who listens is told to use numbers")
  func accessible() async throws {
    let stage = FakeStage([.text("q")])
    var session = Session.fresh(isInteractive: true)
    session.settings.take([SettingsChange(AccessibleSetting.self, true)])
    let transcript = try await run(["top --flat", "browse"], newsroom(stage), in: session)
    #expect(transcript.errors.contains(texts(in: .english).explain(ShellError.terminal(.listNotAccessible)).message))
    #expect(stage.frames.isEmpty)
  }

  @Test("without a list there is nothing to walk")
  func noList() async throws {
    let stage = FakeStage([.text("q")])
    let transcript = try await run(["browse"], newsroom(stage))
    #expect(transcript.status == .failure)
    #expect(stage.frames.isEmpty)
  }

  @Test("Down at an empty prompt does the same, and is no line of the history")
  func down() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("\u{25B8}  1")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let source = ScriptedLines(
      [.text("top", number: 1), .down, .text("list", number: 2)], name: nil, isInteractive: true)
    let transcript = try await newsroom.run(source, in: .fresh(isInteractive: true))
    #expect(transcript.status == .success)
    #expect(!stage.frames.isEmpty)
    #expect(source.policies.count == 2)
  }
}
