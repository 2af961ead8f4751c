extension SettingKey { package static let pager = SettingKey("pager") }

/// How a text longer than the window is shown.
package enum PagerSetting: Setting {
  package static let key = SettingKey.pager
  package static let standard = PagerChoice.automatic
  /// How a view of supernews itself is written.
  package static let own = "built-in"

  package static func read(_ text: String) -> PagerChoice? {
    guard let text = text.nonBlank else { return .automatic }
    return text == own ? .own : .program(text)
  }

  package static func text(of choice: PagerChoice) -> String? {
    switch choice {
    case .automatic: nil
    case .own: own
    case .program(let command): command
    }
  }
}

package enum PagerChoice: Sendable, Equatable {
  /// By the program in `PAGER`, unless that is one that shells name unasked; else in a view.
  case automatic
  /// In a view, whatever is in `PAGER`.
  case own
  /// By this program, as typed.
  case program(String)
}
