extension SettingKey { package static let prompt = SettingKey("prompt") }

/// The reader's own prompt; `nil` for the default.
package enum PromptSetting: Setting {
  package static let key = SettingKey.prompt
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? { .some(text.isEmpty ? nil : text) }

  package static func text(of prompt: String?) -> String? { prompt }
}
