extension SettingKey { package static let source = SettingKey("source") }

/// The id of the favourite source; `nil` for none.
package enum SourceSetting: Setting {
  package static let key = SettingKey.source
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? {
    text.isEmpty || text.oneLine != text ? nil : .some(text)
  }

  package static func text(of id: String?) -> String? { id }
}

/// The name of the favourite source, so that it need not be looked up.
package enum SourceNameSetting: Setting {
  package static let key = SettingKey("source-name")
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? { .some(text) }

  package static func text(of name: String?) -> String? { name }
}
