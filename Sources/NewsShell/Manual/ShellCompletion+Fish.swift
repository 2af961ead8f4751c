import NewsDomain
import NewsPresentation

extension ShellCompletion {
  /// The completion script for fish. Options belong to supernews up to the first word that is not an option, and to the
  /// command after it.
  static func fish(in language: InterfaceLanguage) -> String {
    """
    # fish completion of supernews, made by: supernews --generate fish

    function __supernews_wants_command
        set -l words (commandline -opc)
        set -e words[1]
        argparse --stop-nonopt \(ProcessOption.all.map(argument).joined(separator: " ")) -- $words 2>/dev/null
        # The value of the last option is missing: it is what is being typed.
        or return 0
        not count $argv >/dev/null
    end

    \(function("commands", commands(in: language)))

    \(function("countries", countries(in: language)))

    \(function("languages", languages(in: language)))

    complete -c supernews -n __supernews_wants_command -f -a '(__supernews_commands)'
    \(ProcessOption.all.map { completion(of: $0, in: language) }.joined(separator: "\n"))
    """
  }

  /// The option in the form that `argparse` expects.
  private static func argument(_ option: ProcessOption) -> String {
    (option.letter.map { "\($0)/" } ?? "") + option.name + (option.value == .none ? "" : "=")
  }

  private static func function(_ name: String, _ choices: [Choice]) -> String {
    let lines = choices.map { word, description in "        " + fishQuoted(word) + " " + fishQuoted(description) }
    return """
      function __supernews_\(name)
          printf '%s\\t%s\\n' \\
      \(lines.joined(separator: " \\\n"))
      end
      """
  }

  private static func completion(of option: ProcessOption, in language: InterfaceLanguage) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "complete -c supernews -n __supernews_wants_command\(letter) -l \(option.name)\(values(option.value)) -d "
      + fishQuoted(option.help.text(in: language))
  }

  /// The arguments that say whether there is a value, and how it is completed.
  private static func values(_ value: ProcessOption.Value) -> String {
    switch value {
    case .none: ""
    case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
    case .file: " -r -F"
    case .country: " -x -a '(__supernews_countries)'"
    case .language: " -x -a '(__supernews_languages)'"
    case .text: " -x"
    }
  }

  private static func fishQuoted(_ text: String) -> String { "'" + text.backslashed("'\\") + "'" }
}
