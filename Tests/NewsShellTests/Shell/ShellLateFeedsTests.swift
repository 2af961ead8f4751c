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

  /// Google News, and a feed that has the second article once the test allows it.
  private final class Late: Sendable {
    let isOpen = Mutex(false)
    let isCancelled = Mutex(false)

    func page() -> NewsPage {
      let round = FeedRound(
        [.of("paper.example")],
        from: { _ in
          while !self.isOpen.withLock(\.self) {
            do {
              try await Task.sleep(for: .milliseconds(5))
            } catch {
              self.isCancelled.withLock { $0 = true }
              throw error
            }
          }
          return [.inFeed(ShellLateFeedsTests.titles[1])]
        }, whenLate: { _ in })
      let articles = ShellLateFeedsTests.titles.map { Article.opaque($0) }
      var page = NewsPage(articles: articles, total: 2, provider: .feeds)
      _ = round.complete(articles)
      page.late = round
      return page
    }

    func open() { isOpen.withLock { $0 = true } }
  }

  private let late = Late()

  private func run(
    _ steps: [TypedLines.Step], language: InterfaceLanguage = .english
  ) async throws -> Transcript {
    let late = late
    let news = FakeNews.answering { question in
      if case .headlines(let request, _) = question, request.scope == .local(.france) { return late.page() }
      return .titled(["Other"])
    }
    return try await FakeNewsroom(news: news).run(
      TypedLines(steps), in: .fresh(language: language, isInteractive: true))
  }

  /// Repeats a line until the second article of the list has its summary.
  private func untilCompleted(_ line: String) -> TypedLines.Step {
    .again(line) { session in
      session.coordinator.current?.list?.news?.page.articles.last?.summary == Self.summary
    }
  }

  @Test("the next command says so and shows it; the numbers stay", arguments: InterfaceLanguage.all)
  func told(language: InterfaceLanguage) async throws {
    let late = late
    let open = TypedLines.Step.pause {
      late.open()
      return true
    }
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
    let late = late
    let open = TypedLines.Step.pause {
      late.open()
      return true
    }
    let transcript = try await run([
      .line("top france"), .line("open 1"), open, untilCompleted("open 1"), .line("next"),
    ])
    #expect(transcript.session.position == 2)
    #expect(transcript.output.contains(Self.summary))
  }

  @Test("on all screens of the list it is complete, and on no other")
  func screens() async throws {
    let late = late
    let open = TypedLines.Step.pause {
      late.open()
      return true
    }
    let transcript = try await run(
      [.line("top japan"), .line("top france"), .line("open 2"), open, untilCompleted("open 2"), .line("back")])
    #expect(transcript.session.titles == Self.titles)
    let lists = transcript.session.coordinator.lists.compactMap(\.news)
    #expect(lists.allSatisfy { $0.page.articles.contains { $0.summary == Self.summary } == ($0.page.total == 2) })
  }

  @Test("a reader who has gone elsewhere hears nothing")
  func elsewhere() async throws {
    let late = late
    let open = TypedLines.Step.pause {
      late.open()
      return true
    }
    let transcript = try await run([.line("top france"), .line("top japan"), open, .line("list"), .line("list")])
    #expect(transcript.errors.isEmpty)
    #expect(transcript.session.titles == ["Other"])
  }

  @Test("the end of the session ends the requests")
  func end() async throws {
    _ = try await run([.line("top france")])
    let late = late
    #expect(try await eventually { late.isCancelled.withLock(\.self) })
  }
}
