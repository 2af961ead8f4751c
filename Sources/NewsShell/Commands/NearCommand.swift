import NewsDomain
import NewsPresentation

/// Finds the nearest country with news.
enum NearCommand: Command {
  private static let place = Argument<String>(.argument(.placeLabel), .rest, help: .argument(.placeHelp)) { $0 }
  private static let map = Argument<Bool>.flag("map", help: .argument(.nearMapHelp))

  static let declaration = Declaration(.near, group: .find, arguments: [place, map], needs: [.dialogue])

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
    var outcome: Outcome
    if call.has(map) {
      outcome = try await showMap(of: nearest, found, in: &session, with: places)
    } else {
      outcome = show(NearScreen(nearest, to: found), in: session)
    }
    outcome.notices += notices
    return outcome
  }

  /// At the prompt an answer about a place does not replace the list that the reader's numbers refer to.
  private static func show(_ screen: NearScreen, in session: Session) -> Outcome {
    session.isAtPrompt && session.coordinator.current != nil ? Outcome(screen) : .push(screen)
  }

  /// As in the original app: yes centres the map on the country, no on the place itself. Nobody is asked in a script,
  /// where the map has the country in its centre.
  private static func showMap(
    of nearest: CountryDistance, _ found: Whereabouts, in session: inout Session, with places: PlacesFeature
  ) async throws -> Outcome {
    var isCentred = true
    if session.isInteractive, session.format.isForPeople, !session.isAccessible {
      let screen = NearScreen(nearest, to: found)
      let texts = texts(in: session.language)
      let sentence = screen.sentence(texts) + " " + texts.centreQuestion
      guard let answer = try await places.map.terminal.ask(sentence, otherwise: true, in: session.language) else {
        return show(screen, in: session)
      }
      isCentred = answer
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
