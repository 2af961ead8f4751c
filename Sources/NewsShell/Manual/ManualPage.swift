import NewsDomain
import NewsPresentation

/// The page for `man supernews`, generated from the tables of options and commands.
package enum ManualPage {
  /// The date of the release, so that the page does not change from day to day.
  private static let date = "2026-11-22"

  /// The page in the macros of man(7), without a line break at the end.
  package static func text(in language: InterfaceLanguage, version: String) -> String {
    var page = RoffPage("SUPERNEWS", section: 1, date: date, origin: "supernews \(version)")
    func words(_ text: Localized) -> String { text.text(in: language) }
    func items(_ items: [(term: Localized, meaning: Localized)]) {
      for (term, meaning) in items { page.item("`\(words(term))`", words(meaning)) }
    }

    page.section(words(.manual(.nameTitle)))
    page.paragraph("supernews - " + words(ProcessHelp.tagline))
    page.section("SYNOPSIS")
    page.paragraph("`supernews` " + words(.manual(.synopsis)))
    page.section("DESCRIPTION")
    for text in ManualTexts.description { page.paragraph(words(text)) }

    page.section("OPTIONS")
    for option in ProcessOption.all { page.item(term(option, in: language), words(option.help)) }

    page.section(words(.manual(.languageTitle)))
    for text in ManualTexts.grammar { page.paragraph(words(text)) }
    items(ManualTexts.endings)

    page.section(words(.manual(.commandsTitle)))
    for group in Declaration.Group.allCases {
      page.subsection(texts(in: language).title(of: group))
      for declaration in CommandTable.standard.declarations where declaration.group == group {
        add(declaration, to: &page, in: language)
      }
    }

    page.section(words(.manual(.outputTitle)))
    items(ManualTexts.formats)
    for text in ManualTexts.output { page.paragraph(words(text)) }

    page.section(words(.manual(.exitStatusTitle)))
    for (code, meaning) in ProcessHelp.statuses { page.item("`\(code)`", words(meaning)) }

    page.section(words(.manual(.environmentTitle)))
    items(ManualTexts.variables)
    page.section(words(.manual(.filesTitle)))
    items(ManualTexts.files)
    page.paragraph(words(ManualTexts.folders))

    page.section(words(.manual(.examplesTitle)))
    items(ProcessHelp.examples.map { ($0.line, $0.meaning) } + ManualTexts.examples)
    page.section(words(.manual(.seeAlsoTitle)))
    page.paragraph("`less`(1), `chafa`(1), `jq`(1)")
    return page.text
  }

  /// `-f, --file FILE`, with the parts that are typed literally in bold.
  private static func term(_ option: ProcessOption, in language: InterfaceLanguage) -> String {
    let value = option.valueName(in: language)
    return (option.letter.map { "`-\($0)`, " } ?? "") + "`--\(option.name)`" + (value.isEmpty ? "" : " " + value)
  }

  private static func add(_ declaration: Declaration, to page: inout RoffPage, in language: InterfaceLanguage) {
    page.paragraph(usage(declaration, in: language))
    page.indent()
    page.paragraph(declaration.summary.text(in: language))
    for argument in declaration.arguments {
      page.item("`\(argument.usageName(in: language))`", argument.help.text(in: language))
    }
    let others = otherNames(declaration, in: language)
    if !others.isEmpty { page.paragraph(others) }
    page.example(declaration.examples(in: language))
    page.outdent()
  }

  /// The command with its arguments; no argument is broken across lines.
  private static func usage(_ declaration: Declaration, in language: InterfaceLanguage) -> String {
    let arguments = declaration.arguments.map { argument in
      argument.usage(in: language).split(separator: " " as Character).joined(separator: "\u{A0}")
    }
    return (["`\(declaration.name(in: language))`"] + arguments).joined(separator: " ")
  }

  /// The other names of the command.
  private static func otherNames(_ declaration: Declaration, in language: InterfaceLanguage) -> String {
    let others = declaration.otherNames(in: language).map { "`\($0)`" }
    return others.isEmpty ? "" : language.texts.phrase(.also) + others.joined(separator: ", ") + "."
  }
}
