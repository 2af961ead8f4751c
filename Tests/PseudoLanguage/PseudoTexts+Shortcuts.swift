import NewsDomain
import NewsPresentation
import TerminalKit

/// Aliases, keys and colours.
extension PseudoTexts {
  var aliases: String { bracketed(english.aliases) }
  var aliasesAdvice: String { bracketed(english.aliasesAdvice) }
  var ownKeys: String { bracketed(english.ownKeys) }
  var ownKeysAdvice: String { bracketed(english.ownKeysAdvice) }
  func listQuestion(_ count: Int) -> String { bracketed(english.listQuestion(count)) }
  var usualColours: String { bracketed(english.usualColours) }
  func sample(of role: Role) -> String { bracketed(english.sample(of: role)) }
}
