extension SettingKey { package static let reader = SettingKey("reader") }

/// Whether `open` fetches the text of an article.
package enum ReaderSetting: SwitchSetting {
  package static let key = SettingKey.reader
  package static let standard = false
}

extension SettingKey { package static let translator = SettingKey("translator") }

/// The program that translates.
package enum TranslatorSetting: ProgramSetting {
  package static let key = SettingKey.translator
}

extension SettingKey { package static let confine = SettingKey("confine") }

/// Whether documents of strangers are read where the system cannot confine the process that reads them.
package enum ConfineSetting: Setting {
  package enum Value: String, Sendable, CaseIterable {
    /// As far as the system can.
    case auto
    /// Only if the system can.
    case on
  }

  package static let key = SettingKey.confine
  package static let standard = Value.auto
}

extension SettingKey { package static let privateNetwork = SettingKey("private-network") }

/// Whether addresses on the public internet may lead into the reader's own network.
package enum PrivateNetworkSetting: SwitchSetting {
  package static let key = SettingKey.privateNetwork
  package static let standard = false

  package static func text(of isAllowed: Bool) -> String? { SwitchText.yesOrNo(isAllowed) }
}
