import Locking

/// The reader's settings as they are now. A class, because they may change while requests and lists use them.
package final class LiveSettings: Sendable {
  private let settings: Guarded<Settings>

  package init(_ settings: Settings = Settings()) {
    self.settings = Guarded(settings)
  }

  package var now: Settings { settings.withLock(\.self) }

  package subscript<S: Setting>(_ setting: S.Type) -> S.Value { now[setting] }

  /// Whether articles are added to the archive.
  package var isArchiving: Bool { self[ArchiveSetting.self].isOn }

  package func take(_ changes: [SettingsChange]) {
    settings.withLock { $0.take(changes) }
  }
}
