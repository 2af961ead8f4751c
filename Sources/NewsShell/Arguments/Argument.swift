import NewsDomain
import NewsPresentation
import TerminalKit

/// A word or an option that a command takes: what it is called, what it is for, how it is read and
/// how it is completed. Commands declare it once and get at its value with it.
package struct Argument<Value: Sendable>: Sendable {
  package let name: String
  package let label: Localized
  package let form: ArgumentForm
  package let isRequired: Bool
  package let help: Localized
  package let read: @Sendable (String) throws -> Value
  package let complete: @Sendable (CompletionContext) -> [Candidate]

  /// - Parameters:
  ///   - label: as help shows it, such as `ITEM`.
  ///   - read: makes a value of a word; throws a `ShellError` or a `NewsError`.
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
}

/// Where an argument stands in the line.
package enum ArgumentForm: Sendable, Equatable {
  /// One word.
  case word
  /// Any number of words, each a value.
  case words
  /// All words that are left, as one value.
  case rest
  /// `--name value`; the text says what the value is in help.
  case option(value: String)
  /// `--name`, and that is all.
  case flag
}

/// An argument of whatever value, as the command table holds it.
package protocol AnyArgument: Sendable {
  /// What tells the arguments of a command apart: of an option, its name without the dashes.
  var name: String { get }
  /// As help shows it; of an option, its name without the dashes, the same in every language.
  var label: Localized { get }
  var form: ArgumentForm { get }
  var isRequired: Bool { get }
  var help: Localized { get }
  var complete: @Sendable (CompletionContext) -> [Candidate] { get }

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

  /// As a list of arguments shows it.
  func usageName(in language: InterfaceLanguage) -> String {
    switch form {
    case .word: label.text(in: language)
    case .words, .rest: label.text(in: language) + "…"
    case .option(let value): "--\(name) \(value)"
    case .flag: "--\(name)"
    }
  }

  var usageNames: Localized { Localized { self.usageName(in: $0.language) } }

  /// As a line of usage shows it.
  func usage(in language: InterfaceLanguage) -> String {
    isRequired ? usageName(in: language) : "[\(usageName(in: language))]"
  }
}
