import NewsDomain

// Maps and places that several commands lead to.

extension Session {
  /// Goes to a map.
  ///
  /// - Parameters:
  ///   - place: where the reader is.
  ///   - origin: from where distances are told.
  mutating func showMap(
    _ subject: MapSubject, _ view: Viewport, place: Coordinate? = nil, origin: Coordinate? = nil,
    from newsroom: Newsroom
  ) -> Outcome {
    let screen = MapScreen(
      subject, view, from: newsroom, chosen: edition.country, place: place ?? newsroom.location.settings.place,
      origin: origin ?? self.origin(newsroom), hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen)
  }

  /// From where distances are told: the reader's own place where it is set, or the marker of the favourite country.
  func origin(_ newsroom: Newsroom) -> Coordinate { newsroom.location.settings.place ?? edition.country.centroid }

  /// Where the reader is. A person who has not been asked yet is asked first, and the answer is kept.
  ///
  /// - Returns: also what was wrong with the kept settings.
  /// - Throws: `NewsError.locationNotAllowed`, `locationUnknown`, `cancelled` or `io`.
  func whereabouts(from newsroom: Newsroom) async throws -> (Whereabouts, [Notice]) {
    var notices: [Notice] = []
    if newsroom.location.isUndecided, isInteractive, format == .text {
      let answer = try await newsroom.ask(texts(in: language).locationQuestion, otherwise: false, in: language)
      guard let answer else { throw NewsError.cancelled }
      notices = try newsroom.location.allow(answer).map(Notice.settings)
    }
    return (try await newsroom.location.locate(), notices)
  }
}

extension Newsroom {
  /// A yes or a no. Who does not understand the question is asked once more.
  ///
  /// - Parameter otherwise: what Enter alone means.
  /// - Returns: `nil` where there is no answer.
  func ask(_ question: String, otherwise: Bool, in language: InterfaceLanguage) async throws -> Bool? {
    // The name of a time zone stands in a file.
    let lines = TextWrap.lines(Sanitiser.line(question), width: window().columns)
    var prompt = lines.joined(separator: "\n") + " "
    for _ in 0..<2 {
      guard let text = try await answers?.readAnswer(to: prompt, isSecret: false) else { return nil }
      switch FoldedName(text.trimmed).text {
      case "": return otherwise
      case "y", "yes", "o", "oui": return true
      case "n", "no", "non": return false
      default: prompt = texts(in: language).yesOrNo
      }
    }
    return nil
  }
}

extension Window {
  /// Lines of a map's screen that are no picture: header, legend, hint and prompt.
  private static let linesAround = 9
  /// So much of the world's height must be there, even if the screen has to scroll: less would cut countries off.
  private static let leastOfWorld = 0.85

  /// How large a map is that stands among other output, in dots: no higher than the inhabited world.
  var mapSize: (width: Int, height: Int) {
    let width = columns * DotCanvas.dotsAcross
    let world = Double(width) * Viewport.worldSpan / 360 / Double(DotCanvas.dotsDown)
    let lines = max((world * Self.leastOfWorld).rounded(.up), min(world.rounded(), Double(rows - Self.linesAround)))
    return (width, max(1, Int(lines)) * DotCanvas.dotsDown)
  }
}

extension Viewport {
  /// The same part of the world on a map among other output.
  func fitting(_ window: Window) -> Viewport { resized(width: window.mapSize.width, height: window.mapSize.height) }
}
