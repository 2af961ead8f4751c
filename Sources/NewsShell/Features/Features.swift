/// Everything that commands can be given, by the kind of work it is for. The builder makes it, a file a feature.
///
/// A class, so that handing it on costs nothing.
package final class Features: Sendable {
  package let reading: ReadingFeature
  package let sources: SourcesFeature
  package let places: PlacesFeature
  package let feeds: FeedsFeature
  package let sharing: SharingFeature
  package let preferences: PreferencesFeature
  package let account: AccountFeature
  package let terminal: TerminalFeature

  package init(
    reading: ReadingFeature, sources: SourcesFeature, places: PlacesFeature, feeds: FeedsFeature,
    sharing: SharingFeature, preferences: PreferencesFeature, account: AccountFeature, terminal: TerminalFeature
  ) {
    self.reading = reading
    self.sources = sources
    self.places = places
    self.feeds = feeds
    self.sharing = sharing
    self.preferences = preferences
    self.account = account
    self.terminal = terminal
  }
}

/// What a command is given: it names it by the type that its `run` takes, and sees nothing else.
package protocol Feature: Sendable {
  static func of(_ features: Features) -> Self
}

/// Of commands that need nothing but the session.
package struct NoFeature: Feature {
  package static func of(_ features: Features) -> Self { NoFeature() }
}
