extension SettingKey { package static let mine = SettingKey("mine") }

/// The parts of the reader's own news.
package enum MineSetting: Setting {
  package static let key = SettingKey.mine
  package static let standard = OwnPart.allCases

  package static func read(_ text: String) -> [OwnPart]? {
    let parts = OwnPart.list(text.split { $0 == " " || $0 == "," })
    return parts?.isEmpty == false ? parts : nil
  }

  package static func text(of parts: [OwnPart]) -> String? { parts == standard ? nil : parts.stored }
}
