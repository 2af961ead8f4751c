extension SettingKey { package static let translator = SettingKey("translator") }

/// The program that translates.
package enum TranslatorSetting: ProgramSetting {
  package static let key = SettingKey.translator
}
