import NewsArchivePostgreSQL
import NewsDomain
import NewsShell

extension PreferencesFeature {
  static func built(_ services: Services, _ account: AccountFeature) -> Self {
    PreferencesFeature(
      settings: services.settings, change: services.change,
      reset: ResetSettings(change: services.change, standard: services.standardEdition),
      checkAddress: { address throws(NewsError) in try PostgreSQLStore.tryOut(address) }, account: account)
  }
}
