import NewsDomain
import NewsPresentation

extension ShellCompletion {
  /// The completion script for zsh. It belongs into a folder of `fpath` as `_supernews`, or is sourced after
  /// `compinit`.
  static func zsh(in language: InterfaceLanguage) -> String {
    let options = ProcessOption.all.map { "    " + specification($0, in: language) + " \\" }
    return """
      #compdef supernews
      # zsh completion of supernews, made by: supernews --generate zsh

      \(function("commands", commands(in: language)))

      \(function("countries", countries(in: language)))

      \(function("languages", languages(in: language)))

      _supernews() {
        _arguments -s -S -A '-*' \\
      \(options.joined(separator: "\n"))
          '1: :_supernews_commands' \\
          '*: :_files'
      }

      if [[ $funcstack[1] == _supernews ]]; then
        _supernews "$@"
      else
        compdef _supernews supernews
      fi
      """
  }

  private static func function(_ name: String, _ choices: [Choice]) -> String {
    let lines = choices.map { word, description in "    " + zshQuoted(word.backslashed(":\\") + ":" + description) }
    return """
      _supernews_\(name)() {
        local -a choices=(
      \(lines.joined(separator: "\n"))
        )
        _describe \(name) choices
      }
      """
  }

  /// The option in the form that `_arguments` expects: both names, its purpose, its value. A flag is offered only once.
  private static func specification(_ option: ProcessOption, in language: InterfaceLanguage) -> String {
    let long = "--" + option.name
    let takesValue = option.value != .none
    let name: String
    if let letter = option.letter {
      let both = takesValue ? "{-\(letter)+,\(long)=}" : "{-\(letter),\(long)}"
      name = (takesValue ? "'*'" : "'(-\(letter) \(long))'") + both
    } else {
      name = takesValue ? "'*'\(long)=" : long
    }
    let value = action(option.value).map { ":\(option.name.backslashed(":\\")):\($0)" } ?? ""
    return name + zshQuoted("[" + option.help.text(in: language).backslashed("[]\\") + "]" + value)
  }

  /// The action that completes a value.
  private static func action(_ value: ProcessOption.Value) -> String? {
    switch value {
    case .none: nil
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .country: "_supernews_countries"
    case .language: "_supernews_languages"
    case .text: " "
    }
  }

  /// The text in single quotes; they are closed before each quote in the text and opened again after it.
  private static func zshQuoted(_ text: String) -> String {
    "'" + text.replacingScalars { $0 == "'" ? "'\\''" : nil } + "'"
  }
}
