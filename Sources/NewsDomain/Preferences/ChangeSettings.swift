/// Stores new values of settings, which apply at once.
package struct ChangeSettings: Sendable {
  private let repository: any SettingsRepository
  private let settings: LiveSettings
  private let history: (any SettingChangeRecorder)?

  package init(repository: any SettingsRepository, settings: LiveSettings, history: (any SettingChangeRecorder)? = nil)
  {
    self.repository = repository
    self.settings = settings
    self.history = history
  }

  /// - Throws: ``FileError/failed(path:detail:)``; nothing has changed in that case, except settings that apply even if
  ///   they cannot be stored.
  package func callAsFunction(_ changes: [SettingsChange]) throws -> [SettingsProblem] {
    try merge(changes) { _ in changes }.problems
  }

  /// Stores changes of what other sessions may have changed as well.
  ///
  /// - Parameters:
  ///   - changes: the changes of the settings as this session knows them.
  ///   - decide: the same changes of the settings as they are stored now.
  /// - Returns: what was stored and now applies, and problems found in the stored settings.
  /// - Throws: ``FileError/failed(path:detail:)``, as for other changes.
  package func merge(
    _ changes: [SettingsChange], _ decide: @escaping (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) throws -> (changes: [SettingsChange], problems: [SettingsProblem]) {
    let inForce = settings.now
    settings.take(changes.filter(\.appliesUnstored))
    var merged = changes
    let (edits, problems) = try repository.edit { stored in
      // It is only called, and not kept.
      withoutActuallyEscaping(stored) { merged = decide($0) }
      return merged
    }
    settings.take(merged)
    history?.record(
      edits.filter { $0.before != $0.after }.map { edit in
        var edit = edit
        edit.inForce = inForce.text(of: edit.key)
        return edit
      })
    return (merged, problems)
  }

  /// Stores a new value of one setting.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func callAsFunction<S: Setting>(_ setting: S.Type, _ value: S.Value) throws -> [SettingsProblem] {
    try self([SettingsChange(setting, value)])
  }

  /// Gives settings back the values they had before a change, except those that have changed since.
  ///
  /// - Returns: the values in force again, and problems found in the stored settings.
  /// - Throws: ``FileError/failed(path:detail:)``; nothing has changed in that case.
  package func takeBack(_ edits: [SettingEdit]) throws -> (changes: [SettingsChange], problems: [SettingsProblem]) {
    let (restored, problems) = try repository.edit { stored in
      edits.filter { stored($0.key) == $0.after }.map { SettingsChange(key: $0.key, text: $0.before) }
    }
    let keys = Set(restored.map(\.key))
    let changes = edits.filter { keys.contains($0.key) }.map { SettingsChange(key: $0.key, text: $0.inForce) }
    settings.take(changes)
    return (changes, problems)
  }
}
