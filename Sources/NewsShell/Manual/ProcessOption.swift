import NewsDomain
import NewsPresentation

/// An option of the process. Help, the man page and the completions of shells are all generated from it.
package struct ProcessOption: Sendable {
  /// The value that follows the option.
  package enum Value: Sendable, Equatable {
    case none
    /// One of a few words.
    case choice([String])
    case file
    case country
    case language
    /// A text that no shell can complete, with its name in help.
    case text(ArgumentPhrase)
  }

  /// The name without the dashes.
  package let name: String
  package let letter: Character?
  package let value: Value
  package let help: Localized

  init(_ name: String, _ letter: Character? = nil, _ value: Value = .none, help: Localized) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// The options, in the order in which help shows them.
  package static let all = [
    ProcessOption("command", "c", .text(.textLabel), help: .process(.commandOption)),
    ProcessOption("file", "f", .file, help: .process(.fileOption)),
    ProcessOption("fail-fast", "e", help: .process(.failFastOption)),
    ProcessOption("format", "F", .choice(OutputFormat.allCases.map(\.rawValue)), help: .process(.formatOption)),
    ProcessOption("fields", nil, .text(.fieldsLabel), help: .process(.fieldsOption)),
    ProcessOption("provider", nil, .choice(ProviderChoice.allCases.map(\.rawValue)), help: .process(.providerOption)),
    ProcessOption("country", nil, .country, help: .process(.countryOption)),
    ProcessOption("language", nil, .language, help: .process(.languageOption)),
    ProcessOption("source", nil, .text(.idLabel), help: .process(.sourceOption)),
    ProcessOption(
      // The standard language comes last: it needs no option.
      "lang", nil, .choice(InterfaceLanguage.all.reversed().map(\.code)),
      help: .process(.langOption)),
    ProcessOption("offline", help: .process(.offlineOption)),
    ProcessOption("color", nil, .choice(["auto", "always", "never"]), help: .process(.colorOption)),
    ProcessOption("no-config", help: .process(.noConfigOption)),
    ProcessOption("rc", help: .process(.rcOption)),
    ProcessOption("no-messages", help: .process(.noMessagesOption)),
    ProcessOption("verbose", "v", help: .process(.verboseOption)),
    ProcessOption("generate", nil, .choice(GeneratedText.allCases.map(\.rawValue)), help: .process(.generateOption)),
    ProcessOption("version", help: .process(.versionOption)),
    ProcessOption("help", "h", help: .process(.helpOption)),
  ]

  /// The value's placeholder in help; empty if the option takes none.
  package func valueName(in language: InterfaceLanguage) -> String {
    switch value {
    case .none: ""
    case .choice(let words): words.joined(separator: "|")
    case .file: language.texts.phrase(.fileLabel)
    case .country: "CC"
    case .language: "LL"
    case .text(let name): language.texts.phrase(name)
    }
  }
}
