import NewsDomain
import NewsPresentation
import TerminalKit

/// What `supernews --help` says.
package enum ProcessHelp {
  /// Without an end of line behind the last.
  package static func text(in language: InterfaceLanguage) -> String {
    let usage = Localized("usage: supernews [options] [command …]", "usage\u{A0}: supernews [options] [commande …]")
    var lines = ["supernews — " + tagline.text(in: language), "", usage.text(in: language), ""]
    lines += table(
      examples.map { ($0.line.text(in: language), $0.meaning.text(in: language)) }, column: 37)
    lines.append("")
    lines += table(
      ProcessOption.all.map { (label(of: $0, in: language), $0.help.text(in: language)) }, column: 33)
    lines.append("")
    lines += TextWrap.lines(SafeText(exitStatus(in: language)), width: width).map(\.string)
    return lines.joined(separator: "\n")
  }

  /// Lines are as long as a terminal is wide that nobody has widened.
  private static let width = 80

  static let tagline = Localized("the world's news at a prompt", "l’actualité du monde au clavier")

  static let examples: [(line: Localized, meaning: Localized)] = [
    (
      Localized("supernews", "supernews"),
      Localized(
        "a shell on a terminal; otherwise a script on standard input",
        "un shell sur un terminal\u{A0}; sinon un script sur l’entrée standard")
    ),
    (
      Localized("supernews top sports --country jp", "supernews une sport --country jp"),
      Localized("one command, then exit", "une commande, puis fin")
    ),
    (
      Localized("supernews -c 'top; open 1'", "supernews -c 'une; ouvre 1'"),
      Localized("the commands given", "les commandes données")
    ),
    (
      Localized("supernews -f morning.news", "supernews -f matin.news"),
      Localized("the commands in a file", "les commandes d’un fichier")
    ),
  ]

  static let statuses: [(code: Int32, meaning: Localized)] = [
    (Shell.Status.success.rawValue, Localized("all commands succeeded", "toutes les commandes ont réussi")),
    (Shell.Status.failure.rawValue, Localized("at least one failed", "au moins une a échoué")),
    (2, Localized("wrong options", "options incorrectes")),
    (Shell.Status.interrupted.rawValue, Localized("interrupted", "interrompu")),
  ]

  private static func exitStatus(in language: InterfaceLanguage) -> String {
    let meanings = statuses.map { "\($0.code) \($0.meaning.text(in: language))" }.joined(separator: ", ")
    return Localized("Exit status: \(meanings).", "Code de retour\u{A0}: \(meanings).").text(in: language)
  }

  /// `-F, --format text|tsv|json`, room kept for the letter where there is none.
  private static func label(of option: ProcessOption, in language: InterfaceLanguage) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.valueName(in: language)
    return letter + "--" + option.name + (value.isEmpty ? "" : " " + value)
  }

  /// Two columns, the second under the first where that is too long.
  private static func table(_ rows: [(left: String, right: String)], column: Int) -> [String] {
    rows.flatMap { left, right in
      let head = "  " + left
      let gap = column - DisplayWidth.of(head)
      let indent = String(repeating: " ", count: column)
      let lines = TextWrap.lines(SafeText(right), width: width - column).map(\.string)
      guard gap >= 2, let first = lines.first else { return [head] + lines.map { indent + $0 } }
      return [head + String(repeating: " ", count: gap) + first] + lines.dropFirst().map { indent + $0 }
    }
  }
}
