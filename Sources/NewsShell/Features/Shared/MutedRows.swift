import NewsDomain

/// Takes the rows that a new mute hides out of the lists of the session, and brings them back once it is gone. The
/// numbers of the other rows stay.
package struct MutedRows: Feature {
  private let hideMuted: HideMuted
  private let clock: WallClock

  package init(_ ports: any Ports) {
    hideMuted = HideMuted(mutes: ports.archive)
    clock = ports.clock
  }

  func update(_ session: inout Session) async {
    var seen: Set<ObjectIdentifier> = []
    for listing in session.coordinator.lists.compactMap(\.news) where seen.insert(ObjectIdentifier(listing)).inserted {
      guard let renewed = await hideMuted.renewed(listing, at: clock.now) else { continue }
      session.coordinator.complete(listing, as: renewed)
    }
  }
}
