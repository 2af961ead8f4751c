/// Runs the reader's own commands in the system's shell.
package protocol CommandRunner: Sendable {
  /// - Parameters:
  ///   - input: the standard input of the command; `nil` for the terminal, if there is one.
  ///   - variables: variables to add to its environment.
  /// - Returns: its exit status, or 128 plus the number of the signal that ended it.
  /// - Throws: ``FileError/failed(path:detail:)`` if there is no shell.
  func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32
}

extension CommandRunner {
  package func run(_ command: String, input: String?) async throws -> Int32 {
    try await run(command, input: input, variables: [:])
  }
}

/// Writes files that the reader names.
package protocol FileWriter: Sendable {
  /// - Parameter appends: whether to append to the file; otherwise it is replaced in one step.
  /// - Throws: ``FileError/failed(path:detail:)``; an existing file is then unchanged, except that a part of the text
  ///   may have been appended.
  func write(_ text: String, to path: String, appends: Bool) throws
}

/// Lists the content of folders, for completion with Tab.
package protocol FolderListing: Sendable {
  /// The entries of a folder whose names begin with a text, in any order; empty if the folder cannot be read.
  ///
  /// - Parameter folder: the folder as typed; `~/` is the reader's home folder.
  func entries(of folder: String, beginningWith name: String) -> [FolderEntry]
}

package struct FolderEntry: Sendable {
  package let name: String
  package let isFolder: Bool

  package init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// Why the machine should not fetch news unasked.
package enum SavingReason: String, Sendable {
  /// It runs on battery.
  case battery
  /// Its network is metered.
  case metered
}

/// Reports whether the machine should save power or data.
package protocol PowerAndNetwork: Sendable {
  /// - Returns: `nil` if there is no reason.
  func savingReason() async -> SavingReason?
}
