import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("live")
struct LiveCommandTests {
  /// A newsroom with headlines, searches that find the text, and a reader.
  private func newsroom(_ stage: FakeStage?) -> FakeNewsroom {
    FakeNewsroom(
      news: FakeNews(
        found: { request, _ in .titled((1...3).map { "\(request.text) \($0)" }, total: 140) },
        { _ in .titled(["headline 1", "headline 2"]) }),
      stage: stage)
  }

  private func run(_ lines: [String], in session: Session, _ newsroom: FakeNewsroom) async throws -> Transcript {
    try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
  }

  @Test("Enter opens the article in the shell, with its list")
  func enter() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("new moon 3")
      reader.yield(.key(.down))
      reader.yield(.key(.enter))
      // If Enter opens nothing, the test fails instead of hanging.
      reader.yield(.key(.escape))
    }
    let newsroom = newsroom(stage)
    let session = Session.fresh(isInteractive: true)
    let transcript = try await run(["top", "live new moon"], in: session, newsroom)
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 2)
    #expect(transcript.session.titles == ["new moon 1", "new moon 2", "new moon 3"])
    #expect(transcript.output.contains("\nnew moon 2\n"))
    let request = SearchRequest(
      text: "new moon", edition: .init(language: .english, country: .unitedStates), paging: Paging(limit: 100))
    #expect(newsroom.news.searches == [request])
    // From then on it is a list like others.
    let onwards = try await run(["top", "live new moon", "next", "back", "back"], in: session, newsroom)
    #expect(onwards.session.titles == ["headline 1", "headline 2"])
    let further = try await run(["live new moon", "back", "more"], in: session, newsroom)
    #expect(further.status == .success)
    #expect(newsroom.news.searches.last?.paging.page == 2)
  }

  @Test("Esc leaves everything as it was")
  func escape() async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("moon 3")
      reader.yield(.key(.escape))
    }
    let transcript = try await run(
      ["top", "live moon", "open 2", "back"], in: .fresh(isInteractive: true), newsroom(stage))
    #expect(transcript.status == .success)
    #expect(transcript.errors.isEmpty)
    #expect(transcript.session.titles == ["headline 1", "headline 2"])
    #expect(!transcript.output.contains("moon"))
  }

  @Test("it is in the interface language")
  func itSpeaksTheLanguageOfTheInterface() async throws {
    let stage = FakeStage([.text("l"), .escape])
    _ = try await run(["direct"], in: .fresh(language: .french, isInteractive: true), newsroom(stage))
    #expect(stage.lines.first == "direct \u{203A} l")
    #expect(stage.lines.last == texts(in: .french).liveHint)
  }

  @Test(
    "operators in French reach a provider as its own, from the live search as from others",
    arguments: ["direct", "chercher", "cherche"])
  func operators(name: String) async throws {
    let stage = FakeStage { reader, stage in
      await stage.shows("guerre OR paix NOT accord 3")
      reader.yield(.key(.escape))
    }
    let newsroom = newsroom(stage)
    _ = try await run(
      ["\(name) guerre OU paix SAUF accord"], in: .fresh(language: .french, isInteractive: true), newsroom)
    #expect(newsroom.news.searches.map(\.text) == ["guerre OR paix NOT accord"])
    #expect(name != "direct" || stage.lines.first?.hasSuffix("guerre OU paix SAUF accord") == true)
  }

  @Test("a command line may begin with it as well")
  func asFirstScreen() async throws {
    let stage = FakeStage([.escape])
    let script = try await newsroom(stage).run(["live moon"], in: .fresh(format: .json))
    #expect(try script.codes().isEmpty)
    #expect(!stage.frames.isEmpty)
  }

  @Test("it needs a terminal that can place its cursor")
  func withoutTerminal() async throws {
    let dumb = newsroom(nil)
    let transcript = try await run(["live moon"], in: .fresh(format: .json, isInteractive: true), dumb)
    #expect(try transcript.codes() == ["usage"])
    #expect(dumb.news.searches.isEmpty)
    let words = texts(in: .english).explain(ShellError.terminal(.noTerminal)).message
    #expect(try await newsroom(nil).run(["live"]).errors.contains("live: " + words))
  }

  @Test("earlier output appears before it")
  func flushed() async throws {
    let output = try WrittenText()
    let stage = FakeStage { reader, _ in
      #expect(output.text.contains("headline 2"))
      reader.yield(.key(.escape))
    }
    var shell = Shell(
      session: .fresh(isInteractive: true), ports: newsroom(stage).ports,
      renderer: Renderer(texts: texts(in: .english), styles: .plain, columns: { 80 }),
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(output.descriptor)),
      interrupts: NoInterrupts(), failFast: false)
    let lines = ScriptedLines([.text("top; live", number: 1)], name: nil, isInteractive: true)
    let status = await shell.run([lines])
    #expect(status == .success)
  }
}
