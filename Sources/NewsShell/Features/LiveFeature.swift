import NewsDomain

/// The reactive search in a view of its own.
package struct LiveFeature: Feature {
  let reading: ReadingFeature
  let account: AccountFeature
  let terminal: TerminalFeature
  let clock: WallClock

  package static func of(_ features: Features) -> Self {
    Self(
      reading: features.reading, account: features.account, terminal: features.terminal, clock: features.places.clock)
  }
}
