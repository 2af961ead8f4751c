import NewsDomain

/// Settings, in a file that a person can read and several sessions share.
package struct FileSettingsRepository: SettingsRepository {
  private let file: KeptFile
  private let standard: Edition
  private let known: @Sendable () -> [any Setting.Type]

  /// - Parameters:
  ///   - standard: the edition of a new reader.
  ///   - known: the settings to read; other lines of the file are left alone. Needed only if there are any lines.
  package init(path: FilePath, standard: Edition, known: @autoclosure @escaping @Sendable () -> [any Setting.Type]) {
    file = KeptFile(path: path)
    self.standard = standard
    self.known = known
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    var problems: [SettingsProblem] = []
    var text = ConfigText()
    do {
      if let bytes = try file.read(isTrusted: true) {
        // A damaged file is read again under the lock, because another session may have been writing a good one.
        text = try ConfigText(bytes) ?? (try? file.whileLocked { try readable(&problems) }) ?? readable(&problems)
      }
    } catch {
      problems.append(.unreadable(file.path, error))
    }
    var values: [String: String] = [:]
    var unknown: [(line: Int, problem: SettingsProblem)] = []
    for setting in text.hasEntries ? known() : [] {
      guard let (key, value, line) = text.entry(setting.key.name) else { continue }
      if setting.accepts(value) {
        values[setting.key.name] = value
      } else {
        unknown.append((line, .unknownValue(file: file.path.description, line: line, key: key, value: value)))
      }
    }
    for family in SettingFamily.allCases {
      for (name, value, line) in text.entries(beginningWith: family.rawValue) {
        let key = family.key(of: name).name
        if family.accepts(name, value) {
          values[key] = value
        } else {
          unknown.append((line, .unknownValue(file: file.path.description, line: line, key: key, value: value)))
        }
      }
    }
    problems += unknown.sorted { $0.line < $1.line }.map(\.problem)
    return (Settings(edition: standard, texts: values), problems)
  }

  package func edit(
    _ decide: (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) throws -> (edits: [SettingEdit], problems: [SettingsProblem]) {
    try file.whileLocked {
      var problems: [SettingsProblem] = []
      let before = try readable(&problems)
      var text = before
      let changes = decide { before.entry($0.name)?.value }
      for change in changes { text.set(change.key.name, to: change.text?.oneLine) }
      try file.write(text.bytes)
      let edits = changes.map { change in
        let name = change.key.name
        return SettingEdit(change.key, before: before.entry(name)?.value, after: text.entry(name)?.value)
      }
      return (edits, problems)
    }
  }

  /// Reads the file. A damaged one is set aside, and empty settings are returned.
  ///
  /// - Throws: `NewsError.file(.failed)` if the file cannot be read.
  private func readable(_ problems: inout [SettingsProblem]) throws -> ConfigText {
    guard let bytes = try file.read(isTrusted: true) else { return ConfigText() }
    if let text = ConfigText(bytes) { return text }
    problems.append(.damaged(file: file.path.description, keptAs: file.setAside()))
    return ConfigText()
  }
}
