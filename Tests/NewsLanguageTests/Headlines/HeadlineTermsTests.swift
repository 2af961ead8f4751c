import NewsDomain
import Testing

@testable import NewsLanguage

@Suite("What headlines are compared by")
struct HeadlineTermsTests {
  private let reader = HeadlineTerms { DetectedLanguages().language(of: $0) }

  private func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { HeadlineWord.words(of: $0).map { String(decoding: $0.bytes, as: UTF8.self) } }
  }

  @Test("words, initials, numbers and runs of characters are put together")
  func splitting() {
    #expect(
      words("The U.S. sends 1,234.5 tons, l’Iran 7") == ["the", "us", "sends", "1234.5", "tons", "l", "iran", "7"])
    #expect(words("日本の首相 訪中") == ["日本の首相", "訪中"])
    #expect(words("서울에서 열린") == ["서울에서", "열린"])
    #expect(words("a b. c.d") == ["a", "b", "cd"])
    #expect(words("").isEmpty && words("\u{1F600}").isEmpty)
  }

  /// Names as different languages write them.
  static let names: [[String]] = [
    ["Putin", "Путин"], ["Netanyahu", "נתניהו"], ["Macron", "マクロン"], ["Obama", "أوباما"], ["Zelensky", "Зеленський"],
  ]

  @Test("a name has the same consonants in every script", arguments: names)
  func consonants(_ spellings: [String]) {
    let found = spellings.map { spelling -> [UInt8] in
      var spelling = spelling
      return spelling.withUTF8 { bytes in
        HeadlineWord.words(of: bytes).flatMap { word in
          word.script == .paired
            ? Consonants(word.bytes, script: .other).bytes : Consonants(word.bytes, script: word.script).bytes
        }
      }
    }
    #expect(found[0].prefix(2) == found[1].prefix(2), "\(found.map { String(decoding: $0, as: UTF8.self) })")
    #expect(!found[0].isEmpty)
  }

  /// An event in two languages.
  static let pairs: [(String, String, String, String)] = [
    ("Germany and France reject the budget", "en", "Deutschland und Frankreich lehnen den Haushalt ab", "de"),
    ("Earthquake in Japan kills 27", "en", "Séisme au Japon : 27 morts", "fr"),
    ("Earthquake in Japan kills 27", "en", "Землетрясение в Японии: 27 погибших", "ru"),
    ("Earthquake in Japan kills 27", "en", "זלזלה ביפן: 27 הרוגים", "he"),
    ("Tsunami hits Indonesia", "en", "インドネシアに津波", "ja"), ("Tsunami hits Indonesia", "en", "印度尼西亚发生海啸", "zh"),
  ]

  @Test("headlines of two languages share places, numbers, names and meanings", arguments: pairs)
  func across(title: String, language: String, other: String, otherLanguage: String) {
    let shared = reader.shared(title, language: language, other, otherLanguage: otherLanguage)
    #expect(!shared.isEmpty, "\(title) – \(other)")
    let one = reader.terms(title: title, summary: nil, language: language)
    let two = reader.terms(title: other, summary: nil, language: otherLanguage)
    #expect(one.across.keys.contains { two.across.keys.contains($0) })
    // Words of different languages are never confused.
    #expect(!one.own.keys.contains { key in two.own.keys.contains(key) && !one.across.keys.contains(key) })
  }

  @Test("what two headlines share is told with both spellings, numbers as such")
  func sharing() {
    let shared = reader.shared(
      "Munich plans 300 trams", language: "en", "München plant 300 Straßenbahnen", otherLanguage: "de")
    #expect(shared.contains(SharedTerm(kind: .number, first: "300", second: "300")))
    let words = reader.shared("Volcano erupts", language: "en", "Volcanoes erupted", otherLanguage: "en")
    #expect(words.contains { $0.kind == .word && $0.first == "erupts" && $0.second == "erupted" })
  }

  @Test("words that name a kind of article say nothing, frequent ones little")
  func labels() {
    let plain = reader.terms(title: "Volcano erupts", summary: nil, language: "en")
    let labelled = reader.terms(title: "Live updates: Volcano erupts", summary: nil, language: "en")
    #expect(plain == labelled)
    #expect(reader.weight(of: "the", language: "en") < 0.1)
    #expect(reader.weight(of: "archbishopric", language: "en") == 1)
    #expect(reader.weight(of: "the", language: "en") < reader.weight(of: "minister", language: "en"))
  }

  @Test("the summary counts only if the title says too little")
  func summary() {
    let short = reader.terms(title: "Breaking", summary: "Volcano Hekla erupts near Reykjavik", language: "en")
    #expect(!short.own.isEmpty)
    let long = "Volcano Hekla erupts near Reykjavik"
    #expect(
      reader.terms(title: long, summary: "And something about tulips", language: "en")
        == reader.terms(title: long, summary: nil, language: "en"))
  }

  @Test("without a language the script tells it, and codes of regions count as their language")
  func languages() {
    #expect(reader.terms(title: "ядро", summary: nil, language: nil).language == "ru")
    #expect(reader.terms(title: "חדשות", summary: nil, language: nil).language == "he")
    #expect(reader.terms(title: "津波", summary: nil, language: nil).language == "zh")
    #expect(reader.terms(title: "Lua", summary: nil, language: "pt-BR").language == "pt")
    #expect(reader.terms(title: "Moon", summary: nil, language: nil).language == "en")
  }

  @Test(
    "hostile headlines end soon and do no harm",
    arguments: [
      "", "\u{1F600}", String(repeating: "a", count: 100_000), String(repeating: "水", count: 50_000),
      String(repeating: "1,", count: 50_000), String(repeating: "a.", count: 50_000), "\0\u{1}\u{1B}[31m",
      String(repeating: "e\u{301}\u{302}", count: 20_000),
    ])
  func hostile(text: String) {
    let terms = reader.terms(title: text, summary: text, language: nil)
    #expect(terms.own.keys.count < 600 && terms.across.keys.count < 600)
    _ = reader.shared(text, language: nil, text, otherLanguage: "he")
  }

  @Test("the embedded tables are whole")
  func tables() {
    let vocabulary = Vocabulary.embedded
    let germany = ["germany", "allemagne", "deutschland", "германия", "ドイツ"].map {
      vocabulary.place(Array($0.utf8))?.number
    }
    #expect(germany[0] != nil && Set(germany).count == 1, "\(germany)")
    #expect(vocabulary.place(Array("united states".utf8))?.isPlace == true)
    #expect(vocabulary.place(Array("nowhere at all".utf8)) == nil)
    #expect(WordKey("w", "en").adding("the".utf8).value == WordKey("w").adding("enthe".utf8).value)
  }
}
