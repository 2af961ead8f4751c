import Synchronization

/// The reader's settings for the archive. A class, because they may change while lists are read.
package final class ArchiveUse: Sendable {
  private let settings: Mutex<ArchiveSettings>

  package init(_ settings: ArchiveSettings = ArchiveSettings()) {
    self.settings = Mutex(settings)
  }

  package var settingsNow: ArchiveSettings {
    get { settings.withLock(\.self) }
    set { settings.withLock { $0 = newValue } }
  }
}
