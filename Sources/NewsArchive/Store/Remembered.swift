import NewsDomain
import Locking

/// Answers of the archive that stay valid until something in it changes. A script may open one article of a list after
/// another, which asks the same for each.
final class Remembered: Sendable {
  /// Beyond this number all answers are forgotten, so that memory stays bounded.
  private static let most = 10_000

  private struct Answers {
    var version: ArchiveVersion?
    var states: [ArticleID: ArticleState?] = [:]
    /// Articles with neither a stored text nor an address of their own. Texts themselves are long, and are read each time.
    var bare: Set<ArticleID> = []
  }

  private let answers = Guarded(Answers())

  /// The states of articles, if all of them are known; articles outside the archive have none.
  func states(of ids: [ArticleID], at version: ArchiveVersion?) -> [ArticleID: ArticleState]? {
    guard let version else { return nil }
    return answers.withLock { answers in
      guard answers.version == version else { return nil }
      var states: [ArticleID: ArticleState] = [:]
      for id in ids {
        guard let known = answers.states[id] else { return nil }
        states[id] = known
      }
      return states
    }
  }

  /// Whether an article is known to have neither a stored text nor an address of its own.
  func hasNothing(of id: ArticleID, at version: ArchiveVersion?) -> Bool {
    guard let version else { return false }
    return answers.withLock { $0.version == version && $0.bare.contains(id) }
  }

  /// - Parameter version: the archive's before they were read; `nil` remembers nothing.
  func take(_ states: [ArticleID: ArticleState], of ids: [ArticleID], at version: ArchiveVersion?) {
    change(at: version) { answers in for id in ids { answers.states[id] = .some(states[id]) } }
  }

  func takeNothing(of id: ArticleID, at version: ArchiveVersion?) {
    change(at: version) { $0.bare.insert(id) }
  }

  private func change(at version: ArchiveVersion?, _ change: (inout Answers) -> Void) {
    guard let version else { return }
    answers.withLock { answers in
      if answers.version != version || answers.states.count + answers.bare.count > Self.most {
        answers = Answers(version: version)
      }
      change(&answers)
    }
  }
}
