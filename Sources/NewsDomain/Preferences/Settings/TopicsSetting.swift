extension SettingKey { package static let topics = SettingKey("topics") }

/// The ids of the favourite topics.
package enum TopicsSetting: Setting {
  package static let key = SettingKey.topics
  package static let standard: [String] = []

  package static func read(_ text: String) -> [String]? { text.split(separator: " ").map(String.init) }

  package static func text(of ids: [String]) -> String? { ids.isEmpty ? nil : ids.joined(separator: " ") }
}
