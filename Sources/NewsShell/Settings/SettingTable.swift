import NewsDomain

/// All settings.
package enum SettingTable {
  /// In the order in which `settings` lists them.
  static let all: [SettingEntry] = [
    .country.added(in: 3),
    .language.added(in: 3),
    .source.added(in: 3),
    .filter.added(in: 3),
    .location,
    .place,
    .pictures,
    .onOrOff(AccessibleSetting.self),
    .prompt,
    .onOrOff(PrivateNetworkSetting.self).added(in: 1),
    .sample.added(in: 1),
    .archive.added(in: 1),
    .days(KeepSetting.self).added(in: 1),
    .onOrOff(ReaderSetting.self).added(in: 2),
    .days(KeepTextsSetting.self).added(in: 2),
    .program(TranslatorSetting.self).added(in: 2),
    .meaning.added(in: 4),
    .topics.added(in: 2),
    .onOrOff(FoldSetting.self).added(in: 2),
    .collect.added(in: 2),
    .brief.added(in: 2),
    .mine.added(in: 2),
    .program(OnAlertSetting.self).added(in: 2),
    .provider.added(in: 3),
    .key.added(in: 3),
    .format.added(in: 3),
  ]

  static func entry(_ key: SettingKey) -> SettingEntry? { all.first { $0.key == key } }

  /// The settings of each generation but the first.
  static var later: [Set<SettingKey>] {
    let last = all.map(\.generation).max() ?? 0
    return (1...max(1, last)).map { number in Set(all.filter { $0.generation == number }.map(\.key)) }
  }

  /// The settings that are kept between sessions.
  package static let stored: [any Setting.Type] = all.flatMap(\.stored)
}
