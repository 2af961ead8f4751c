import NewsPresentation

/// The words of the command line, divided into a command and the options of the program that follow it.
package struct CommandLineWords: Sendable {
  /// An option of the program, as given after a command.
  package struct Option: Sendable, Equatable {
    /// Its name, without the dashes.
    package let name: String
    /// The option as typed.
    package let typed: String
    /// Empty if the option takes no value; `nil` if its value is missing.
    package let value: String?
  }

  /// The command and its arguments.
  package private(set) var command: [String] = []
  package private(set) var options: [Option] = []

  /// The options of the program that may also follow a command.
  private static let later = ProcessOption.all.filter { laterNames.contains($0.name) }
  private static let laterNames: Set = ["format", "fields", "no-messages", "color", "offline", "verbose"]

  /// An option that the command has itself is the command's, and so is everything after `--`.
  package init(_ words: [String], in table: CommandTable = .standard) {
    guard words.dropFirst().contains(where: { $0.hasPrefix("-") }), let first = words.first,
      let declaration = table.declaration(ofLineBeginningWith: first), declaration.command != .shell
    else {
      command = words
      return
    }
    command = [first]
    var words = words.dropFirst()
    while let word = words.first, word != "--" {
      words.removeFirst()
      if let option = Self.option(word, of: declaration) {
        let value: String? = option.process.value == .none ? "" : option.value ?? words.popFirst()
        options.append(Option(name: option.process.name, typed: option.typed, value: value))
      } else {
        command.append(word)
        // The value of the command's own option, whatever it looks like.
        if declaration.takesValue(word), let value = words.popFirst() { command.append(value) }
      }
    }
    command += words
  }

  /// The option of the program that a word after a command is; `nil` if it is the command's.
  private static func option(
    _ word: String, of declaration: Declaration
  ) -> (process: ProcessOption, typed: String, value: String?)? {
    let isOwn = declaration.arguments.contains { $0.isOption(String(word.prefix { $0 != "=" })) }
    guard word.hasPrefix("-"), !isOwn else { return nil }
    for option in later {
      if word == "--" + option.name { return (option, word, nil) }
      if option.value != .none, word.hasPrefix("--\(option.name)=") {
        return (option, "--" + option.name, String(word.dropFirst(option.name.count + 3)))
      }
      // A program that a command takes may have options with the same letters.
      guard let letter = option.letter, !declaration.takesPrograms else { continue }
      if word == "-\(letter)" { return (option, word, nil) }
      guard case .choice(let values) = option.value, word.hasPrefix("-\(letter)") else { continue }
      let value = String(word.dropFirst(2))
      if values.contains(value) { return (option, "-\(letter)", value) }
    }
    return nil
  }
}

extension Declaration {
  /// Whether a word is an option of the command whose value is the next word.
  fileprivate func takesValue(_ word: String) -> Bool {
    guard word.hasPrefix("--"), !word.contains("="), let position = try? option(named: word.dropFirst(2), at: nil)
    else {
      return false
    }
    return arguments[position].form != .flag
  }
}
