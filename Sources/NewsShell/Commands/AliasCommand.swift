import NewsDomain
import NewsPresentation

/// Lists the reader's aliases, shows one, or gives a line a short name.
enum AliasCommand: Command {
  private static let words = Argument<String>(
    .argument(.aliasLabel), .words, help: .argument(.aliasHelp), complete: { $0.aliasCandidates() }
  ) { $0 }

  static let declaration = Declaration(
    .alias, group: .organise, arguments: [words], needs: [.care], takesPrograms: true, takesLine: true)

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    let words = call.all(Self.words)
    guard let first = words.first else { return Outcome(ShortcutsScreen.aliases(session.settings.aliases)) }
    guard let (name, line) = definition(words) else {
      return Outcome(ShortcutsScreen.alias(try session.alias(named: first)))
    }
    let before = session.settings.alias(named: name)
    try check(name, line, in: session)
    let problems: [SettingsProblem]
    let isNew = before?.line != line || before?.name != name
    if isNew {
      // An older spelling of the same name goes.
      let old = before.flatMap { $0.name == name ? nil : SettingsChange(.alias, $0.name, nil) }
      problems = try session.apply(
        [old, SettingsChange(.alias, name, line)].compactMap(\.self), with: preferences.change)
    } else {
      // The start-up file says the same each time.
      problems = []
    }
    return Outcome(
      ShortcutsScreen.alias((name, line), isForPrograms: !isNew), notices: problems.map(Notice.settings))
  }

  /// The name and the line of a definition: `hot='top sports'`, `hot = 'top sports'` or `hot top sports`; `nil` if only a
  /// name is given.
  private static func definition(_ words: [String]) -> (name: String, line: String)? {
    var words = words[...]
    guard let first = words.popFirst() else { return nil }
    guard let mark = first.firstIndex(of: "=") else {
      if words.first == "=" { words.removeFirst() } else if words.isEmpty { return nil }
      return (first, ParsedLine.line(of: words))
    }
    let rest = String(first[first.index(after: mark)...])
    return (String(first[..<mark]), ParsedLine.line(of: (rest.isEmpty ? [] : [rest]) + words, isBegun: !rest.isEmpty))
  }

  /// - Throws: `ShellError`.
  private static func check(_ name: String, _ line: String, in session: Session) throws {
    guard AliasName.isValid(name) else { throw ShellError.value(.notAnAliasName(Secrets.masked(name))) }
    let table = CommandTable.standard
    if let command = table.owner(of: name) { throw ShellError.value(.nameOfCommand(name, command)) }
    try declaration.check(line)
    var settings = session.settings
    if let old = settings.alias(named: name) { settings.take([SettingsChange(.alias, old.name, nil)]) }
    settings.take([SettingsChange(.alias, name, line)])
    // With more words than any alias needs, only what is wrong with the line itself is left.
    let words = [name] + Array(repeating: "x", count: 9)
    let phrase = Phrase(words: words.map { Word(text: $0, isQuoted: false, start: 0) })
    _ = try AliasExpansion(settings: settings) { table.owner(of: $0) != nil }.phrases(of: phrase)
  }
}

extension Session {
  /// The reader's alias with a name.
  ///
  /// - Throws: `ShellError.value(.unknownAlias)`.
  func alias(named name: String) throws -> (name: String, line: String) {
    if let alias = settings.alias(named: name) { return alias }
    let names = settings.aliases.map(\.name)
    let nearest = NameIndex(names.map { ($0, [$0]) }).nearest(to: name)
    throw ShellError.value(.unknownAlias(Secrets.masked(name), nearest: nearest))
  }
}
