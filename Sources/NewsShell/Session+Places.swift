import NewsDomain

// Maps and places that several commands lead to.

extension Session {
  /// From where distances are told: the reader's own place where it is set, or the marker of the favourite country.
  var origin: Coordinate { location.place ?? edition.country.centroid }

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
      subject, view, from: newsroom, chosen: edition.country, place: place ?? location.place,
      origin: origin ?? self.origin, hasHint: takeHint())
    coordinator.push(screen)
    return Outcome(screen)
  }

  /// Where the reader is. A person who has not been asked yet is asked first, and the answer is kept.
  ///
  /// - Returns: also what was wrong with the kept settings.
  /// - Throws: `NewsError.locationNotAllowed`, `locationUnknown`, `cancelled` or `io`.
  mutating func whereabouts(from newsroom: Newsroom) async throws -> (Whereabouts, [Notice]) {
    var notices: [Notice] = []
    if location.isAllowed == nil, location.place == nil, isInteractive, format == .text {
      let answer = try await newsroom.ask(texts(in: language).locationQuestion, otherwise: false, in: language)
      guard let answer else { throw NewsError.cancelled }
      notices = try allowLocation(answer, from: newsroom)
    }
    return (try await newsroom.locate(location), notices)
  }

  /// Keeps whether this machine may be asked where it is.
  ///
  /// - Throws: `NewsError.io`.
  mutating func allowLocation(_ isAllowed: Bool, from newsroom: Newsroom) throws -> [Notice] {
    let problems = try newsroom.keepSetting(.locationAllowed(isAllowed))
    location.isAllowed = isAllowed
    return problems.map(Notice.settings)
  }
}

extension Newsroom {
  /// A yes or a no.
  ///
  /// - Parameter otherwise: what Enter alone means.
  /// - Returns: `nil` where there is no answer.
  func ask(_ question: String, otherwise: Bool, in language: InterfaceLanguage) async throws -> Bool? {
    var prompt = question
    while let text = try await answers.readAnswer(to: prompt, isSecret: false) {
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
  /// A picture of less than this shows nothing.
  private static let fewestLines = 5

  /// How large a map is that stands among other output, in dots: no higher than the inhabited world.
  var mapSize: (width: Int, height: Int) {
    let width = columns * DotCanvas.dotsAcross
    let world = Double(width) * Viewport.worldSpan / 360 / Double(DotCanvas.dotsDown)
    let lines = min(Int(world.rounded()), max(Self.fewestLines, rows - Self.linesAround))
    return (width, max(1, lines) * DotCanvas.dotsDown)
  }
}
