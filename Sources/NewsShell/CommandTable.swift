import NewsDomain

/// All commands, and how a word finds one.
public struct CommandTable: Sendable {
  /// In the order in which help shows them.
  public static let commands: [any Command.Type] = [
    TopCommand.self,
    OpenCommand.self,
    NextCommand.self,
    PreviousCommand.self,
    MoreCommand.self,
    ListCommand.self,
    WebCommand.self,
    ShareCommand.self,
    ExportCommand.self,
    WhyCommand.self,
    SearchCommand.self,
    LiveCommand.self,
    SourcesCommand.self,
    SourceCommand.self,
    FilterCommand.self,
    CountriesCommand.self,
    LanguagesCommand.self,
    CategoriesCommand.self,
    MapCommand.self,
    NearCommand.self,
    HeatCommand.self,
    WorldCommand.self,
    CountryCommand.self,
    LanguageCommand.self,
    SettingsCommand.self,
    ResetCommand.self,
    FeedsCommand.self,
    KeyCommand.self,
    QuotaCommand.self,
    HistoryCommand.self,
    FormatCommand.self,
    BackCommand.self,
    ForwardCommand.self,
    HomeCommand.self,
    HelpCommand.self,
    ShellCommand.self,
    QuitCommand.self,
  ]

  public static let standard = CommandTable()

  /// A command that a line asks for, with the words that are its arguments.
  public struct Match: Sendable {
    public let command: any Command.Type
    public let declaration: Declaration
    public let words: ArraySlice<Word>
  }

  private struct Entry: Hashable {
    let position: Int
    var shorthand: Int?
  }

  public let declarations: [Declaration]
  private let index: NameIndex<Entry>

  private init() {
    declarations = Self.commands.map { $0.declaration }
    var names: [(value: Entry, names: [String])] = []
    for (position, declaration) in declarations.enumerated() {
      names.append((Entry(position: position), declaration.names))
      for short in declaration.shorthands {
        // Names that stand for the same words are one thing: a beginning that they share is no riddle.
        let first = declaration.shorthands.firstIndex { $0.words == short.words }
        names.append((Entry(position: position, shorthand: first), [short.name]))
      }
    }
    index = NameIndex(names)
  }

  /// The command of a line; a number alone, or a range of numbers, opens these items.
  ///
  /// - Throws: ``ShellError``.
  public func match(_ words: [Word]) throws -> Match? {
    guard let first = words.first else { return nil }
    if !first.isQuoted, Self.isOfNumbers(first.text) {
      return try match([Word(text: OpenCommand.declaration.name, isQuoted: false, start: first.start)] + words)
    }
    switch index.match(first.text) {
    case .found(let entry):
      let declaration = declarations[entry.position]
      var rest = words.dropFirst()
      if let shorthand = entry.shorthand {
        let implied = declaration.shorthands[shorthand].words
        rest = implied.map { Word(text: $0, isQuoted: false, start: first.start) } + rest
      }
      return Match(command: Self.commands[entry.position], declaration: declaration, words: rest)
    case .ambiguous(let candidates):
      throw ShellError.ambiguousCommand(first.text, candidates: candidates)
    case .unknown(let nearest):
      throw ShellError.unknownCommand(first.text, nearest: nearest)
    }
  }

  /// Whether a word begins with a digit and has nothing but digits and hyphens.
  private static func isOfNumbers(_ text: String) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return text.utf8.first.map(isDigit) == true && text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// The declaration that a name stands for.
  ///
  /// - Throws: ``ShellError``.
  func declaration(named name: String) throws -> Declaration? {
    try match([Word(text: name, isQuoted: true, start: 0)])?.declaration
  }
}
