import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The catalogue of media")
struct MediaCatalogueTests {
  private let media = MediaCatalogue.media

  private func duplicates(in texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !seen.insert($0).inserted }
  }

  @Test("every line is read and embedded")
  func lines() throws {
    let lines = try EmbeddedFile.lines("media.tsv")
    #expect(lines.count >= 500)
    #expect(media.count == lines.count)
    for line in lines {
      let isRead = MediaCatalogue.media(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  @Test("sources have unique ids in NewsAPI's form and are found by them")
  func ids() {
    let repeated = duplicates(in: media.map(\.source.id))
    #expect(repeated.isEmpty, "\(repeated)")
    for medium in media {
      let isPlain = medium.source.id.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      #expect(isPlain && !medium.source.id.isEmpty, "\(medium.source.id)")
      #expect(MediaCatalogue.medium(medium.source.id)?.source == medium.source)
    }
    #expect(MediaCatalogue.medium("no-such-medium") == nil)
  }

  @Test("names and feeds are unique")
  func unique() {
    let names = duplicates(in: media.map(\.source.name))
    #expect(names.isEmpty, "\(names)")
    let feeds = duplicates(in: media.compactMap { $0.feed.flatMap(WebLink.init)?.canonical })
    #expect(feeds.isEmpty, "\(feeds)")
  }

  @Test("sources have a name, a site, a category and two different descriptions, without stray characters")
  func texts() {
    for medium in media {
      #expect(medium.source.category != nil)
      for text in [medium.source.name, medium.english, medium.french] {
        #expect(!text.isEmpty && text == text.trimmed, "\(medium.source.id)")
        let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!hasControls, "\(medium.source.id)")
      }
      #expect(medium.english != medium.french, "\(medium.source.id)")
    }
  }

  @Test("sites and feeds are http or https addresses with a domain and without a login")
  func addresses() throws {
    for medium in media {
      for address in [medium.source.link, medium.feed].compactMap(\.self) {
        let link = try #require(WebLink(address), "\(address)")
        #expect(link.address == address)
        #expect(link.host.contains(".") && !link.host.contains(":"), "\(address)")
        #expect(HTTPClient.withoutLogin(address) == address)
      }
      #expect(medium.source.link != nil)
    }
  }

  @Test("countries and languages have a name")
  func codes() throws {
    for medium in media {
      let country = try #require(medium.source.countryCode)
      let language = try #require(medium.source.languageCode)
      #expect((Country.all + Country.mediaHomes).contains { $0.code == country }, "\(country)")
      #expect((Language.all + Language.mediaLanguages).contains { $0.code == language }, "\(language)")
    }
  }

  private func feeds(_ isWanted: (NewsSource) -> Bool) -> Int {
    media.count { $0.feed != nil && isWanted($0.source) }
  }

  @Test("every country has two sources with a feed, at least one of them of general news", arguments: Country.all)
  func countries(country: Country) {
    #expect(feeds { $0.countryCode == country.code } >= 2)
    #expect(feeds { $0.countryCode == country.code && $0.category == .general } >= 1)
  }

  /// The largest by population, of the countries that have headlines here.
  static let largest = [
    "in", "cn", "us", "id", "ng", "br", "ru", "mx", "jp", "ph", "eg", "de", "tr", "th", "gb", "fr", "za", "it", "co",
    "kr",
  ]

  @Test("the largest countries have two sources with a feed of general news", arguments: MediaCatalogueTests.largest)
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

@Suite("The lines of the catalogue of media")
struct MediaCatalogueLinesTests {
  static let start = "a-b\tA B\thttps://example.com\tsports\ten\tgb\tText.\tTexte."

  @Test("a source is read from its line")
  func medium() throws {
    let read = MediaCatalogue.media(in: Self.start + "\thttps://example.com/feed\n")
    #expect(read.count == 1)
    let medium = try #require(read.first)
    #expect(
      medium.source
        == NewsSource(
          id: "a-b", name: "A B", link: "https://example.com", feed: "https://example.com/feed", category: .sports,
          languageCode: "en", countryCode: "gb"))
    #expect(medium.english == "Text.")
    #expect(medium.french == "Texte.")
    #expect(medium.feed == "https://example.com/feed")
  }

  @Test("a source need not have a feed", arguments: ["\t", "\t  "])
  func withoutFeed(end: String) {
    #expect(MediaCatalogue.media(in: Self.start + end).map(\.feed) == [nil])
  }

  @Test("a medium is described in the reader's language, or in the first of the table")
  func described() throws {
    let medium = try #require(MediaCatalogue.media(in: Self.start + "\t").first)
    #expect(medium.source(in: "en").summary == "Text.")
    #expect(medium.source(in: "fr").summary == "Texte.")
    #expect(medium.source(in: "de").summary == "Text.")
    #expect(medium.source(in: "fr").id == "a-b")
  }

  @Test(
    "a line that does not fit is left out",
    arguments: [
      "nonsense", MediaCatalogueLinesTests.start, MediaCatalogueLinesTests.start + "\t\tmore",
      "a\tA\thttps://example.com\tpolitics\ten\tgb\tText.\tTexte.\t",
    ])
  func unfit(line: String) {
    #expect(MediaCatalogue.media(in: "\(line)\n# b\n\(Self.start)\t\n").map(\.source.id) == ["a-b"])
  }
}
