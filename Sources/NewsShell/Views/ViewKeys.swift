import NewsDomain
import NewsPresentation
import TerminalKit

/// The letters of all views: those of the prompt in the reader's language, and a few that are free in every language.
struct ViewKeys: Sendable {
  private let keys: [String: ViewKey]
  private let letters: [ViewKey: String]
  /// The lines that the reader has bound to letters. They win.
  private let bound: [String: String]

  /// The letters that mean the same in every language.
  private static let common: [(String, ViewKey)] = [
    ("M", .mark), ("c", .compare), ("x", .mute), ("u", .undo), ("U", .nextUnread), ("/", .search), ("?", .help),
  ]

  /// The commands of the prompt's letters that have a meaning in views.
  private static let commands: [CommandName: ViewKey] = [
    .next: .next, .previous: .previous, .back: .back, .more: .more, .open: .open, .read: .read, .save: .save,
    .web: .web, .quit: .leave, .help: .help,
  ]

  /// - Parameter bound: The lines that the reader has bound to letters.
  init(_ texts: any Texts, bound: [Character: String] = [:]) {
    self.bound = Dictionary(uniqueKeysWithValues: bound.map { (String($0), $1) })
    let own = texts.shortcuts.compactMap { shortcut in Self.commands[shortcut.command].map { (shortcut.key, $0) } }
    keys = Dictionary(own + Self.common) { first, _ in first }
    letters = Dictionary((own + Self.common).map { ($1, $0) }) { first, _ in first }
  }

  /// What a key means; `nil` for keys that have no meaning in all views.
  subscript(key: Key) -> ViewKey? {
    switch key {
    case .text(let letter): bound[letter] == nil ? keys[letter] : nil
    case .escape, .control("g"): .leave
    default: nil
    }
  }

  /// The line that the reader has bound to a letter.
  func line(boundTo key: Key) -> String? {
    if case .text(let letter) = key { bound[letter] } else { nil }
  }

  /// The letter of a meaning, for hints; `nil` if the reader has bound it to something else.
  func letter(of key: ViewKey) -> String? { letters[key].flatMap { bound[$0] == nil ? $0 : nil } }

  /// Letters with what they do, such as `r read · s save`, without those that the reader has bound.
  func hints(_ keys: [ViewKey], in texts: any Texts) -> [String] {
    keys.compactMap { key in letter(of: key).map { $0 + " " + texts.hint(of: key) } }
  }

  /// The letters and what they do, for the list of the keys.
  func help(in texts: any Texts) -> [(keys: String, meaning: String)] {
    ViewKey.allCases.compactMap { key in letter(of: key).map { ($0, texts.meaning(of: key)) } }
      + bound.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Says once how to see the keys, after a key that means nothing.
struct KeysHint: Sendable {
  private var isTold = false

  mutating func message(_ keys: ViewKeys, _ texts: any Texts) -> ViewMessage? {
    guard !isTold, let letter = keys.letter(of: .help) else { return nil }
    isTold = true
    return ViewMessage(texts.keysHint(letter), .quiet)
  }
}
