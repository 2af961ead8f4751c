import Locking

/// Stores the reader's settings for their location, and finds the location according to them.
///
/// A class, because an answer of the reader stays in force even if the command that asked for it fails.
package final class ManageLocation: Sendable {
  private let repository: any SettingsRepository
  private let receiver: any LocationProvider
  private let timeZone: any LocationProvider
  private let current: Guarded<LocationSettings>

  /// - Parameter settings: the stored settings.
  package init(
    _ settings: LocationSettings, repository: any SettingsRepository, receiver: any LocationProvider,
    timeZone: any LocationProvider
  ) {
    self.repository = repository
    self.receiver = receiver
    self.timeZone = timeZone
    current = Guarded(settings)
  }

  package var settings: LocationSettings { current.withLock(\.self) }

  /// Whether the reader has neither allowed nor forbidden locating, nor set a place.
  package var isUndecided: Bool { settings == LocationSettings() }

  /// Sets whether this machine may be asked for its location. The choice applies to this session even if it cannot be
  /// stored.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func allow(_ isAllowed: Bool) throws -> [SettingsProblem] {
    current.withLock { $0.isAllowed = isAllowed }
    return try repository.apply([.locationAllowed(isAllowed)])
  }

  /// Sets the reader's place; `nil` forgets it.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``; the place is unchanged in that case.
  package func set(_ place: Coordinate?) throws -> [SettingsProblem] {
    let problems = try repository.apply([.place(place)])
    current.withLock { $0.place = place }
    return problems
  }

  /// Finds where the reader is: from a receiver on this machine, else from the place that the reader has set, else from
  /// the time zone.
  ///
  /// - Throws: ``PlaceError/notAllowed`` if only the machine could tell and may not be asked, ``PlaceError/unknown`` if
  ///   none of these gives a place, ``NewsError/cancelled``.
  package func locate() async throws -> Whereabouts {
    let settings = settings
    let isAllowed = settings.isAllowed == true
    let fix = isAllowed ? await receiver.locate() : nil
    if Task.isCancelled { throw NewsError.cancelled }
    if let fix { return fix }
    if let place = settings.place { return Whereabouts(place, .place) }
    guard isAllowed else { throw NewsError.place(.notAllowed) }
    guard let zone = await timeZone.locate() else { throw NewsError.place(.unknown) }
    return zone
  }
}
