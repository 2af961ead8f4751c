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
  package let complete: @Sendable (CompletionContext) -> [Candidate]
  private let reader: @Sendable (String, NameForm) throws -> Value

  /// - Parameters:
  ///   - label: as shown in help, such as `ITEM`.
  ///   - read: creates a value from a word; throws a `ShellError` or a `NewsError`.
  init(
    _ label: Localized, _ form: ArgumentForm = .word, isRequired: Bool = false, help: Localized,
    complete: @escaping @Sendable (CompletionContext) -> [Candidate] = { _ in [] },
    read: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(label, form, isRequired, help, complete) { text, _ in try read(text) }
  }

  private init(
    _ label: Localized, _ form: ArgumentForm, _ isRequired: Bool, _ help: Localized,
    _ complete: @escaping @Sendable (CompletionContext) -> [Candidate],
    _ reader: @escaping @Sendable (String, NameForm) throws -> Value
  ) {
    name = label.text(in: .standard)
    self.label = label
    self.form = form
    self.isRequired = isRequired
    self.help = help
    self.complete = complete
    self.reader = reader
  }

  /// An argument whose values have names.
  static func named(
    _ label: Localized, _ form: ArgumentForm = .word, isRequired: Bool = false, help: Localized,
    complete: @escaping @Sendable (CompletionContext) -> [Candidate],
    read: @escaping @Sendable (String, NameForm) throws -> Value
  ) -> Argument {
    Argument(label, form, isRequired, help, complete, read)
  }

  /// - Throws: `ShellError` or `NewsError`.
  package func read(_ text: String, as form: NameForm = .prefix) throws -> Value { try reader(text, form) }
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

  /// - Throws: `ShellError` or `NewsError`.
  func value(of text: String, as form: NameForm) throws -> any Sendable
}

extension Argument: AnyArgument {
  package func value(of text: String, as form: NameForm) throws -> any Sendable { try read(text, as: form) }
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

  /// The whole name of an option that was typed, perhaps by its beginning.
  ///
  /// - Parameter language: the language of the prompt; `nil` in a script, where names are whole.
  func optionName(beginningWith typed: String, in language: InterfaceLanguage?) -> String {
    let wanted = FoldedName(typed)
    guard let language, !optionNames.contains(where: { FoldedName($0) == wanted }) else { return typed }
    return optionNames(in: language).first { FoldedName($0).text.hasPrefix(wanted.text) } ?? name
  }

  /// All names of an option: the English one, then those of the other languages, also former ones.
  var optionNames: [String] {
    InterfaceLanguage.all.reduce(into: [name]) { names, language in
      for other in optionNames(in: language) where !names.contains(other) { names.append(other) }
    }
  }

  /// The names of an option in a language, the one that is shown first.
  func optionNames(in language: InterfaceLanguage) -> [String] {
    let texts = language.texts
    let ofValue: String? = if case .option(let value) = form { texts.option("\(name) \(value)") } else { nil }
    let names = [ofValue, texts.option(name)].compactMap(\.self)
    return (names.isEmpty ? [name] : names) + texts.formerOptions(name)
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
