import NewsDomain
import NewsPresentation

/// Replaces the name of an alias at the beginning of a command by the line that it stands for.
struct AliasExpansion {
  /// How many aliases may be inside each other.
  static let deepest = 16
  /// How many commands one alias may stand for, with all those inside it.
  static let most = 100

  let settings: Settings
  /// Whether a word already means a command, so that no alias goes before it: one may have been written into the file of
  /// settings, or be older than the command.
  let isCommand: (String) -> Bool

  /// The commands that a command stands for: itself, unless it begins with an alias.
  ///
  /// - Throws: `ShellError`.
  func phrases(of phrase: Phrase) throws -> [Phrase] { try phrases(of: phrase, through: []) }

  private func phrases(of phrase: Phrase, through chain: [String]) throws -> [Phrase] {
    guard let first = phrase.words.first, !first.isQuoted, let (name, line) = settings.alias(named: first.text),
      !isCommand(first.text)
    else { return [phrase] }
    let names = chain + [name]
    if chain.contains(name) { throw ShellError.usage(.aliasLoop(Array(names.drop { $0 != name }))) }
    guard names.count <= Self.deepest else { throw ShellError.usage(.aliasTooDeep(names)) }
    let body = ParsedLine(line)
    if let quote = body.openQuote { throw ShellError.usage(.unclosedQuote(quote)) }
    var commands = try AliasWords(Array(phrase.words.dropFirst()), of: name).filled(body.commands)
    if let ending = phrase.ending, let last = commands.indices.last {
      guard commands[last].ending == nil, !commands[last].isShellCommand else {
        throw ShellError.redirection(.twoDestinations(alias: name))
      }
      commands[last].ending = ending
    }
    var all: [Phrase] = []
    for var command in commands {
      command.isStored = true
      all += try phrases(of: command, through: names)
      guard all.count <= Self.most else { throw ShellError.usage(.aliasTooLong(name, limit: Self.most)) }
    }
    return all
  }
}

/// The words after the name of an alias, and their places in its line: `$1` to `$9`, and `$*` for all of them. `$$` is a
/// dollar sign. Words without a place go to the end.
private struct AliasWords {
  private let words: [Word]
  private let name: String

  init(_ words: [Word], of name: String) {
    self.words = words
    self.name = name
  }

  /// - Throws: `ShellError.usage(.aliasNeeds)` if there are fewer words than places.
  func filled(_ phrases: [Phrase]) throws -> [Phrase] {
    let texts = phrases.flatMap { $0.texts }
    let highest = texts.map { Self.highest(in: $0) }.max() ?? 0
    guard highest <= words.count else { throw ShellError.usage(.aliasNeeds(name, count: highest)) }
    let left = texts.contains { $0.contains("$*") || $0.contains("$@") } ? [] : words.dropFirst(highest)
    var commands = phrases.map { filled($0) }
    guard !left.isEmpty, let last = commands.popLast() else { return commands }
    return commands + [last.isShellCommand ? Self.extended(last, by: left) : last.with(last.words + left)]
  }

  private func filled(_ phrase: Phrase) -> Phrase {
    if phrase.isShellCommand {
      return phrase.with(
        phrase.words.enumerated().map { index, word in
          index == 0 ? word : Word(text: forShell(word.text), isQuoted: word.isQuoted, start: word.start)
        })
    }
    var filled = phrase.with(phrase.words.flatMap { places(in: $0) })
    switch phrase.ending {
    case .pipe(let command)?: filled.ending = .pipe(forShell(command))
    case .file(let names, let appends)?: filled.ending = .file(names.flatMap { places(in: $0) }, appends: appends)
    case nil: break
    }
    return filled
  }

  /// A command of the system's shell with words at its end.
  private static func extended(_ phrase: Phrase, by words: ArraySlice<Word>) -> Phrase {
    let text = ([phrase.words.dropFirst().first?.text ?? ""] + words.map { quotedForShell($0.text) })
      .joined(separator: " ")
    return phrase.with(phrase.words.prefix(1) + [Word(text: text, isQuoted: true, start: 0)])
  }

  /// A word of the line with the words in their places. They are not read again: a `;` in them ends no command.
  private func places(in word: Word) -> [Word] {
    if !word.isQuoted {
      if word.text == "$*" { return words }
      if let number = Self.number(word.text[...]), word.text.count == 2 { return [words[number - 1]] }
    }
    guard word.text.contains("$") else { return [word] }
    var text = ""
    var rest = word.text[...]
    while let first = rest.first {
      if first == "$", let number = Self.number(rest) {
        text += words[number - 1].text
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("$*") {
        text += words.map(\.text).joined(separator: " ")
        rest = rest.dropFirst(2)
      } else {
        text.append(first)
        rest = rest.dropFirst(rest.hasPrefix("$$") ? 2 : 1)
      }
    }
    return [Word(text: text, isQuoted: word.isQuoted, start: word.start)]
  }

  /// A text for the system's shell, which puts the words into their places itself: so it decides what quotes mean.
  private func forShell(_ text: String) -> String {
    guard Self.highest(in: text) > 0 || text.contains("$*") || text.contains("$@") else { return text }
    return "set -- " + words.map { Self.quotedForShell($0.text) }.joined(separator: " ") + "; " + text
  }

  private static func quotedForShell(_ text: String) -> String {
    "'" + text.replacingScalars { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// The highest number after a dollar sign; 0 if there is none.
  private static func highest(in text: String) -> Int {
    var highest = 0
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      rest = rest[mark...]
      if let number = number(rest) { highest = max(highest, number) }
      rest = rest.dropFirst(2)
    }
    return highest
  }

  /// The number at the beginning of `$3…`; `nil` if there is none.
  private static func number(_ text: Substring) -> Int? {
    guard text.first == "$", let digit = text.dropFirst().first, digit.isASCII,
      let number = digit.wholeNumberValue, number > 0
    else { return nil }
    return number
  }
}

extension Phrase {
  /// Whether it is a command of the system's shell, after `!`.
  fileprivate var isShellCommand: Bool { words.first.map { !$0.isQuoted && $0.text == "!" } ?? false }

  /// The same command with other words.
  fileprivate func with(_ words: some Sequence<Word>) -> Phrase {
    var phrase = self
    phrase.words = Array(words)
    return phrase
  }

  /// The texts in which the words of an alias may have places.
  fileprivate var texts: [String] {
    let others: [String] =
      switch ending {
      case .pipe(let command)?: [command]
      case .file(let names, _)?: names.map(\.text)
      case nil: []
      }
    return words.map(\.text) + others
  }
}
