import NewsDomain
import TerminalKit

extension SettingRow {
  package static func country(_ country: Country) -> SettingRow {
    SettingRow(key: .country, value: country.code) { "\(country.name(in: $0.language)) (\(country.code))" }
  }

  package static func language(_ language: Language) -> SettingRow {
    SettingRow(key: .language, value: language.code) { "\(language.name(in: $0.language)) (\(language.code))" }
  }

  package static func source(_ edition: Edition) -> SettingRow {
    let source = edition.source
    return SettingRow(key: .source, value: edition.favourite?.id) {
      edition.isSourceChosen
        ? "\($0.name(ofSource: source.name)) (\(source.id))"
        : $0.noFavourite(usual: $0.name(ofSource: source.name))
    }
  }

  package static func filter(_ grouping: SourceGrouping) -> SettingRow {
    SettingRow(key: .filter, value: grouping.rawValue) { $0.grouping(grouping) }
  }

  package static func provider(_ choice: ProviderChoice, hasKey: Bool) -> SettingRow {
    SettingRow(key: .provider, value: choice.rawValue) { $0.providerLine(choice, hasKey: hasKey) }
  }

  package static func key(_ state: KeyState) -> SettingRow {
    let value =
      switch state {
      case .none: "none"
      case .environment: "environment"
      case .kept: "kept"
      case .session: "session"
      }
    return SettingRow(key: .key, value: value) { $0.keyLine(state) }
  }

  package static func format(_ format: OutputFormat) -> SettingRow {
    SettingRow(key: .format, value: format.rawValue) { _ in format.rawValue }
  }

  package static func answer(_ key: SettingKey, _ isOn: Bool) -> SettingRow {
    SettingRow(key: key, value: isOn ? "yes" : "no") { $0.answer(isOn) }
  }

  /// - Parameter days: `nil` is for ever.
  package static func days(_ key: SettingKey, _ days: Int?) -> SettingRow {
    SettingRow(key: key, value: days.map { String($0) } ?? "forever") { $0.keepLine(days: days) }
  }

  /// The colours, with a sample of each role.
  package static func colours(_ colours: ColoursSetting.Choice?) -> SettingRow {
    var row = SettingRow(key: .colours, value: ColoursSetting.text(of: colours)) { texts in
      switch colours {
      case .scheme(let scheme): texts.names(of: scheme.rawValue, in: .colours).first ?? scheme.rawValue
      case .file(let path): path
      case nil: texts.usualColours
      }
    }
    // The names are those of the file, in every language.
    row.preview = { texts in
      Role.allCases.filter { $0 != .plain }.map { [Span("  " + $0.rawValue), Span(texts.sample(of: $0), $0)] }
    }
    return row
  }

  package static func program(_ key: SettingKey, _ program: String?) -> SettingRow {
    SettingRow(key: key, value: program) { program ?? $0.noProgram }
  }
}
