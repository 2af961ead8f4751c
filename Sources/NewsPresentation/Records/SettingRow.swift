import NewsDomain

/// One setting: its value for programs and its text for people.
package struct SettingRow: Sendable {
  package let key: SettingKey
  /// The value for programs; `nil` if it is not set.
  let value: String?
  let shown: @Sendable (any Texts) -> String
}
