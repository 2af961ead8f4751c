import NewsDomain

/// All settings.
package enum SettingTable {
  /// In the order in which `settings` lists them.
  static let all: [SettingEntry] = [
    .country,
    .language,
    .source,
    .filter,
    .location,
    .place,
    .pictures,
    .onOrOff(AccessibleSetting.self),
    .prompt,
    .choice(LayoutSetting.self),
    .pager,
    .colours,
    .choice(DatesSetting.self),
    .onOrOff(PrivateNetworkSetting.self),
    .choice(ConfineSetting.self),
    .sample,
    .archive,
    .days(KeepSetting.self),
    .onOrOff(ReaderSetting.self),
    .days(KeepTextsSetting.self),
    .program(TranslatorSetting.self),
    .meaning,
    .topics,
    .onOrOff(FoldSetting.self),
    .collect,
    .brief,
    .mine,
    .program(OnAlertSetting.self),
    .shareTo,
    .provider,
    .key,
    .format,
  ]

  static func entry(_ key: SettingKey) -> SettingEntry? { all.first { $0.key == key } }

  /// The settings that are kept between sessions.
  package static let stored: [any Setting.Type] = all.flatMap(\.stored)
}
