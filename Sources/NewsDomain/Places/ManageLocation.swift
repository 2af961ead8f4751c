import Synchronization

/// What the reader says about being located, kept, and where that leads.
///
/// A class, since an answer once given holds whatever becomes of the command that asked for it.
package final class ManageLocation: Sendable {
  private let repository: any SettingsRepository
  private let receiver: any LocationProvider
  private let timeZone: any LocationProvider
  private let current: Mutex<LocationSettings>

  /// - Parameter settings: what is kept.
  package init(
    _ settings: LocationSettings, repository: any SettingsRepository, receiver: any LocationProvider,
    timeZone: any LocationProvider
  ) {
    self.repository = repository
    self.receiver = receiver
    self.timeZone = timeZone
    current = Mutex(settings)
  }

  package var settings: LocationSettings { current.withLock(\.self) }

  /// Whether the reader has said nothing yet that would tell where to look.
  package var isUndecided: Bool { settings == LocationSettings() }

  /// Says whether this machine may be asked where it is. That holds for this run even where it cannot be kept.
  ///
  /// - Throws: ``NewsError/io(path:detail:)``.
  package func allow(_ isAllowed: Bool) throws -> [SettingsProblem] {
    current.withLock { $0.isAllowed = isAllowed }
    return try repository.apply([.locationAllowed(isAllowed)])
  }

  /// Sets the reader's place by hand; `nil` forgets it.
  ///
  /// - Throws: ``NewsError/io(path:detail:)``; then the place is as it was.
  package func set(_ place: Coordinate?) throws -> [SettingsProblem] {
    let problems = try repository.apply([.place(place)])
    current.withLock { $0.place = place }
    return problems
  }

  /// Where the reader is: asked of a receiver on this machine, then of what the reader has set, then of the zone of time.
  ///
  /// - Throws: ``NewsError/locationNotAllowed`` where only the machine could tell and may not be asked,
  ///   ``NewsError/locationUnknown`` where nobody knows, ``NewsError/cancelled``.
  package func locate() async throws -> Whereabouts {
    let settings = settings
    let isAllowed = settings.isAllowed == true
    let fix = isAllowed ? await receiver.locate() : nil
    if Task.isCancelled { throw NewsError.cancelled }
    if let fix { return fix }
    if let place = settings.place { return Whereabouts(place, .place) }
    guard isAllowed else { throw NewsError.locationNotAllowed }
    guard let zone = await timeZone.locate() else { throw NewsError.locationUnknown }
    return zone
  }
}
