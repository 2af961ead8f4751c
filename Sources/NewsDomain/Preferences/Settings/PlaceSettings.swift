extension SettingKey { package static let place = SettingKey("place") }

/// The place that the reader has set; `nil` for none.
package enum PlaceSetting: Setting {
  package static let key = SettingKey.place
  package static let standard: Coordinate? = nil

  package static func read(_ text: String) -> Coordinate?? {
    if text.isEmpty { return .some(nil) }
    let numbers = text.split(separator: " ").map(Coordinate.degrees)
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    return Coordinate(checking: latitude, longitude).map(Optional.some)
  }

  package static func text(of place: Coordinate?) -> String? { place?.description }
}

extension SettingKey { package static let location = SettingKey("location") }

/// Whether this machine may be asked for its location; `nil` if the reader has not decided yet.
package enum LocationSetting: Setting {
  package static let key = SettingKey.location
  package static let standard: Bool? = nil
  package static let appliesUnstored = true

  package static func read(_ text: String) -> Bool?? { SwitchText.read(text).map(Optional.some) }

  package static func text(of isAllowed: Bool?) -> String? { isAllowed.map(SwitchText.yesOrNo) }
}
