import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Arguments of searches")
struct SearchArgumentsTests {
  private static let help = Localized.option("help")
  private let fields = Argument<[SearchRequest.Field]>.list(
    "in", value: "FIELD", help: help,
    of: .choice(
      .option("in"), help: help, of: SearchRequest.Field.allCases.map { ($0, TypedName.option($0.rawValue)) }))
  private let domains = Argument<[String]>.list("domain", value: "D", help: help, of: .domain)
  private let english = Session.fresh(known: NewsSource.samples)
  private let french = Session.fresh(language: .french, known: NewsSource.samples)

  private func offered(_ line: String, in session: Session) -> [String] {
    Completion.of(line, in: session).candidates.map(\.text)
  }

  static let fieldLists: [(String, [SearchRequest.Field])] = [
    ("title", [.title]), ("title,description", [.title, .description]), (" title , content ", [.title, .content]),
    (",title,,content,", [.title, .content]), ("TITLE", [.title]), ("t,d,c", [.title, .description, .content]),
  ]

  @Test("values are separated by commas", arguments: SearchArgumentsTests.fieldLists)
  func lists(text: String, expected: [SearchRequest.Field]) throws {
    #expect(try fields.read(text) == expected)
  }

  @Test("a list of empty values is empty", arguments: ["", ",", " , ", ",,"])
  func emptyList(text: String) {
    let error = #expect(throws: ShellError.self) {
      try fields.read(text)
    }
    guard case .usage(.missingValue("--in", _))? = error else {
      Issue.record("told otherwise")
      return
    }
  }

  @Test("one wrong value in a list is reported alone")
  func wrongElement() {
    let error = #expect(throws: ShellError.self) {
      try fields.read("title,body")
    }
    guard case .value(.notOneOf("body", _, let known))? = error else {
      Issue.record("told otherwise")
      return
    }
    #expect(known.map(\.english) == ["title", "description", "content"])
  }

  static let sites: [(String, [String])] = [
    ("bbc.co.uk", ["bbc.co.uk"]), ("www.lemonde.fr", ["lemonde.fr"]), ("WWW.lemonde.fr", ["lemonde.fr"]),
    ("https://www.bbc.co.uk/news/world?x=1#top", ["bbc.co.uk"]), ("http://user@example.com/", ["example.com"]),
    ("bbc.co.uk,https://lemonde.fr/une, www.nhk.or.jp", ["bbc.co.uk", "lemonde.fr", "nhk.or.jp"]),
    // An invalid host is kept as typed, so that the error can name it.
    ("localhost", ["localhost"]), ("bbc.co.uk/news", ["bbc.co.uk/news"]),
  ]

  @Test("a site is its host's name, however it was copied", arguments: SearchArgumentsTests.sites)
  func hosts(text: String, expected: [String]) throws {
    #expect(try domains.read(text) == expected)
  }

  @Test("any means all languages, other words one language", arguments: ["any", "ANY", "toutes"])
  func anyLanguage(text: String) throws {
    let argument = Argument<LanguageChoice>.languageOrAny(help: Self.help)
    guard case .any = try argument.read(text) else {
      Issue.record("one language only")
      return
    }
    guard case .only(let language) = try argument.read("allemand") else {
      Issue.record("all languages")
      return
    }
    #expect(language.code == "de")
    #expect(throws: NewsError.name(.unknownLanguage("klingon", nearest: nil))) {
      try argument.read("klingon")
    }
  }

  @Test(
    "only the text after the last comma is completed",
    arguments: [
      ("search moon --in ti", ["title"]), ("search moon --in title,d", ["title,description"]),
      ("search moon --in title,description,", ["title,description,content"]),
      ("search moon --in=title,c", ["title,content"]), ("search --source bbc-news,ab", ["bbc-news,abc-news"]),
      ("search --source=le", ["le-monde"]), ("search --source bb", ["bbc-sport", "bbc-news"]),
      ("search --source ,al", [",al-jazeera"]), ("search --domain bbc.co.uk,le", []), ("search --in title,x", []),
    ])
  func completedLists(line: String, expected: [String]) {
    #expect(offered(line, in: english) == expected)
  }

  @Test("the text before the comma stays in the line")
  func insertions() {
    #expect(Completion.of("search moon --in title,d", in: english).insertion == "title,description ")
    #expect(Completion.of("search moon --in=title,d", in: english).insertion == "--in=title,description ")
    let sources = Completion.of("search --source abc-news,b", in: english)
    #expect(sources.insertion == "abc-news,bbc-")
    #expect(sources.replaced == "abc-news,b".count)
    #expect(sources.candidates.map(\.description) == ["BBC Sport", "BBC News"])
  }

  @Test("days, languages and orders are completed in the language of the interface")
  func otherValues() {
    #expect(offered("search moon --from ", in: english) == ["yesterday", "today"])
    #expect(offered("search moon --to ", in: french) == ["hier", "aujourd\u{2019}hui"])
    #expect(offered("search moon --to hi", in: french) == ["hier"])
    #expect(offered("search moon --to hi", in: english).isEmpty)
    #expect(offered("search moon --language any", in: english) == ["any"])
    #expect(offered("search moon --language al", in: french) == ["allemand"])
    #expect(offered("search moon --language ", in: english).first == "any")
    #expect(offered("search moon --sort p", in: english) == ["popularity", "published"])
    #expect(offered("search moon --sort=d", in: french) == ["date"])
    #expect(offered("search mo", in: english).isEmpty)
  }
}
