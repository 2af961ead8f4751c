import Locking

/// The reader's settings for texts. A class, because they may change while texts are read.
package final class TextUse: Sendable {
  private let settings: Guarded<TextSettings>

  package init(_ settings: TextSettings = TextSettings()) {
    self.settings = Guarded(settings)
  }

  package var settingsNow: TextSettings {
    get { settings.withLock(\.self) }
    set { settings.withLock { $0 = newValue } }
  }
}
