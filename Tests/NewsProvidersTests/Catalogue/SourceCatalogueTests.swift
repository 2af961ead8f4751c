import Foundation
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The catalogue of sources")
struct SourceCatalogueTests {
  private let entries = SourceCatalogue.entries

  private func duplicates(in texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !seen.insert($0).inserted }
  }

  @Test("every line is read and embedded")
  func lines() throws {
    let lines = try EmbeddedFile.lines("sources.tsv")
    #expect(lines.count >= 500)
    #expect(entries.count == lines.count)
    for line in lines {
      let isRead = SourceCatalogue.entries(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  static let named: [(title: String?, feed: String, name: String?)] = [
    ("www.theguardian.com", "https://www.theguardian.com/world/rss", "The Guardian"),
    (nil, "https://www.theguardian.com/australia-news/rss", "Guardian Australia"),
    ("lemonde.fr", "https://www.lemonde.fr/international/rss_full.xml", "Le Monde"),
    // A title of its own stays.
    ("World news", "https://www.theguardian.com/world/rss", "World news"),
    ("blog.example", "https://blog.example/feed", "blog.example"), (nil, "https://blog.example/feed", nil),
    ("theguardian.com", "https://blog.example/feed", "theguardian.com"),
  ]

  @Test("a feed without a title but its host has the name of the source whose feed it is", arguments: named)
  func titles(title: String?, feed: String, name: String?) {
    #expect(SourceCatalogue.title(title, of: feed) == name)
  }

  @Test("sources have unique ids in NewsAPI's form and are found by them")
  func ids() {
    let repeated = duplicates(in: entries.map(\.source.id))
    #expect(repeated.isEmpty, "\(repeated)")
    for entry in entries {
      let isPlain = entry.source.id.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      #expect(isPlain && !entry.source.id.isEmpty, "\(entry.source.id)")
      #expect(SourceCatalogue.entry(entry.source.id)?.source == entry.source)
    }
    #expect(SourceCatalogue.entry("no-such-source") == nil)
  }

  @Test("the country of each source is found by its id, name, host and initials")
  func countries() throws {
    let ofSources = SourceCountries.clues(to: entries.map(\.source))
    let further = try Self.furtherHosts().map { (SourceCountries.Clue.host($0.host), $0.country) }
    let clues = ofSources.merging(further) { known, _ in known }
    let lines = clues.map { SourceCatalogue.key(of: $0.key) + "\t" + $0.value.code + "\n" }
    let table = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
    if ProcessInfo.processInfo.environment["SUPERNEWS_WRITE_FIXTURES"] == "1" {
      try EmbeddedFile.write(table, to: "source-countries.tsv")
    }
    let embedded = try EmbeddedFile.text("source-countries.tsv")
    #expect(embedded == table, "SUPERNEWS_WRITE_FIXTURES=1 writes it anew, from sources.tsv and source-hosts.tsv")
    for (clue, country) in clues { #expect(SourceCatalogue.country(of: clue) == country) }
    let unknown: [SourceCountries.Clue] = [
      .name(FoldedName("")), .name(FoldedName("BBC New")), .name(FoldedName("BBC Newss")), .host("bbc.co"),
      .host("~"), .initials("ZZ"), .initials("!"),
    ]
    for clue in unknown { #expect(SourceCatalogue.country(of: clue) == nil) }
  }

  /// The lines of source-hosts.tsv.
  private static func furtherHosts() throws -> [(host: String, country: Country)] {
    try EmbeddedTable.rows(in: EmbeddedFile.text("source-hosts.tsv")).map { row in
      try #require(row.count == 2, "\(row)")
      return (row[0], try #require(Country(code: row[1]), "\(row)"))
    }
  }

  @Test("further hosts have a country that neither a source nor their ending says")
  func hosts() throws {
    let hosts = try Self.furtherHosts()
    #expect(hosts.count >= 100)
    let names = hosts.map { $0.host }
    #expect(names == Set(names).sorted())
    let clues = SourceCountries.clues(to: entries.map(\.source))
    let endings = SourceCountries { _ in nil }
    let known = SourceCountries(SourceCatalogue.country(of:))
    for (host, country) in hosts {
      let link = "https://\(host)/1"
      #expect(clues[.host(host)] == nil, "\(host)")
      #expect(endings.country(of: Article.Source(), link: link) != country, "\(host)")
      #expect(known.country(of: Article.Source(name: "Unheard of"), link: link) == country, "\(host)")
    }
    // That many editions list them says nothing.
    for link in ["https://www.seattletimes.com/1", "https://www.khou.com/1", "https://paper.tv/1"] {
      #expect(known.country(of: Article.Source(), link: link) == nil, "\(link)")
    }
  }

  @Test("names and feeds are unique")
  func unique() {
    let names = duplicates(in: entries.map(\.source.name))
    #expect(names.isEmpty, "\(names)")
    let feeds = duplicates(in: entries.compactMap { $0.feed.flatMap(WebLink.init)?.canonical })
    #expect(feeds.isEmpty, "\(feeds)")
  }

  @Test("sources have a name, a site, a category and two different descriptions, without stray characters")
  func texts() {
    for entry in entries {
      #expect(entry.source.category != nil)
      for text in [entry.source.name, entry.english, entry.french] {
        #expect(!text.isEmpty && text == text.trimmed, "\(entry.source.id)")
        let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!hasControls, "\(entry.source.id)")
      }
      #expect(entry.english != entry.french, "\(entry.source.id)")
    }
  }

  @Test("sites and feeds are http or https addresses with a domain and without a login")
  func addresses() throws {
    for entry in entries {
      for address in [entry.source.link, entry.feed].compactMap(\.self) {
        let link = try #require(WebLink(address), "\(address)")
        #expect(link.address == address)
        #expect(link.host.contains(".") && !link.host.contains(":"), "\(address)")
        #expect(HTTPClient.withoutLogin(address) == address)
      }
      #expect(entry.source.link != nil)
    }
  }

  @Test("countries and languages have a name")
  func codes() throws {
    for entry in entries {
      let country = try #require(entry.source.countryCode)
      let language = try #require(entry.source.languageCode)
      #expect((Country.all + Country.otherCountries).contains { $0.code == country }, "\(country)")
      #expect((Language.all + Language.otherLanguages).contains { $0.code == language }, "\(language)")
    }
  }

  private func feeds(_ isWanted: (NewsSource) -> Bool) -> Int {
    entries.count { $0.feed != nil && isWanted($0.source) }
  }

  @Test("every country has two sources with a feed, at least one of them of general news", arguments: Country.main)
  func countries(country: Country) {
    #expect(feeds { $0.countryCode == country.code } >= 2)
    #expect(feeds { $0.countryCode == country.code && $0.category == .general } >= 1)
  }

  /// The largest by population, of the countries that have headlines here.
  static let largest = [
    "in", "cn", "us", "id", "ng", "br", "ru", "mx", "jp", "ph", "eg", "de", "tr", "th", "gb", "fr", "za", "it", "co",
    "kr",
  ]

  @Test("the largest countries have two sources with a feed of general news", arguments: SourceCatalogueTests.largest)
  func largestCountries(code: String) {
    #expect(feeds { $0.countryCode == code && $0.category == .general } >= 2)
  }

  @Test("every language has two sources with a feed", arguments: Language.all)
  func languages(language: Language) {
    #expect(feeds { $0.languageCode == language.code } >= 2)
  }

  @Test("every category has ten sources with a feed", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) {
    #expect(feeds { $0.category == category } >= 10)
  }
}

@Suite("The lines of the catalogue of sources")
struct SourceCatalogueLinesTests {
  static let start = "a-b\tA B\thttps://example.com\tsports\ten\tgb\tText.\tTexte."

  @Test("a source is read from its line")
  func entry() throws {
    let read = SourceCatalogue.entries(in: Self.start + "\thttps://example.com/feed\n")
    #expect(read.count == 1)
    let entry = try #require(read.first)
    #expect(
      entry.source
        == NewsSource(
          id: "a-b", name: "A B", link: "https://example.com", feed: "https://example.com/feed", category: .sports,
          languageCode: "en", countryCode: "gb"))
    #expect(entry.english == "Text.")
    #expect(entry.french == "Texte.")
    #expect(entry.feed == "https://example.com/feed")
  }

  @Test("a source need not have a feed", arguments: ["\t", "\t  "])
  func withoutFeed(end: String) {
    #expect(SourceCatalogue.entries(in: Self.start + end).map(\.feed) == [nil])
  }

  @Test("a source is described in the reader's language, or in the first of the table")
  func described() throws {
    let entry = try #require(SourceCatalogue.entries(in: Self.start + "\t").first)
    #expect(entry.source(in: "en").summary == "Text.")
    #expect(entry.source(in: "fr").summary == "Texte.")
    #expect(entry.source(in: "de").summary == "Text.")
    #expect(entry.source(in: "fr").id == "a-b")
  }

  @Test(
    "a line that does not fit is left out",
    arguments: [
      "nonsense", SourceCatalogueLinesTests.start, SourceCatalogueLinesTests.start + "\t\tmore",
      "a\tA\thttps://example.com\tpolitics\ten\tgb\tText.\tTexte.\t",
    ])
  func unfit(line: String) {
    #expect(SourceCatalogue.entries(in: "\(line)\n# b\n\(Self.start)\t\n").map(\.source.id) == ["a-b"])
  }
}
