import NewsDomain

/// One setting: what programs read of it and what people do.
package struct SettingRow: Sendable {
  package let key: SettingKey
  /// `nil` where nothing is set.
  let value: String?
  let shown: @Sendable (any Texts) -> String
}
