import NewsDomain
import TerminalKit

/// A setting for programs.
struct SettingRecord: Record {
  static var type: StaticString { "setting" }

  let setting: SettingRow

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("key", .column(1)) { $0.setting.key.name }
    fields.field("value", .column(2)) { $0.setting.value }
    fields.field("default", when: { $0.setting.standard != nil }) { $0.setting.standard?.value }
  }
}

/// One setting: its value for programs and its text for people.
package struct SettingRow: Sendable {
  package let key: SettingKey
  /// The value for programs; `nil` if it is not set.
  let value: String?
  let shown: @Sendable (any Texts) -> String
  /// A sample of what the value looks like; `nil` if there is nothing to see.
  package var preview: (@Sendable (any Texts) -> [[Span]])?
  /// The default value, for programs and for people.
  private(set) var standard: (value: String?, shown: @Sendable (any Texts) -> String)?

  package init(key: SettingKey, value: String?, shown: @escaping @Sendable (any Texts) -> String) {
    self.key = key
    self.value = value
    self.shown = shown
  }

  /// The row together with the default value.
  package func besides(_ standard: SettingRow) -> SettingRow {
    var row = self
    row.standard = (standard.value, standard.shown)
    return row
  }
}
