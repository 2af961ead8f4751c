import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The loop of the shell and feeds of sources that answer late")
struct ShellLateFeedsTests {
  private static let titles = ["Harbor bridge opens to bicycles", "Museum finds a lost map in its cellar"]
  private static let summary = "Summary of \(titles[1])."

  /// Google News, whose articles are stored, and a feed that has the second one once the test allows it.
  private let newsroom = FakeNewsroom(
    news: .answering { question in
      guard case .headlines(let request, _) = question, request.scope == .local(.france) else {
        return .titled(["Other"])
      }
      return NewsPage(articles: ShellLateFeedsTests.titles.map { Article.opaque($0) }, total: 2, provider: .feeds)
    }, keepsNews: true)

  /// The feed answers.
  private var open: TypedLines.Step {
    .pause { [archive = newsroom.archive] in
      await archive.add(Delivery(completing: [.inFeed(Self.titles[1])], at: Date()))
      return true
    }
  }

  private func run(
    _ steps: [TypedLines.Step], language: InterfaceLanguage = .english
  ) async throws -> Transcript {
    try await newsroom.run(TypedLines(steps), in: .fresh(language: language, isInteractive: true))
  }

  /// Repeats a line until the second article of the list has its summary.
  private func untilCompleted(_ line: String) -> TypedLines.Step {
    .again(line) { session in
      session.coordinator.current?.list?.news?.page.articles.last?.summary == Self.summary
    }
  }

  @Test("the next command says so and shows it; the numbers stay", arguments: InterfaceLanguage.all)
  func told(language: InterfaceLanguage) async throws {
    let transcript = try await run(
      [.line("top france"), .line("open 2"), open, untilCompleted("list"), .line("open 2")], language: language)
    #expect(transcript.errors == texts(in: language).notice(.completed(count: 1)) + "\n")
    #expect(transcript.session.titles == Self.titles)
    #expect(transcript.session.position == 2)
    let parts = transcript.output.split(separator: Self.summary, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
  }

  @Test("an article that is being read is complete when it is shown again, and so are those around it")
  func reading() async throws {
    let transcript = try await run([
      .line("top france"), .line("open 1"), open, untilCompleted("open 1"), .line("next"),
    ])
    #expect(transcript.session.position == 2)
    #expect(transcript.output.contains(Self.summary))
  }

  @Test("on all screens of the list it is complete, and on no other")
  func screens() async throws {
    let transcript = try await run(
      [.line("top japan"), .line("top france"), .line("open 2"), open, untilCompleted("open 2"), .line("back")])
    #expect(transcript.session.titles == Self.titles)
    let lists = transcript.session.coordinator.lists.compactMap(\.news)
    #expect(lists.allSatisfy { $0.page.articles.contains { $0.summary == Self.summary } == ($0.page.total == 2) })
  }

  @Test("a reader who has gone elsewhere hears nothing")
  func elsewhere() async throws {
    let transcript = try await run([.line("top france"), .line("top japan"), open, .line("list"), .line("list")])
    #expect(transcript.errors.isEmpty)
    #expect(transcript.session.titles == ["Other"])
  }

  @Test("what has arrived before the prompt is told above it", arguments: InterfaceLanguage.all)
  func prompt(language: InterfaceLanguage) async throws {
    let lines = TypedLines([.line("top france"), .nothing, .line("list")])
    let archive = newsroom.archive
    let waking = Task {
      _ = try await eventually { lines.sessions.last?.titles == Self.titles }
      await archive.add(Delivery(completing: [.inFeed(Self.titles[1])], at: Date()))
      lines.wake()
    }
    let transcript = try await newsroom.run(lines, in: .fresh(language: language, isInteractive: true))
    try await waking.value
    #expect(transcript.errors == texts(in: language).notice(.completed(count: 1)) + "\n")
    #expect(lines.sessions[2].coordinator.list?.news?.page.articles.last?.summary == Self.summary)
  }

  @Test("the end of the session ends the requests")
  func end() async throws {
    let isCancelled = Mutex(false)
    _ = newsroom.feedRefresh.begin {
      if await untilCancelled() { isCancelled.withLock { $0 = true } }
    }
    _ = try await run([.line("top france")])
    #expect(try await eventually { isCancelled.withLock(\.self) })
  }
}
