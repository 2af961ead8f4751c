extension SettingKey { package static let brief = SettingKey("brief") }

/// The sections of a brief, in order.
package enum BriefSetting: Setting {
  package static let key = SettingKey.brief
  package static let standard = BriefSection.allCases

  package static func read(_ text: String) -> [BriefSection]? { BriefSection.list(text.split(separator: " ")) }

  package static func text(of sections: [BriefSection]) -> String? { sections == standard ? nil : sections.stored }
}
