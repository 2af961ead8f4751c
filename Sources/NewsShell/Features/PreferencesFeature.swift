import NewsDomain

/// The reader's settings, and how they are stored.
package struct PreferencesFeature: Feature {
  let keepSetting: KeepSetting
  let reset: ResetSettings
  let location: ManageLocation
  let network: NetworkAccess
  let sampleUse: SampleUse
  let archiveUse: ArchiveUse
  let textUse: TextUse
  let alertUse: AlertUse
  let account: AccountFeature

  package init(
    keepSetting: KeepSetting, reset: ResetSettings, location: ManageLocation, network: NetworkAccess,
    sampleUse: SampleUse, archiveUse: ArchiveUse, textUse: TextUse, alertUse: AlertUse, account: AccountFeature
  ) {
    self.keepSetting = keepSetting
    self.reset = reset
    self.location = location
    self.network = network
    self.sampleUse = sampleUse
    self.archiveUse = archiveUse
    self.textUse = textUse
    self.alertUse = alertUse
    self.account = account
  }

  package static func of(_ features: Features) -> Self { features.preferences }
}
