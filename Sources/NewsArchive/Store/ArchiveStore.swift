import NewsDomain
import SQLKit

/// Where the archive's database is, and how it is opened.
package protocol ArchiveStore: Sendable {
  /// The displayed file or address.
  var name: String { get }

  /// Where it is stored; `nil` if only in memory.
  var shownPath: String? { get }

  /// Whether there is anything to read.
  var exists: Bool { get }

  /// Whether it is a server rather than a file.
  var isServer: Bool { get }

  /// Whether a damaged one can be rebuilt.
  var canRecover: Bool { get }

  /// Identifies what is at its place now, to notice a replacement.
  var token: UInt64 { get }

  /// The current state; `nil` if a server would have to be asked, or it is unknown.
  var state: ArchiveState? { get }

  /// Releases what ``state`` needs.
  func endWatching()

  /// The words of an article for the index, as far as they can be determined before a transaction begins.
  func indexedWords(of article: Article, _ terms: FilterTerms) -> IndexedWords

  /// - Throws: `NewsError`, `Database.Failure`.
  func open(_ report: (ArchiveProblem) -> Void) throws -> any ArchiveEngine

  /// Whether an open database is still the one at this place.
  ///
  /// - Parameter token: the value of ``token`` when it was opened.
  func isCurrent(_ engine: any ArchiveEngine, _ token: UInt64) -> Bool

  /// Makes a new file from the readable parts of a damaged one, unless another session has done so meanwhile.
  ///
  /// - Throws: `NewsError`, `Database.Failure`.
  func recover(_ report: (ArchiveProblem) -> Void) throws

  /// Creates the roles and tables of a server, or migrates them.
  ///
  /// - Throws: `NewsError.archive(.notOnServer)`, `Database.Failure`.
  func setUp() throws
}

extension ArchiveStore {
  package var state: ArchiveState? { nil }

  package func endWatching() {}

  package func indexedWords(of article: Article, _ terms: FilterTerms) -> IndexedWords { [] }

  package func setUp() throws { throw NewsError.archive(.notOnServer) }

  /// The error to show the reader for a failure.
  package func error(_ error: any Error) -> NewsError {
    guard let failure = error as? Database.Failure else {
      return error as? NewsError
        ?? (error is CancellationError ? .cancelled : .archive(.unusable(file: name, detail: "")))
    }
    return switch failure.kind {
    case .cancellation: .cancelled
    case .full: .archive(.full(file: name))
    case .readOnly: .archive(.readOnly(file: name, detail: failure.message))
    case .notAllowed: .archive(.notAllowed(file: name, detail: failure.message))
    case .login(let role): .archive(.refused(server: name, .login(role: role, detail: failure.message)))
    case .password(let role): .archive(.refused(server: name, .password(role: role)))
    case .database(let database): .archive(.refused(server: name, .noDatabase(database)))
    case .stranger(let role): .archive(.refused(server: name, .stranger(role: role)))
    case .busy: .archive(.busy(file: name))
    case .limit(.labels): .archive(.tooManyLabels)
    case .limit(.mutes): .archive(.tooManyMutes(limit: Mute.most))
    case .limit(.follows): .follow(.tooManyFollows(limit: Follow.most))
    case .limit(.length): .archive(.tooLong(limit: Mute.longest))
    case .lost where isServer: .archive(.unreachable(server: name, detail: failure.message))
    case .mismatch where isServer: .archive(.notSetUp(server: name))
    default: .archive(.unusable(file: name, detail: failure.message))
    }
  }
}
