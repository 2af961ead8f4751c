/// All features that commands can work with, by topic. `Builder` creates them, one file for each.
///
/// A class, so that passing it on costs nothing.
package final class Features: Sendable {
  package let reading: ReadingFeature
  package let sources: SourcesFeature
  package let places: PlacesFeature
  package let feeds: FeedsFeature
  package let sharing: SharingFeature
  package let preferences: PreferencesFeature
  package let account: AccountFeature
  package let archive: ArchiveFeature
  package let texts: TextsFeature
  package let follows: FollowsFeature
  package let collect: CollectFeature
  package let terminal: TerminalFeature

  package init(
    reading: ReadingFeature, sources: SourcesFeature, places: PlacesFeature, feeds: FeedsFeature,
    sharing: SharingFeature, preferences: PreferencesFeature, account: AccountFeature, archive: ArchiveFeature,
    texts: TextsFeature, follows: FollowsFeature, collect: CollectFeature, terminal: TerminalFeature
  ) {
    self.reading = reading
    self.sources = sources
    self.places = places
    self.feeds = feeds
    self.sharing = sharing
    self.preferences = preferences
    self.account = account
    self.archive = archive
    self.texts = texts
    self.follows = follows
    self.collect = collect
    self.terminal = terminal
  }
}

/// The dependencies of a command. A command names its feature by the parameter type of its `run`, and sees nothing
/// else.
package protocol Feature: Sendable {
  static func of(_ features: Features) -> Self
}

/// The feature of commands that need only the session.
package struct NoFeature: Feature {
  package static func of(_ features: Features) -> Self { NoFeature() }
}
