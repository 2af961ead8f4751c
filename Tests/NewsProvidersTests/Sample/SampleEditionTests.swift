import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The sample edition")
struct SampleEditionTests {
  private let events = SampleEdition.events

  @Test("every line of events is read and embedded")
  func eventLines() throws {
    let lines = try EmbeddedFile.lines("events.tsv")
    #expect(lines.count >= 165)
    #expect(events.count == lines.count)
    for line in lines {
      let isRead = SampleEdition.events(in: String(line)).count == 1
      #expect(isRead, "\(line)")
    }
  }

  @Test("every country has events of its own", arguments: Country.main)
  func countries(country: Country) {
    #expect(events.filter { $0.country == country }.count >= 3)
  }

  @Test("every category has a page of events", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) {
    #expect(events.filter { $0.category == category }.count >= 20)
  }

  @Test("a title fits into a line")
  func titles() {
    for event in events {
      #expect(event.english.title.count <= 100)
      #expect(event.french.title.count <= 100)
    }
  }

  @Test("texts are present and without stray characters")
  func texts() {
    for event in events {
      for version in [event.english, event.french] {
        for text in [version.title, version.summary, version.link] {
          #expect(!text.isEmpty)
          #expect(text == text.trimmed)
          let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
          #expect(!hasControls, "\(text)")
        }
      }
    }
  }

  @Test("each text is in its language")
  func versions() {
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

  @Test("dates are in the past, at noon UTC, newest first")
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

  @Test("no title is repeated in a language")
  func titlesAreUnique() {
    let english = duplicates(in: events.map { $0.english.title })
    #expect(english.isEmpty, "\(english)")
    let french = duplicates(in: events.map { $0.french.title })
    #expect(french.isEmpty, "\(french)")
  }
}

@Suite("Lines of a sample edition")
struct SampleEditionLinesTests {
  static let version =
    "Title\tText.\thttps://en.wikipedia.org/wiki/A\tTitre\tTexte.\thttps://fr.wikipedia.org/wiki/A"

  @Test("an event is read from its line")
  func event() throws {
    let read = SampleEdition.events(in: "2001-02-03\tfr\tscience\t\(Self.version)\n")
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

  @Test("events are sorted, newest first")
  func order() {
    let lines = ["2001-02-03", "2003-02-01", "1901-02-03"].map { "\($0)\tfr\tscience\t\(Self.version)" }
    let read = SampleEdition.events(in: lines.joined(separator: "\n"))
    let noons: [Double] = [1_044_100_800, 981_201_600, -2_174_558_400]
    #expect(read.map { $0.date.timeIntervalSince1970 } == noons)
  }

  @Test(
    "an event that does not fit is left out",
    arguments: [
      "nonsense", "2001-02-03\tfr\tscience\tTitle", "yesterday\tfr\tscience\t" + SampleEditionLinesTests.version,
      "2001-02-03\txx\tscience\t" + SampleEditionLinesTests.version,
      "2001-02-03\tfr\tpolitics\t" + SampleEditionLinesTests.version,
      "2001-02-03\tfr\tscience\t" + SampleEditionLinesTests.version + "\tmore",
    ])
  func unfitEvent(line: String) {
    let read = SampleEdition.events(in: "\(line)\n2001-02-03\tfr\tscience\t\(Self.version)\n")
    #expect(read.count == 1)
    #expect(read.first?.english.title == "Title")
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
