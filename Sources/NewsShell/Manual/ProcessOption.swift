import NewsDomain
import NewsPresentation

/// An option of the process: help, man page and the completions of shells read nothing else.
package struct ProcessOption: Sendable {
  /// What follows it.
  package enum Value: Sendable, Equatable {
    case none
    /// One of a few words.
    case choice([String])
    case file
    case country
    case language
    /// Something that no shell can complete, as help calls it.
    case text(Localized)
  }

  /// Without the dashes.
  package let name: String
  package let letter: Character?
  package let value: Value
  package let help: Localized

  init(_ name: String, _ letter: Character? = nil, _ value: Value = .none, help: Localized) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// In the order in which help shows them.
  package static let all = [
    ProcessOption(
      "command", "c", .text(Localized("TEXT", "TEXTE")),
      help: Localized(
        "run TEXT: commands separated by ; or newlines",
        "exécute TEXTE\u{A0}: commandes séparées par ; ou des fins de ligne")),
    ProcessOption(
      "file", "f", .file,
      help: Localized(
        "run FILE; - is standard input", "exécute FICHIER\u{A0}; - est l’entrée standard")),
    ProcessOption(
      "fail-fast", "e",
      help: Localized("stop at the first command that fails", "s’arrête à la première commande qui échoue")),
    ProcessOption(
      "format", "F", .choice(OutputFormat.allCases.map(\.rawValue)),
      help: Localized("output format (text)", "format de sortie (text)")),
    ProcessOption(
      "provider", nil, .choice(ProviderChoice.allCases.map(\.rawValue)),
      help: Localized("where news comes from (auto)", "d’où viennent les nouvelles (auto)")),
    ProcessOption(
      "country", nil, .country,
      help: Localized("for this run only, not kept", "pour cette fois, sans être gardé")),
    ProcessOption(
      "language", nil, .language,
      help: Localized("of searches, for this run only", "des recherches, pour cette fois")),
    ProcessOption(
      "source", nil, .text(Localized("ID", "ID")),
      help: Localized("favourite source, for this run only", "source préférée, pour cette fois")),
    ProcessOption(
      "lang", nil, .choice(["fr", "en"]),
      help: Localized("language of the interface", "langue de l’interface")),
    ProcessOption(
      "offline", help: Localized("only what is kept on this machine", "seulement ce qui est sur cette machine")),
    ProcessOption(
      "color", nil, .choice(["auto", "always", "never"]),
      help: Localized("colour (auto)", "couleur (auto)")),
    ProcessOption(
      "no-config",
      help: Localized(
        "a clean run: no settings, key, store, history or rc",
        "à neuf\u{A0}: ni réglages, ni clé, ni mémoire, ni historique, ni rc")),
    ProcessOption(
      "verbose", "v",
      help: Localized("trace requests on standard error", "trace les requêtes sur la sortie d’erreur")),
    ProcessOption(
      "generate", nil, .choice(GeneratedText.allCases.map(\.rawValue)),
      help: Localized(
        "print the man page, or the completion of a shell",
        "affiche la page de manuel, ou la complétion d’un shell")),
    ProcessOption("version", help: Localized("print the version", "affiche la version")),
    ProcessOption("help", "h", help: Localized("print this", "affiche ceci")),
  ]

  /// What stands for the value in help, empty where there is none.
  package func valueName(in language: InterfaceLanguage) -> String {
    switch value {
    case .none: ""
    case .choice(let words): words.joined(separator: "|")
    case .file: language == .french ? "FICHIER" : "FILE"
    case .country: "CC"
    case .language: "LL"
    case .text(let name): name.text(in: language)
    }
  }
}
