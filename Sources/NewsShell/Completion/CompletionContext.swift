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

/// What an argument needs to know to say what could be typed: nothing but values, and the names of files, so that Tab
/// never waits for a server.
public struct CompletionContext: Sendable {
  public let session: Session
  /// What is typed of the word so far, unquoted.
  public let typed: String
  /// The word before it that is no option.
  var previous: String?
  /// What is in folders of this machine, where that may be looked at.
  var folders: (any FolderListing)?

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

  /// The files and folders whose path begins with what is typed.
  func fileCandidates() -> [Candidate] {
    guard let folders else { return [] }
    let end = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map(typed.utf8.index(after:)) ?? typed.startIndex
    let (folder, name) = (String(typed[..<end]), String(typed[end...]))
    return folders.entries(of: folder.isEmpty ? "." : folder, beginningWith: name)
      .filter { $0.name.hasPrefix(".") == name.hasPrefix(".") }
      .filter { Sanitiser.line($0.name) == $0.name }
      .sorted { $0.name < $1.name }
      .map { Candidate(folder + $0.name + ($0.isFolder ? "/" : ""), shown: $0.name + ($0.isFolder ? "/" : "")) }
  }

  /// The numbers of the current list, with what they stand for.
  func itemCandidates() -> [Candidate] {
    guard let items = session.coordinator.current?.list?.items else { return [] }
    let titles: [String] =
      switch items {
      case .articles(let articles): articles.map { $0.headline ?? texts(in: language).noTitle }
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
    // Those of the reader's own language first.
    let own = Set(CommandTable.standard.declarations.map { $0.name(in: language) })
    let ordered = all.filter { own.contains($0.text) } + all.filter { !own.contains($0.text) }
    guard !typed.isEmpty else { return ordered }
    let shorthands = CommandTable.standard.declarations.flatMap { declaration in
      declaration.shorthands.filter { FoldedName($0.name).hasPrefix(wanted) }
        .map { Candidate($0.name, ([declaration.name(in: language)] + $0.words).joined(separator: " ")) }
    }
    return ordered + shorthands
  }
}
