extension ShellCompletion {
  /// The completion script for bash. It shows no descriptions, and works without the package bash-completion.
  static var bash: String {
    let options = ProcessOption.all
    let valued = options.filter { $0.value != .none }.map(pattern)
    let cases = options.compactMap { option in values(of: option).map { "    \(pattern(option))) \($0) ;;" } }
    return """
      # bash completion of supernews, made by: supernews --generate bash

      _supernews() {
        local word=${COMP_WORDS[COMP_CWORD]} part= prefix= choices= index=1
        # What is being typed: the value of an option, or the first word that is none.
        while ((index < COMP_CWORD)) && [[ -z $part ]]; do
          case ${COMP_WORDS[index]} in
            \(valued.joined(separator: " | ")))
              part=${COMP_WORDS[index]}
              # An = is a word of its own.
              [[ ${COMP_WORDS[index + 1]} == = ]] && ((index += 1))
              ((index += 2))
              ((index > COMP_CWORD)) || part=
              ;;
            --)
              part=arguments
              ((index + 1 == COMP_CWORD)) && part=command
              ;;
            -?*) ((index += 1)) ;;
            *) part=arguments ;;
          esac
        done
        if [[ -z $part && $word == --*=* ]]; then
          # Unless the user has it otherwise.
          part=${word%%=*} prefix=${word%%=*}= word=${word#*=}
        elif [[ $word == = ]]; then
          word=
        fi
        [[ -z $part && $word != -* ]] && part=command

        case $part in
      \(cases.joined(separator: "\n"))
          arguments) compopt -o default 2>/dev/null ;;
          command) choices='\(words(commands(in: .standard)))' ;;
          '') choices='\(options.flatMap(names).joined(separator: " "))' ;;
        esac
        COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$word"))
      }

      complete -F _supernews supernews
      """
  }

  private static func words(_ choices: [Choice]) -> String { choices.map(\.word).joined(separator: " ") }

  private static func names(_ option: ProcessOption) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--" + option.name]
  }

  private static func pattern(_ option: ProcessOption) -> String { names(option).joined(separator: " | ") }

  /// The command that completes the value of an option.
  private static func values(of option: ProcessOption) -> String? {
    switch option.value {
    case .none, .text: nil
    case .choice(let words): "choices='\(words.joined(separator: " "))'"
    case .file: "compopt -o default 2>/dev/null"
    case .country: "choices='\(words(countries(in: .standard)))'"
    case .language: "choices='\(words(languages(in: .standard)))'"
    }
  }
}
