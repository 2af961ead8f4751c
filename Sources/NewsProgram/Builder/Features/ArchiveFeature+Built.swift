import NewsShell

extension ArchiveFeature {
  static func built(_ services: Services, _ reading: ReadingFeature, _ terminal: TerminalFeature) -> Self {
    ArchiveFeature(
      archive: services.archive, use: services.archiveUse, reading: reading, terminal: terminal, clock: services.clock)
  }
}
