import NewsDomain
import NewsPresentation

/// A command with the values of its arguments, all of them read and valid.
package struct Call: Sendable {
  private struct Value: Sendable {
    let position: Int
    let value: any Sendable
  }

  private let declaration: Declaration
  private var values: [Value] = []

  /// - Throws: `ShellError` if the words do not fit the declaration, and the errors of the arguments.
  package init(_ words: ArraySlice<Word>, of declaration: Declaration) throws {
    self.declaration = declaration
    try bind(words)
    for (position, argument) in declaration.arguments.enumerated()
    where argument.isRequired && !values.contains(where: { $0.position == position }) {
      throw ShellError.usage(.missing(argument: argument.label, command: declaration.help))
    }
  }

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
      if areOptionsOver || word.isQuoted || !word.text.hasPrefix("--") {
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
    let position = try declaration.option(named: name)
    let argument = declaration.arguments[position]
    if argument.form == .flag {
      guard name.endIndex == text.endIndex else { throw ShellError.usage(.noValueWanted(option: "--\(argument.name)")) }
      values.append(Value(position: position, value: try argument.value(of: "")))
    } else if name.endIndex < text.endIndex {
      values.append(
        Value(position: position, value: try argument.value(of: String(text[name.endIndex...].dropFirst()))))
    } else if let next = words.popFirst() {
      values.append(Value(position: position, value: try argument.value(of: next.text)))
    } else {
      throw ShellError.usage(.missingValue(option: "--\(name)"))
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
      for text in texts { values.append(Value(position: position, value: try argument.value(of: text))) }
      words = argument.form == .word ? words.dropFirst() : []
    }
    guard let left = words.first else { return }
    throw declaration.isKeptInHistory
      ? ShellError.usage(.tooMany(left, command: declaration.help)) : ShellError.usage(.secretInLine)
  }
}

extension Declaration {
  /// The position of the option with a name, or with a name that begins with it, without the dashes.
  ///
  /// - Throws: `ShellError` or `NewsError`.
  func option(named name: Substring) throws -> Int {
    let options = arguments.indices.filter { arguments[$0].isOption }
    // Prefixes of English names keep their meaning, whatever the names in other languages.
    let own = options.map { ($0, [arguments[$0].name]) }
    let others = options.map { (~$0, Array(arguments[$0].optionNames.dropFirst())) }
    let index = NameIndex(own + others) { $0 < 0 ? .max : arguments[$0].generation }
    switch index.match(name) {
    case .found(let position): return position < 0 ? ~position : position
    case .ambiguous(let candidates):
      let named = options.map { arguments[$0] }.filter { option in
        option.optionNames.contains { candidates.contains($0) }
      }
      throw NewsError.name(.ambiguous("--\(name)", candidates: named.map { "--" + $0.name }))
    case .unknown(let nearest):
      throw ShellError.usage(.unknownOption("--\(name)", nearest: nearest.map { "--" + $0 }, command: help))
    }
  }
}
