import NewsDomain

/// Where there is much news.
enum HeatCommand: Command {
  static let declaration = Declaration(
    "heat", french: "chaleur", group: .places,
    summary: Localized(
      "How many fresh headlines are kept of each country, as shades on the map.",
      "Combien de titres récents sont gardés de chaque pays, en nuances sur la carte."),
    examples: ["heat"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    let counts = try await newsroom.freshHeadlines(session.edition.language, now: Date(), in: session.language)
    let size = newsroom.window().mapSize
    let view = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: size.width, height: size.height)
    let screen = HeatScreen(counts, view, from: newsroom, chosen: session.edition.country)
    session.coordinator.push(screen)
    return Outcome(screen)
  }
}
