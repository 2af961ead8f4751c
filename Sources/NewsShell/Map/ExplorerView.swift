import NewsDomain

/// What the interactive map shows and knows, apart from time and terminal.
struct ExplorerView: Sendable {
  /// What a key asks for beyond another picture.
  enum Wish: Sendable, Equatable {
    case nothing
    case open(Country)
    /// To be asked where the reader is.
    case locate
    /// The answer to whether this machine may be asked that.
    case allow(Bool)
    case leave
  }

  private enum Mode {
    case map
    case search(CountrySearch)
    /// May this machine be asked where it is?
    case question
    case help
  }

  /// Of the window, for one press of an arrow.
  private static let step = 0.1

  private let newsroom: Newsroom
  private let texts: any Texts
  private let chosen: Country
  private(set) var view: Viewport
  private(set) var location: LocationSettings
  private var mode = Mode.map
  /// The country whose marker keys act on.
  private var focused: Country?
  /// Where the reader is, once that is known.
  private var place: Coordinate?
  /// What is said in place of the focus until the next key.
  private var remark: (text: String, below: String?, role: Role)?

  init(_ session: Session, newsroom: Newsroom) {
    self.newsroom = newsroom
    texts = NewsShell.texts(in: session.language)
    chosen = session.edition.country
    location = session.location
    place = session.location.place
    view = .world(around: Coordinate(latitude: 0, longitude: 0), width: 1, height: 1)
  }

  private var clusters: [CountryCluster] { newsroom.clusterCountries(in: view) }

  private var focus: CountryCluster? {
    focused.flatMap { country in clusters.first { $0.countries.contains(country) } }
  }

  mutating func take(_ key: Key) -> Wish {
    remark = nil
    switch mode {
    case .map: return takeOnMap(key)
    case .search(let search): return take(key, in: search)
    case .help:
      mode = .map
      return .nothing
    case .question:
      mode = .map
      switch key {
      case .text("y"), .text("o"), .text("Y"), .text("O"): return allow(true)
      case .text("n"), .text("N"): return allow(false)
      default: return .nothing
      }
    }
  }

  mutating func take(_ result: Result<Whereabouts, any Error>) {
    switch result {
    case .success(let found):
      place = found.place
      view = .around(found.place, kilometres: MapCommand.localSpan, width: view.width, height: view.height)
      let nearest = newsroom.nearestCountry(found.place)
      focused = nearest.country
      remark = (texts.near(nearest, found) + " (\(texts.name(of: found.origin)))", nil, .plain)
    case .failure(let error):
      let explanation = texts.explain(error)
      remark = (explanation.message, explanation.hint, .trouble)
    }
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
    case .text("w"), .home:
      view = .world(around: Coordinate(latitude: 0, longitude: 0), width: view.width, height: view.height)
    case .text("?"): mode = .help
    case .text("q"), .escape, .control("g"), .control("d"): return .leave
    default: break
    }
    return .nothing
  }

  private mutating func move(_ right: Double, _ down: Double) {
    view = view.moved(right: right * Double(view.width), down: down * Double(view.height))
  }

  /// Towards the marker that is focused, as far as it is in sight.
  private mutating func zoom(by steps: Int) {
    if steps > 0, let focus { view = view.centered(on: focus.centroid) }
    view = view.zoomed(by: steps)
  }

  private mutating func focusNext(_ step: Int) {
    let clusters = clusters
    guard !clusters.isEmpty else { return }
    guard let index = clusters.firstIndex(where: { $0 == focus }) else {
      focused = clusters[step > 0 ? 0 : clusters.count - 1].countries.first
      return
    }
    focused = clusters[(index + step + clusters.count) % clusters.count].countries.first
  }

  /// Opens what is focused; without a focus, the marker in the middle is.
  private mutating func enter() -> Wish {
    guard let cluster = focus else {
      let middle = view.center
      focused = clusters.min { $0.centroid.distance(to: middle) < $1.centroid.distance(to: middle) }?.countries.first
      return .nothing
    }
    if let country = cluster.single { return .open(country) }
    view = newsroom.clusterCountries.view(into: cluster, from: view)
    return .nothing
  }

  private mutating func here() -> Wish {
    if location.isAllowed != true, location.place == nil {
      mode = .question
      return .nothing
    }
    remark = (texts.locating, nil, .quiet)
    return .locate
  }

  private mutating func allow(_ isAllowed: Bool) -> Wish {
    location.isAllowed = isAllowed
    if isAllowed { remark = (texts.locating, nil, .quiet) }
    return .allow(isAllowed)
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
        center: country.centroid, zoom: max(MapCommand.countryZoom, view.zoom), width: view.width, height: view.height)
    }
    return .nothing
  }

  /// The picture for a window of this size.
  mutating func frame(columns: Int, rows: Int) -> Frame {
    // A line above the map, and two below it.
    let height = max(1, rows - 3)
    view = view.resized(width: max(1, columns) * DotCanvas.dotsAcross, height: height * DotCanvas.dotsDown)
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
      lines += picture(clusters)
    }
    while lines.count < height + 1 { lines.append([]) }
    switch mode {
    case .search(let search):
      lines += search.lines(columns: columns, prompt: texts.searchPrompt, nothing: texts.nothingHere)
      return Frame(lines: lines, cursor: (search.cursor(columns: columns, prompt: texts.searchPrompt), lines.count - 1))
    case .question:
      lines += [[], [Span(texts.locationQuestion, .accent)]]
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
    return newsroom.painter.lines(of: view, markers, place: place, newsroom.window().glyphs)
  }

  /// The line below the map: what keys act on.
  private var about: [Span] {
    if let remark { return [Span(remark.text, remark.role)] }
    guard let focus else { return [] }
    guard let country = focus.single else {
      return [
        Span(
          texts.focus(on: focus.countries.map { $0.name(in: texts.language) }, count: focus.countries.count), .accent)
      ]
    }
    let name = place.map { texts.away(country, from: $0) } ?? country.name(in: texts.language)
    return [Span(texts.focus(on: name), .accent)]
  }
}
