/// All settings.
enum SettingsCommand: Command {
  static let declaration = Declaration(
    "settings", french: "reglages", group: .yours,
    summary: Localized("All settings and how to change them.", "Tous les réglages et comment les changer."),
    examples: ["settings"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) -> Outcome {
    let edition = session.edition
    return Outcome(
      SettingsScreen([
        .country(edition.country), .language(edition.language), .source(edition.source),
        .filter(session.grouping),
        .provider(newsroom.provider, hasKey: newsroom.key.state != .none), .key(newsroom.key.state),
        .format(session.format),
      ]))
  }
}
