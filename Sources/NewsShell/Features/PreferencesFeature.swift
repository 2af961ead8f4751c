import NewsDomain
import NewsPresentation

/// The reader's settings.
package struct PreferencesFeature: Feature {
  let settings: LiveSettings
  let change: ChangeSettings
  /// The edition of a new reader.
  let standardEdition: Edition
  let account: Account
  let cities: any CityDirectory
  let looks: any Looks
  /// Checks that the address of an archive's server can be used, without connecting to it.
  let checkAddress: @Sendable (String) throws(NewsError) -> Void

  package init(_ ports: any Ports) {
    settings = ports.settings
    change = ports.change
    standardEdition = ports.standardEdition
    account = Account(ports)
    cities = ports.cities
    looks = ports.looks
    checkAddress = { address throws(NewsError) in try ports.checkArchive(at: address) }
  }
}
