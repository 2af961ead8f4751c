import NewsDomain
import NewsPresentation

/// Removes an alias.
enum UnaliasCommand: Command {
  private static let name = Argument<String>(
    .argument(.nameLabel), isRequired: true, help: .argument(.aliasNameHelp), complete: { $0.aliasCandidates() }
  ) { $0 }

  static let declaration = Declaration(.unalias, group: .organise, arguments: [name], needs: [.care])

  static func deletes(_ call: Call) -> Bool { true }

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    guard let name = call[Self.name] else { return Outcome() }
    let alias = try session.alias(named: name)
    let problems = try session.apply([SettingsChange(.alias, alias.name, nil)], with: preferences.change)
    return Outcome(
      ShortcutsScreen.alias(alias, isForPrograms: true),
      notices: problems.map(Notice.settings) + [.aliasRemoved(alias.name)])
  }
}
