import NewsArchive
import NewsArchiveSQLite
import NewsDomain
import TestSupport

extension DatabaseArchive {
  /// An archive in memory.
  ///
  /// - Parameter terms: what articles are grouped by; usually each one is a story of its own.
  package static func inMemory(terms: any TermReader = NoTerms(), clock: WallClock = .system) -> DatabaseArchive {
    DatabaseArchive(path: nil, terms: terms, clock: clock)
  }

  /// Lists beside the archive, in memory.
  package static func listsInMemory() -> DatabaseArchive { DatabaseArchive(lists: nil) }

  /// An archive that cannot be opened.
  package static func failing(with error: NewsError) -> DatabaseArchive { DatabaseArchive(FailingStore(error)) }
}

/// A place where something is that cannot be opened.
private struct FailingStore: ArchiveStore {
  let error: NewsError

  init(_ error: NewsError) {
    self.error = error
  }

  var name: String { "failing" }
  var shownPath: String? { nil }
  var exists: Bool { true }
  var isServer: Bool { false }
  var canRecover: Bool { false }
  var token: UInt64 { 1 }

  func open(_ report: (ArchiveProblem) -> Void) throws -> any ArchiveEngine { throw error }
  func isCurrent(_ engine: any ArchiveEngine, _ token: UInt64) -> Bool { true }
  func recover(_ report: (ArchiveProblem) -> Void) throws { throw error }
}
