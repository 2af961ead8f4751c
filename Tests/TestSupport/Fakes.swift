import NewsDomain
import Synchronization

/// Stores changes in memory, or refuses them all.
package final class FakeSettings: SettingsRepository {
  private let failure: NewsError?
  private let kept = Mutex<[SettingsChange]>([])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package var changes: [SettingsChange] { kept.withLock { $0 } }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: .english), [])
  }

  package func edit(
    _ decide: (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) throws -> (edits: [SettingEdit], problems: [SettingsProblem]) {
    if let failure { throw failure }
    let known = changes
    func stored(_ key: SettingKey) -> String? { known.last { $0.key == key }?.text }
    let new = decide(stored)
    kept.withLock { $0.append(contentsOf: new) }
    return (new.map { SettingEdit($0.key, before: stored($0.key), after: $0.text) }, [])
  }
}

/// Stores a key in memory.
package final class FakeKeys: KeyRepository {
  private let kept: Mutex<String?>

  package init(_ key: String? = nil) {
    kept = Mutex(key)
  }

  package var key: String? { kept.withLock { $0 } }
  package var state: KeyState { key == nil ? KeyState.none : KeyState.session }

  package func keep(_ key: String) throws {
    kept.withLock { $0 = key }
  }

  package func forget() throws {
    kept.withLock { $0 = nil }
  }
}

/// Accepts every key, or fails with the same error for each, and records the keys.
package final class FakeKeyCheck: KeyCheck {
  private let failure: NewsError?
  private let asked = Mutex<[String]>([])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package var keys: [String] { asked.withLock { $0 } }

  package func check(_ key: String) async throws {
    asked.withLock { $0.append(key) }
    if let failure { throw failure }
  }
}

/// Records the links to open, or fails.
package final class FakeOpener: LinkOpener {
  private let failure: NewsError?
  private let opened = Mutex<[String]>([])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package var addresses: [String] { opened.withLock { $0 } }

  package func open(_ link: WebLink) async throws {
    if let failure { throw failure }
    opened.withLock { $0.append(link.address) }
  }
}

/// Reports the given requests and problems.
package final class FakeCache: RequestLedger, CacheWatch {
  private let count: @Sendable () -> Quota
  private let problems: Mutex<[CacheProblem]>
  private let asked = Mutex<[Date]>([])

  /// The dates for which the number of requests was read.
  package var dates: [Date] { asked.withLock(\.self) }

  /// - Parameter count: called again each time.
  package init(problems: [CacheProblem] = [], count: @escaping @Sendable () -> Quota) {
    self.count = count
    self.problems = Mutex(problems)
  }

  package convenience init(
    _ quota: Quota = Quota(sent: [:], answered: 0, first: nil), problems: [CacheProblem] = []
  ) {
    self.init(problems: problems) { quota }
  }

  package func quota(at now: Date) -> Quota {
    asked.withLock { $0.append(now) }
    return count()
  }

  package func takeProblems() -> [CacheProblem] {
    problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
  }
}
