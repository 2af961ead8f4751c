import NewsDomain

/// The archive: the reader's marks, mutes and visits, and maintenance of its file.
package final class ArchiveFeature: Feature {
  let archive: any Archive
  private let listCache: any ListCache
  let settings: LiveSettings
  let copier: any ArchiveCopier
  let changeMarks: ChangeMarks
  let mutes: ManageMutes
  let compareRevisions: CompareRevisions
  let reading: ReadingFeature
  let terminal: TerminalFeature
  let clock: WallClock

  package init(
    archive: any Archive, listCache: any ListCache, settings: LiveSettings, copier: any ArchiveCopier,
    reading: ReadingFeature,
    terminal: TerminalFeature, clock: WallClock
  ) {
    self.archive = archive
    self.listCache = listCache
    self.settings = settings
    self.copier = copier
    changeMarks = ChangeMarks(archive: archive, clock: clock)
    mutes = ManageMutes(mutes: archive, clock: clock)
    compareRevisions = CompareRevisions(archive: archive)
    self.reading = reading
    self.terminal = terminal
    self.clock = clock
  }

  /// Deletes articles; if all of them, also the lists stored beside the archive.
  ///
  /// - Returns: what was deleted from the archive.
  func forget(_ what: Forgetting) async throws -> Forgotten {
    if case .all = what { await listCache.clear() }
    return try await archive.forget(what)
  }

  package static func of(_ features: Features) -> ArchiveFeature { features.archive }
}
