import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Completion on Tab")
struct CompletionTests {
  private let english = Session.fresh(known: NewsSource.samples)
  private let french = Session.fresh(language: .french, known: NewsSource.samples)

  /// A session that has listed these articles.
  private func listing(_ articles: [Article]) -> Session {
    var session = english
    session.coordinator.push(HeadlinesScreen(.headlines(articles, total: articles.count), hasHint: false))
    return session
  }

  private func texts(_ line: String, in session: Session) -> [String] {
    Completion.of(line, in: session).candidates.map(\.text)
  }

  /// The line after Tab.
  private func completed(_ line: String, in session: Session) -> String {
    let completion = Completion.of(line, in: session)
    guard let insertion = completion.insertion else { return line }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: line.unicodeScalars.dropLast(completion.replaced))
    return String(kept) + insertion
  }

  /// The command's value for the argument; throws if the line is not valid.
  private func bound<Value: Sendable>(_ line: String, _ argument: Argument<Value>) throws -> Value? {
    let words = try #require(ParsedLine(line).commands.last).words
    let match = try #require(try CommandTable.standard.match(words))
    return try Call(match.words, of: match.declaration, at: .english)[argument]
  }

  @Test("commands whose names begin with the text are offered, with their summaries")
  func commands() {
    let completion = Completion.of("coun", in: english)
    #expect(completion.candidates.map(\.text).sorted() == ["countries", "country"])
    #expect(completion.candidates.allSatisfy { !$0.description.isEmpty })
    #expect(completed("coun", in: english) == "countr")
  }

  @Test(
    "a command alone is completed, without accents and case",
    arguments: [
      ("sett", "settings "), ("  sett", "  settings "), ("SETT", "settings "),
      // Names in another language work, but are not offered.
      ("pay", "pay"),
      ("top; sett", "top; settings "), ("top;sett", "top;settings "), ("busi", "business "),
    ])
  func oneCommand(line: String, expected: String) {
    #expect(completed(line, in: english) == expected)
  }

  @Test("a French session is offered French names")
  func frenchCommands() {
    #expect(completed("r\u{E9}gl", in: french) == "r\u{E9}glages ")
    #expect(texts("", in: french).contains("ouvrir"))
    #expect(!texts("", in: french).contains("open"))
  }

  @Test(
    "at the start, after ; and after ; with a blank a command begins",
    arguments: ["", "  ", "top;", "top; ", "open 1 ;\t"])
  func newCommand(line: String) {
    let offered = texts(line, in: english)
    #expect(offered.contains("settings"))
    #expect(offered.contains("open"))
    #expect(offered.count == CommandTable.commands.count)
    #expect(Completion.of(line, in: english).replaced == 0)
  }

  @Test("a country is completed by its name in the language, accents optional, and shown with its code")
  func countries() {
    let name = "\u{C9}mirats arabes unis"
    for line in ["country em", "country Emirats", "country \u{E9}mi", "pays em", "country E\u{301}m"] {
      #expect(Completion.of(line, in: english).candidates.isEmpty)
      #expect(Completion.of(line, in: french).candidates == [Candidate(name, "ae")])
    }
    #expect(Completion.of("country em", in: french).replaced == 2)
    #expect(texts("country jap", in: english) == ["Japan"])
    #expect(texts("country jap", in: french) == ["Japon"])
  }

  static let countryLines: [(String, String)] = [
    ("country em", "ae"), ("country united k", "gb"), ("country United K", "gb"), ("country 'united k", "gb"),
    ("country \"south a", "za"), ("country jap", "jp"), ("pays nouvelle", "nz"),
  ]

  @Test("the completed line means the country that was offered", arguments: CompletionTests.countryLines)
  func countryIsChosen(line: String, code: String) throws {
    let argument = Argument<Country>.country(.argument(.countryLabel), .rest, help: .option(""))
    #expect(try bound(completed(line, in: english), argument)?.code == code)
  }

  @Test("a beginning shared by several countries is already typed")
  func commonStart() {
    #expect(texts("country united", in: english).count == 3)
    #expect(completed("country unit", in: english).hasSuffix("United "))
    #expect(texts("country \"Uni", in: english).count == 3)
    #expect(completed("country \"Uni", in: english).hasSuffix("United "))
  }

  @Test("languages are completed in the same way")
  func languages() {
    #expect(Completion.of("language ara", in: english).candidates == [Candidate("Arabic", "ar")])
    #expect(texts("langue ar", in: french) == ["arabe"])
    #expect(completed("language heb", in: english) == "language Hebrew ")
  }

  @Test("sources are completed by id or name, with a description")
  func sourcesAreCompletedByIdOrNameAndToldWithWhatTheyAre() {
    let expected = [
      Candidate("bbc-sport", "BBC Sport, sports, United Kingdom"),
      Candidate("bbc-news", "BBC News, general, United Kingdom"),
    ]
    #expect(Completion.of("source bb", in: english).candidates == expected)
    #expect(completed("source bb", in: english) == "source bbc-")
    #expect(completed("source bbc-n", in: english) == "source bbc-news ")
    #expect(texts("source le m", in: english) == ["le-monde"])
    #expect(texts("source Al J", in: english) == ["al-jazeera"])
    #expect(texts("source ", in: .fresh()) == ["none"])
  }

  @Test("a source is completed by its name as the language shows it, or as the catalogue has it")
  func shownSources() {
    let known = [NewsSource(id: "france-24-arabic", name: "France 24 (Arabic)", category: .general)]
    let french = Session.fresh(language: .french, known: known)
    #expect(
      Completion.of("source france 24 (", in: french).candidates == [
        Candidate("France 24 (arabe)", "France 24 (arabe), g\u{E9}n\u{E9}ral")
      ])
    #expect(texts("source france 24 (arabi", in: french) == ["France 24 (Arabic)"])
    #expect(texts("source france 24 (", in: .fresh(known: known)) == ["France 24 (Arabic)"])
  }

  @Test("options are completed, with their purpose")
  func options() {
    #expect(
      texts("top --", in: english).sorted() == [
        "--country", "--enrich", "--flat", "--fold", "--limit", "--new", "--on", "--page", "--unread",
      ])
    #expect(Completion.of("top --", in: english).candidates.allSatisfy { !$0.description.isEmpty })
    #expect(completed("top --c", in: english) == "top --country ")
    #expect(completed("top sports --li", in: english) == "top sports --limit ")
    #expect(texts("previous --", in: english).isEmpty)
  }

  @Test("values of options are completed in both spellings")
  func optionValues() {
    #expect(completed("top --country=ja", in: english) == "top --country=Japan ")
    #expect(completed("top --country ja", in: english) == "top --country Japan ")
    #expect(completed("share --to m", in: english) == "share --to ma")
    #expect(completed("share --to mar", in: english) == "share --to markdown ")
    #expect(completed("share --to cl", in: english) == "share --to clipboard ")
    #expect(completed("partage --to pr", in: french) == "partage --to presse-papiers ")
    #expect(completed("partage --to=cour", in: french) == "partage --to=courriel ")
    #expect(texts("share --to=", in: english).starts(with: ["text", "markdown"]))
    #expect(texts("top --page ", in: english).isEmpty)
  }

  @Test(
    "an option's value of several words is quoted so that it can be read",
    arguments: ["top --country=em", "top --country em"])
  func quotedOptionValue(line: String) throws {
    let words = try #require(ParsedLine(completed(line, in: english)).commands.last).words
    let match = try #require(try CommandTable.standard.match(words))
    let call = try Call(match.words, of: match.declaration, at: .english)
    let argument = Argument<Country>.country(.option("country"), .option(value: "CC"), help: .option(""))
    #expect(call[argument]?.code == "ae")
  }

  @Test("flags are completed, and the word after one is another argument")
  func flags() {
    #expect(texts("map --", in: english).sorted() == ["--here", "--prose", "--world", "--zoom"])
    #expect(Completion.of("map --", in: french).candidates.allSatisfy { !$0.description.isEmpty })
    #expect(completed("map --wor", in: english) == "map --world ")
    #expect(completed("map japan --pr", in: english) == "map japan --prose ")
    #expect(completed("map --world jap", in: english) == "map --world Japan ")
    #expect(completed("carte --world jap", in: french) == "carte --world Japon ")
    #expect(completed("map --prose --zoom 3 united k", in: english) == "map --prose --zoom 3 United Kingdom ")
    for line in ["map --world=", "map --world=j", "map --zoom ", "map --zoom="] {
      #expect(Completion.of(line, in: english) == Completion.none)
    }
  }

  @Test("numbers of a map are shown with what they stand for")
  func markers() throws {
    var session = english
    let places = MapPresenter(FakeNewsroom().ports)
    let view = Viewport(center: Country.japan.centroid, zoom: 3, width: 160, height: 60)
    for move in places.showMap(.country(.japan), view, in: &session).moves { try session.coordinator.apply(move) }
    let clusters = try #require(session.map).clusters
    let names = clusters.map { NewsPresentation.texts(in: .english).name(of: $0, favourite: nil) }
    let expected = names.enumerated().map { Candidate("\($0 + 1)", $1) }
    #expect(expected.contains { $0.description == "Japan" })
    #expect(Completion.of("open ", in: session).candidates == expected)
  }

  @Test("settings and their values are completed in the language of the interface")
  func settings() {
    #expect(
      texts("settings ", in: english)
        == [
          "country", "language", "location", "place", "pictures", "accessible", "prompt", "layout", "pager", "colours",
          "dates", "private-network", "confine", "sample",
          "archive", "keep",
          "reader", "keep-texts", "translator", "meaning", "topics", "fold", "collect", "brief", "mine", "on-alert",
          "share-to",
          "source", "filter", "provider", "key", "format",
        ])
    #expect(
      texts("reglages ", in: french) == [
        "pays", "langue", "position", "lieu", "images", "accessible", "invite", "disposition", "afficheur", "couleurs",
        "dates", "r\u{E9}seau-priv\u{E9}", "cloisonnement", "\u{E9}chantillon", "archives",
        "conserver", "lecture", "conserver-textes", "traducteur", "sens", "th\u{E8}mes", "regrouper", "collecte",
        "matin",
        "miens", "sur-alerte", "partager-vers", "source", "filtre", "fournisseur", "cl\u{E9}", "format",
      ])
    #expect(completed("settings pictures k", in: english) == "settings pictures kitty ")
    #expect(completed("r\u{E9}glages ac", in: french) == "r\u{E9}glages accessible ")
  }

  /// The beginning of a line in English and in French, and the values that Tab offers for each.
  static let settingValues: [(String, [String], String, [String])] = [
    ("settings location ", ["on", "off"], "reglages position ", ["oui", "non"]),
    ("settings accessible ", ["on", "off"], "reglages accessible ", ["oui", "non"]),
    ("settings pictures ", ["on", "off", "sixel", "kitty"], "reglages images ", ["oui", "non", "sixel", "kitty"]),
    ("settings pager ", ["built-in", "none"], "reglages afficheur ", ["int\u{E9}gr\u{E9}", "aucun"]),
    ("settings archive ", ["on", "off"], "reglages archives ", ["oui", "non"]),
    ("settings keep ", ["forever"], "reglages conserver ", ["toujours"]),
    // Personal values are not filled in by Tab.
    ("settings place ", [], "reglages lieu ", []), ("settings prompt ", [], "reglages invite ", []),
    ("settings dates ", ["relative", "iso", "locale"], "reglages dates ", ["relatives", "iso", "locale"]),
    (
      "settings colours ", ["dark", "light", "mono", "contrast", "none"], "reglages couleurs ",
      ["sombre", "clair", "mono", "contraste", "aucun"]
    ),
    ("settings wording ", [], "reglages mots ", []),
  ]

  @Test("each setting has values of its own", arguments: CompletionTests.settingValues)
  func valuesOfSetting(line: String, expected: [String], frenchLine: String, frenchExpected: [String]) {
    #expect(texts(line, in: english) == expected)
    #expect(texts(frenchLine, in: french) == frenchExpected)
  }

  @Test("the words of key are offered in the interface language")
  func keysWordsAreOfferedInTheLanguageOfTheInterface() {
    #expect(texts("key ", in: english) == ["set", "forget"])
    #expect(texts("cle ", in: french) == ["donner", "oublier"])
  }

  @Test("categories are completed, once each")
  func categories() {
    #expect(texts("top spo", in: english) == ["sports"])
    #expect(completed("top spo", in: english) == "top sports ")
    #expect(texts("top ", in: english).contains("favourite"))
    #expect(texts("top ", in: english).count == 9)
    #expect(texts("top sports ", in: english).count == 89)
    #expect(completed("top sports jap", in: english) == "top sports Japan ")
    #expect(completed("top jap", in: english) == "top Japan ")
    #expect(texts("sources --category he", in: english) == ["health"])
  }

  @Test("one language is offered, and no name of another")
  func oneLanguage() {
    #expect(texts("co", in: english) == ["compare", "country", "collect", "countries"])
    #expect(texts("s", in: french).allSatisfy { !["sports", "settings", "search", "share"].contains($0) })
    #expect(texts("s", in: french).contains("sport"))
    #expect(texts("regl", in: english).isEmpty)
    #expect(texts("sett", in: french).isEmpty)
    #expect(texts("country g", in: french).contains("Gr\u{E8}ce"))
    #expect(!texts("country g", in: french).contains("Germany"))
    #expect(texts("country germ", in: french).isEmpty)
    #expect(texts("top s", in: english).prefix(2) == ["science", "sports"])
    #expect(texts("top sant", in: english).isEmpty)
    #expect(texts("search x --from h", in: english).isEmpty)
    #expect(texts("help s", in: french).allSatisfy { $0 != "scripting" && $0 != "settings" })
  }

  @Test("shorter commands come first, and before the first letter they are in the order of help")
  func shorterFirst() {
    #expect(texts("sour", in: english) == ["source", "sources"])
    #expect(texts("h", in: english).first == "heat" || texts("h", in: english).first == "home")
    #expect(texts("", in: english).prefix(2) == ["top", "open"])
  }

  @Test("groupings are completed in either language")
  func groupings() {
    #expect(texts("filter by", in: english) == ["by-language", "by-category", "by-country"])
    #expect(texts("filtre par-l", in: french) == ["par-langue"])
  }

  @Test("items are completed by number and described by title")
  func itemsAreCompletedByNumberAndToldByTitle() {
    let session = listing((1...3).map { Article.numbered($0) })
    let expected = [Candidate("1", "Headline 1"), Candidate("2", "Headline 2"), Candidate("3", "Headline 3")]
    #expect(Completion.of("open ", in: session).candidates == expected)
    #expect(Completion.of("share 1 ", in: session).candidates == expected)
    #expect(Completion.of("read ", in: session).candidates == expected)
    #expect(Completion.of("web 1.1 ", in: session).candidates == expected)
    #expect(texts("read ./", in: session).isEmpty)
    #expect(completed("open 2", in: session) == "open 2 ")
    #expect(texts("open 1", in: listing((1...12).map { Article.numbered($0) })) == ["1", "10", "11", "12"])
    #expect(texts("open ", in: english).isEmpty)
  }

  @Test("a title cannot harm the terminal")
  func cleanTitles() {
    var article = Article.numbered(1)
    article.title = "A\u{1B}[31mB\u{202E}C\nD"
    let candidates = Completion.of("open ", in: listing([article])).candidates
    #expect(candidates == [Candidate("1", "ABC D")])
  }

  @Test("help completes names of commands, and topics")
  func helpCompletesNamesOfCommands() {
    #expect(completed("help sett", in: english) == "help settings ")
    #expect(completed("help outp", in: english) == "help output ")
    #expect(completed("help scr", in: english) == "help scripting ")
    #expect(completed("aide scr", in: french) == "aide scripts ")
    #expect(completed("aide sor", in: french) == "aide sortie ")
    #expect(Completion.of("help outp", in: english).candidates.allSatisfy { !$0.description.isEmpty })
  }

  @Test(
    "nothing is offered for an invalid line",
    arguments: ["xyzzy", "xyzzy ", "xyzzy --", "top zzz", "top --zzz=", "3 x", "next x", "country qqq"])
  func nothingIsOfferedForRubbish(line: String) {
    #expect(Completion.of(line, in: english) == Completion.none)
  }

  @Test(
    "the same line and session give the same answer",
    arguments: ["", "coun", "source b", "top --country=u", "country \"u"])
  func pure(line: String) {
    #expect(Completion.of(line, in: english) == Completion.of(line, in: english))
  }

  @Test("any text can be completed without harm", arguments: NaughtyStrings.some)
  func noLineIsTooStrange(text: String) {
    expectSound(text)
  }

  @Test("no naughty string is too strange", .enabled(if: Corpus.isAvailable, "SUPERNEWS_CORPUS is not set"))
  func naughty() throws {
    for text in try NaughtyStrings.all() { expectSound(text) }
  }

  /// Checks that the replaced text is part of the line, whatever the line is.
  private func expectSound(_ text: String) {
    for line in [text, "source " + text, "top --country=" + text, "country '" + text, text + "; open "] {
      let completion = Completion.of(line, in: english)
      #expect((0...line.unicodeScalars.count).contains(completion.replaced))
      #expect(completion.insertion == nil || !completion.candidates.isEmpty)
    }
  }
}
