import NewsDomain
import NewsPresentation

/// All commands, and how a word finds one.
package struct CommandTable: Sendable {
  /// A command named by a line, with the words that are its arguments.
  package struct Match: Sendable {
    package let command: any Command.Type
    package let declaration: Declaration
    package let words: ArraySlice<Word>

    /// Whether it asks for the command's help instead: `search --help`.
    var asksForHelp: Bool {
      declaration.command != .shell && words.contains { !$0.isQuoted && ["--help", "-h"].contains($0.text) }
    }
  }

  private struct Entry: Hashable {
    let position: Int
    var shorthand: Int?
  }

  /// The commands implied by lines that do not name one.
  struct Implied: Sendable {
    /// The command for numbers alone.
    let numbers: CommandName
    /// The command for the name of a country, source, category or topic alone.
    let names: CommandName
    /// The command with whose name those of countries and sources begin, too: `new zealand`.
    let beginning: CommandName
    /// The command suggested for words that resemble nothing known.
    let search: CommandName
    /// The command suggested for a part of a source's name.
    let sources: CommandName
  }

  package var declarations: [Declaration] { all.value }
  /// Most sessions need the declaration of only one command.
  private let all: Deferred<[Declaration]>
  private let names: [CommandName]
  private let commands: [any Command.Type]
  private let implied: Implied
  private let index: Deferred<NameIndex<Entry>>
  /// The same for a person at a prompt, who types prefixes of names in one language only.
  private let own: [InterfaceLanguage: Deferred<NameIndex<Entry>>]

  /// - Parameter commands: the commands in the order in which help shows them.
  init(_ table: KeyValuePairs<CommandName, any Command.Type>, implied: Implied) {
    names = table.map(\.key)
    let commands = table.map(\.value)
    self.commands = commands
    self.implied = implied
    let all = Deferred(commands.map { $0.declaration })
    self.all = all
    index = Deferred(Self.index(of: all.value))
    own = Dictionary(
      uniqueKeysWithValues: InterfaceLanguage.all.map { language in
        (language, Deferred(Self.index(of: all.value, in: language)))
      })
  }

  /// - Parameter language: the only language whose names count; all if `nil`.
  private static func index(
    of declarations: [Declaration], in language: InterfaceLanguage? = nil
  ) -> NameIndex<Entry> {
    var names: [(value: Entry, names: [String])] = []
    for (position, declaration) in declarations.enumerated() {
      names.append(
        (Entry(position: position), language?.texts.names(of: declaration.command) ?? declaration.names))
      for short in declaration.shorthands where language.map({ short.name == short.own.text(in: $0) }) ?? true {
        // Names that replace the same words count as one: a shared prefix is not ambiguous.
        let first = declaration.shorthands.firstIndex { $0.words == short.words }
        names.append((Entry(position: position, shorthand: first), [short.name]))
      }
    }
    return NameIndex(names)
  }

  /// The command of a line. Numbers alone open those items, and the name of a country, source, category or topic alone
  /// shows its headlines. Names of commands take precedence over these, and so does a prefix if it is the whole line.
  ///
  /// - Parameters:
  ///   - known: the sources and topics whose names are known.
  ///   - language: the language of a person at a prompt, whose keys and prefixes count then; in a script only whole
  ///     names count, and ``scriptPrefixes``.
  /// - Throws: `ShellError`.
  func match(
    _ words: [Word], known: @autoclosure () -> KnownNames = KnownNames(), at language: InterfaceLanguage? = nil
  ) throws -> Match? {
    guard let first = words.first else { return nil }
    if !first.isQuoted, Self.isOfNumbers(first.text) {
      return try match(words, of: implied.numbers)
    }
    let found = find(first.text, at: language)
    switch found {
    case .found(let entry):
      let declaration = commands[entry.position].declaration
      // A prefix may be the first word of a name: `the guardian`.
      let isWhole = language == nil || exactly(first.text, at: language) != nil
      if !isWhole || declaration.command == implied.beginning, isName(words, known()) {
        return try match(words, of: implied.names)
      }
      var rest = words.dropFirst()
      if let shorthand = entry.shorthand {
        let implied = declaration.shorthands[shorthand].words
        rest = implied.map { Word(text: $0, isQuoted: false, start: first.start) } + rest
      }
      return Match(command: commands[entry.position], declaration: declaration, words: rest)
    case .ambiguous, .unknown:
      if Subject(named: Self.name(in: words), known: known()) != nil {
        return try match(words, of: implied.names)
      }
      guard case .ambiguous(let candidates) = found else {
        throw ShellError.usage(.unknownCommand(first.text, nearest: nil))
      }
      throw ShellError.usage(.ambiguousCommand(first.text, candidates: candidates))
    }
  }

  private func find(_ text: String, at language: InterfaceLanguage?) -> NameIndex<Entry>.Match {
    if let entry = exactly(text, at: language) { return .found(entry) }
    guard let language else { return .unknown(nearest: nil) }
    return (own[language]?.value ?? index.value).match(text)
  }

  /// The command with this name in any language, with this key of the prompt, or with this prefix in a script.
  private func exactly(_ text: String, at language: InterfaceLanguage?) -> Entry? {
    guard let language else {
      // Scripts name commands in full, mostly by their first names.
      if let position = names.firstIndex(where: { Self.name(of: $0, in: .standard) == text }) {
        return Entry(position: position)
      }
      return index.value.exactly(Self.scriptPrefixes[FoldedName(text).text] ?? text)
    }
    let typed = FoldedName(text)
    let key = language.texts.shortcuts.first { FoldedName($0.key) == typed && !typed.text.isEmpty }
    if let key, let position = names.firstIndex(of: key.command) { return Entry(position: position) }
    return index.value.exactly(text)
  }

  /// The command that a word names in any language, in full, or as a key of a prompt or a prefix of scripts; `nil` if it
  /// names none.
  func owner(of text: String) -> CommandName? {
    let typed = FoldedName(text)
    for language in InterfaceLanguage.all {
      if let key = language.texts.shortcuts.first(where: { $0.key == typed.text }) { return key.command }
    }
    return index.value.exactly(Self.scriptPrefixes[typed.text] ?? text).map { names[$0.position] }
  }

  /// Whether several words are the name of a country, source or category, such as `new zealand`.
  private func isName(_ words: [Word], _ known: KnownNames) -> Bool {
    let name = words.prefix { !Self.isOption($0) }
    // Addresses and paths are not names.
    guard name.count > 1, !name.contains(where: { $0.text.contains("/") }),
      name.dropFirst().contains(where: { $0.text.contains(where: \.isLetter) })
    else {
      return false
    }
    return Subject(named: Self.name(in: words), known: known) != nil
  }

  /// The name that a line may have: its words before the first option, as in `france --limit 1`.
  private static func name(in words: [Word]) -> String {
    words.prefix { !isOption($0) }.map(\.text).joined(separator: " ")
  }

  private static func isOption(_ word: Word) -> Bool { !word.isQuoted && word.text.hasPrefix("--") }

  /// Matches a line that does not name its command.
  private func match(_ words: [Word], of command: CommandName) throws -> Match? {
    try match(
      [Word(text: Self.name(of: command, in: .standard), isQuoted: false, start: words.first?.start ?? 0)] + words)
  }

  private static func name(of command: CommandName, in language: InterfaceLanguage) -> String {
    command.own.text(in: language)
  }

  /// The error of a line that names no command. It names the command that a prompt of the language would have taken, or
  /// else what may have been meant.
  ///
  /// - Parameter known: the sources and topics whose names are known.
  func refusal(of words: [Word], in language: InterfaceLanguage, known: KnownNames, as form: NameForm) -> ShellError {
    let name = words.first?.text ?? ""
    switch find(name, at: language) {
    case .found(let entry):
      let declaration = commands[entry.position].declaration
      let shorthand = entry.shorthand.map { declaration.shorthands[$0].own.text(in: language) }
      return .usage(.unknownCommand(name, nearest: shorthand ?? declaration.name(in: language)))
    case .ambiguous(let candidates): return .usage(.ambiguousCommand(name, candidates: candidates))
    case .unknown where isWholeCommand(words): return .usage(.wholeCommand)
    case .unknown where HelpSubject(inAnyLanguage: name) == .fetching:
      return .usage(.unknownCommand(name, nearest: language.texts.advice(on: .fetching).first?.typed))
    case .unknown:
      return .usage(.unknownCommand(name, nearest: offer(for: words, in: language, known: known, as: form)))
    }
  }

  /// Whether the only word is a line of its own that begins with a command, as from `supernews 'top; open 1'`.
  private func isWholeCommand(_ words: [Word]) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    let line = ParsedLine(word.text).commands
    guard let first = line.first?.words, line.count > 1 || first.count > 1, let name = first.first,
      case .found = find(name.text, at: nil)
    else { return false }
    return true
  }

  /// A suggestion for a line that is neither a command nor a name, as it would be typed in the language.
  ///
  /// - Parameter known: the sources and topics whose names are known.
  func offer(
    for words: [Word], in language: InterfaceLanguage, known: KnownNames, as form: NameForm = .prefix
  ) -> String? {
    let line = words.map(\.text).joined(separator: " ")
    guard let first = words.first, !Secrets.areIn(line) else { return nil }
    guard line.contains(where: \.isLetter) else { return nil }
    // Codes and prefixes of names are valid only after `top`, so that line is suggested.
    if (try? Subject(line, known: KnownNames(topics: known.topics), as: form)) != nil {
      return Self.name(of: implied.names, in: language) + " " + line
    }
    // A short first word of several is similar to too many names.
    let isName = words.count == 1 || first.text.count > 3
    if isName, let name = nearest(to: first.text, in: language) { return name }
    if let subject = Subject.offer(
      for: line, in: language, known: known, listing: Self.name(of: implied.sources, in: language))
    {
      return subject
    }
    let any = NameIndex(declarations.map { ($0.name, $0.names) })
    // A name in another language is meant only if it begins alike: `oute` at a French prompt is not `mute`.
    if isName, let name = any.nearest(to: first.text), let command = any.match(name).value,
      FoldedName(name).text.first == FoldedName(first.text).text.first
    {
      return declarations.first { $0.name == command }?.name(in: language)
    }
    return Self.name(of: implied.search, in: language) + " " + line
  }

  /// Whether a word begins with a digit and consists of digits, hyphens and commas.
  private static func isOfNumbers(_ text: String) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return text.utf8.first.map(isDigit) == true
      && text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",") }
  }

  /// The declaration with a name; names of countries and sources do not count.
  ///
  /// - Throws: `ShellError`.
  func declaration(named name: String, at language: InterfaceLanguage? = nil) throws -> Declaration {
    switch find(name, at: language) {
    case .found(let entry): return commands[entry.position].declaration
    case .ambiguous(let candidates): throw ShellError.usage(.ambiguousCommand(name, candidates: candidates))
    case .unknown: throw ShellError.usage(.unknownCommand(name, nearest: nil))
    }
  }

  /// The declaration of the command that a line of a script with this first word runs.
  func declaration(ofLineBeginningWith word: String) -> Declaration? {
    // Without a command the line may name a source or a topic.
    (try? match([Word(text: word, isQuoted: false, start: 0)])?.declaration)
      ?? (try? declaration(named: Self.name(of: implied.names, in: .standard)))
  }

  /// The command of which a name in the language has the most similar spelling.
  func nearest(to text: String, in language: InterfaceLanguage) -> String? {
    let index = NameIndex(declarations.map { ($0.name(in: language), language.texts.names(of: $0.command)) })
    return index.nearest(to: text).flatMap { index.exactly($0) }
  }
}
