/// The name of a setting, as programs and the file of settings write it. The file that declares a setting adds its key.
package struct SettingKey: Sendable, Hashable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  // Not stored, but shown with the settings.

  /// Where the news comes from in this session.
  package static let provider = SettingKey("provider")
  /// The NewsAPI key.
  package static let key = SettingKey("key")
  /// The format of the output.
  package static let format = SettingKey("format")
}
