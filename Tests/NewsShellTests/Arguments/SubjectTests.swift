import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Subjects of headlines")
struct SubjectTests {
  private static let sources = [
    ("le-monde", "Le Monde"), ("the-new-york-times", "The New York Times"), ("bbc-news", "BBC News"),
    ("bbc-sport", "BBC Sport"), ("la-croix", "La Croix"), ("france-24", "France 24"), ("sa", "SA"),
  ].map { NewsSource(id: $0.0, name: $0.1) }

  private static let germany = Country(code: "de") ?? .france
  private static let britain = Country(code: "gb") ?? .france
  private static let saudiArabia = Country(code: "sa") ?? .france
  private static let leMonde = SourceReference(id: "le-monde", name: "Le Monde")
  private static let newYorkTimes = SourceReference(id: "the-new-york-times", name: "The New York Times")

  /// Full names, which need no command before them.
  static let names: [(String, Subject)] = [
    ("france", .local(.france)), ("FRANCE", .local(.france)), ("japon", .local(.japan)),
    ("united states", .local(.unitedStates)), ("etats-unis", .local(.unitedStates)), ("england", .local(britain)),
    ("angleterre", .local(britain)), ("usa", .local(.unitedStates)), ("le monde", .source(leMonde)),
    ("Le-Monde", .source(leMonde)), ("monde", .source(leMonde)), ("new york times", .source(newYorkTimes)),
    ("the new york times", .source(newYorkTimes)), ("health", .category(.health, nil)),
    ("japan sports", .category(.sports, .japan)), ("sports japan", .category(.sports, .japan)),
    ("united states sant\u{E9}", .category(.health, .unitedStates)),
    ("general united kingdom", .category(.general, britain)),
    ("bbc", .source(SourceReference(id: "bbc-news", name: "BBC News"))),
  ]

  @Test("a full name means its country, source or category, in either language", arguments: SubjectTests.names)
  func wholeNameMeansIt(text: String, subject: Subject) throws {
    #expect(Subject(named: text, known: KnownNames(sources: Deferred(Self.sources))) == subject)
    #expect(try Subject(text, known: KnownNames(sources: Deferred(Self.sources))) == subject)
  }

  @Test(
    "neither a beginning nor a code counts as a full name",
    arguments: [
      "fran", "jp", "de", "sa", "bb", "bbc n", "le mond", "sports jp", "spor japan", "", " ", "france france",
    ])
  func unnamed(text: String) {
    #expect(Subject(named: text, known: KnownNames(sources: Deferred(Self.sources))) == nil)
  }

  /// Other texts that may follow `top`.
  static let beginnings: [(String, Subject)] = [
    ("jp", .local(.japan)), ("uk", .local(britain)), ("fran", .local(.france)), ("spo", .category(.sports, nil)),
    ("te", .category(.technology, nil)), ("gen", .category(.general, nil)), ("loc", .local(nil)),
    ("favo", .favourite), ("sports jp", .category(.sports, .japan)), ("jp spo", .category(.sports, .japan)),
    ("local jp", .local(.japan)), ("de sant\u{E9}", .category(.health, germany)),
    ("bbc sp", .source(SourceReference(id: "bbc-sport", name: "BBC Sport"))),
    // A code goes before the beginning of a name.
    ("sa", .local(saudiArabia)),
  ]

  @Test("after top a beginning or a code is enough", arguments: SubjectTests.beginnings)
  func begun(text: String, subject: Subject) throws {
    #expect(try Subject(text, known: KnownNames(sources: Deferred(Self.sources))) == subject)
  }

