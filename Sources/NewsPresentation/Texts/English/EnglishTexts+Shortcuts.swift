import NewsDomain
import TerminalKit

/// Aliases, keys and colours.
extension EnglishTexts {
  var aliases: String { "Aliases" }
  var aliasesAdvice: String {
    "None yet. An alias is a short name for a line: alias hot='top sports --limit 5', or alias about='find $1 --since 7d'."
  }
  var ownKeys: String { "Keys" }
  var ownKeysAdvice: String {
    "None yet. A key runs a line: bind ctrl-t 'top sports' at the prompt, bind j next in views and alone on a line."
  }

  func listQuestion(_ count: Int) -> String { "List all \(grouped(count)) possibilities? (y or n)" }

  var usualColours: String { "the terminal's own" }

  func sample(of role: Role) -> String {
    switch role {
    case .plain: "text"
    case .number: "12"
    case .title: "Chip maker opens its plant in Arizona"
    case .quiet: "Reuters · 2 h ago · 12 sources"
    case .accent: "selected"
    case .trouble: "cannot reach news.example"
    case .match: "the words you searched for"
    case .hit: "the one you are at"
    case .removed: "reduces size"
    case .added: "shrinks"
    }
  }

  func explain(_ problem: ColourFileProblem) -> Explanation {
    switch problem {
    case .unreadable(let path, let detail):
      Explanation("cannot read the colours in \(path): \(detail)", "check the name and the permissions")
    case .fault(let path, let fault):
      switch fault.kind {
      case .notAnEntry:
        Explanation(
          "\(path), line \(fault.line): this is not a role and its colour", "write one, for example number = cyan")
      case .unknownRole(let name):
        Explanation(
          "\(path), line \(fault.line): unknown role \"\(name)\"",
          "use one of: \(Role.allCases.filter { $0 != .plain }.map(\.rawValue).joined(separator: ", "))")
      case .unknownColour(let word):
        Explanation(
          "\(path), line \(fault.line): unknown colour \"\(word)\"",
          "use a name such as red or bright-red, #rrggbb, bold, dim, italic, underline, reverse or strike")
      }
    }
  }
}
