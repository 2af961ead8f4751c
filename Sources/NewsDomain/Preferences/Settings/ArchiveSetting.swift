extension SettingKey { package static let archive = SettingKey("archive") }

/// Whether articles are stored, and where.
package enum ArchiveSetting: Setting {
  package enum Value: Sendable, Equatable {
    case off
    /// In a file on this machine.
    case local
    /// On the server with this address.
    case server(String)

    /// Whether articles are added.
    package var isOn: Bool { self != .off }

    /// The address of the server; `nil` without one.
    package var address: String? {
      if case .server(let address) = self { address } else { nil }
    }
  }

  package static let key = SettingKey.archive
  package static let standard = Value.local

  package static func read(_ text: String) -> Value? {
    if ArchivePlace.isServer(text) { return .server(text) }
    return SwitchText.read(text).map { $0 ? .local : .off }
  }

  package static func text(of value: Value) -> String? { value.address ?? SwitchText.onOrOff(value.isOn) }
}
