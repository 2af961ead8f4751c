import NewsDomain
import NewsPresentation

/// Shows where much news comes from.
enum HeatCommand: Command {
  static let declaration = Declaration(.heat, group: .find)

  static func run(_ call: Call, in session: inout Session, with places: PlacesFeature) async throws -> Outcome {
    let fresh = try await places.freshHeadlines(now: places.clock.now, in: session.language.texts)
    let size = places.map.terminal.window().mapSize
    let view = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: size.width, height: size.height)
    let screen = HeatScreen(
      fresh.countries, of: fresh.articles, view, painter: places.map.painter,
      glyphs: places.map.terminal.window().glyphs, chosen: session.edition.country)
    return .push(screen)
  }
}
