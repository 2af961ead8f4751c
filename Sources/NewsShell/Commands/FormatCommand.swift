import NewsPresentation

/// Shows or sets the output format of the session.
enum FormatCommand: Command {
  private static let format = Argument<OutputFormat>.choice(
    .argument(.formatLabel), help: .argument(.formatHelp),
    of: OutputFormat.allCases.map { ($0, TypedName.option($0.rawValue)) })

  static let declaration = Declaration(.format, group: .automate, arguments: [format])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    if let chosen = call[format] { session.format = chosen }
    return Outcome(SettingsScreen([.format(session.format)]))
  }
}
