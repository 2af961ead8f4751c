extension SettingKey { package static let collect = SettingKey("collect") }

/// The parts of the news that are collected.
package enum CollectSetting: Setting {
  package static let key = SettingKey.collect
  package static let standard = CollectionPart.usual

  package static func read(_ text: String) -> [CollectionPart]? {
    CollectionPart.list(text.split(separator: " "))
  }

  package static func text(of parts: [CollectionPart]) -> String? { parts == standard ? nil : parts.stored }
}

/// How often news is collected. It is changed together with ``CollectSetting``.
package enum CollectEverySetting: Setting {
  package static let key = SettingKey("collect-every")
  package static let standard = Interval.usual

  package static func read(_ text: String) -> Interval? { Interval(text) }

  package static func text(of interval: Interval) -> String? { interval == standard ? nil : interval.text }
}
