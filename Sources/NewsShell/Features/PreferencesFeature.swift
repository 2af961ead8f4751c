import NewsDomain

/// The reader's settings, and how they are stored.
package struct PreferencesFeature: Feature {
  let settings: LiveSettings
  let change: ChangeSettings
  let reset: ResetSettings
  /// Checks that the address of an archive's server can be used, without connecting to it.
  let checkAddress: @Sendable (String) throws(NewsError) -> Void
  let account: AccountFeature

  package init(
    settings: LiveSettings, change: ChangeSettings, reset: ResetSettings,
    checkAddress: @escaping @Sendable (String) throws(NewsError) -> Void = { _ in }, account: AccountFeature
  ) {
    self.settings = settings
    self.change = change
    self.reset = reset
    self.checkAddress = checkAddress
    self.account = account
  }

  package static func of(_ features: Features) -> Self { features.preferences }
}
