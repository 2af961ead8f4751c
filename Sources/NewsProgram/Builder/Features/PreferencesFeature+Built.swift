import NewsDomain
import NewsShell

extension PreferencesFeature {
  static func built(_ services: Services, _ account: AccountFeature) -> Self {
    PreferencesFeature(
      keepSetting: KeepSetting(repository: services.settingsFile),
      reset: ResetSettings(repository: services.settingsFile, standard: services.standardEdition),
      location: services.location, network: services.network, sampleUse: services.sampleUse,
      archiveUse: services.archiveUse, textUse: services.textUse, alertUse: services.alertUse, account: account)
  }
}
