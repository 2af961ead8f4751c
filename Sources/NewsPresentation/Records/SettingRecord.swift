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