  @Test(
    "a script names subjects in full, and is told the whole name",
    arguments: [("fran", "France"), ("spo", "sports"), ("favo", "favourite"), ("bbc sp", "bbc-sport")])
  func whole(text: String, name: String) throws {
    let known = KnownNames(sources: Deferred(Self.sources))
    #expect(throws: NewsError.name(.unknownSubject(text, nearest: name))) {
      try Subject(text, known: known, as: .whole)
    }
    for text in ["jp", "sa", "uk", "sports jp", "le monde", "bbc"] {
      #expect(try Subject(text, known: known, as: .whole) == Subject(text, known: known))
    }
  }

  @Test(
    "at a prompt beginnings are those of its language, and whole names those of any",
    arguments: [
      (InterfaceLanguage.english, "le", "lb"), (.english, "lettonie", "lv"), (.english, "allemagne", "de"),
      (.french, "let", "lv"), (.french, "leban", nil), (.english, "letto", nil), (.french, "lebanon", "lb"),
    ] as [(InterfaceLanguage, String, String?)])
  func language(language: InterfaceLanguage, text: String, code: String?) throws {
    let known = KnownNames()
    guard let code else {
      #expect(throws: NewsError.self) { try Subject(text, known: known, in: language) }
      return
    }
    #expect(try Subject(text, known: known, in: language) == .local(Country(code: code)))
  }

  @Test("what a beginning may mean is listed in the language of the prompt")
  func ownCandidates() {
    let error = #expect(throws: NewsError.self) { try Subject("a", known: KnownNames(), in: .english) }
    guard case .name(.ambiguous(_, let candidates))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(candidates.contains("Argentina") && !candidates.contains("Allemagne"))
  }

  @Test("a country wins over a source, and a source over a category")
  func countryGoesBeforeASource() {
    let sources = [NewsSource(id: "x", name: "Japan"), NewsSource(id: "y", name: "Sports")]
    #expect(Subject(named: "japan", known: KnownNames(sources: Deferred(sources))) == .local(.japan))
    #expect(
      Subject(named: "sports", known: KnownNames(sources: Deferred(sources))) == .source(SourceReference(sources[1])))
  }

  @Test("a source without its last word News comes after everything that has the name in full")
  func calledShortly() throws {
    let names = ["Science News", "Japan News", "Space News", "Fox News", "Fox"]
    let sources = names.map { NewsSource(id: FoldedName($0).text, name: $0) }
    let known = KnownNames(sources: Deferred(sources), topics: FakeTopics())
    for (text, subject) in [
      ("science", Subject.category(.science, nil)), ("japan", .local(.japan)), ("space", .topic(FakeTopics.space)),
      ("fox", .source(SourceReference(sources[4]))),
    ] {
      #expect(Subject(named: text, known: known) == subject)
      #expect(try Subject(text, known: known) == subject)
    }
  }

  @Test("a beginning shared by several names is reported", arguments: ["bb", "united", "s"])
  func whatSeveralNamesBeginWithIsTold(text: String) {
    let error = #expect(throws: NewsError.self) {
      try Subject(text, known: KnownNames(sources: Deferred(Self.sources)))
    }
    guard case .name(.ambiguous(text, let candidates))? = error else { return #expect(Bool(false), "\(text)") }
    #expect(candidates.count > 1)
  }

  @Test("an unknown name is reported with the nearest one", arguments: [("sprots", "sports"), ("frnace", "France")])
  func whatIsNoNameIsToldWithTheNearest(text: String, nearest: String) {
    let error = #expect(throws: NewsError.self) {
      try Subject(text, known: KnownNames(sources: Deferred(Self.sources)))
    }
    guard case .name(.unknownSubject(text, nearest))? = error else { return #expect(Bool(false), "\(text)") }
  }

  private static let space = Subject.topic(FakeTopics.space)

  /// Texts with the subject they mean, and whether that needs `top` before it.
  static let topics: [(String, Subject, Bool)] = [
    ("space", space, false), ("Espace", space, false), ("formula 1", .topic(FakeTopics.formula1), false),
    ("formule 1", .topic(FakeTopics.formula1), false), ("formula-1", .topic(FakeTopics.formula1), false),
    ("f1", .topic(FakeTopics.formula1), true), ("bost", .topic(FakeTopics.boston), true),
    ("georgia (united states)", .topic(FakeTopics.georgia), false),
    // Names known before topics keep their meaning.
    ("georgia", .local(Country(code: "ge") ?? .france), false), ("new york times", .source(newYorkTimes), false),
    ("new york", .topic(FakeTopics.newYork), false), ("spo", .category(.sports, nil), true),
  ]

  @Test("a topic is meant by its name in either language, after top by its beginning", arguments: SubjectTests.topics)
  func topic(text: String, subject: Subject, needsTop: Bool) throws {
    let known = KnownNames(sources: Deferred(Self.sources), topics: FakeTopics())
    #expect(try Subject(text, known: known) == subject)
    #expect(Subject(named: text, known: known) == (needsTop ? nil : subject))
  }

  @Test("a beginning of two topics is reported, and a misspelt one with the nearest")
  func unclearTopics() {
    let known = KnownNames(topics: FakeTopics())
    #expect(throws: NewsError.name(.ambiguous("form", candidates: ["Formula 1", "Formula E"]))) {
      try Subject("form", known: known)
    }
    #expect(throws: NewsError.name(.unknownSubject("bostn", nearest: "Boston"))) { try Subject("bostn", known: known) }
  }
}
