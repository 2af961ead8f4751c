import NewsDomain
import Locking

/// Answers of the archive that stay valid until something in it changes. A script may open one article of a list after
/// another, which asks the same for each.
final class Remembered: Sendable {
  /// Beyond this number all answers are forgotten, so that memory stays bounded.
  private static let most = 10_000

  private struct Answers {
    var archive: ArchiveState?
    var states: [ArticleID: ArticleState?] = [:]
    /// Articles with neither a stored text nor an address of their own. Texts themselves are long, and are read each time.
    var bare: Set<ArticleID> = []
  }

  private let answers = Guarded(Answers())

  /// The states of articles, if all of them are known; articles outside the archive have none.
  func states(of ids: [ArticleID], at archive: ArchiveState?) -> [ArticleID: ArticleState]? {
    guard let archive else { return nil }
    return answers.withLock { answers in
      guard answers.archive == archive else { return nil }
      var states: [ArticleID: ArticleState] = [:]
      for id in ids {
        guard let known = answers.states[id] else { return nil }
        states[id] = known
      }
      return states
    }
  }

  /// Whether an article is known to have neither a stored text nor an address of its own.
  func hasNothing(of id: ArticleID, at archive: ArchiveState?) -> Bool {
    guard let archive else { return false }
    return answers.withLock { $0.archive == archive && $0.bare.contains(id) }
  }

  /// - Parameter archive: its state before they were read; `nil` remembers nothing.
  func take(_ states: [ArticleID: ArticleState], of ids: [ArticleID], at archive: ArchiveState?) {
    change(at: archive) { answers in for id in ids { answers.states[id] = .some(states[id]) } }
  }

  func takeNothing(of id: ArticleID, at archive: ArchiveState?) {
    change(at: archive) { $0.bare.insert(id) }
  }

  private func change(at archive: ArchiveState?, _ change: (inout Answers) -> Void) {
    guard let archive else { return }
    answers.withLock { answers in
      if answers.archive != archive || answers.states.count + answers.bare.count > Self.most {
        answers = Answers(archive: archive)
      }
      change(&answers)
    }
  }
}
