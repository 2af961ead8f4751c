import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Texts read in place")
struct ShellReadingTests {
  /// A newsroom at a terminal of 60 by 12, with long articles.
  private func newsroom(_ stage: FakeStage, pager: String? = nil) -> FakeNewsroom {
    var newsroom = FakeNewsroom(keepsNews: true)
    newsroom.window = Window(columns: 60, rows: 12, glyphs: .braille, isTerminal: true)
    newsroom.stage = stage
    newsroom.pager = Pager(environment: ["TERM": "xterm", "PAGER": pager ?? "less"])
    newsroom.news = FakeNews(
      NewsPage(
        articles: (1...3).map { number in
          let paragraphs = (1...20).map { "Paragraph \($0) of \(number)." }
          return Article.numbered(number).with(\.summary, number == 3 ? "Short." : paragraphs.joined(separator: "\n\n"))
        }, total: 3, provider: .newsapi))
    return newsroom
  }

  private func run(_ lines: [String], _ newsroom: FakeNewsroom) async throws -> Transcript {
    try await newsroom.run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
  }

  @Test("a long text is shown in a view, and nothing of it in the scrollback")
  func long() async throws {
    let stage = FakeStage { reader, stage in
      reader.yield(.key(.text(" ")))
      await stage.shows("Paragraph 6 of 1.")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top", "open 1", "country jp"], newsroom)
    #expect(transcript.status == .success)
    #expect(stage.lines.contains { $0.contains("Paragraph 6 of 1.") }, "\(stage.lines)")
    #expect(!transcript.output.contains("Paragraph"))
    #expect(transcript.session.position == 1)
    #expect(transcript.session.edition.country.code == "jp")
    #expect(newsroom.runner.runs.isEmpty)
    let states = await newsroom.archive.states(of: (1...3).map { Article.numbered($0) })
    #expect(states.map { $0?.isRead } == [true, false, false])
  }

  @Test("the next article replaces it, however short, and is marked as the command marks it")
  func next() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Paragraph 1 of 1.")
      reader.yield(.key(.right))
      await stage.shows("Paragraph 1 of 2.")
      reader.yield(.key(.text("n")))
      await stage.shows("Short.")
      reader.yield(.key(.text("q")))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["top", "open 1"], newsroom)
    #expect(transcript.session.position == 3)
    let states = await newsroom.archive.states(of: (1...3).map { Article.numbered($0) })
    #expect(states.map { $0?.isRead } == [true, true, true])
  }

  @Test("afterwards the list goes on where it was left for the text")
  func more() async throws {
    let stage = FakeStage([.right, .text("q")])
    var newsroom = newsroom(stage)
    newsroom.window = Window(columns: 60, rows: 8, glyphs: .braille, isTerminal: true)
    let transcript = try await run(["top", "open 1", "more", "more"], newsroom)
    #expect(transcript.output.contains("Headline 3"))
    #expect(newsroom.news.requests.count == 1)
  }

  @Test("back leads to the list, which is then walked, and q from an article of it to the list again")
  func back() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Paragraph 1 of 1.")
      reader.yield(.key(.text("b")))
      await stage.shows("Headline 3")
      reader.yield(.key(.down))
      reader.yield(.key(.enter))
      await stage.shows("Paragraph 1 of 2.")
      reader.yield(.key(.text("q")))
      await stage.shows("Headline 3")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top", "open 1"], newsroom(stage))
    #expect(transcript.session.position == nil)
    #expect(transcript.output.ranges(of: "Headline 3").count == 2)
  }

  @Test("an error of a command is told in the last line, and the text stays")
  func trouble() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("Paragraph 1 of 1.")
      reader.yield(.key(.left))
      await stage.shows("this is the first article")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top", "open 1"], newsroom(stage))
    #expect(transcript.session.position == 1)
    #expect(transcript.errors.isEmpty)
  }

  @Test("several texts of one command are one text")
  func series() async throws {
    let stage = FakeStage { reader, stage in
      reader.yield(.key(.end))
      await stage.shows("Paragraph 20 of 2.")
      reader.yield(.key(.text("q")))
    }
    let transcript = try await run(["top", "open 1-2"], newsroom(stage))
    #expect(transcript.status == .success)
  }

  @Test(
    "a text that fits into the window is written, and so is every text without a view", arguments: [nil, "cat", ""])
  func written(pager: String?) async throws {
    let stage = FakeStage([.text("q")])
    let transcript = try await run(["top", pager == nil ? "open 3" : "open 1"], newsroom(stage, pager: pager))
    #expect(transcript.output.contains(pager == nil ? "Short." : "Paragraph 20 of 1."))
    #expect(stage.frames.isEmpty)
  }

  @Test("redirected, accessible and scripted texts have no view")
  func elsewhere() async throws {
    let stage = FakeStage([.text("q")])
    let newsroom = newsroom(stage)
    _ = try await run(["top", "open 1 > /f", "open 1 | cat"], newsroom)
    var spoken = Session.fresh(isInteractive: true)
    spoken.settings[AccessibleSetting.self] = true
    let heard = try await newsroom.run(["top", "open 1"], in: spoken, name: nil, isInteractive: true)
    #expect(heard.output.contains("Paragraph 20 of 1."))
    #expect(try await newsroom.run(["top", "open 1"]).output.contains("Paragraph 20 of 1."))
    let json = try await newsroom.run(
      ["top", "open 1"], in: .fresh(format: .json, isInteractive: true), name: nil, isInteractive: true)
    #expect(json.output.contains("Paragraph 20 of 1."))
    #expect(stage.frames.isEmpty)
  }
}
