import Synchronization

/// The reader's settings for texts. A class, because they may change while texts are read.
package final class TextUse: Sendable {
  private let settings: Mutex<TextSettings>

  package init(_ settings: TextSettings = TextSettings()) {
    self.settings = Mutex(settings)
  }

  package var settingsNow: TextSettings {
    get { settings.withLock(\.self) }
    set { settings.withLock { $0 = newValue } }
  }
}
