import NewsDomain
import NewsPresentation

/// A text about itself that the program prints for other programs and tools.
package enum GeneratedText: String, CaseIterable, Sendable {
  case man
  case bash
  case zsh
  case fish
  /// The JSON schema of the output.
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
