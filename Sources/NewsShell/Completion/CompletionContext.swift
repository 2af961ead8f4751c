import NewsDomain

/// Something that could be typed, and what it is.
public struct Candidate: Sendable, Equatable {
  /// The whole word, unquoted.
  public let text: String
  public let description: String
  /// The part of the word that is chosen, where it goes on with what stands there.
  public let shown: String

  public init(_ text: String, _ description: String = "", shown: String? = nil) {
    self.text = text
    self.description = description
    self.shown = shown ?? text
  }
}

/// What an argument needs to know to say what could be typed: nothing but values, so that Tab never waits.
public struct CompletionContext: Sendable {
  public let session: Session
  /// What is typed of the word so far, unquoted.
  public let typed: String

  public var language: InterfaceLanguage { session.language }

  /// The first of a thing's names that begins with what is typed.
  func candidates(named names: [String], describedBy description: String = "") -> [Candidate] {
    let wanted = FoldedName(typed)
    // What is chosen stands in the line as it is: a name that would have to be cleaned cannot.
    let names = names.filter { Sanitiser.line($0) == $0 }
    return names.first { FoldedName($0).hasPrefix(wanted) }.map {
      [Candidate($0, $0 == description ? "" : description)]
    } ?? []
  }

  /// The numbers of the current list, with what they stand for.
  func itemCandidates() -> [Candidate] {
    guard let items = session.coordinator.current?.list?.items else { return [] }
    let titles: [String] =
      switch items {
      case .articles(let articles): articles.map { $0.title ?? texts(in: language).noTitle }
      case .sources(let sources): sources.map(\.name)
      case .countries(let countries): countries.map { $0.name(in: language) }
      case .languages(let languages): languages.map { $0.name(in: language) }
      case .categories(let categories): categories.map { $0.name(in: language) }
      case .markers(let clusters, _): clusters.map { texts(in: language).name(of: $0, favourite: nil) }
      }
    return titles.enumerated().compactMap { index, title in
      let number = String(index + 1)
      return number.hasPrefix(typed) ? Candidate(number, Sanitiser.line(title)) : nil
    }
  }

  /// The commands, by their name in the language of the interface or else by any other.
  func commandCandidates() -> [Candidate] {
    let wanted = FoldedName(typed)
    let all = CommandTable.standard.declarations.flatMap { declaration -> [Candidate] in
      let summary = declaration.summary.text(in: language)
      let names = [declaration.name(in: language)] + declaration.names
      guard let name = names.first(where: { FoldedName($0).hasPrefix(wanted) }) else { return [] }
      return [Candidate(name, summary)]
    }
    guard !typed.isEmpty else { return all }
    let shorthands = CommandTable.standard.declarations.flatMap { declaration in
      declaration.shorthands.filter { FoldedName($0.name).hasPrefix(wanted) }
        .map { Candidate($0.name, ([declaration.name(in: language)] + $0.words).joined(separator: " ")) }
    }
    return all + shorthands
  }
}
