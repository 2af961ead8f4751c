import NewsDomain
import Testing

@testable import NewsData

@Suite("The sample edition")
struct SampleEditionTests {
  private let events = SampleEdition.events
  private let media = SampleEdition.media

  /// The lines of a file that the edition is made of.
  private func lines(_ name: String) throws -> [Substring] {
    let file: String = #filePath
    let root = "/" + file.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: root + "/Sources/CSampleEdition/" + name))
    let text = try #require(String(validating: bytes, as: UTF8.self))
    return text.split(separator: "\n")
  }

  @Test("every line of events is understood and embedded")
  func eventLines() throws {
    let lines = try lines("events.tsv")
    #expect(lines.count >= 165)
    #expect(events.count == lines.count)
    for line in lines {
      let isRead = SampleEdition.events(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  @Test("every line of media is understood and embedded")
  func mediaLines() throws {
    let lines = try lines("sources.tsv")
    #expect(lines.count >= 60)
    #expect(media.count == lines.count)
    for line in lines {
      let isRead = SampleEdition.media(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  @Test("every country has events of its own", arguments: Country.all)
  func countries(country: Country) {
    #expect(events.filter { $0.country == country }.count >= 3)
  }

  @Test("every category has a page of events", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) {
    #expect(events.filter { $0.category == category }.count >= 20)
  }

  @Test("a title fits a line")
  func titles() {
    for event in events {
      #expect(event.english.title.count <= 100)
      #expect(event.french.title.count <= 100)
    }
  }

  @Test("texts are there and clean")
  func texts() {
    for event in events {
      for telling in [event.english, event.french] {
        for text in [telling.title, telling.summary, telling.link] {
          #expect(!text.isEmpty)
          #expect(text == text.trimmed)
          let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
          #expect(!hasControls, "\(text)")
        }
      }
    }
  }

  @Test("each telling is in its language")
  func tellings() {
    let french: Set<String> = ["le", "la", "les", "l", "de", "des", "du", "d", "un", "une"]
    let english: Set<String> = ["the", "a", "an", "of", "in"]
    for event in events {
      #expect(event.english.title != event.french.title)
      let isEnglish = !words(of: event.english.summary).isDisjoint(with: english)
      #expect(isEnglish, "\(event.english.summary)")
      let isFrench = !words(of: event.french.summary).isDisjoint(with: french)
      #expect(isFrench, "\(event.french.summary)")
    }
  }

  @Test("links lead to Wikipedia")
  func links() throws {
    for event in events {
      let english = try #require(WebLink(event.english.link))
      #expect(english.host == "en.wikipedia.org")
      #expect(english.address.hasPrefix("https://en.wikipedia.org/wiki/"))
      let french = try #require(WebLink(event.french.link))
      #expect(["fr.wikipedia.org", "en.wikipedia.org"].contains(french.host))
    }
  }

  @Test("dates are past, at noon UTC, newest first")
  func dates() {
    let now = Date()
    for event in events {
      #expect(event.date < now)
      #expect((event.date.timeIntervalSince1970 - 43_200).truncatingRemainder(dividingBy: 86_400) == 0)
    }
    for (newer, older) in zip(events, events.dropFirst()) {
      #expect(newer.date >= older.date)
    }
  }

  @Test("no title is told twice in a language")
  func titlesAreUnique() {
    let english = duplicates(in: events.map { $0.english.title })
    #expect(english.isEmpty, "\(english)")
    let french = duplicates(in: events.map { $0.french.title })
    #expect(french.isEmpty, "\(french)")
  }

  @Test("media have ids of their own, as NewsAPI writes them")
  func mediaIDs() {
    let repeated = duplicates(in: media.map { $0.source.id })
    #expect(repeated.isEmpty, "\(repeated)")
    for medium in media {
      let isPlain = medium.source.id.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      #expect(isPlain, "\(medium.source.id)")
      #expect(!medium.source.id.isEmpty)
    }
  }

  @Test("media have a name, a page, a language, a country and two descriptions")
  func mediaFields() throws {
    for medium in media {
      #expect(!medium.source.name.trimmed.isEmpty)
      let link = try #require(medium.source.link)
      #expect(WebLink(link) != nil, "\(link)")
      #expect(medium.source.languageCode?.count == 2)
      #expect(medium.source.countryCode?.count == 2)
      #expect(!medium.english.trimmed.isEmpty)
      #expect(!medium.french.trimmed.isEmpty)
      #expect(medium.english != medium.french)
      for text in [medium.source.name, medium.english, medium.french] {
        let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!hasControls, "\(text)")
      }
    }
  }

  @Test("every language has a medium", arguments: Language.all)
  func languages(language: Language) {
    #expect(media.contains { $0.source.languageCode == language.code })
  }

  @Test("every category has a medium", arguments: NewsDomain.Category.allCases)
  func mediaCategories(category: NewsDomain.Category) {
    #expect(media.contains { $0.source.category == category })
  }

  @Test("the favourite media of a new reader are there", arguments: InterfaceLanguage.allCases)
  func favourites(locale: InterfaceLanguage) throws {
    let edition = Edition.standard(for: locale)
    let medium = try #require(media.first { $0.source.id == edition.source.id })
    #expect(medium.source.name == edition.source.name)
    #expect(medium.source.countryCode == edition.country.code)
    #expect(medium.source.languageCode == edition.language.code)
  }

  @Test("both favourite media are known by NewsAPI's ids", arguments: ["abc-news", "le-monde"])
  func favouriteIDs(id: String) {
    #expect(media.contains { $0.source.id == id })
  }
}

@Suite("Lines of a sample edition")
struct SampleEditionLinesTests {
  static let telling =
    "Title\tText.\thttps://en.wikipedia.org/wiki/A\tTitre\tTexte.\thttps://fr.wikipedia.org/wiki/A"

  @Test("an event is read out of its line")
  func event() throws {
    let read = SampleEdition.events(in: "2001-02-03\tfr\tscience\t\(Self.telling)\n")
    #expect(read.count == 1)
    let event = try #require(read.first)
    #expect(event.date == Date(timeIntervalSince1970: 981_201_600))
    #expect(event.country == .france)
    #expect(event.category == .science)
    #expect(event.english.title == "Title")
    #expect(event.english.summary == "Text.")
    #expect(event.english.link == "https://en.wikipedia.org/wiki/A")
    #expect(event.french.title == "Titre")
    #expect(event.french.summary == "Texte.")
    #expect(event.french.link == "https://fr.wikipedia.org/wiki/A")
  }

  @Test("a medium is read out of its line")
  func medium() throws {
    let read = SampleEdition.media(in: "a-b\tA B\thttps://example.com\tsports\ten\tgb\tText.\tTexte.\n")
    #expect(read.count == 1)
    let medium = try #require(read.first)
    #expect(
      medium.source
        == NewsSource(
          id: "a-b", name: "A B", link: "https://example.com", category: .sports, languageCode: "en",
          countryCode: "gb"))
    #expect(medium.english == "Text.")
    #expect(medium.french == "Texte.")
  }

  @Test("events are put in order, newest first")
  func order() {
    let lines = ["2001-02-03", "2003-02-01", "1901-02-03"].map { "\($0)\tfr\tscience\t\(Self.telling)" }
    let read = SampleEdition.events(in: lines.joined(separator: "\n"))
    let noons: [Double] = [1_044_100_800, 981_201_600, -2_174_558_400]
    #expect(read.map { $0.date.timeIntervalSince1970 } == noons)
  }

  @Test(
    "an event that does not fit is left out",
    arguments: [
      "nonsense", "2001-02-03\tfr\tscience\tTitle", "yesterday\tfr\tscience\t" + SampleEditionLinesTests.telling,
      "2001-02-03\txx\tscience\t" + SampleEditionLinesTests.telling,
      "2001-02-03\tfr\tpolitics\t" + SampleEditionLinesTests.telling,
      "2001-02-03\tfr\tscience\t" + SampleEditionLinesTests.telling + "\tmore",
    ])
  func unfitEvent(line: String) {
    let read = SampleEdition.events(in: "\(line)\n2001-02-03\tfr\tscience\t\(Self.telling)\n")
    #expect(read.count == 1)
    #expect(read.first?.english.title == "Title")
  }

  @Test(
    "a medium that does not fit is left out",
    arguments: ["nonsense", "a\tA\thttps://example.com\tpolitics\ten\tgb\tText.\tTexte."])
  func unfitMedium(line: String) {
    let read = SampleEdition.media(in: "\(line)\nb\tB\thttps://example.com\tsports\ten\tgb\tText.\tTexte.\n")
    #expect(read.map(\.source.id) == ["b"])
  }
}

extension SampleEditionTests {
  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split(whereSeparator: { !$0.isLetter }).map { String($0) })
  }

  private func duplicates(in texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !seen.insert($0).inserted }
  }
}
