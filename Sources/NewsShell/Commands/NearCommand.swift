import NewsDomain
import NewsPresentation

/// Finds the nearest country with news.
enum NearCommand: Command {
  private static let place = Argument<String>(.argument(.placeLabel), .rest, help: .argument(.placeHelp)) { $0 }

  static let declaration = Declaration(.near, group: .find, arguments: [place], needs: [.dialogue])

  static func run(_ call: Call, in session: inout Session, with places: PlacesFeature) async throws -> Outcome {
    var notices: [Notice] = []
    let found: Whereabouts
    if let given = call[place] {
      // A city's name is looked up only in the binary.
      if let city = places.cities.place(named: given) {
        found = Whereabouts(city, .given, name: given)
      } else {
        found = Whereabouts(try Coordinate(text: given), .given)
      }
    } else {
      (found, notices) = try await places.map.whereabouts(in: session)
    }
    let nearest = places.map.nearestCountry(found.place)
    var outcome = try await ask(about: nearest, found, in: &session, with: places)
    outcome.notices += notices
    return outcome
  }

  /// As in the original app: yes centres the map on the country, no on the place itself.
  private static func ask(
    about nearest: CountryDistance, _ found: Whereabouts, in session: inout Session, with places: PlacesFeature
  ) async throws -> Outcome {
    let screen = NearScreen(nearest, to: found)
    guard session.isInteractive, session.format.isForPeople, !session.isAccessible else {
      return .push(screen)
    }
    let texts = texts(in: session.language)
    let sentence = screen.sentence(texts) + " " + texts.centreQuestion
    guard let isCentred = try await places.map.terminal.ask(sentence, otherwise: true, in: session.language) else {
      return .push(screen)
    }
    let size = places.map.terminal.window().mapSize
    let subject: MapSubject =
      isCentred ? .country(nearest.country) : found.origin == .given ? .given(found.place) : .place
    let view = Viewport(
      center: isCentred ? nearest.country.centroid : found.place, zoom: MapPresenter.countryZoom, width: size.width,
      height: size.height)
    return places.map.showMap(subject, view, place: found.place, origin: found.place, in: &session)
  }
}
