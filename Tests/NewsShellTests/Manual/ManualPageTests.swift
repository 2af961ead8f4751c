import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The man page")
struct ManualPageTests {
  private static func page(_ language: InterfaceLanguage) -> [String] {
    ManualPage.text(in: language, version: "9.8").split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The page as a reader sees it: its lines joined, without requests except titles.
  private static func words(_ language: InterfaceLanguage) -> String {
    let lines = page(language).compactMap { line -> String? in
      line.hasPrefix(".") ? (line.hasPrefix(".S") ? String(line.dropFirst(4)) : nil) : line
    }
    return spelled.reduce(lines.joined(separator: " ")) { $0.replacing($1.roff, with: $1.read) }
  }

  private static let spelled: [(roff: String, read: String)] = [
    ("\\fB", ""), ("\\fR", ""), ("\\&", ""), ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""),
    ("\\(ha", "^"), ("\\(ti", "~"), ("\\~", "\u{A0}"), ("\\e", "\\"),
  ]

  private static let declarations = CommandTable.standard.declarations

  @Test(
    "its sections are in the usual order",
    arguments: [
      (
        InterfaceLanguage.english,
        [
          "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "LANGUAGE", "COMMANDS", "OUTPUT", "EXIT STATUS", "ENVIRONMENT",
          "FILES", "EXAMPLES", "SEE ALSO",
        ]
      ),
      (
        .french,
        [
          "NOM", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "LANGAGE", "COMMANDES", "SORTIE", "CODE DE RETOUR",
          "ENVIRONNEMENT", "FICHIERS", "EXEMPLES", "VOIR AUSSI",
        ]
      ),
    ])
  func sections(language: InterfaceLanguage, expected: [String]) {
    let page = Self.page(language)
    #expect(page.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) } == expected)
    #expect(page.first == ".TH SUPERNEWS 1 2026-11-22 \"supernews 9.8\"")
    #expect(page.last?.isEmpty == false)
  }

  @Test("every option is in it, with its value and purpose", arguments: InterfaceLanguage.all)
  func options(language: InterfaceLanguage) {
    let words = Self.words(language)
    for option in ProcessOption.all {
      let value = option.valueName(in: language)
      let term = (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + (value.isEmpty ? "" : " " + value)
      // Narrow spaces that do not break a line are wide ones in a manual page.
      let help = option.help.text(in: language).replacing("\u{202F}", with: "\u{A0}")
      #expect(words.contains("\(term) \(help)"))
    }
  }

  @Test("every group is a section of its own, with its commands in order", arguments: InterfaceLanguage.all)
  func groups(language: InterfaceLanguage) {
    let page = Self.page(language)
    let titles = Declaration.Group.allCases.map { texts(in: language).title(of: $0) }
    #expect(page.filter { $0.hasPrefix(".SS ") } == titles.map { ".SS " + $0 })
    for (group, title) in zip(Declaration.Group.allCases, titles) {
      let rest = page.drop { $0 != ".SS " + title }.dropFirst()
      let names = rest.prefix { !$0.hasPrefix(".S") }.indices.compactMap { index in
        // A usage comes before the indented text.
        page[index] == ".RS" ? Self.command(before: index, in: page) : nil
      }
      let expected = Self.declarations.filter { $0.group == group }.map { $0.name(in: language) }
      #expect(names == expected.map { "\\fB\($0.replacing("-", with: "\\-"))\\fR" })
    }
  }

  /// The first word of the paragraph that ends before a line.
  private static func command(before index: Int, in page: [String]) -> String? {
    let start = page[..<index].lastIndex { $0.hasPrefix(".") }.map { $0 + 1 } ?? 0
    return page[start].split(separator: " " as Character).first.map(String.init)
  }

  @Test(
    "every command is explained: usage, purpose, arguments, other names, examples",
    arguments: InterfaceLanguage.all)
  func commands(language: InterfaceLanguage) {
    let words = Self.words(language)
    // roff has a single unbreakable space.
    func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
    let breakable = plain(words)
    for declaration in Self.declarations {
      let usage = declaration.usage(in: language) + " " + declaration.summary.text(in: language)
      #expect(breakable.contains(plain(usage)))
      for argument in declaration.arguments {
        #expect(
          breakable.contains(plain("\(argument.usageName(in: language)) \(argument.help.text(in: language))")))
      }
      #expect(words.contains(declaration.examples(in: language).joined(separator: " ")))
      for name in declaration.otherNames(in: language) {
        #expect(words.contains(" \(name).") || words.contains(" \(name),"))
      }
    }
  }

