import NewsDomain
import NewsPresentation

/// Scripts with which shells complete the options of the process, their values and the names of commands.
package enum ShellCompletion {
  package enum Dialect: CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  /// The script without a line break at the end.
  ///
  /// - Parameter language: the language of the descriptions, in shells that show them.
  package static func text(for dialect: Dialect, in language: InterfaceLanguage = .standard) -> String {
    switch dialect {
    case .bash: bash
    case .zsh: zsh(in: language)
    case .fish: fish(in: language)
    }
  }

  /// A word that can be typed, and its description.
  typealias Choice = (word: String, description: String)

  /// The commands in the standard language, and the names that replace a command with words: `sports` for `top sports`.
  static func commands(in language: InterfaceLanguage) -> [Choice] {
    CommandTable.standard.declarations.flatMap { declaration in
      let summary = declaration.summary.text(in: language)
      let shorthands = declaration.shorthands.filter { $0.words == [$0.name] }
      let name = declaration.name(in: .standard)
      return [(name, summary)] + shorthands.map { ($0.name, ([name] + $0.words).joined(separator: " ")) }
    }
  }

  static func countries(in language: InterfaceLanguage) -> [Choice] {
    Country.all.map { ($0.code, $0.name(in: language)) }
  }

  static func languages(in language: InterfaceLanguage) -> [Choice] {
    Language.all.map { ($0.code, $0.name(in: language)) }
  }
}
