import NewsDomain
import NewsPresentation

/// Commands, and how a word finds one.
package struct CommandTable: Sendable {
  /// A command that a line asks for, with the words that are its arguments.
  package struct Match: Sendable {
    package let command: any Command.Type
    package let declaration: Declaration
    package let words: ArraySlice<Word>
  }

  private struct Entry: Hashable {
    let position: Int
    var shorthand: Int?
  }

  /// The commands that lines mean which leave theirs out.
  struct Implied: Sendable {
    /// Of numbers alone.
    let numbers: Declaration
    /// Of the name of a country, source or category alone.
    let names: Declaration
    /// Offered for words that are like nothing.
    let search: Declaration
    /// Offered for a part of a source's name.
    let sources: Declaration
  }

  package let declarations: [Declaration]
  private let commands: [any Command.Type]
  private let implied: Implied
  private let index: NameIndex<Entry>

  /// - Parameter commands: in the order in which help shows them.
  init(_ commands: [any Command.Type], implied: Implied) {
    self.commands = commands
    self.implied = implied
    declarations = commands.map { $0.declaration }
    var names: [(value: Entry, names: [String])] = []
    for (position, declaration) in declarations.enumerated() {
      names.append((Entry(position: position), declaration.names))
      for short in declaration.shorthands {
        // Names that stand for the same words are one thing: a beginning that they share is no riddle.
        let first = declaration.shorthands.firstIndex { $0.words == short.words }
        names.append((Entry(position: position, shorthand: first), [short.name]))
      }
    }
    index = NameIndex(names) { [generations = declarations.map(\.generation)] in generations[$0.position] }
  }

  /// The command of a line; numbers alone open these items, and the name of a country, source or category alone shows
  /// its headlines. Commands and their beginnings win over names.
  ///
  /// - Parameter sources: those whose names are known.
  /// - Throws: `ShellError`.
  package func match(_ words: [Word], sources: [NewsSource] = []) throws -> Match? {
    guard let first = words.first else { return nil }
    if !first.isQuoted, Self.isOfNumbers(first.text) {
      return try match(words, of: implied.numbers)
    }
    switch index.match(first.text) {
    case .found(let entry):
      let declaration = declarations[entry.position]
      var rest = words.dropFirst()
      if let shorthand = entry.shorthand {
        let implied = declaration.shorthands[shorthand].words
        rest = implied.map { Word(text: $0, isQuoted: false, start: first.start) } + rest
      }
      return Match(command: commands[entry.position], declaration: declaration, words: rest)
    case .ambiguous, .unknown:
      if Subject(named: words.map(\.text).joined(separator: " "), sources: sources) != nil {
        return try match(words, of: implied.names)
      }
      if case .ambiguous(let candidates) = index.match(first.text) {
        throw ShellError.usage(.ambiguousCommand(first.text, candidates: candidates))
      }
      throw ShellError.usage(.unknownCommand(first.text, nearest: nil))
    }
  }

  /// A line that leaves its command out.
  private func match(_ words: [Word], of command: Declaration) throws -> Match? {
    try match([Word(text: command.name(in: .standard), isQuoted: false, start: words.first?.start ?? 0)] + words)
  }

  /// What could have been meant by a line that is neither a command nor a name, as it would be typed in a language.
  ///
  /// - Parameter sources: those whose names are known.
  func offer(for words: [Word], in language: InterfaceLanguage, sources: [NewsSource]) -> String? {
    let line = words.map(\.text).joined(separator: " ")
    guard let first = words.first, !Secrets.areIn(line) else { return nil }
    guard line.contains(where: \.isLetter) else { return nil }
    // Codes and beginnings do behind `top`.
    if (try? Subject(line, sources: [])) != nil { return implied.names.name(in: language) + " " + line }
    // A short word at the start of a sentence is like too many names.
    let isName = words.count == 1 || first.text.count > 3
    if isName, let name = nearest(to: first.text, in: language) { return name }
    if let subject = Subject.offer(
      for: line, in: language, sources: sources, listing: implied.sources.name(in: language))
    {
      return subject
    }
    let any = NameIndex(declarations.map { ($0.name, $0.names) })
    if isName, let name = any.nearest(to: first.text), let command = any.match(name).value {
      return declarations.first { $0.name == command }?.name(in: language)
    }
    return implied.search.name(in: language) + " " + line
  }

  /// Whether a word begins with a digit and has nothing but digits and hyphens.
  private static func isOfNumbers(_ text: String) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return text.utf8.first.map(isDigit) == true && text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// The declaration that a name stands for; a name of a country or source is none.
  ///
  /// - Throws: `ShellError`.
  func declaration(named name: String) throws -> Declaration {
    switch index.match(name) {
    case .found(let entry): return declarations[entry.position]
    case .ambiguous(let candidates): throw ShellError.usage(.ambiguousCommand(name, candidates: candidates))
    case .unknown: throw ShellError.usage(.unknownCommand(name, nearest: nil))
    }
  }

  /// The command whose name in a language is spelled most like a text.
  func nearest(to text: String, in language: InterfaceLanguage) -> String? {
    NameIndex(declarations.map { ($0.name, [$0.name(in: language)]) }).nearest(to: text)
  }
}
