import NewsDomain
import NewsPresentation
import TerminalKit

/// What Tab offers for each kind of word.
extension CompletionContext {
  /// The subjects that `top` shows: its own words and, once something is typed, countries, sources and topics; after a
  /// category, countries.
  func subjectCandidates() -> [Candidate] {
    let words = Subject.choices.flatMap { candidates(of: $0.names) }
    guard !typed.isEmpty else { return words + candidates(of: session.favourites) }
    if let blank = typed.firstIndex(of: " "), let choice = Subject.index.match(typed[..<blank]).value,
      choice != .favourite
    {
      var behind = self
      behind.behind = String(typed[...blank])
      behind.typed = String(typed[blank...].dropFirst())
      return behind.countryCandidates()
    }
    let favourites = candidates(of: session.favourites)
    let topics = topicCandidates().filter { !favourites.contains($0) }
    return words + favourites + countryCandidates() + sourceCandidates() + topics
  }

  func countryCandidates() -> [Candidate] {
    Country.sorted(in: language).flatMap { country in
      candidates(
        named: [country.name(in: language), country.code], describedBy: country.code)
    }
  }

  func sourceCandidates() -> [Candidate] {
    session.knownSources.flatMap { source in
      let shown = language.texts.name(ofSource: source.name)
      return candidates(named: [source.id, shown, source.name], describedBy: source.about(in: language))
    }
  }

  /// The context of the last of several names separated by commas.
  var lastOfList: CompletionContext {
    guard let comma = typed.lastIndex(of: ",") else { return self }
    var last = self
    let blank = typed[comma...].dropFirst().prefix { $0 == " " }
    last.behind = behind + typed[...comma] + blank
    last.typed = String(typed[blank.endIndex...])
    return last
  }

  /// The topics, the favourite ones first.
  func topicCandidates() -> [Candidate] {
    let favourites = session.favourites
    return candidates(of: favourites + session.topics.topics().filter { topic in !favourites.contains(topic) })
  }

  private func candidates(of topics: [Topic]) -> [Candidate] {
    topics.flatMap { topic in
      candidates(named: [topic.name(in: language)], describedBy: topic.id)
    }
  }

  /// The folders of the reader's own feeds.
  func feedFolderCandidates() -> [Candidate] { session.feedFolders.flatMap { candidates(named: [$0]) } }

  /// The reader's own feeds, which have no category.
  func ownFeedCandidates() -> [Candidate] {
    session.knownSources.filter { $0.category == nil }.flatMap {
      candidates(named: [$0.id, $0.name], describedBy: $0.name)
    }
  }

  /// The follows seen so far, by their words.
  func followCandidates() -> [Candidate] { session.follows.flatMap { candidates(named: [$0]) } }

  /// The reader's own targets for sharing.
  func targetCandidates() -> [Candidate] {
    session.settings[ShareToSetting.self].flatMap { candidates(named: [$0.name], describedBy: $0.program) }
  }

  /// The reader's aliases.
  func aliasCandidates() -> [Candidate] {
    session.settings.aliases.flatMap { candidates(named: [$0.name], describedBy: $0.line) }
  }

  /// The keys that the reader has given to lines.
  func keyCandidates() -> [Candidate] {
    session.settings.boundKeys.flatMap { candidates(named: [$0.key.name], describedBy: $0.line) }
  }

  /// The labels of saved articles.
  func labelCandidates() -> [Candidate] { session.labels.flatMap { candidates(named: [$0]) } }

  /// The files and folders whose path begins with the typed text.
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

  /// The numbers of the current list, with their items.
  func itemCandidates() -> [Candidate] {
    guard let items = session.coordinator.list?.items else { return [] }
    let titles: [String] =
      switch items {
      case .articles(let articles): articles.map { $0.headline ?? texts(in: language).noTitle }
      case .sources(let sources): sources.map { language.texts.name(ofSource: $0.name) }
      case .countries(let countries): countries.map { $0.name(in: language) }
      case .languages(let languages): languages.map { $0.name(in: language) }
      case .categories(let categories): categories.map { $0.name(in: language) }
      case .topics(let topics): topics.map { $0.name(in: language) }
      case .trends(let trends): trends.map(\.phrase)
      case .follows(let follows): follows.map { texts(in: language).name(of: $0) }
      case .feeds(let feeds, let queries):
        feeds.map { language.texts.name(ofSource: $0.name) } + queries.map { texts(in: language).name(of: $0) }
      case .markers(let clusters, _): clusters.map { texts(in: language).name(of: $0, favourite: nil) }
      }
    return titles.enumerated().compactMap { index, title in
      let number = String(index + 1)
      return number.hasPrefix(typed) ? Candidate(number, SafeText(title).string) : nil
    }
  }

  /// The commands by their names, the shorter first, and the names that replace a command with words.
  func commandCandidates() -> [Candidate] {
    let declarations = commands
    let commands = declarations.flatMap { declaration in
      candidates(
        named: [declaration.name(in: language)],
        describedBy: declaration.summary.text(in: language))
    }
    let aliases = session.usesAliases ? aliasCandidates() : []
    // If nothing is typed yet, they come in the order of help.
    guard !typed.isEmpty else { return commands + aliases }
    let shorthands = declarations.flatMap { declaration in
      declaration.shorthands.filter { $0.name == $0.own.text(in: language) }.flatMap { short in
        candidates(
          named: [short.name],
          describedBy: ([declaration.name(in: language)] + short.words).joined(separator: " "))
      }
    }
    return (commands + shorthands + aliases).enumerated()
      .sorted { ($0.element.text.count, $0.offset) < ($1.element.text.count, $1.offset) }.map(\.element)
  }
}

extension NewsSource {
  /// `BBC News, general, United Kingdom`
  fileprivate func about(in language: InterfaceLanguage) -> String {
    [
      language.texts.name(ofSource: name), category?.name(in: language),
      countryCode.map { Country.name(ofCode: $0, in: language) },
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}
