import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows the map, and finds out where the reader is.
package final class MapPresenter: Feature {
  let nearestCountry: FindNearestCountry
  let clusterCountries = ClusterCountries()
  let location: ManageLocation
  let painter: MapPainter
  let terminal: SessionTerminal

  package init(_ ports: any Ports) {
    nearestCountry = FindNearestCountry(atlas: ports.atlas)
    location = ports.location
    painter = MapPainter(atlas: ports.atlas)
    terminal = SessionTerminal(ports)
  }

  /// The zoom that shows a country and its neighbours.
  static let countryZoom = 3.0
  /// The height of the map of the reader's own place, in kilometres, as in the original app.
  static let localSpan = 10.0

  /// Goes to a map.
  ///
  /// - Parameters:
  ///   - place: where the reader is.
  ///   - origin: the point that distances are measured from.
  func showMap(
    _ subject: MapSubject, _ view: Viewport, place: Coordinate? = nil, origin: Coordinate? = nil,
    in session: inout Session
  ) -> Outcome {
    .push(
      MapScreen(
        subject, view, clusters: clusterCountries(in: view), painter: painter, glyphs: terminal.window().glyphs,
        chosen: session.edition.country,
        points: MapScreen.Points(
          place: place ?? location.place, origin: origin ?? self.origin(of: session)),
        hasHint: session.takeHint()))
  }

  /// The point that distances are measured from: the reader's own place if set, otherwise the marker of the favourite
  /// country.
  func origin(of session: Session) -> Coordinate { location.place ?? session.edition.country.centroid }

  /// Finds where the reader is. A person who has not been asked yet is asked first, and the answer is stored.
  ///
  /// - Returns: the place, and notices about problems with the stored settings.
  /// - Throws: `NewsError.place`, `NewsError.cancelled` or `NewsError.file(.failed)`.
  func whereabouts(in session: Session) async throws -> (Whereabouts, [Notice]) {
    var notices: [Notice] = []
    // A listener may be typing the next command before the question is read out: it would be taken as the answer.
    if location.isUndecided, session.isInteractive, session.format.isForPeople, !session.isAccessible {
      let answer = try await terminal.ask(
        texts(in: session.language).locationQuestion, otherwise: false, in: session.language)
      guard let answer else { throw NewsError.cancelled }
      notices = try location.allow(answer).map(Notice.settings)
    }
    return (try await location.locate(), notices)
  }
}

extension Window {
  /// The lines of a map's screen that are not the picture: header, legend, hint and prompt.
  private static let linesAround = 9
  /// The least share of the world's height that is shown, even if the screen has to scroll: less would cut countries
  /// off.
  private static let minOfWorld = 0.85

  /// The size in dots of a map among other output: no higher than the inhabited world.
  var mapSize: (width: Int, height: Int) {
    let width = columns * DotCanvas.dotsAcross
    let world = Double(width) * Viewport.worldSpan / 360 / Double(DotCanvas.dotsDown)
    let lines = max((world * Self.minOfWorld).rounded(.up), min(world.rounded(), Double(rows - Self.linesAround)))
    return (width, max(1, Int(lines)) * DotCanvas.dotsDown)
  }
}

extension Viewport {
  /// The same part of the world, for a map among other output.
  func fitting(_ window: Window) -> Viewport { resized(width: window.mapSize.width, height: window.mapSize.height) }
}
