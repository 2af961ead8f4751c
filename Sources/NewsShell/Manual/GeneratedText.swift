import NewsDomain
import NewsPresentation

/// What the program can print of itself for others to read.
package enum GeneratedText: String, CaseIterable, Sendable {
  case man
  case bash
  case zsh
  case fish
  /// Of what programs read.
  case schema

  package func text(in language: InterfaceLanguage, version: String) -> String {
    switch self {
    case .man: ManualPage.text(in: language, version: version)
    case .bash: ShellCompletion.text(for: .bash, in: language)
    case .zsh: ShellCompletion.text(for: .zsh, in: language)
    case .fish: ShellCompletion.text(for: .fish, in: language)
    case .schema: RecordSchema.text
    }
  }
}
