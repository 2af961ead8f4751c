import NewsDomain
import NewsPresentation

/// Shows all settings, or changes one.
enum SettingsCommand: Command {
  private static let setting = Argument<SettingKey>.choice(
    .argument(.settingLabel), help: .argument(.settingHelp),
    // Those that are changed here come first.
    of: (SettingTable.all.filter { $0.change != nil } + SettingTable.all.filter { $0.change == nil })
      .map { ($0.key, $0.name) },
    unknown: { text, _, own in ShellError.value(.unknownSetting(text, nearest: own)) })
  private static let value = Argument<String>(
    .argument(.valueLabel), .rest, help: .argument(.settingValueHelp),
    complete: { context in
      let chosen = try? setting.read(context.previous ?? "")
      return chosen.flatMap(SettingTable.entry)?.complete(context) ?? []
    }
  ) { $0 }

  static let declaration = Declaration(
    .settings, group: .organise, arguments: [setting, value], needs: [.care], takesPrograms: true)

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    let facts = SettingFacts(session: session, preferences: preferences, form: call.form)
    guard let entry = call[setting].flatMap(SettingTable.entry) else {
      return Outcome(SettingsScreen(SettingTable.all.map { $0.row(facts).besides($0.standard(facts)) }, showsAll: true))
    }
    guard let text = call[value] else {
      return Outcome(SettingHelpScreen(entry.row(facts).besides(entry.standard(facts))))
    }
    guard let change = entry.change else {
      // A key is not repeated.
      throw ShellError.value(.notSetHere(entry.key, value: entry.key == .source ? text : nil))
    }
    let before = facts.settings
    let changes = try change(text, facts)
    let problems: [SettingsProblem]
    if entry.isMerged {
      problems = try session.merge(changes, with: preferences.change) { stored in
        (try? change(text, facts.with(entry.key, storedAs: stored(entry.key)))) ?? []
      }
    } else {
      problems = try session.apply(changes, with: preferences.change)
    }
    let stays = entry.key == .language ? session.noteInterfaceStays() : []
    return Outcome(
      SettingsScreen([entry.row(SettingFacts(session: session, preferences: preferences))], hasAdvice: false),
      notices: problems.map(Notice.settings) + entry.notices(before, facts.settings) + stays)
  }
}
