import NewsDomain
import NewsPresentation

extension SettingEntry {
  /// A setting that is on or off.
  static func onOrOff<S: SwitchSetting>(_ setting: S.Type) -> SettingEntry {
    SettingEntry(setting) { isOn, _ in
      .answer(S.key, isOn)
    } read: { text, _ in
      try OnOrOff.read(text)
    }.offering(OnOrOff.names)
  }

  /// A setting that is a number of days.
  static func days<S: DaysSetting>(_ setting: S.Type) -> SettingEntry {
    SettingEntry(setting) { days, _ in
      .days(S.key, days)
    } read: { text, _ in
      ChoiceName.forever.isMeant(by: text) ? nil : try DayCount.read(text, in: S.limits)
    }.offering([ChoiceName.forever.own])
  }

  /// A setting that is a program. One that cannot be run is refused at once, rather than when it is needed.
  static func program<S: ProgramSetting>(_ setting: S.Type) -> SettingEntry {
    SettingEntry(setting) { program, _ in
      .program(S.key, program)
    } read: { text, _ in
      if ChoiceName.nothing.isMeant(by: text) { return nil }
      try ParsedLine.checkProgram(text.trimmed)
      return text.trimmed
    }
  }

  /// A setting with a few values. `on` and `off` have the usual words, and the others those of each language.
  static func choice<S: Setting>(_ setting: S.Type) -> SettingEntry
  where S.Value: RawRepresentable<String> & CaseIterable {
    let names = S.Value.allCases.map { ($0, name(of: $0.rawValue, in: S.key)) }
    return SettingEntry(setting) { value, _ in
      let name = name(of: value.rawValue, in: S.key)
      return SettingRow(key: S.key, value: value.rawValue) { name.own.text(in: $0.language) }
    } read: { text, _ in
      let wanted = FoldedName(text)
      guard let value = names.first(where: { $0.1.all.contains { FoldedName($0) == wanted } })?.0 else {
        throw ShellError.value(.notOneOf(text, nearest: nil, known: names.map(\.1.own)))
      }
      return value
    }.offering(names.map(\.1.own))
  }

  private static func name(of value: String, in setting: SettingKey) -> TypedName {
    switch value {
    case "on": TypedName(.on)
    case "off": TypedName(.off)
    default: TypedName(value: value, of: setting)
    }
  }
}

/// The words for on and off.
enum OnOrOff {
  static let names = [ChoiceName.on.own, ChoiceName.off.own]

  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> Bool {
    guard let isOn = isOn(text) else { throw ShellError.value(.notOneOf(text, nearest: nil, known: names)) }
    return isOn
  }

  /// - Returns: `nil` if the text is neither.
  static func isOn(_ text: String) -> Bool? {
    if ChoiceName.on.isMeant(by: text) { return true }
    return ChoiceName.off.isMeant(by: text) ? false : nil
  }
}
