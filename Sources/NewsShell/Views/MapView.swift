import NewsDomain
import NewsPresentation
import TerminalKit

/// The state and picture of the interactive map, without time and terminal.
struct MapView: Sendable {
  /// A request made by a key, beyond redrawing.
  enum Wish: Sendable, Equatable {
    case nothing
    case open(Country)
    /// Finds out where the reader is.
    case locate
    /// The answer to whether the program may ask this machine for its location.
    case allow(Bool)
    case leave
  }

  private enum Mode {
    case map
    case search(CountrySearch)
    /// Asks whether the program may ask this machine for its location.
    case question
    case help
  }

  /// The share of the window by which one press of an arrow key moves.
  private static let step = 0.1

  private let places: MapPresenter
  private let texts: any Texts
  private let chosen: Country
  private(set) var view: Viewport
  private var mode = Mode.map
  /// The country whose marker the keys act on.
  private var focused: Country?
  /// Where the reader is, once known.
  private var place: Coordinate?
  /// Whether the map goes to the reader's place once it is known; any other key ends that.
  private(set) var isLocating = false
  /// A message shown instead of the focus until the next key.
  private var remark: (text: String, below: String?, role: Role)?

  init(_ session: Session, places: MapPresenter) {
    self.places = places
    texts = NewsPresentation.texts(in: session.language)
    chosen = session.edition.country
    place = places.location.place
    view = .world(around: Coordinate(latitude: 0, longitude: 0), width: 1, height: 1)
  }

  private var wholeWorld: Viewport {
    .world(around: Coordinate(latitude: 0, longitude: 0), width: view.width, height: view.height)
  }

  private var clusters: [CountryCluster] { places.clusterCountries(in: view) }

  private var focus: CountryCluster? {
    focused.flatMap { country in clusters.first { $0.countries.contains(country) } }
  }

  mutating func take(_ key: Key) -> Wish {
    remark = nil
    isLocating = false
    switch mode {
    case .map: return takeOnMap(key)
    case .search(let search): return take(key, in: search)
    case .help:
      mode = .map
      return .nothing
    case .question:
      mode = .map
      switch key {
      case .text(let letter) where ChoiceName.yes.isMeant(by: letter): return allow(true)
      case .text(let letter) where ChoiceName.no.isMeant(by: letter): return allow(false)
      default: return .nothing
      }
    }
  }

  mutating func take(_ result: Result<Whereabouts, any Error>) {
    guard isLocating else { return }
    isLocating = false
    switch result {
    case .success(let found):
      place = found.place
      view = .around(found.place, kilometres: MapPresenter.localSpan, width: view.width, height: view.height)
      let nearest = places.nearestCountry(found.place)
      focused = nearest.country
      remark = (NearScreen(nearest, to: found).sentence(texts), nil, .plain)
    case .failure(let error): say(error)
    }
  }

  mutating func say(_ error: any Error) {
    let explanation = texts.explain(error)
    remark = (explanation.message, explanation.hint, .trouble)
  }

  private mutating func takeOnMap(_ key: Key) -> Wish {
    switch key {
    case .up, .control("p"): move(0, -Self.step)
    case .down, .control("n"): move(0, Self.step)
    case .left, .control("b"): move(-Self.step, 0)
    case .right, .control("f"): move(Self.step, 0)
    case .pageUp: move(0, -1)
    case .pageDown: move(0, 1)
    case .text("+"), .text("="): zoom(by: 1)
    case .text("-"), .text("_"): zoom(by: -1)
    case .tab: focusNext(1)
    case .backTab: focusNext(-1)
    case .enter: return enter()
    case .text("/"): mode = .search(CountrySearch(language: texts.language))
    case .text("h"): return here()
    case .text("w"), .home: view = wholeWorld
    case .text("?"): mode = .help
    case .text("q"), .escape, .control("g"), .control("d"): return .leave
    default: break
    }
    return .nothing
  }

  private mutating func move(_ right: Double, _ down: Double) {
    view = view.moved(right: right * Double(view.width), down: down * Double(view.height))
  }

  /// Zooms in towards the focused marker if it is visible; from the whole world, towards the favourite country.
  private mutating func zoom(by steps: Int) {
    let favourite = view.zoom < 1 ? chosen.centroid : nil
    view = view.zoomed(by: steps, towards: steps > 0 ? focus?.centroid ?? favourite : nil)
  }

  private mutating func focusNext(_ step: Int) {
    let clusters = clusters
    if clusters.isEmpty, let nearest {
      focused = nearest
      view = view.centered(on: nearest.centroid)
      return
    }
    let focus = focus
    guard let index = clusters.firstIndex(where: { $0 == focus }) else {
      focused = clusters[step > 0 ? 0 : clusters.count - 1].countries.first
      return
    }
    focused = clusters[(index + step + clusters.count) % clusters.count].countries.first
  }

