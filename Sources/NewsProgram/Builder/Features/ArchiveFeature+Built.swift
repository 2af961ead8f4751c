import NewsShell

extension ArchiveFeature {
  static func built(_ services: Services, _ reading: ReadingFeature, _ terminal: TerminalFeature) -> ArchiveFeature {
    ArchiveFeature(
      archive: services.archive, listCache: services.listCache, settings: services.settings, copier: services.copier,
      reading: reading, terminal: terminal, clock: services.clock)
  }
}
