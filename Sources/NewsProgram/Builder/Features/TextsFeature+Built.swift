import NewsShell

extension TextsFeature {
  static func built(_ services: Services, _ reading: ReadingFeature) -> TextsFeature {
    TextsFeature(
      archive: services.archive, settings: services.settings,
      translator: services.translator, activity: services.activity, reading: reading, clock: services.clock,
      pace: .system)
  }
}
