import NewsDomain
import NewsPresentation
import TerminalKit

/// What an argument needs to know to say what could be typed: nothing but values, and the names of files, so that Tab
/// never waits for a server.
package struct CompletionContext: Sendable {
  package let session: Session
  /// What is typed of the word so far, unquoted.
  package var typed: String
  /// What stands before that in the same argument, and stays.
  var behind = ""
  /// The words before it that are neither options nor their values.
  var words: [String] = []
  /// What commands say of themselves.
  var commands: [Declaration] = []
  /// What is in folders of this machine, where that may be looked at.
  var folders: (any FolderListing)?

  package var language: InterfaceLanguage { session.language }
  /// The word before it that is no option.
  var previous: String? { words.last }

  /// The first of a thing's names that begins with what is typed.
  ///
  /// - Parameter others: its names in other languages.
  func candidates(
    named names: [String], otherwise others: [String] = [], describedBy description: String = ""
  ) -> [Candidate] {
    let wanted = FoldedName(typed)
    func first(of names: [String]) -> String? {
      // What is chosen stands in the line as it is: a name that would have to be cleaned cannot.
      names.first { FoldedName($0).hasPrefix(wanted) && SafeText($0).string == $0 }
    }
    let own = first(of: names)
    guard let name = own ?? first(of: others) else { return [] }
    return [
      Candidate(
        behind + name, name == description ? "" : description, shown: behind.isEmpty ? nil : name, isForeign: own == nil
      )
    ]
  }

  /// The same for a word that each language has its own for.
  func candidates(of name: TypedName) -> [Candidate] {
    candidates(named: [name.own.text(in: language)], otherwise: name.all)
  }

  /// What `top` shows: the words for it, and once something is typed, countries and sources; behind a category,
  /// countries.
  func subjectCandidates() -> [Candidate] {
    let words = Subject.choices.flatMap { candidates(of: $0.names) }
    guard !typed.isEmpty else { return words }
    if let blank = typed.firstIndex(of: " "), let choice = Subject.index.match(typed[..<blank]).value,
      choice != .favourite
    {
      var behind = self
      behind.behind = String(typed[...blank])
      behind.typed = String(typed[blank...].dropFirst())
      return behind.countryCandidates()
    }
    return words + countryCandidates() + sourceCandidates()
  }

  func countryCandidates() -> [Candidate] {
    Country.sorted(in: language).flatMap { country in
      candidates(
        named: [country.name(in: language), country.code], otherwise: country.names, describedBy: country.code)
    }
  }

  func sourceCandidates() -> [Candidate] {
    session.knownSources.flatMap { candidates(named: [$0.id, $0.name], describedBy: $0.about(in: language)) }
  }

  /// The folders of the reader's own feeds.
  func feedFolderCandidates() -> [Candidate] { session.feedFolders.flatMap { candidates(named: [$0]) } }

  /// The files and folders whose path begins with what is typed.
  func fileCandidates() -> [Candidate] {
    guard let folders else { return [] }
    let end = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map(typed.utf8.index(after:)) ?? typed.startIndex
    let (folder, name) = (String(typed[..<end]), String(typed[end...]))
    return folders.entries(of: folder.isEmpty ? "." : folder, beginningWith: name)
      .filter { $0.name.hasPrefix(".") == name.hasPrefix(".") }
      .filter { SafeText($0.name).string == $0.name }
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
      return number.hasPrefix(typed) ? Candidate(number, SafeText(title).string) : nil
    }
  }

  /// The commands by their names, the shorter first, and what stands for a command with words.
  func commandCandidates() -> [Candidate] {
    let declarations = commands
    let commands = declarations.flatMap { declaration in
      candidates(
        named: [declaration.name(in: language)], otherwise: declaration.names,
        describedBy: declaration.summary.text(in: language))
    }
    // Who has typed nothing sees them in the order of help.
    guard !typed.isEmpty else { return commands }
    let shorthands = declarations.flatMap { declaration in
      declaration.shorthands.flatMap { short in
        let isOwn = short.name == short.own.text(in: language)
        return candidates(
          named: isOwn ? [short.name] : [], otherwise: [short.name],
          describedBy: ([declaration.name(in: language)] + short.words).joined(separator: " "))
      }
    }
    return (commands + shorthands).enumerated()
      .sorted { ($0.element.text.count, $0.offset) < ($1.element.text.count, $1.offset) }.map(\.element)
  }
}

extension NewsSource {
  /// `BBC News, general, United Kingdom`
  fileprivate func about(in language: InterfaceLanguage) -> String {
    [name, category?.name(in: language), countryCode.map { Country.name(ofCode: $0, in: language) }]
      .compactMap(\.self).joined(separator: ", ")
  }
}
