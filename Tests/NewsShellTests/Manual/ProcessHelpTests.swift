import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The text of --help")
struct ProcessHelpTests {
  private static func lines(_ language: InterfaceLanguage) -> [String] {
    ProcessHelp.text(in: language).split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test(
    "a short option, one without a letter, one that leaves no room beside it",
    arguments: [
      "  -e, --fail-fast                stop at the first command that fails",
      "      --offline                  use only what's on this machine",
      "      --provider auto|newsapi|feeds|sample\n                                 news provider (default: auto)",
      "  -F, --format text|tsv|json     output format (default: text)",
      "  supernews -c 'top; open 1'         several commands",
    ])
  func shortOptionOneWithoutALetter(row: String) {
    #expect(ProcessHelp.text(in: .english).contains("\n\(row)\n"))
  }

  @Test("every option is there with its value and purpose", arguments: InterfaceLanguage.all)
  func options(language: InterfaceLanguage) {
    // Lines may be broken anywhere.
    let words = ProcessHelp.text(in: language).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for option in ProcessOption.all {
      let value = option.valueName(in: language)
      let label = (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + (value.isEmpty ? "" : " " + value)
      #expect(words.contains("\(label) \(option.help.text(in: language))"))
    }
  }

  @Test("no line is wider than a terminal, and none ends in a blank", arguments: InterfaceLanguage.all)
  func width(language: InterfaceLanguage) {
    for line in Self.lines(language) {
      #expect(DisplayWidth.of(line) <= 80)
      #expect(line.last != " ")
    }
  }

  @Test(
    "it begins with a summary and ends with the exit statuses",
    arguments: [
      (
        InterfaceLanguage.english, "supernews — the world's news at a prompt", "usage: supernews [options] [command …]",
        "0 all commands succeeded, 1 at least one command failed, 2 invalid options, 130 interrupted."
      ),
      (
        .french, "supernews — l’actualité du monde au clavier", "usage\u{202F}: supernews [options] [commande …]",
        "0 toutes les commandes ont réussi, 1 au moins une commande a échoué, 2 options incorrectes, 130 interrompu."
      ),
    ])
  func frame(language: InterfaceLanguage, first: String, usage: String, statuses: String) {
    let lines = Self.lines(language)
    #expect(lines.prefix(4) == [first, "", usage, ""])
    #expect(lines.joined(separator: " ").hasSuffix(statuses))
  }

  @Test("in French a narrow no-break space precedes tall punctuation")
  func spaces() {
    // Semicolons that are typed or mentioned are not punctuation.
    let typed = ["'une; ouvrir 1'"]
    let text = typed.reduce(ProcessHelp.text(in: .french)) { $0.replacing($1, with: "") }
    let scalars = Array(text.unicodeScalars)
    let marks = scalars.indices.filter { index in
      let isColon = scalars[index] == ":" && index + 1 < scalars.count && [" ", "\n"].contains(scalars[index + 1])
      return isColon || ";?!\u{BB}".unicodeScalars.contains(scalars[index])
    }
    #expect(!marks.isEmpty)
    for index in marks { #expect(scalars[index - 1] == "\u{202F}") }
  }
}
