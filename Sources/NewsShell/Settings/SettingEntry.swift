import NewsDomain
import NewsPresentation
import TerminalKit

/// A setting as the command `settings` shows, explains, completes and changes it.
struct SettingEntry: Sendable {
  let key: SettingKey
  /// The lines of the file that it reads and writes; none if it is not kept between sessions.
  let stored: [any Setting.Type]
  /// The row with the value in force.
  let row: @Sendable (SettingFacts) -> SettingRow
  /// The row with the default value.
  let standard: @Sendable (SettingFacts) -> SettingRow
  /// The changes that a typed value asks for; `nil` if another command changes the setting, or an option of the program.
  let change: (@Sendable (String, SettingFacts) throws -> [SettingsChange])?
  /// The values that Tab offers. Those of personal settings are not offered.
  var complete: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// Whether a change is one of a part of the value: the other parts stay as they are stored, by whichever session.
  var isMerged = false
  /// The notices about a change.
  var notices: @Sendable (_ before: Settings, _ after: Settings) -> [Notice] = { _, _ in [] }

  /// A setting with a default that depends on the session.
  ///
  /// - Parameter change: `nil` if it is only shown and explained here, but changed elsewhere.
  init(
    _ key: SettingKey, stored: [any Setting.Type] = [], row: @escaping @Sendable (SettingFacts) -> SettingRow,
    standard: @escaping @Sendable (SettingFacts) -> SettingRow,
    change: (@Sendable (String, SettingFacts) throws -> [SettingsChange])? = nil
  ) {
    self.key = key
    self.stored = stored
    self.row = row
    self.standard = standard
    self.change = change
  }

  /// A setting of several lines.
  init(
    _ key: SettingKey, stored: [any Setting.Type], row: @escaping @Sendable (Settings) -> SettingRow,
    change: @escaping @Sendable (String, SettingFacts) throws -> [SettingsChange]
  ) {
    self.key = key
    self.stored = stored
    self.row = { row($0.settings) }
    standard = { _ in row(Settings()) }
    self.change = change
  }

  /// A setting of one line.
  ///
  /// - Parameter read: reads a typed value; throws a `ShellError` or a `NewsError`.
  init<S: Setting>(
    _ setting: S.Type, row: @escaping @Sendable (S.Value, SettingFacts) -> SettingRow,
    read: @escaping @Sendable (String, SettingFacts) throws -> S.Value
  ) {
    key = S.key
    stored = [setting]
    self.row = { row($0.settings[S.self], $0) }
    standard = { row(S.standard, $0) }
    change = { [SettingsChange(S.self, try read($0, $1))] }
  }

  var name: TypedName { TypedName(setting: key) }

  func offering(_ values: [Localized]) -> SettingEntry {
    completed { context in values.flatMap { context.candidates(named: [$0.text(in: context.language)]) } }
  }

  func completed(by complete: @escaping @Sendable (CompletionContext) -> [Candidate]) -> SettingEntry {
    var entry = self
    entry.complete = complete
    return entry
  }

  func merged() -> SettingEntry {
    var entry = self
    entry.isMerged = true
    return entry
  }

  func noting(
    _ notices: @escaping @Sendable (_ before: Settings, _ after: Settings) -> [Notice]
  ) -> SettingEntry {
    var entry = self
    entry.notices = notices
    return entry
  }
}

/// The facts that settings are shown and read with.
struct SettingFacts: Sendable {
  let session: Session
  let preferences: PreferencesFeature
  /// How much of the name of a value is enough.
  var form = NameForm.whole

  /// The settings as they are stored, for a change that is merged into them; `nil` for those of this session.
  var stored: Settings?

  /// The settings as they are now.
  var settings: Settings { stored ?? preferences.settings.now }

  /// The same facts with a setting as it is stored.
  func with(_ key: SettingKey, storedAs text: String?) -> SettingFacts {
    var facts = self
    facts.stored = settings
    facts.stored?.take([SettingsChange(key: key, text: text)])
    return facts
  }
}
