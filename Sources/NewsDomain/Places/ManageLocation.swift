/// Stores whether the reader allows locating, and finds the location according to the settings.
///
/// An answer of the reader stays in force even if the command that asked for it fails.
package struct ManageLocation: Sendable {
  private let settings: LiveSettings
  private let change: ChangeSettings
  private let receiver: any LocationProvider
  private let timeZone: any LocationProvider

  package init(
    _ settings: LiveSettings, change: ChangeSettings, receiver: any LocationProvider, timeZone: any LocationProvider
  ) {
    self.settings = settings
    self.change = change
    self.receiver = receiver
    self.timeZone = timeZone
  }

  /// The place that the reader has set; `nil` for none.
  package var place: Coordinate? { settings[PlaceSetting.self] }

  /// Whether the reader has neither allowed nor forbidden locating, nor set a place.
  package var isUndecided: Bool { settings[LocationSetting.self] == nil && place == nil }

  /// Sets whether this machine may be asked for its location. The choice applies to this session even if it cannot be
  /// stored.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func allow(_ isAllowed: Bool) throws -> [SettingsProblem] { try change(LocationSetting.self, isAllowed) }

  /// Finds where the reader is: from a receiver on this machine, else from the place that the reader has set, else from
  /// the time zone.
  ///
  /// - Throws: ``PlaceError/notAllowed`` if only the machine could tell and may not be asked, ``PlaceError/unknown`` if
  ///   none of these gives a place, ``NewsError/cancelled``.
  package func locate() async throws -> Whereabouts {
    let settings = settings.now
    let isAllowed = settings[LocationSetting.self] == true
    let fix = isAllowed ? await receiver.locate() : nil
    if Task.isCancelled { throw NewsError.cancelled }
    if let fix { return fix }
    if let place = settings[PlaceSetting.self] { return Whereabouts(place, .place) }
    guard isAllowed else { throw NewsError.place(.notAllowed) }
    guard let zone = await timeZone.locate() else { throw NewsError.place(.unknown) }
    return zone
  }
}
