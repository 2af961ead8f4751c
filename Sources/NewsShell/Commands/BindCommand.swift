import NewsDomain
import NewsPresentation

/// Lists the reader's keys, shows one, or gives a key a line to run.
enum BindCommand: Command {
  private static let key = Argument<BoundKey>(
    .argument(.keyLabel), help: .argument(.keyHelp), complete: { $0.keyCandidates() }, read: BoundKey.read)
  private static let line = Argument<String>(
    .argument(.lineLabel), .words, help: .argument(.boundLineHelp)
  ) { $0 }

  static let declaration = Declaration(
    .bind, group: .organise, arguments: [key, line], needs: [.care], takesPrograms: true, takesLine: true)

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    guard let key = call[Self.key] else { return Outcome(ShortcutsScreen.keys(session.settings.boundKeys)) }
    guard call.has(Self.line) else { return Outcome(ShortcutsScreen.key(key, try session.line(of: key))) }
    let line = ParsedLine.line(of: call.all(Self.line))
    try declaration.check(line)
    try session.checkCommands(of: line)
    // The start-up file says the same each time.
    let before = session.settings.boundKeys.first { $0.key == key }?.line
    guard before != line else { return Outcome(ShortcutsScreen.key(key, line, isForPrograms: true)) }
    let problems = try session.apply([SettingsChange(.bind, key.name, line)], with: preferences.change)
    var notices = problems.map(Notice.settings)
    if before == nil, case .letter(let letter) = key,
      let own = session.language.texts.shortcuts.first(where: { $0.key == String(letter) })
    {
      notices.append(.letterReplaced(letter, own.command))
    }
    return Outcome(ShortcutsScreen.key(key, line), notices: notices)
  }
}

extension Session {
  /// Checks that a line which a key is to run begins with a command, an alias or another name that a line may be.
  ///
  /// - Throws: `ShellError.usage`, with a suggestion of what may have been meant.
  fileprivate func checkCommands(of line: String) throws {
    // A script does not know the aliases that the line may have.
    guard usesAliases else { return }
    let table = CommandTable.standard
    let aliases = AliasExpansion(settings: settings) { table.owner(of: $0) != nil }
    for phrase in ParsedLine(line).commands {
      for phrase in (try? aliases.phrases(of: phrase)) ?? [] {
        do {
          _ = try MatchedPhrase(phrase, in: table, known: known, at: language).match
        } catch ShellError.usage(.unknownCommand(_, nearest: nil)) {
          throw table.refusal(of: phrase.words, in: language, known: known, as: .prefix)
        }
      }
    }
  }

  /// The line of a key of the reader's own.
  ///
  /// - Throws: `ShellError.value(.unboundKey)`.
  func line(of key: BoundKey) throws -> String {
    guard let line = settings.boundKeys.first(where: { $0.key == key })?.line else {
      throw ShellError.value(.unboundKey(key.name))
    }
    return line
  }
}
