import Locking

/// The reader's settings for the archive. A class, because they may change while lists are read.
package final class ArchiveUse: Sendable {
  private let settings: Guarded<ArchiveSettings>
  /// Checks that the address of a server can be used, without connecting to it.
  private let checkAddress: @Sendable (String) throws(NewsError) -> Void

  package init(
    _ settings: ArchiveSettings = ArchiveSettings(),
    checkAddress: @escaping @Sendable (String) throws(NewsError) -> Void = { _ in }
  ) {
    self.settings = Guarded(settings)
    self.checkAddress = checkAddress
  }

  /// - Throws: `NewsError.archive(.invalidAddress)`.
  package func check(address: String) throws(NewsError) { try checkAddress(address) }

  package var settingsNow: ArchiveSettings {
    get { settings.withLock(\.self) }
    set { settings.withLock { $0 = newValue } }
  }
}
