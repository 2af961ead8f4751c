import NewsDomain

/// The upkeep of the archive.
package struct ArchiveFeature: Feature {
  let archive: any ArchiveUpkeep
  let copier: any ArchiveCopier
  let settings: LiveSettings
  let terminal: SessionTerminal
  let clock: WallClock
  private let clearLists: @Sendable () async -> Void

  package init(_ ports: any Ports) {
    archive = ports.upkeep
    copier = ports.copier
    settings = ports.settings
    terminal = SessionTerminal(ports)
    clock = ports.clock
    clearLists = { await ports.clearLists() }
  }

  /// Deletes articles; if all of them, also the lists stored beside the archive.
  ///
  /// - Returns: what was deleted from the archive.
  func forget(_ what: Forgetting) async throws -> Forgotten {
    let forgotten = try await archive.forget(what)
    // Lists beside the archive may have the same articles.
    if what == .all || forgotten.count > 0 { await clearLists() }
    return forgotten
  }
}
