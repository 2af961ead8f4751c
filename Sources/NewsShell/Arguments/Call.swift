import NewsDomain
import NewsPresentation

/// A command with the values of its arguments, all of them read and valid.
package struct Call: Sendable {
  private struct Value: Sendable {
    let position: Int
    let value: any Sendable
  }

  private let declaration: Declaration
  /// The language of the prompt; `nil` in a script.
  let language: InterfaceLanguage?
  private var values: [Value] = []

  /// - Parameter language: the language of a person at a prompt, who may type prefixes of names; `nil` in a script.
  /// - Throws: `ShellError` if the words do not fit the declaration, and the errors of the arguments.
  package init(_ words: ArraySlice<Word>, of declaration: Declaration, at language: InterfaceLanguage? = nil) throws {
    self.declaration = declaration
    self.language = language
    try bind(words)
    for (position, argument) in declaration.arguments.enumerated()
    where argument.isRequired && !values.contains(where: { $0.position == position }) {
      throw ShellError.usage(.missing(argument: argument.label, command: declaration.help))
    }
  }

  /// How much of a name is enough.
  var form: NameForm { language == nil ? .whole : .prefix }

  /// The value of an argument; `nil` if it was not given.
  package subscript<T>(argument: Argument<T>) -> T? {
    all(argument).last
  }

  /// The values of an argument that takes several words.
  package func all<T>(_ argument: Argument<T>) -> [T] {
    let position = declaration.arguments.firstIndex { $0.name == argument.name }
    return values.compactMap { $0.position == position ? $0.value as? T : nil }
  }

  /// Whether anything was given for an argument.
  func has(_ argument: any AnyArgument) -> Bool {
    let position = declaration.arguments.firstIndex { $0.name == argument.name }
    return values.contains { $0.position == position }
  }

  private mutating func bind(_ words: ArraySlice<Word>) throws {
    var words = words
    var plain: [String] = []
    var areOptionsOver = false
    while let word = words.popFirst() {
      if areOptionsOver || word.isQuoted || !word.text.hasPrefix("--") || (declaration.takesLine && !plain.isEmpty) {
        plain.append(word.text)
      } else if word.text == "--" {
        areOptionsOver = true
      } else {
        try bindOption(word.text.dropFirst(2), &words)
      }
    }
    try bindPlain(plain[...])
  }

  private mutating func bindOption(_ text: Substring, _ words: inout ArraySlice<Word>) throws {
    let name = text.prefix { $0 != "=" }
    let position = try declaration.option(named: name, at: language)
    let argument = declaration.arguments[position]
    if argument.form == .flag {
      guard name.endIndex == text.endIndex else { throw ShellError.usage(.noValueWanted(option: "--\(argument.name)")) }
      values.append(Value(position: position, value: try argument.value(of: "", as: form)))
    } else if name.endIndex < text.endIndex {
      values.append(
        Value(
          position: position, value: try argument.value(of: String(text[name.endIndex...].dropFirst()), as: form)))
    } else if let next = words.popFirst() {
      values.append(Value(position: position, value: try argument.value(of: next.text, as: form)))
    } else {
      let value = if case .option(let value) = argument.form { value } else { "VALUE" }
      let whole = argument.optionName(beginningWith: String(name), in: language)
      throw ShellError.usage(.missingValue(option: "--" + whole, value: value))
    }
  }

  private mutating func bindPlain(_ words: ArraySlice<String>) throws {
    var words = words
    for (position, argument) in declaration.arguments.enumerated() where !argument.isOption && !words.isEmpty {
      let texts: [String]
      switch argument.form {
      case .words: texts = Array(words)
      case .rest: texts = [words.joined(separator: " ")]
      default: texts = Array(words.prefix(1))
      }
      for text in texts { values.append(Value(position: position, value: try argument.value(of: text, as: form))) }
      words = argument.form == .word ? words.dropFirst() : []
    }
    guard let left = words.first else { return }
    throw declaration.isKeptInHistory
      ? ShellError.usage(.tooMany(left, command: declaration.help)) : ShellError.usage(.secretInLine)
  }
}

extension Declaration {
  /// The position of the option with a name in any language, without the dashes.
  ///
  /// - Parameter language: the language of a prompt, in whose names a prefix is enough; `nil` in a script.
  /// - Throws: `ShellError` or `NewsError`.
  func option(named name: Substring, at language: InterfaceLanguage?) throws -> Int {
    let options = arguments.indices.filter { arguments[$0].isOption }
    let all = NameIndex(options.map { ($0, arguments[$0].optionNames) })
    if let position = all.exactly(name) { return position }
    let own = language.map { language in
      NameIndex(options.map { ($0, arguments[$0].optionNames(in: language)) })
    }
    switch own?.match(name) ?? all.match(name, as: .whole) {
    case .found(let position): return position
    case .ambiguous(let candidates):
      throw NewsError.name(.ambiguous("--\(name)", candidates: candidates.map { "--" + $0 }))
    case .unknown:
      let nearest = all.nearest(to: name).map { "--" + $0 }
      throw ShellError.usage(.unknownOption("--\(name)", nearest: nearest, command: help))
    }
  }
}
