import NewsPresentation

/// What a key of a view asks for.
enum ViewAction: Sendable, Equatable {
  /// Nothing has changed, so nothing is drawn.
  case nothing
  /// The view has changed.
  case redraw
  /// Everything is drawn again, because another program has drawn over it.
  case repaint
  /// A command runs, as if its line had been typed at the prompt.
  case run(ViewCommand)
  /// A list of the keys is shown.
  case showKeys
  /// From an article back to its list, from a list to the prompt.
  case leave
}

/// A command that a key of a view asks for.
struct ViewCommand: Sendable, Equatable {
  /// The commands of a line, one after the other.
  let phrases: [Phrase]
  /// The number of the item that a command without one acts on; `nil` for the article being read.
  let item: Int?
  /// What the key means when it is pressed again before the command has run; `nil` for the same command.
  private(set) var opposite: Phrase?

  /// Marks an article as read or unread. The same key again takes that back.
  ///
  /// - Parameter number: The number of the article as a word, if it needs one.
  static func mark(_ number: [String], isRead: Bool, item: Int? = nil) -> ViewCommand {
    var command = ViewCommand(.mark, number + [isRead ? "read" : "unread"], item: item)
    command.opposite = ViewCommand(.mark, number + [isRead ? "unread" : "read"]).phrases.first
    return command
  }

  /// Hides what was typed, which may have options. It is one command, whatever the text has.
  static func mute(_ text: String, item: Int? = nil) -> ViewCommand {
    let typed = ParsedLine(text)
    guard typed.openQuote == nil, typed.commands.count == 1, let phrase = typed.commands.first, phrase.ending == nil
    else { return ViewCommand(.mute, [text], item: item) }
    return ViewCommand(.mute, words: phrase.words, item: item)
  }

  /// - Parameters:
  ///   - name: The name of the command in English; it means the same in every language.
  ///   - arguments: Its words, in which no character is special.
  init(_ name: CommandName, _ arguments: [String] = [], item: Int? = nil) {
    self.init(named: name.rawValue, arguments, item: item)
  }

  /// - Parameter name: The name of a command that the table may lack.
  init(named name: String, _ arguments: [String] = [], item: Int? = nil) {
    let words =
      [Word(text: name, isQuoted: false, start: 0)]
      + arguments.map { Word(text: $0, isQuoted: !$0.hasPrefix("--"), start: 0) }
    phrases = [Phrase(words: words)]
    self.item = item
  }

  /// - Parameter words: Its words as a person has typed them.
  init(_ name: CommandName, words: [Word], item: Int? = nil) {
    phrases = [Phrase(words: [Word(text: name.rawValue, isQuoted: false, start: 0)] + words)]
    self.item = item
  }

  /// - Parameter line: A line as a person types it.
  init(line: String, item: Int? = nil) {
    phrases = ParsedLine(line).commands
    self.item = item
  }
}
