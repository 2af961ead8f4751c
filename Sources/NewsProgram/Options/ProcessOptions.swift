import CSystem
import Glibc
import NewsDomain
import NewsPresentation
import NewsShell

/// The options and commands of the command line.
struct ProcessOptions {
  enum ColourChoice: String, CaseIterable {
    case auto
    case always
    case never
  }

  /// A source of commands, in the order given.
  enum Script: Equatable {
    case text(String)
    case file(String)
    /// The words after the options.
    case words([String])
  }

  var scripts: [Script] = []
  var failFast = false
  var format = OutputFormat.text
  /// The members to write of records; `nil` for all.
  var fields: RecordFields?
  var provider = ProviderChoice.auto
  var country: Country?
  var language: Language?
  var source: String?
  /// The languages that the program has.
  private let languages: [InterfaceLanguage]
  /// The language of the environment.
  let locale: InterfaceLanguage
  var interfaceLanguage: InterfaceLanguage
  /// Whether `--lang` was given.
  var isInterfaceChosen = false
  var isOffline = false
  var colour = ColourChoice.auto
  var usesConfig = true
  /// Whether a script runs the start-up file first, and knows the reader's aliases.
  var startsUpScripts = false
  var hasMessages = true
  var isVerbose = false
  /// The text about itself that the program is to print.
  var generates: GeneratedText?
  var showsVersion = false
  var showsHelp = false

  /// The clock of the session: `SUPERNEWS_NOW` if that is set.
  var clock = WallClock.system
  /// Whether a person types the commands.
  var isInteractive: Bool { scripts.isEmpty && isatty(STDIN_FILENO) == 1 }

  /// Whether another program sends all commands through a pipe. It may send more after a Ctrl-C.
  var isFedByPipe: Bool {
    guard scripts.isEmpty || scripts == [.file("-")] else { return false }
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Whether the words after the options are the only command.
  var isCommandLine: Bool {
    if scripts.count == 1, case .words = scripts[0] { true } else { false }
  }

  /// Whether that command is `collect`, which often runs without anybody there.
  var isUnattended: Bool {
    guard isCommandLine, case .words(let words)? = scripts.first, let name = words.first else { return false }
    return CommandTable.standard.isUnattended(name)
  }

  /// A wrong option, with a message for the reader.
  struct Failure: Error {
    let message: String
  }

  /// - Parameters:
  ///   - languages: the languages that `--lang` can choose.
  ///   - locale: the language of the environment, which `--lang` overrides.
  /// - Throws: ``Failure``.
  init(arguments: [String], languages: [InterfaceLanguage], locale: InterfaceLanguage) throws {
    self.languages = languages
    self.locale = locale
    interfaceLanguage = locale
    var owned: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { owned.forEach { free($0) } }
    let known = ProcessOption.all
    let names = known.map { strdup($0.name) }
    defer { names.forEach { free($0) } }
    // Options without a letter get codes beyond all letters.
    let codes = known.indices.map { known[$0].letter?.asciiValue.map(Int32.init) ?? Int32(256 + $0) }
    let table =
      known.indices.map { index in
        option(
          name: UnsafePointer(names[index]),
          has_arg: known[index].value == .none ? no_argument : required_argument, flag: nil, val: codes[index])
      } + [option(name: nil, has_arg: 0, flag: nil, val: 0)]

    // "+": options end where the command begins. ":": a missing value is reported separately.
    let letters =
      "+:"
      + known.compactMap { option in
        option.letter.map { String($0) + (option.value == .none ? "" : ":") }
      }.joined()
    var next = 1
    while true {
      let found = supernews_next_option(Int32(arguments.count), &owned, letters, table)
      if found.code == -1 {
        next = Int(found.next)
        break
      }
      let text = texts(in: interfaceLanguage)
      guard let index = codes.firstIndex(of: found.code) else {
        let letter = Unicode.Scalar(UInt32(found.letter)).flatMap { $0.value > 0 ? "-\($0)" : nil }
        let word = arguments[max(0, min(Int(found.next) - 1, arguments.count - 1))]
        let given = word.hasPrefix("--") ? word : letter ?? word
        throw Failure(
          message: found.code == Int32(UInt8(ascii: ":"))
            ? text.missingValue(of: given) : text.badOption(given))
      }
      try take(known[index].name, found.value.map { String(cString: $0) } ?? "", text)
    }
    let words = Array(arguments.dropFirst(next))
    // After `--` there are no more options.
    guard !words.isEmpty, arguments.dropFirst(next - 1).first != "--" else {
      if !words.isEmpty { scripts.append(.words(words)) }
      return
    }
    let line = CommandLineWords(words)
    for option in line.options {
      let text = texts(in: interfaceLanguage)
      guard let value = option.value else { throw Failure(message: text.missingValue(of: option.typed)) }
      try take(option.name, value, text)
    }
    scripts.append(.words(line.command))
  }

  private mutating func take(_ name: String, _ value: String, _ text: any Texts) throws {
    func choice<Choice: RawRepresentable & CaseIterable>() throws -> Choice where Choice.RawValue == String {
      guard let choice = Choice(rawValue: value) else {
        throw Failure(
          message: text.badValue(value, of: "--\(name)", allowed: Choice.allCases.map(\.rawValue)))
      }
      return choice
    }
    func found<Value>(_ value: Value?, _ text: any Texts, _ given: String) throws -> Value {
      guard let value else { throw Failure(message: text.badValue(given, of: "--\(name)", allowed: [])) }
      return value
    }

    switch name {
    case "command": scripts.append(.text(value))
    case "file": scripts.append(.file(value))
    case "fail-fast": failFast = true
    case "format": format = try choice()
    case "fields": fields = try found(RecordFields(value), text, RecordFields.unknown(in: value) ?? value)
    case "provider": provider = try choice()
    case "country": country = try found(Country.index.exactly(value), text, value)
    case "language": language = try found(Language.index.exactly(value), text, value)
    case "source": source = try found(value.isEmpty ? nil : value, text, value)
    case "lang":
      guard let language = InterfaceLanguage(code: value, among: languages) else {
        throw Failure(message: text.badValue(value, of: "--lang", allowed: languages.map(\.code)))
      }
      interfaceLanguage = language
      isInterfaceChosen = true
    case "offline": isOffline = true
    case "color": colour = try choice()
    case "no-config": usesConfig = false
    case "rc": startsUpScripts = true
    case "no-messages": hasMessages = false
    case "verbose": isVerbose = true
    case "generate": generates = try choice()
    case "version": showsVersion = true
    default: showsHelp = true
    }
  }
}
