import NewsDomain

/// All settings.
enum SettingsCommand: Command {
  private enum Setting: Hashable {
    case location
    case place
  }

  private static let setting = Argument<Setting>.choice(
    Localized("SETTING", "RÉGLAGE"),
    help: Localized(
      "location (whether this machine may be asked where it is) or place (set by hand)",
      "position (si cette machine peut être interrogée) ou lieu (donné à la main)"),
    of: [(.location, ["location", "position"]), (.place, ["place", "lieu"])])
  private static let value = Argument<String>(
    Localized("VALUE", "VALEUR"), .rest,
    help: Localized("on or off; LAT LON or none", "oui ou non ; LAT LON ou aucun"),
    complete: { context in
      // One of each pair, in the language of the interface.
      (context.language == .french ? ["oui", "non", "aucun"] : ["on", "off", "none"])
        .flatMap { context.candidates(named: [$0]) }
    }
  ) { $0 }

  static let declaration = Declaration(
    "settings", french: "reglages", group: .yours,
    summary: Localized("All settings and how to change them.", "Tous les réglages et comment les changer."),
    arguments: [setting, value],
    examples: ["settings", "settings place 48.85 2.35", "settings location off", "settings place none"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    switch call[setting] {
    case .location?:
      let isAllowed = try call[value].map { try answer($0, in: session.language) }
      let problems = try isAllowed.map { try newsroom.location.allow($0) } ?? []
      return Outcome(SettingsScreen([.location(newsroom.location.settings)]), notices: problems.map(Notice.settings))
    case .place?:
      var problems: [SettingsProblem] = []
      if let text = call[value] {
        let isNone = ["none", "aucun"].contains(FoldedName(text).text)
        let place = isNone ? nil : try Coordinate(text: text)
        problems = try newsroom.location.set(place)
      }
      return Outcome(SettingsScreen([.place(newsroom.location.settings)]), notices: problems.map(Notice.settings))
    case nil:
      return Outcome(SettingsScreen(all(in: session, with: newsroom)))
    }
  }

  private static func all(in session: Session, with newsroom: Newsroom) -> [SettingRow] {
    let edition = session.edition
    return [
      .country(edition.country), .language(edition.language), .source(edition.source), .filter(session.grouping),
      .location(newsroom.location.settings), .place(newsroom.location.settings),
      .provider(newsroom.provider, hasKey: newsroom.key.state != .none), .key(newsroom.key.state),
      .format(session.format),
    ]
  }

  /// - Throws: ``ShellError/notOneOf(_:nearest:known:)``.
  private static func answer(_ text: String, in language: InterfaceLanguage) throws -> Bool {
    switch FoldedName(text).text {
    case "on", "yes", "oui": return true
    case "off", "no", "non": return false
    default:
      throw ShellError.notOneOf(text, nearest: nil, known: language == .french ? ["oui", "non"] : ["on", "off"])
    }
  }
}
