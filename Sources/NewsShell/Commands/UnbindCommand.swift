import NewsDomain
import NewsPresentation

/// Gives a key of the reader's own its usual meaning again.
enum UnbindCommand: Command {
  private static let key = Argument<BoundKey>(
    .argument(.keyLabel), isRequired: true, help: .argument(.boundKeyHelp), complete: { $0.keyCandidates() },
    read: BoundKey.read)

  static let declaration = Declaration(.unbind, group: .organise, arguments: [key], needs: [.care])

  static func deletes(_ call: Call) -> Bool { true }

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    guard let key = call[Self.key] else { return Outcome() }
    let line = try session.line(of: key)
    let problems = try session.apply([SettingsChange(.bind, key.name, nil)], with: preferences.change)
    return Outcome(
      ShortcutsScreen.key(key, line, isForPrograms: true), notices: problems.map(Notice.settings) + [.keyUnbound(key)])
  }
}
