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

/// Places of archives other than files and servers.
package enum ArchivePlace {
  /// The archive of this machine.
  package static let local = "local"

  /// Checks that a text is not another kind of address, which would be taken for the name of a file.
  ///
  /// - Throws: ``ArchiveError/invalidAddress(_:)``, which does not repeat the address: it may contain a password.
  package static func check(_ text: String) throws {
    guard text.utf8.contains("://".utf8), !isServer(text) else { return }
    throw NewsError.archive(.invalidAddress(.isOfOtherKind))
  }

  /// Whether a text is the address of a server.
  package static func isServer(_ text: String) -> Bool {
    ["postgresql://", "postgres://"].contains { text.hasPrefix($0) } || text.hasPrefix("service=")
      || text.hasPrefix("host=") || text.hasPrefix("dbname=")
  }
}

extension SettingKey { package static let keep = SettingKey("keep") }

/// How many days articles are stored after they were last seen. Saved ones are never deleted.
package enum KeepSetting: DaysSetting {
  package static let key = SettingKey.keep
  package static let standard: Int? = nil
}

extension SettingKey { package static let keepTexts = SettingKey("keep-texts") }

/// How many days texts are stored after they were fetched. Those of saved articles are never deleted.
package enum KeepTextsSetting: DaysSetting {
  package static let key = SettingKey.keepTexts
  package static let standard: Int? = 90
}

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
