import NewsDomain
import NewsPresentation

/// The subject of headlines, as a person names it: `france`, `sports jp`, `le monde`.
enum Subject: Sendable, Hashable {
  /// The front page of a country, or of the reader's country if `nil`.
  case local(Country?)
  /// The favourite source.
  case favourite
  case category(NewsDomain.Category, Country?)
  case source(SourceReference)
  case topic(Topic)

  /// The words for subjects other than countries and sources.
  static let choices: [(value: Subject, names: TypedName)] =
    [(.local(nil), TypedName(.local)), (.favourite, TypedName(.favourite))]
    + NewsDomain.Category.allCases.map { (.category($0, nil), TypedName(category: $0)) }

  /// Finds one of these choices by its name in a language.
  static func index(in language: InterfaceLanguage) -> NameIndex<Subject> {
    NameIndex(choices.map { ($0.value, [$0.names.own.text(in: language)]) })
  }

  /// Finds one of these choices by any of its names.
  static var index: NameIndex<Subject> { NameIndex(choices.map { ($0.value, $0.names.all) }) }
}

extension Subject {
  /// Its headlines in an edition.
  func scope(in edition: Edition) -> HeadlineRequest.Scope {
    switch self {
    case .local(let country): .local(country ?? edition.country)
    case .category(let category, let country): .category(category, country ?? edition.country)
    case .favourite: .source(edition.source)
    case .source(let source): .source(source)
    case .topic(let topic): .topic(topic)
    }
  }

  /// The only abbreviations of countries that count as names.
  private static let abbreviations = ["us": "us", "uk": "gb"]

  /// The country, source or category that the text names in full, or a category and a country, or a topic; of a source
  /// such as BBC News also `bbc`. Two-letter codes do not count: they are too easily typed by mistake.
  init?(named text: String, known: KnownNames) {
    if let whole = Self(namedInFull: text, known: known) {
      self = whole
    } else if let source = Self.source(called: FoldedName(text), of: known.sources) {
      self = .source(source)
    } else {
      return nil
    }
  }

  private init?(namedInFull text: String, known: KnownNames) {
    let wanted = FoldedName(text)
    if let code = Self.abbreviations[wanted.text], let country = Country(code: code) {
      self = .local(country)
    } else if let country = Self.country(named: wanted) {
      self = .local(country)
    } else if let source = Self.source(named: wanted, of: known.sources) {
      self = .source(source)
    } else if let category = Self.category(named: wanted) {
      self = .category(category, nil)
    } else if let pair = Self.pair(
      in: text, { Self.category(named: FoldedName($0)).map { .category($0, nil) } },
      { Self.country(named: FoldedName($0)) })
    {
      self = pair
    } else if wanted.text.utf8.count > 2, let topic = known.topic(named: wanted) {
      self = .topic(topic)
    } else {
      return nil
    }
  }

  /// The subject named after `top`: one of the choices, a name, a country's code, a category and a country in either
  /// order, a topic or, at a prompt, the beginning of one of these.
  ///
  /// - Parameter language: the language of a prompt, in whose names beginnings and similar names are looked for; if
  ///   `nil`, in those of all languages.
  /// - Throws: `NewsError.name(.unknownSubject)` or `ambiguous`.
  init(
    _ text: String, known: KnownNames, as form: NameForm = .prefix, in language: InterfaceLanguage? = nil
  ) throws {
    let choices = language.map(Self.index(in:)) ?? Self.index
    let countries = language.map(EntityIndex.countries(in:)) ?? Country.index
    let wanted = FoldedName(text)
    // The order is fixed: full names and codes before prefixes, and among prefixes the choices first.
    if let choice = Self.choices.first(where: { $0.names.all.contains { FoldedName($0) == wanted } })?.value {
      self = choice
    } else if let named = Self(namedInFull: text, known: known) {
      self = named
    } else if let country = Country.index.exactly(text) {
      self = .local(country)
    } else if let topic = known.topic(named: wanted) {
      self = .topic(topic)
    } else if let begun = choices.match(text, as: form).value {
      self = begun
    } else if let country = countries.match(text, as: form).value {
      self = .local(country)
    } else if let pair = Self.pair(
      in: text, { Self.index.exactly($0) ?? choices.match($0, as: form).value },
      { Country.index.exactly($0) ?? countries.match($0, as: form).value })
    {
      self = pair
    } else {
      self = try Self.begun(text, choices, countries, known, as: form)
    }
  }

  /// Whether a text of one or two letters only begins a name of this subject, and is no name or code of it.
  func isGuessed(from text: String, known: KnownNames) -> Bool {
    guard text.trimmed.count <= 2 else { return false }
    let exact: [Subject?] = [
      Self.index.exactly(text), Country.index.exactly(text).map { Subject.local($0) }, Self(named: text, known: known),
      known.topic(named: FoldedName(text)).map { Subject.topic($0) },
    ]
    return !exact.contains(self)
  }

