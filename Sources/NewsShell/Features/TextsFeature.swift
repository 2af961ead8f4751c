import NewsDomain

/// The texts of articles beyond reading one: several at once, and in another language.
package final class TextsFeature: Feature {
  let download: DownloadTexts
  let translate: TranslateText
  let translateTitles: TranslateTitles
  let settings: LiveSettings
  let reading: ReadingFeature
  let activity: Activity

  /// - Parameters:
  ///   - pace: the clock that times the pauses between requests, if that is another one.
  ///   - sleep: waits for a time between two requests to one host.
  package init(
    archive: any TextRepository, settings: LiveSettings, translator: any Translator, activity: Activity,
    reading: ReadingFeature, clock: WallClock, pace: WallClock? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    download = DownloadTexts(
      read: reading.texts, archive: archive, settings: settings, activity: activity, clock: clock, pace: pace,
      sleep: sleep
    )
    translate = TranslateText(read: reading.texts, translator: translator)
    translateTitles = TranslateTitles(translator: translator)
    self.settings = settings
    self.reading = reading
    self.activity = activity
  }

  package static func of(_ features: Features) -> TextsFeature { features.texts }
}
