import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Editions of Google News")
struct GoogleNewsDirectoryTests {
  typealias Edition = GoogleNewsDirectory.Edition

  private let directory = GoogleNewsDirectory.standard

  /// Each country, with `hl` and the language of `ceid` of each of its editions, its own one first.
  private static let facts = """
    ae ar ar
    ar es-419 es-419
    at de de
    au en-AU en
    be fr fr nl nl
    bg bg bg
    br pt-BR pt-419
    ca en-CA en fr-CA fr
    ch de de fr fr
    cn zh-CN zh-Hans
    co es-419 es-419
    cu es-419 es-419
    cz cs cs
    de de de
    eg ar ar
    fr fr fr
    gb en-GB en
    gr el el
    hk zh-HK zh-Hant
    hu hu hu
    id id id en-ID en
    ie en-IE en
    il he he en-IL en
    in en-IN en hi hi
    it it it
    jp ja ja
    kr ko ko
    lt lt lt
    lv lv lv en-LV en
    ma fr fr
    mx es-419 es-419
    my en-MY en ms-MY ms
    ng en-NG en
    nl nl nl
    no no no
    nz en-NZ en
    ph en-PH en
    pl pl pl
    pt pt-PT pt-150
    ro ro ro
    rs sr sr
    ru ru ru
    sa ar ar
    se sv sv
    sg en-SG en
    si sl sl
    sk sk sk
    th th th
    tr tr tr
    tw zh-TW zh-Hant
    ua uk uk ru ru
    us en-US en es-419 es-419
    ve es-419 es-419
    za en-ZA en
    bd bn bn
    cl es-419 es-419
    es es es
    ke en-KE en
    lb ar ar
    pe es-419 es-419
    pk en-PK en
    sn fr fr
    vn vi vi
    """

  /// The editions of each country, by its code.
  static let editions: [String: [Edition]] = facts.split(separator: "\n").reduce(into: [:]) { editions, line in
    let words = line.split(separator: " ").map(String.init)
    let country = words[0].uppercased()
    editions[words[0]] = stride(from: 1, to: words.count, by: 2).map {
      Edition(hl: words[$0], gl: country, ceid: "\(country):\(words[$0 + 1])")
    }
  }