  /// Its name for the reader.
  func name(in language: InterfaceLanguage) -> String {
    switch self {
    case .local(let country?): country.name(in: language)
    case .local(nil), .favourite, .category:
      Self.choices.first { $0.value == self }?.names.own.text(in: language) ?? ""
    case .source(let source): source.name
    case .topic(let topic): topic.name(in: language)
    }
  }

  /// The source that the text names without its last word "News", or else the source or the topic whose name begins
  /// with the text.
  ///
  /// - Throws: `NewsError.name(.unknownSubject)` if there is none, `ambiguous` if there are several.
  private static func begun(
    _ text: String, _ choices: NameIndex<Subject>, _ countries: NameIndex<Country>, _ known: KnownNames,
    as form: NameForm
  ) throws -> Subject {
    if let source = Self.source(called: FoldedName(text), of: known.sources) { return .source(source) }
    if case .ambiguous(let candidates) = choices.match(text) {
      throw NewsError.name(.ambiguous(text, candidates: candidates))
    }
    if case .ambiguous(let candidates) = countries.match(text) {
      throw NewsError.name(.ambiguous(text, candidates: candidates))
    }
    let sources = known.sources
    switch NameIndex(sources.indices.map { ($0, sources[$0].allNames) }).match(text, as: form) {
    case .found(let position): return .source(SourceReference(sources[position]))
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let source):
      let topics = known.topicIndex
      switch topics.match(text, as: form) {
      case .found(let topic): return .topic(topic)
      case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
      case .unknown: break
      }
      let near =
        choices.nearest(to: text) ?? countries.nearest(to: text) ?? source ?? topics.nearest(to: text)
        ?? Self.index.nearest(to: text) ?? Country.index.nearest(to: text)
      throw NewsError.name(.unknownSubject(text, nearest: near))
    }
  }

  /// A line that the reader may have meant, as it would be typed in the language; `nil` if nothing is similar.
  ///
  /// - Parameter listing: the command that lists sources.
  static func offer(
    for line: String, in language: InterfaceLanguage, known: KnownNames, listing: String
  ) -> String? {
    let sources = known.sources
    let solid = FoldedName(line).text.replacing("-", with: "")
    let source = sources.first { source in
      source.allNames.contains { FoldedName($0).text.replacing("-", with: "") == solid }
    }
    if let source { return language.texts.name(ofSource: source.name) }
    let names = NameIndex(
      Country.all.map { ($0.name(in: language), [$0.name(in: language)] + $0.names) }
        + NewsDomain.Category.allCases.map { ($0.name(in: language), [$0.name(in: language)] + $0.names) })
    let begun = line.count > 2 ? names.match(line).value : nil
    if let name = begun ?? names.nearest(to: line).flatMap({ names.match($0).value }) { return name }
    let wanted = FoldedName(line)
    guard wanted.text.utf8.count > 1, sources.contains(where: { $0.allNames.contain(line) }) else { return nil }
    return listing + " " + line
  }

  /// A choice and a country, in either order.
  private static func pair(
    in text: String, _ choice: (String) -> Subject?, _ country: (String) -> Country?
  ) -> Subject? {
    let words = text.split(separator: " " as Character)
    // The names of countries have few words.
    guard (2...6).contains(words.count) else { return nil }
    for end in 1..<words.count {
      let (left, right) = (words[..<end].joined(separator: " "), words[end...].joined(separator: " "))
      for (one, other) in [(left, right), (right, left)] {
        switch choice(one) {
        case .local?: if let country = country(other) { return .local(country) }
        case .category(let category, _)?: if let country = country(other) { return .category(category, country) }
        default: continue
        }
      }
    }
    return nil
  }

  private static func country(named wanted: FoldedName) -> Country? {
    Country.all.first { $0.names.contains { $0.utf8.count > 2 && wanted.means($0) } }
  }

  private static func category(named wanted: FoldedName) -> NewsDomain.Category? {
    NewsDomain.Category.allCases.first { $0.names.contains(where: wanted.means) }
  }

  private static func source(named wanted: FoldedName, of sources: [NewsSource]) -> SourceReference? {
    guard wanted.text.utf8.count > 2 else { return nil }
    let source =
      sources.first { wanted.means($0.name) || wanted.means($0.id) }
      ?? sources.first { $0.translatedNames.contains(where: wanted.means) }
      // A name without its article.
      ?? sources.first { wanted.mayEnd($0.name) && $0.names.contains(where: wanted.means) }
    return source.map(SourceReference.init)
  }

  /// The source whose name is the text and the word "News": people call BBC News `bbc`.
  private static func source(called wanted: FoldedName, of sources: [NewsSource]) -> SourceReference? {
    guard wanted.text.utf8.count > 2 else { return nil }
    let whole = FoldedName(wanted.text + " news")
    return sources.first { whole.means($0.name) }.map(SourceReference.init)
  }
}
