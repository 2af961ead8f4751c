import NewsDomain
import SQLKit

/// Where the archive's database is, and how it is opened.
package protocol ArchiveStore: Sendable {
  /// The file or the address as it is shown.
  var name: String { get }

  /// Where it is kept; `nil` if it is in memory only.
  var shownPath: String? { get }

  /// Whether there is anything to read.
  var exists: Bool { get }

  /// Whether it is a server and not a file.
  var isServer: Bool { get }

  /// Whether a damaged one can be made anew.
  var canRecover: Bool { get }

  /// Tells what is at its place now from what was there before.
  var token: UInt64 { get }

  /// - Throws: `NewsError`, `Database.Failure`.
  func open(_ report: (ArchiveProblem) -> Void) throws -> Database

  /// Whether an open database is still the one at this place.
  ///
  /// - Parameter token: what ``token`` was when it was opened.
  func isCurrent(_ database: Database, _ token: UInt64) -> Bool

  /// Makes a new file of what can be read of a damaged one, unless another session has done so meanwhile.
  ///
  /// - Throws: `NewsError`, `Database.Failure`.
  func recover(_ report: (ArchiveProblem) -> Void) throws
}