  @Test("examples use the command names of the page's language, and leave other words alone")
  func examples() {
    #expect(OpenCommand.declaration.examples(in: .french) == ["une", "ouvrir 3", "4", "ouvrir 1 5-6"])
    #expect(SearchCommand.declaration.examples(in: .french).first == "chercher lune")
    #expect(OpenCommand.declaration.examples(in: .english) == ["top", "open 3", "4", "open 1 5-6"])
    #expect(CountryCommand.declaration.examples(in: .french).last == "pays Émirats arabes unis")
  }

  @Test(
    "redirections, variables, files, statuses and error codes are in it", arguments: InterfaceLanguage.all
  )
  func tables(language: InterfaceLanguage) {
    let words = Self.words(language)
    let shared = [
      "NEWSAPI_KEY", "SUPERNEWS_NEWSAPI_URL", "SUPERNEWS_FEEDS_URL", "SUPERNEWS_CATALOGUE", "SUPERNEWS_GPSD", "PAGER",
      "BROWSER",
      "ACCESSIBLE",
      "NO_COLOR", "CLICOLOR_FORCE", "FORCE_HYPERLINK", "LC_ALL", "LANG", "TERM", "TZ", "https_proxy", "SSL_CERT_FILE",
      "supernews/config", "supernews/rc", "supernews/newsapi.key", "supernews/feeds.opml", "supernews/history",
      "supernews/store.sqlite", "less(1)", "chafa(1)", "'…'", "\"…\"", " \\ ", "130 ",
    ]
    let typed =
      language == .french
      ? ["| COMMANDE", "> FICHIER", ">> FICHIER", "!COMMANDE"] : ["| COMMAND", "> FILE", ">> FILE", "!COMMAND"]
    for text in shared + typed + ErrorCode.allCases.map(\.rawValue) + OutputFormat.allCases.map(\.rawValue) {
      #expect(words.contains(text), "\(text)")
    }
  }

  @Test("each line is a known request, or text with all characters escaped", arguments: InterfaceLanguage.all)
  func escaped(language: InterfaceLanguage) {
    let requests: Set = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".EX", ".EE", ".nr", ".nh", ".ad", ".ss",
    ]
    for line in Self.page(language).dropFirst() {
      #expect(!line.isEmpty)
      if line.hasPrefix(".") {
        #expect(requests.contains(String(line.prefix(3))))
        continue
      }
      let rest = Self.spelled.reduce(line) { $0.replacing($1.roff, with: "") }
      #expect(!rest.contains { "-'\"`~^\\\u{A0}".contains($0) }, "\(line)")
    }
  }

  @Test("bold text ends before the next begins", arguments: InterfaceLanguage.all)
  func bold(language: InterfaceLanguage) {
    let fonts = ManualPage.text(in: language, version: "1").split(separator: "\\f").dropFirst().map { $0.first }
    #expect(fonts.count > 100)
    for (index, font) in fonts.enumerated() { #expect(font == (index % 2 == 0 ? "B" : "R")) }
  }

  @Test("in French a no-break space precedes tall punctuation and is inside quotes, and no other space is")
  func spaces() {
    // Typed words are in bold, and examples are in their own blocks.
    var text = ""
    var isExample = false
    for line in Self.page(.french) {
      if line == ".EX" || line == ".EE" { isExample = line == ".EX" }
      if !isExample, !line.hasPrefix(".") { text += line + " " }
    }
    let prose = text.split(separator: "\\f").map { $0.first == "B" ? "x" : String($0.dropFirst()) }.joined()
    // This semicolon is mentioned, not punctuation.
    let sentences = prose.replacing("\\~", with: "\u{A0}").replacing("par ; ou", with: "")
    let scalars = Array(sentences.unicodeScalars)
    for (index, scalar) in scalars.enumerated().dropFirst().dropLast() {
      let around = String(String.UnicodeScalarView(scalars[max(0, index - 20)..<min(scalars.count, index + 3)]))
      switch scalar {
      case ";", "?", "!", "»": #expect(scalars[index - 1] == "\u{A0}", "\(around)")
      case "«": #expect(scalars[index + 1] == "\u{A0}", "\(around)")
      case ":" where scalars[index + 1] == " ": #expect(scalars[index - 1] == "\u{A0}", "\(around)")
      default: break
      }
    }
    #expect(scalars.count(where: { $0 == "\u{A0}" }) > 20)
  }
}
