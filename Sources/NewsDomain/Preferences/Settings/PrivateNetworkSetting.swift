extension SettingKey { package static let privateNetwork = SettingKey("private-network") }

/// Whether addresses on the public internet may lead into the reader's own network.
package enum PrivateNetworkSetting: SwitchSetting {
  package static let key = SettingKey.privateNetwork
  package static let standard = false

  package static func text(of isAllowed: Bool) -> String? { SwitchText.yesOrNo(isAllowed) }
}
