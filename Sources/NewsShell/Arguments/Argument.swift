import NewsDomain
import NewsPresentation
import TerminalKit

/// A word or an option that a command takes: its name, its purpose, and how it is read and completed. A command
/// declares it once and reads its value through it.
package struct Argument<Value: Sendable>: Sendable {
  package let name: String
  package let label: Localized
  package let form: ArgumentForm
  package let isRequired: Bool
  package let help: Localized
  package let read: @Sendable (String) throws -> Value
  package let complete: @Sendable (CompletionContext) -> [Candidate]
  package private(set) var generation = 0

  /// - Parameters:
  ///   - label: as shown in help, such as `ITEM`.
  ///   - read: creates a value from a word; throws a `ShellError` or a `NewsError`.
  init(
    _ label: Localized, _ form: ArgumentForm = .word, isRequired: Bool = false, help: Localized,
    complete: @escaping @Sendable (CompletionContext) -> [Candidate] = { _ in [] },
    read: @escaping @Sendable (String) throws -> Value
  ) {
    name = label.text(in: .standard)
    self.label = label
    self.form = form
    self.isRequired = isRequired
    self.help = help
    self.read = read
    self.complete = complete
  }

  /// The argument of a later version of its command.
  func added(in generation: Int) -> Argument {
    var argument = self
    argument.generation = generation
    return argument
  }
}

/// The form and position of an argument in the line.
package enum ArgumentForm: Sendable, Equatable {
  /// One word.
  case word
  /// Any number of words, each one a value.
  case words
  /// All remaining words, as one value.
  case rest
  /// `--name value`; the text is the value's placeholder in help.
  case option(value: String)
  /// `--name`, without a value.
  case flag
}

/// An argument of any value type, as stored in the command table.
package protocol AnyArgument: Sendable {
  /// Distinguishes the arguments of a command. For an option it is the name without the dashes.
  var name: String { get }
  /// The label that help shows. For an option it is the name without the dashes, the same in every language.
  var label: Localized { get }
  var form: ArgumentForm { get }
  var isRequired: Bool { get }
  var help: Localized { get }
  var complete: @Sendable (CompletionContext) -> [Candidate] { get }
  /// Grows with later versions of the command: a prefix that two options share means the older one.
  var generation: Int { get }

  /// - Throws: `ShellError` or `NewsError`.
  func value(of text: String) throws -> any Sendable
}

extension Argument: AnyArgument {
  package func value(of text: String) throws -> any Sendable { try read(text) }
}

extension AnyArgument {
  var isOption: Bool {
    switch form {
    case .option, .flag: true
    default: false
    }
  }

  /// The argument as shown in a list of arguments.
  func usageName(in language: InterfaceLanguage) -> String {
    switch form {
    case .word: label.text(in: language)
    case .words, .rest: label.text(in: language) + "…"
    case .option(let value):
      "--\(optionName(in: language)) \(language.texts.placeholder(value) ?? value)"
    case .flag: "--\(optionName(in: language))"
    }
  }

  /// The name of an option as the reader types it, without the dashes.
  func optionName(in language: InterfaceLanguage) -> String { optionNames(in: language).first ?? name }

  /// All names of an option: the English one, then those of the other languages, also former ones.
  var optionNames: [String] {
    InterfaceLanguage.all.reduce(into: [name]) { names, language in
      for other in optionNames(in: language) where !names.contains(other) { names.append(other) }
    }
  }

  /// The names of an option in a language, the one that is shown first.
  private func optionNames(in language: InterfaceLanguage) -> [String] {
    let texts = language.texts
    let ofValue: String? = if case .option(let value) = form { texts.option("\(name) \(value)") } else { nil }
    return [ofValue, texts.option(name)].compactMap(\.self) + texts.formerOptions(name)
  }

  /// Whether a word is the option, with its dashes.
  func isOption(_ word: String) -> Bool {
    guard isOption, word.hasPrefix("--") else { return false }
    let typed = FoldedName(word.dropFirst(2))
    return optionNames.contains { FoldedName($0) == typed }
  }

  var usageNames: Localized { Localized { self.usageName(in: $0.language) } }

  /// The argument as shown in a usage line.
  func usage(in language: InterfaceLanguage) -> String {
    isRequired ? usageName(in: language) : "[\(usageName(in: language))]"
  }
}
