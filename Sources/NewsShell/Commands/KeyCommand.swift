import NewsPresentation
import TerminalKit

/// Manages the NewsAPI key.
enum KeyCommand: Command {
  private enum Action: Hashable {
    case set
    case forget
  }

  private static let action = Argument<Action>.choice(
    .argument(.actionLabel), help: .argument(.keyActionHelp),
    of: [(.set, TypedName(.set)), (.forget, TypedName(.forget))],
    unknown: { _, _ in ShellError.usage(.secretInLine) })

  static let declaration = Declaration(
    .key, group: .automate, arguments: [action], needs: [.terminal],
    // Someone in a hurry may type the key after the command.
    isKeptInHistory: false)

  static func run(_ call: Call, in session: inout Session, with account: AccountFeature) async throws -> Outcome {
    switch call[action] {
    case nil:
      return Outcome(SettingsScreen([.key(account.key.state)]))
    case .set:
      let prompt = SafeOutput(SafeText(texts(in: session.language).keyPrompt))
      guard let answers = account.answers else { throw ShellError.terminal(.nobodyToAsk) }
      guard let text = try await answers.readAnswer(to: prompt, isSecret: true) else {
        throw ShellError.terminal(.noInput)
      }
      let doubt = try await account.key.keep(text)
      return Outcome(notices: [.keyKept(account.key.state, unchecked: doubt)])
    case .forget:
      try account.key.forget()
      return Outcome(notices: [.keyForgotten(stillInEnvironment: account.key.state == .environment)])
    }
  }
}
