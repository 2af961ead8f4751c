import NewsDomain
import NewsPresentation
import TerminalKit

/// The text of `supernews --help`.
package enum ProcessHelp {
  /// The text without a line break at the end.
  package static func text(in language: InterfaceLanguage) -> String {
    let usage = Localized.process(.usage)
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

  /// The usual width of a terminal.
  private static let width = 80

  static let tagline = Localized.process(.tagline)

  static let examples: [(line: Localized, meaning: Localized)] = [
    (.option("supernews"), .process(.shell)),
    (.process(.oneCommandLine), .process(.oneCommand)),
    (.process(.commandsLine), .process(.commands)),
    (.process(.fileLine), .process(.file)),
  ]

  static let statuses: [(code: Int32, meaning: Localized)] = [
    (ExitStatus.success.rawValue, .process(.success)),
    (ExitStatus.failure.rawValue, .process(.failure)),
    (ExitStatus.wrongOptions.rawValue, .process(.wrongOptions)),
    (ExitStatus.interrupted.rawValue, .process(.interrupted)),
  ]

  private static func exitStatus(in language: InterfaceLanguage) -> String {
    let meanings = statuses.map { "\($0.code) \($0.meaning.text(in: language))" }.joined(separator: ", ")
    return language.texts.exitStatus(meanings)
  }

  /// `-F, --format text|tsv|json`, with spaces instead of the letter if there is none.
  private static func label(of option: ProcessOption, in language: InterfaceLanguage) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.valueName(in: language)
    return letter + "--" + option.name + (value.isEmpty ? "" : " " + value)
  }

  /// Two columns. If the left text is too long, the right one begins on the next line.
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
