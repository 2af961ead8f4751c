import NewsDomain
import NewsPresentation
import TerminalKit

/// The letters of all views: those of the prompt in the reader's language, and a few that are free in every language.
struct ViewKeys: Sendable {
  private let keys: [String: ViewKey]
  private let letters: [ViewKey: String]
  /// The lines that the reader has bound to letters. They win.
  private let bound: [String: String]
  /// The letters that the reader has bound to what other letters do here.
  private let meant: [String: ViewKey]

  /// The letters that mean the same in every language.
  private static let common: [(String, ViewKey)] = [
    ("M", .mark), ("c", .compare), ("x", .mute), ("u", .undo), ("U", .nextUnread), ("/", .search), ("?", .help),
  ]

  /// The commands of the prompt's letters that have a meaning in views.
  private static let commands: [CommandName: ViewKey] = [
    .next: .next, .previous: .previous, .back: .back, .more: .more, .open: .open, .read: .read, .save: .save,
    .web: .web, .quit: .leave, .help: .help,
  ]

  /// - Parameters:
  ///   - bound: The lines that the reader has bound to letters.
  ///   - command: The command that a line names and nothing else. One that a letter of views stands for means in them
  ///     what that letter does: `bind j next` moves the marker as `n` does.
  init(_ texts: any Texts, bound: [Character: String] = [:], command: (String) -> CommandName? = { _ in nil }) {
    var lines: [String: String] = [:]
    var meant: [String: ViewKey] = [:]
    for (letter, line) in bound {
      if let key = command(line).flatMap({ Self.commands[$0] }) {
        meant[String(letter)] = key
      } else {
        lines[String(letter)] = line
      }
    }
    (self.bound, self.meant) = (lines, meant)
    let own = texts.shortcuts.compactMap { shortcut in Self.commands[shortcut.command].map { (shortcut.key, $0) } }
    let standard = (own + Self.common).filter { lines[$0.0] == nil && meant[$0.0] == nil }
    let all = standard + meant.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    keys = Dictionary(all) { first, _ in first }
    letters = Dictionary(all.map { ($1, $0) }) { first, _ in first }
  }

  /// What a key means; `nil` for keys that have no meaning in all views.
  subscript(key: Key) -> ViewKey? {
    switch key {
    case .text(let letter): keys[letter]
    case .escape, .control("g"): .leave
    default: nil
    }
  }

  /// What the reader has bound a letter to; it wins over what letters do in one kind of view.
  func meaning(boundTo key: Key) -> ViewKey? {
    if case .text(let letter) = key { meant[letter] } else { nil }
  }

  /// The line that the reader has bound to a letter.
  func line(boundTo key: Key) -> String? {
    if case .text(let letter) = key { bound[letter] } else { nil }
  }

  /// The letter of a meaning, for hints; `nil` if the reader has bound it to something else.
  func letter(of key: ViewKey) -> String? { letters[key] }

  /// Letters with what they do, such as `r read · s save`, without those that the reader has bound.
  func hints(_ keys: [ViewKey], in texts: any Texts) -> [String] {
    keys.compactMap { key in letter(of: key).map { $0 + " " + texts.hint(of: key) } }
  }

  /// The letters and what they do, for the list of the keys.
  func help(in texts: any Texts, without idle: Set<ViewKey>) -> [(keys: String, meaning: String)] {
    let shown = ViewKey.allCases.filter { !idle.contains($0) }
    return shown.compactMap { key in letter(of: key).map { ($0, texts.meaning(of: key)) } }
      + meant.filter { letters[$0.value] != $0.key }.mapValues { texts.meaning(of: $0) }
      .merging(bound) { own, _ in own }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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
