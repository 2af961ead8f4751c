import NewsDomain

/// A subject that readers look for in help by a word that names no command, such as `pager`.
package enum HelpSubject: CaseIterable, Sendable {
  case pager
  case keys
  case colour
  case feeds
  case settings
  case bookmarks
  case undo
  case accessibility
  case startUp
  case fetching
  case newsboat

  /// The subject that a text names in a language; `nil` if it names none.
  package init?(_ text: String, in language: InterfaceLanguage) {
    let wanted = FoldedName(text)
    let found = Self.allCases.first { subject in
      language.texts.words(for: subject).contains { FoldedName($0) == wanted }
    }
    guard let found else { return nil }
    self = found
  }

  /// The subject that a text names in any language; `nil` if it names none.
  package init?(inAnyLanguage text: String) {
    let found = InterfaceLanguage.all.lazy.compactMap { Self(text, in: $0) }.first
    guard let found else { return nil }
    self = found
  }

  /// The commands that it is about.
  package var commands: [CommandName] {
    switch self {
    case .feeds: [.feeds]
    case .settings: [.settings, .reset]
    case .bookmarks: [.save, .saved, .unsave]
    case .undo: [.undo, .back, .unsave, .unmute, .unfollow, .reset]
    case .pager, .keys, .colour, .accessibility, .startUp, .fetching, .newsboat: []
    }
  }
}
