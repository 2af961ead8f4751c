import NewsDomain
import NewsPresentation

/// The nearest country with news.
enum NearCommand: Command {
  private static let place = Argument<Coordinate>(
    Localized("LAT LON", "LAT LON"), .rest,
    help: Localized("a place; yours by default", "un lieu ; le vôtre par défaut"), read: Coordinate.init(text:))

  static let declaration = Declaration(
    "near", french: "pres", group: .places,
    summary: Localized(
      "The country you are in or, where it has no news here, the nearest one.",
      "Le pays où vous êtes ou, s’il n’a pas de titres ici, le plus proche."),
    arguments: [place], needs: [.dialogue], examples: ["near 36.75 3.06", "near 48,85 2,35"])

  static func run(_ call: Call, in session: inout Session, with places: PlacesFeature) async throws -> Outcome {
    var notices: [Notice] = []
    let found: Whereabouts
    if let given = call[place] {
      found = Whereabouts(given, .given)
    } else {
      (found, notices) = try await places.whereabouts(in: session)
    }
    let nearest = places.nearestCountry(found.place)
    var outcome = try await ask(about: nearest, found, in: &session, with: places)
    outcome.notices += notices
    return outcome
  }

  /// As in the original app: yes centres the map on the country, no on the place itself.
  private static func ask(
    about nearest: CountryDistance, _ found: Whereabouts, in session: inout Session, with places: PlacesFeature
  ) async throws -> Outcome {
    let screen = NearScreen(nearest, to: found)
    guard session.isInteractive, session.format == .text else {
      return .push(screen)
    }
    let texts = texts(in: session.language)
    let sentence = screen.sentence(texts) + " " + texts.centreQuestion
    guard let isCentred = try await places.terminal.ask(sentence, otherwise: true, in: session.language) else {
      return .push(screen)
    }
    let size = places.terminal.window().mapSize
    let subject: MapSubject =
      isCentred ? .country(nearest.country) : found.origin == .given ? .given(found.place) : .place
    let view = Viewport(
      center: isCentred ? nearest.country.centroid : found.place, zoom: PlacesFeature.countryZoom, width: size.width,
      height: size.height)
    return places.showMap(subject, view, place: found.place, origin: found.place, in: &session)
  }
}
