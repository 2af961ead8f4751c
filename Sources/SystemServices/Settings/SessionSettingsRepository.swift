import NewsDomain

/// Settings of a clean session: nothing is read and nothing is stored.
package struct SessionSettingsRepository: SettingsRepository {
  private let standard: Edition
  /// What was changed, which only a change back reads.
  private let changed = LiveSettings()

  /// - Parameter standard: the edition of a new reader.
  package init(standard: Edition) {
    self.standard = standard
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: standard), [])
  }

  package func edit(
    _ decide: (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) -> (edits: [SettingEdit], problems: [SettingsProblem]) {
    let before = changed.now
    let changes = decide { before.text(of: $0) }
    changed.take(changes)
    let after = changed.now
    return (
      changes.map { SettingEdit($0.key, before: before.text(of: $0.key), after: after.text(of: $0.key)) }, []
    )
  }
}
