import NewsDomain
import NewsPresentation
import TerminalKit

/// The facts from which an argument creates its completions: only values in memory and the names of files, so that Tab
/// never waits for a server.
package struct CompletionContext: Sendable {
  package let session: Session
  /// The part of the word typed so far, unquoted.
  package var typed: String
  /// The text before it in the same argument, which stays as it is.
  var behind = ""
  /// The earlier words that are neither options nor their values.
  var words: [String] = []
  /// The declarations of all commands.
  var commands: [Declaration] = []
  /// Lists the folders of this machine; `nil` if completion must not read them.
  var folders: (any FolderListing)?

  package var language: InterfaceLanguage { session.language }
  /// The last earlier word that is neither an option nor its value.
  var previous: String? { words.last }

  /// The first name of a thing that begins with the typed text. Names in other languages work, but are not offered.
  func candidates(named names: [String], describedBy description: String = "") -> [Candidate] {
    let wanted = FoldedName(typed)
    // The chosen name is put into the line unchanged, so names that would have to be sanitised are left out.
    guard let name = names.first(where: { FoldedName($0).hasPrefix(wanted) && SafeText($0).string == $0 }) else {
      return []
    }
    return [
      Candidate(behind + name, name == description ? "" : description, shown: behind.isEmpty ? nil : name)
    ]
  }

  /// The candidates for a word that has a name in each language.
  func candidates(of name: TypedName) -> [Candidate] {
    candidates(named: [name.own.text(in: language)])
  }
}
