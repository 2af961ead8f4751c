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

  @Test("every line is understood and embedded")
  func everyLineIsUnderstoodAndEmbedded() throws {
    let lines = try EmbeddedFile.lines("media.tsv")
    #expect(lines.count >= 500)
    #expect(media.count == lines.count)
    for line in lines {
      let isRead = MediaCatalogue.media(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  @Test("media have ids of their own, as NewsAPI writes them, and are found by them")
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

  @Test("names and feeds are told apart")
  func namesAndFeedsAreToldApart() {
    let names = duplicates(in: media.map(\.source.name))
    #expect(names.isEmpty, "\(names)")
    let feeds = duplicates(in: media.compactMap { $0.feed.flatMap(WebLink.init)?.canonical })
    #expect(feeds.isEmpty, "\(feeds)")
  }

  @Test("media have a name, a site, a category and two descriptions, clean and apart")
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

  @Test("sites and feeds are addresses of http or https, of a host with a domain and no login")
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

  @Test("countries and languages are ones that have a name")
  func codes() throws {
    for medium in media {
      let country = try #require(medium.source.countryCode)
      let language = try #require(medium.source.languageCode)
      for locale in InterfaceLanguage.allCases {
        #expect(Country.name(ofCode: country, in: locale) != country.uppercased(), "\(country)")
        #expect(Language.name(ofCode: language, in: locale) != language, "\(language)")
      }
    }
  }

  private func feeds(_ isWanted: (NewsSource) -> Bool) -> Int {
    media.count { $0.feed != nil && isWanted($0.source) }
  }

  @Test("every country has two media with a feed, and one of them of general news", arguments: Country.all)
  func countries(country: Country) {
    #expect(feeds { $0.countryCode == country.code } >= 2)
    #expect(feeds { $0.countryCode == country.code && $0.category == .general } >= 1)
  }

  /// By people, of those that have headlines here.
  static let largest = [
    "in", "cn", "us", "id", "ng", "br", "ru", "mx", "jp", "ph", "eg", "de", "tr", "th", "gb", "fr", "za", "it", "co",
    "kr",
  ]

  @Test("the largest countries have two media with a feed of general news", arguments: MediaCatalogueTests.largest)
  func largestCountries(code: String) {
    #expect(feeds { $0.countryCode == code && $0.category == .general } >= 2)
  }

  @Test("every language has two media with a feed", arguments: Language.all)
  func languages(language: Language) {
    #expect(feeds { $0.languageCode == language.code } >= 2)
  }

  @Test("every category has ten media with a feed", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) {
    #expect(feeds { $0.category == category } >= 10)
  }

  @Test("the favourite media of a new reader are there, with a feed", arguments: InterfaceLanguage.allCases)
  func favourites(locale: InterfaceLanguage) throws {
    let edition = Edition.standard(for: locale)
    let medium = try #require(MediaCatalogue.medium(edition.source.id))
    #expect(medium.source.name == edition.source.name)
    #expect(medium.source.countryCode == edition.country.code)
    #expect(medium.source.languageCode == edition.language.code)
    #expect(medium.feed != nil)
  }
}

@Suite("Lines of a catalogue of media")
struct MediaCatalogueLinesTests {
  static let start = "a-b\tA B\thttps://example.com\tsports\ten\tgb\tText.\tTexte."

  @Test("a medium is read out of its line")
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

  @Test("a medium need not have a feed", arguments: ["\t", "\t  "])
  func withoutFeed(end: String) {
    #expect(MediaCatalogue.media(in: Self.start + end).map(\.feed) == [nil])
  }

  @Test("a medium is described in the reader's language")
  func described() throws {
    let medium = try #require(MediaCatalogue.media(in: Self.start + "\t").first)
    #expect(medium.source(in: .english).summary == "Text.")
    #expect(medium.source(in: .french).summary == "Texte.")
    #expect(medium.source(in: .french).id == "a-b")
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
