import NewsPresentation

/// The output format of the session.
enum FormatCommand: Command {
  private static let format = Argument<OutputFormat>.choice(
    Localized("FORMAT", "FORMAT"),
    help: Localized("text for people, tsv or json for programs", "text pour les gens, tsv ou json pour les programmes"),
    of: OutputFormat.allCases.map { ($0, [$0.rawValue]) })

  static let declaration = Declaration(
    "format", french: "format", group: .yours,
    summary: Localized("Shows or sets the output format of this session.", "Montre ou choisit le format de sortie."),
    arguments: [format], examples: ["format", "format json", "format text"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    if let chosen = call[format] { session.format = chosen }
    return Outcome(SettingsScreen([.format(session.format)]))
  }
}