  @Test("every country of the first ones but Algeria has its editions, its own one first", arguments: Country.all)
  func countries(country: Country) {
    #expect(directory.editions[country.code] == Self.editions[country.code])
    if country.isMain { #expect((directory.editions[country.code] == nil) == (country.code == "dz")) }
  }

  @Test("every line of the file is used, and none is repeated")
  func lines() throws {
    #expect(directory.strayLines.isEmpty, "\(directory.strayLines)")
    let lines = try EmbeddedFile.lines("google-news.tsv")
    #expect(Set(lines).count == lines.count)
    let read =
      directory.addresses.count + directory.topics.count + directory.editions.values.flatMap(\.self).count
      + directory.languages.count + directory.queries.values.flatMap(\.self).flatMap(\.words).count
    #expect(read == lines.count)
  }

  @Test("the three values of an edition fit together")
  func agreement() {
    let all =
      directory.editions.flatMap { code, editions in editions.map { (code, $0) } }
      + directory.languages.values.map { ($0.gl.lowercased(), $0) }
      + directory.queries.values.flatMap(\.self).map { ($0.edition.gl.lowercased(), $0.edition) }
    for (code, edition) in all {
      #expect(edition.gl == code.uppercased(), "\(edition)")
      #expect(edition.ceid.hasPrefix("\(edition.gl):\(edition.language)"), "\(edition)")
    }
  }

  @Test("every language can be searched in, all but Urdu in an edition of its own", arguments: Language.all)
  func languages(language: Language) throws {
    let edition = try #require(directory.languages[language.code])
    #expect(edition.language == (language.code == "ur" ? "en" : language.code))
    #expect(directory.editions[edition.gl.lowercased()]?.contains(edition) == true)
  }

  @Test("every category has a topic, the general one the nation's")
  func topics() {
    #expect(Set(directory.topics.keys) == Set(NewsDomain.Category.allCases))
    #expect(directory.topics[.general] == "NATION")
    #expect(directory.topics[.sports] == "SPORTS")
    #expect(Set(directory.topics.values).count == 7)
  }

  /// A country, a language, and `hl` of the edition for them.
  static let choices: [(String, String?, String)] = [
    ("be", nil, "fr"), ("be", "fr", "fr"), ("be", "nl", "nl"), ("be", "de", "fr"), ("ch", "fr", "fr"),
    ("ch", "it", "de"), ("ca", "fr", "fr-CA"), ("ca", "es", "en-CA"), ("ua", "ru", "ru"), ("ua", "en", "uk"),
    ("il", "en", "en-IL"), ("il", "he", "he"), ("us", "es", "es-419"), ("us", "fr", "en-US"), ("id", "en", "en-ID"),
    ("fr", "en", "fr"), ("br", "pt", "pt-BR"), ("tw", "zh", "zh-TW"), ("jp", "zh", "ja"),
  ]

  @Test(
    "of a country's editions the one in the reader's language is chosen", arguments: GoogleNewsDirectoryTests.choices)
  func choice(code: String, language: String?, hl: String) throws {
    let country = try #require(Country(code: code))
    #expect(directory.edition(of: country, in: language.flatMap(Language.init(code:)))?.hl == hl)
  }

  /// A language and a country, and `ceid` of the edition to search in.
  static let searches: [(String?, String?, String)] = [
    (nil, nil, "US:en"), (nil, "jp", "JP:ja"), ("fr", "ca", "CA:fr"), ("fr", "be", "BE:fr"), ("fr", "jp", "FR:fr"),
    ("en", "gb", "GB:en"), ("en", "fr", "US:en"), ("es", "mx", "MX:es-419"), ("es", "fr", "ES:es"),
    ("pt", "pt", "PT:pt-150"), ("pt", nil, "BR:pt-419"), ("zh", "cn", "CN:zh-Hans"), ("zh", "us", "TW:zh-Hant"),
    ("ar", "dz", "EG:ar"), ("fr", "dz", "FR:fr"), ("ur", nil, "PK:en"), ("ur", "in", "PK:en"), ("he", "il", "IL:he"),
    (nil, "dz", "US:en"),
  ]

  @Test(
    "a search uses the country's edition if it has the language, or else the language's own",
    arguments: GoogleNewsDirectoryTests.searches)
  func searchesAreInTheCountrysEditionWhereItIsInTheLanguage(language: String?, code: String?, ceid: String) {
    let edition = directory.edition(
      for: language.flatMap(Language.init(code:)), in: code.flatMap(Country.init(code:)))
    #expect(edition?.ceid == ceid)
  }

  @Test(
    "Algeria is searched for by section, in either of its languages", arguments: [("fr", "FR:fr"), ("ar", "EG:ar")])
  func algeria(language: String, ceid: String) throws {
    let country = try #require(Country(code: "dz"))
    let query = try #require(directory.query(of: country, in: Language(code: language)))
    #expect(query.edition.ceid == ceid)
    #expect(Set(query.words.keys) == Set(NewsDomain.Category.allCases.map(\.code) + ["top"]))
    let name = try #require(query.words["top"])
    let isNamed = query.words.values.allSatisfy { $0.hasPrefix(name) }
    #expect(isNamed)
    #expect(directory.edition(of: country, in: nil) == nil)
  }

  @Test("for Algeria, readers of other languages get the French words")
  func algeriaElse() throws {
    let country = try #require(Country(code: "dz"))
    for language in [nil, Language(code: "de")] {
      #expect(directory.query(of: country, in: language)?.edition.hl == "fr")
    }
    #expect(directory.query(of: .france, in: .french) == nil)
  }

  @Test(
    "a line that does not fit is an error",
    arguments: [
      "nonsense", "address\ttop", "topic\tpolitics\tPOLITICS", "edition\tfr\tfr\tFR", "language\tfr\tfr\tFR\tFR:fr\t",
      "query\tdz\tfr\tFR\tFR:fr\ttop",
    ])
  func stray(line: String) {
    let directory = GoogleNewsDirectory("# a\ntopic\thealth\tHEALTH\n\(line)\n")
    #expect(directory.strayLines == [line])
    #expect(directory.topics == [.health: "HEALTH"])
  }
}
