import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

extension FakeNews {
  /// Returns pages of a list of `total` articles for every question.
  static func paged(_ total: Int) -> FakeNews {
    FakeNews { request in
      let first = (request.paging.page - 1) * request.paging.limit
      let last = min(total, first + request.paging.limit)
      let articles: [Article] = first < last ? (first..<last).map { Article.numbered($0 + 1) } : []
      return NewsPage(articles: articles, total: total, provider: .newsapi)
    }
  }

  /// Returns one page with these articles.
  static func giving(_ articles: [Article]) -> FakeNews {
    FakeNews { _ in NewsPage(articles: articles, total: articles.count, provider: .newsapi) }
  }

  /// Returns headlines of countries, and fails for categories and sources.
  static func failing(_ error: NewsError) -> FakeNews {
    FakeNews { request in
      guard case .local = request.scope else { throw error }
      let articles = (1...request.paging.limit).map { Article.numbered($0) }
      return NewsPage(articles: articles, total: 100, provider: .newsapi)
    }
  }
}

/// A history with these lines.
struct FakeHistory: CommandHistory {
  var lines: [String] = []

  func last(_ count: Int) -> [(number: Int, line: String)] {
    lines.enumerated().suffix(count).map { ($0.offset + 1, $0.element) }
  }
}

/// A person who gives these answers, one after the other, and then none.
final class FakeAnswers: AnswerReader {
  private let answers: Mutex<[String]>
  private let asked = Mutex<[String]>([])

  init(_ answers: String?...) {
    self.answers = Mutex(answers.compactMap(\.self))
  }

  /// The questions that were asked.
  var prompts: [String] { asked.withLock(\.self) }

  func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String? {
    asked.withLock { $0.append(prompt.text) }
    return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// Interrupts that never happen: nobody presses Ctrl-C.
struct NoInterrupts: Interrupts {
  func onInterrupt(_ action: (@Sendable () -> Void)?) {}
}

/// Interrupts with a late listener, as on a busy machine, pressed as soon as there is one.
final class LateInterrupts: Interrupts {
  func onInterrupt(_ action: (@Sendable () -> Void)?) {
    usleep(50_000)
    action?()
  }
}

/// Ctrl-C at a moment that the test chooses.
final class FakeInterrupts: Interrupts {
  private let action = Mutex<(@Sendable () -> Void)?>(nil)

  func onInterrupt(_ action: (@Sendable () -> Void)?) {
    self.action.withLock { $0 = action }
  }

  /// Waits until somebody listens, then interrupts.
  func press() {
    for _ in 0..<20_000 {
      if let action = action.withLock(\.self) { return action() }
      usleep(1000)
    }
  }
}

extension FakeRunner.Run {
  /// Whether this command was run with this input, and nothing added to its environment.
  func isOf(_ command: String, input: String?) -> Bool {
    self.command == command && self.input == input && variables.isEmpty
  }
}

/// Lines known in advance; records the history policy of each.
final class ScriptedLines: LineSource {
  let hasLine = true
  let name: String?
  let isInteractive: Bool
  let outlivesInterrupts: Bool
  private let lines: [LineInput]
  private let position = Mutex<Int>(0)
  private let kept = Mutex<[HistoryPolicy]>([])
  private let copied = Mutex<[String]>([])

  init(_ lines: [LineInput], name: String?, isInteractive: Bool, outlivesInterrupts: Bool = false) {
    self.lines = lines
    self.name = name
    self.isInteractive = isInteractive
    self.outlivesInterrupts = outlivesInterrupts
  }

  var policies: [HistoryPolicy] { kept.withLock { $0 } }

  /// The texts pasted while a view had the terminal.
  var pastes: [String] { copied.withLock { $0 } }

  func paste(_ text: String) { copied.withLock { $0.append(text) } }

  func next(_ context: any LineContext) async -> LineInput {
    let index = position.withLock { position -> Int in
      position += 1
      return position - 1
    }
    return index < lines.count ? lines[index] : .end
  }

  func remember(_ line: String, _ keeping: HistoryPolicy) {
    kept.withLock { $0.append(keeping) }
  }
}

/// Lines of a person who looks at the session before typing the next one.
final class TypedLines: LineSource {
  enum Step: Sendable {
    case line(String)
    /// Repeats the line until the condition holds.
    case again(String, until: @Sendable (Session) -> Bool)
    /// Waits until the condition holds.
    case pause(until: @Sendable () async -> Bool)
    /// Types nothing until the source is woken.
    case nothing
  }

  let name: String? = nil
  let isInteractive = true
  let hasLine = false
  private let steps: Mutex<[Step]>
  private let seen = Mutex<[Session]>([])
  private let wakes = Mutex(0)

  init(_ steps: [Step]) {
    self.steps = Mutex(steps)
  }

  /// The session before each line.
  var sessions: [Session] { seen.withLock { $0 } }

  var wakeCount: Int { wakes.withLock(\.self) }

  func wake() {
    wakes.withLock { $0 += 1 }
  }

  func next(_ context: any LineContext) async -> LineInput {
    guard let session = (context as? Typing)?.session else { return .end }
    seen.withLock { $0.append(session) }
    while let step = steps.withLock({ $0.first }) {
      switch step {
      case .line(let text):
        steps.withLock { _ = $0.removeFirst() }
        return .text(text, number: 1)
      case .again(let text, let until):
        // Bounded, so that a condition that never holds is a failure rather than an endless wait.
        if !until(session), sessions.count < 2000 {
          try? await Task.sleep(for: .milliseconds(10))
          return .text(text, number: 1)
        }
        if !until(session) { Issue.record("after 2000 lines the condition of \(text) does not hold") }
        steps.withLock { _ = $0.removeFirst() }
      case .nothing:
        if (try? await eventually { wakes.withLock { $0 > 0 } }) != true { Issue.record("nothing wakes the source") }
        steps.withLock { _ = $0.removeFirst() }
        return .woken
      case .pause(let until):
        if (try? await eventually { await until() }) != true { Issue.record("the condition of a pause does not hold") }
        steps.withLock { _ = $0.removeFirst() }
      }
    }
    return .end
  }

  func remember(_ line: String, _ keeping: HistoryPolicy) {}
}

extension Session {
  /// A session at its start, with the defaults of its language.
  static func fresh(
    language: InterfaceLanguage = .english, format: OutputFormat = .text, known: [NewsSource] = [],
    isInteractive: Bool = false
  ) -> Session {
    var session = Session(
      settings: Settings(edition: .standard(for: language)), format: format, language: language,
      isInteractive: isInteractive, knownSources: known)
    session.topics = FakeTopics()
    return session
  }

  /// The titles of the current list; empty if it is not a list of articles.
  var titles: [String] {
    guard case .articles(let articles)? = coordinator.current?.list?.items else { return [] }
    return articles.map { $0.title ?? "" }
  }

  /// The ids of the current list; empty if it is not a list of sources.
  var sourceIDs: [String] {
    guard let sources = coordinator.current?.list?.items.sources else { return [] }
    return sources.map(\.id)
  }

  /// The number of the article being read.
  var position: Int? { coordinator.current?.position }
}