  /// Opens the focused country; without a focus, focuses the marker nearest to the middle.
  private mutating func enter() -> Wish {
    guard let focused else {
      let middle = view.center
      let cluster = clusters.min { $0.centroid.distance(to: middle) < $1.centroid.distance(to: middle) }
      self.focused = cluster?.countries.first ?? nearest
      return .nothing
    }
    // A country whose marker is not visible is still named, and opened.
    guard let cluster = focus, cluster.single == nil else { return .open(focused) }
    view = places.clusterCountries.view(into: cluster, from: view)
    return .nothing
  }

  /// The country whose marker is nearest to the middle, visible or not.
  private var nearest: Country? { FindNearestCountry.byDistance(from: view.center).first?.country }

  private mutating func here() -> Wish {
    if places.location.isUndecided {
      mode = .question
      return .nothing
    }
    beginLocating()
    return .locate
  }

  private mutating func allow(_ isAllowed: Bool) -> Wish {
    if isAllowed { beginLocating() }
    return .allow(isAllowed)
  }

  private mutating func beginLocating() {
    remark = (texts.locating, nil, .quiet)
    isLocating = true
  }

  private mutating func take(_ key: Key, in search: CountrySearch) -> Wish {
    var search = search
    switch search.take(key) {
    case .typing: mode = .search(search)
    case .leave: mode = .map
    case .go(let country):
      mode = .map
      focused = country
      view = Viewport(
        center: country.centroid, zoom: max(MapPresenter.countryZoom, view.zoom), width: view.width,
        height: view.height)
    }
    return .nothing
  }

  /// The picture for a window of this size.
  mutating func frame(columns: Int, rows: Int) -> Frame {
    // One line above the map, and two below it.
    let height = max(1, rows - 3)
    let dots = height * DotCanvas.dotsDown
    // In a low, wide window the world is narrower than the window.
    let most = Int(Double(dots) * 360 / Viewport.worldSpan) / DotCanvas.dotsAcross
    let width = max(1, min(columns, most))
    let isFirst = view.width == 1
    view = view.resized(width: width * DotCanvas.dotsAcross, height: dots)
    if isFirst { view = wholeWorld }
    let clusters = clusters
    let count = clusters.reduce(0) { $0 + $1.countries.count }
    var lines = [
      [
        Span(texts.map + "  ", .title),
        Span(texts.mapScale(zoom: view.zoomText, kilometres: view.kilometres, countries: count), .quiet),
      ]
    ]
    if case .help = mode {
      lines += texts.explorerHelp.prefix(height).map { [Span($0)] }
    } else {
      let margin = Span(String(repeating: " ", count: (max(columns, width) - width) / 2))
      lines += picture(clusters).map { [margin] + $0 }
    }
    while lines.count < height + 1 { lines.append([]) }
    switch mode {
    case .search(let search):
      lines += search.lines(columns: columns, prompt: texts.searchPrompt, nothing: texts.nothingHere)
      return Frame(lines: lines, cursor: (search.cursor(columns: columns, prompt: texts.searchPrompt), lines.count - 1))
    case .question:
      let question = TextWrap.lines(SafeText(texts.locationQuestion), width: columns, most: 2)
      lines += (question.count < 2 ? [""] : []).map { [Span($0)] } + question.map { [Span($0, .accent)] }
    case .map, .help:
      lines += [about, [Span(remark?.below ?? texts.explorerHint, .quiet)]]
    }
    return Frame(lines: lines)
  }

  private func picture(_ clusters: [CountryCluster]) -> [[Span]] {
    let focus = focus
    let markers = clusters.map { cluster in
      MapPainter.Marker(
        cluster: cluster,
        emphasis: cluster == focus ? .focused : cluster.countries.contains(chosen) ? .chosen : .none)
    }
    return places.painter.lines(of: view, markers, place: place, places.terminal.window().glyphs)
  }

  /// The line below the map: the marker that the keys act on, or a message.
  private var about: [Span] {
    if let remark { return [Span(remark.text, remark.role)] }
    if let focus, focus.single == nil {
      let names = focus.countries.map { $0.name(in: texts.language) }
      return [Span(texts.focus(on: names, count: names.count), .accent)]
    }
    if let focused {
      let name = place.map { texts.away(focused, from: $0) } ?? focused.name(in: texts.language)
      return [Span(texts.focus(on: name), .accent)]
    }
    return clusters.isEmpty ? nearest.map { [Span(texts.away($0, from: view.center), .quiet)] } ?? [] : []
  }
}
