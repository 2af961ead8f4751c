import NewsDomain
import NewsPresentation

/// Shows the news map.
enum MapCommand: Command {
  private enum Target: Sendable {
    case country(Country)
    /// The article whose story is shown.
    case item(ItemSelection)
  }

  private static let countries = Argument<Country>.country(
    .argument(.countryLabel), .rest, help: .argument(.mapCountryHelp))
  private static let country = Argument<Target>.named(
    countries.label, .rest, help: countries.help, complete: countries.complete,
    read: { text, form in
      // The beginning of an id may be the name of a country.
      let isItem = Int(text) != nil || (text.utf8.count == 13 && ArticleIDPrefix(text) != nil)
      return isItem ? .item(try ItemSelection(text: text)) : .country(try countries.read(text, as: form))
    })
  private static let zoom = Argument<Int>.number(
    "zoom", in: Viewport.zooms,
    help: .argument(.mapZoomHelp))
  private static let world = Argument<Bool>.flag(
    "world", help: .argument(.mapWorldHelp))
  private static let here = Argument<Bool>.flag(
    "here", help: .argument(.mapHereHelp))
  private static let prose = Argument<Bool>.flag("prose", help: .argument(.mapProseHelp))

  static let declaration = Declaration(
    .map, group: .find, arguments: [country, zoom, world, here, prose], needs: [.dialogue])

  static func run(_ call: Call, in session: inout Session, with places: PlacesFeature) async throws -> Outcome {
    if case .item(let item) = call[country] { return try await showStory(of: item, in: session, with: places) }
    let size = places.map.terminal.window().mapSize
    let isPlain = declaration.arguments.allSatisfy { !call.has($0) }
    if isPlain, session.format.isForPeople, !session.isAccessible,
      places.map.terminal.isWatched(in: session), let stage = places.map.terminal.stage(of: session)
    {
      return try await MapExplorer(places: places).explore(on: stage, in: &session)
    }
    try checkOptions(call)
    var notices: [Notice] = []
    let wanted: Country? = if case .country(let country) = call[country] { country } else { nil }
    var place: Coordinate?
    var subject = MapSubject.world
    var view = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: size.width, height: size.height)
    if call[here] == true {
      let (found, said) = try await places.map.whereabouts(in: session)
      (subject, place, notices) = (.place, found.place, said)
      view = .around(found.place, kilometres: MapPresenter.localSpan, width: size.width, height: size.height)
    } else if let chosen = wanted {
      subject = .country(chosen)
      view = Viewport(center: chosen.centroid, zoom: MapPresenter.countryZoom, width: size.width, height: size.height)
    }
    if call[world] == true {
      view = .world(around: view.center, width: size.width, height: size.height)
    } else if let level = call[zoom] {
      // The middle of the world map is ocean, so zooming in starts from the favourite country.
      if subject == .world, level > 0 { subject = .country(session.edition.country) }
      let center = subject == .country(session.edition.country) ? session.edition.country.centroid : view.center
      view = Viewport(center: center, zoom: Double(level), width: size.width, height: size.height)
    }
    let origin = place ?? wanted?.centroid
    if call[prose] == true || (session.isAccessible && session.format.isForPeople) {
      let isOwn = call[here] == true || (wanted == nil && places.map.location.place != nil)
      let screen = MapProseScreen(
        subject, view, origin: origin ?? places.map.origin(of: session),
        country: isOwn ? nil : wanted ?? session.edition.country)
      return .push(screen, notices: notices)
    }
    var outcome = places.map.showMap(subject, view, place: place, origin: origin, in: &session)
    outcome.notices += notices
    return outcome
  }

  /// Shades the countries by how many of their articles cover a story.
  private static func showStory(
    of item: ItemSelection, in session: Session, with places: PlacesFeature
  ) async throws -> Outcome {
    guard let article = try await session.articles([item], orOf: places.archive).first?.article else {
      throw NewsError.list(.noResults)
    }
    let others = try? session.list().news?.page.stories[article.id]?.others
    let story = try await places.readStory(of: article, and: others ?? []).story
    let size = places.map.terminal.window().mapSize
    let view = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: size.width, height: size.height)
    return .push(
      HeatScreen(
        story.coverageByCountry, of: story.articlesByCountry.count, view, title: article.headline,
        painter: places.map.painter, glyphs: places.map.terminal.window().glyphs, chosen: session.edition.country))
  }

  /// - Throws: `ShellError.usage(.notTogether)` for options that contradict each other.
  private static func checkOptions(_ call: Call) throws {
    let pairs: [(any AnyArgument, any AnyArgument)] = [(here, country), (here, world), (here, zoom), (world, zoom)]
    for (one, other) in pairs where call.has(one) && call.has(other) {
      throw ShellError.usage(.notTogether(one.usageNames, other.usageNames))
    }
  }
}
