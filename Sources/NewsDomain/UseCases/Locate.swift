/// Where the reader is: asked of a receiver on this machine, then of what the reader has set, then of the zone of time.
public struct Locate: Sendable {
  private let receiver: any LocationProvider
  private let timeZone: any LocationProvider

  public init(receiver: any LocationProvider, timeZone: any LocationProvider) {
    self.receiver = receiver
    self.timeZone = timeZone
  }

  /// - Throws: ``NewsError/locationNotAllowed`` where only the machine could tell and may not be asked,
  ///   ``NewsError/locationUnknown`` where nobody knows, ``NewsError/cancelled``.
  public func callAsFunction(_ settings: LocationSettings) async throws -> Whereabouts {
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
