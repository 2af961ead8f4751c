extension SettingKey { package static let meaning = SettingKey("meaning") }

/// Whether titles are compared by their meaning, and where the model for that is.
package enum MeaningSetting: Setting {
  package enum Value: Sendable, Equatable {
    case off
    /// In one of the folders that `scripts/meaning` and packages use.
    case standard
    case folder(String)
  }

  package static let key = SettingKey.meaning
  package static let standard = Value.standard

  package static func read(_ text: String) -> Value? {
    if let isOn = SwitchText.read(text) { return isOn ? .standard : .off }
    return text.hasPrefix("/") || text.hasPrefix("~/") ? .folder(text) : nil
  }

  package static func text(of value: Value) -> String? {
    switch value {
    case .off: SwitchText.onOrOff(false)
    case .standard: SwitchText.onOrOff(true)
    case .folder(let path): path
    }
  }
}
