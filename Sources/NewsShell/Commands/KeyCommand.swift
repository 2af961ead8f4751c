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
    unknown: { _, _, _ in ShellError.usage(.secretInLine) })

  static let declaration = Declaration(
    .key, group: .automate, arguments: [action], needs: [.terminal, .care],
    // Someone in a hurry may type the key after the command.
    isKeptInHistory: false)

  static func deletes(_ call: Call) -> Bool { call[action] == .forget }

  static func run(_ call: Call, in session: inout Session, with feature: KeyFeature) async throws -> Outcome {
    switch call[action] {
    case nil:
      return Outcome(SettingsScreen([.key(feature.account.key.state)]))
    case .set:
      let prompt = SafeOutput(SafeText(texts(in: session.language).keyPrompt))
      guard let answers = feature.answers else { throw ShellError.terminal(.nobodyToAsk) }
      guard let text = try await answers.readAnswer(to: prompt, isSecret: true) else {
        throw ShellError.terminal(.noInput)
      }
      let doubt = try await feature.account.key.keep(text)
      return Outcome(notices: [.keyKept(feature.account.key.state, unchecked: doubt)])
    case .forget:
      try feature.account.key.forget()
      return Outcome(notices: [.keyForgotten(stillInEnvironment: feature.account.key.state == .environment)])
    }
  }
}
