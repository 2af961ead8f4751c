/// A target of the reader's own for sharing: a program that is given an article.
package struct ShareTarget: Sendable, Equatable {
  /// The longest name, in characters.
  private static let longestName = 30

  /// The word that names it: `share 3 NAME`.
  package let name: String
  /// The program with its arguments, as typed: `wallabag add {url}`.
  package let program: String

  package init(name: String, program: String) {
    self.name = name
    self.program = program
  }

  /// Whether a text can be a name: a letter, then letters, digits and hyphens, so that it is no item of a list.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= longestName else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The words of a program with the parts of an article in place of `{url}`, `{title}` and `{source}`, wherever they
  /// are in a word. A program that asks for none of them gets the address as its last word.
  package static func words(_ program: [String], for article: SharedArticle) -> [String] {
    let parts = [("{url}", article.link.address), ("{title}", article.title), ("{source}", article.source ?? "")]
    guard program.contains(where: { word in parts.contains { word.contains($0.0) } }) else {
      return program + [article.link.address]
    }
    return program.map { filled($0, with: parts) }
  }

  /// A word with the parts filled in once: what looks like a place in a title is not filled.
  private static func filled(_ word: String, with parts: [(place: String, text: String)]) -> String {
    var filled = ""
    var rest = word[...]
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      guard let part = parts.first(where: { rest.hasPrefix($0.place) }) else {
        filled.append("{")
        rest = rest.dropFirst()
        continue
      }
      // Others write titles: one must not become an option of the program, whatever marks are on its hyphens.
      filled += filled.isEmpty ? String(part.text.unicodeScalars.drop { $0 == "-" }) : part.text
      rest = rest.dropFirst(part.place.count)
    }
    return filled + rest
  }
}

/// Gives articles to the reader's own programs.
package protocol TargetSender: Sendable {
  /// Runs a program and waits for its end. No shell is run.
  ///
  /// - Throws: ``SharingError/targetFailed(program:_:)``, ``NewsError/cancelled``.
  func send(_ words: [String]) async throws
}
