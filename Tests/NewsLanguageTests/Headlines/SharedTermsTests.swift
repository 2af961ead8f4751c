import NewsDomain
import Testing

@testable import NewsLanguage

@Suite("What two headlines share")
struct SharedTermsTests {
  private let reader = HeadlineTerms { DetectedLanguages().language(of: $0) }

  private func shared(_ title: String, _ language: String, _ other: String, _ otherLanguage: String) -> [SharedTerm] {
    reader.shared(title, language: language, other, otherLanguage: otherLanguage)
  }

  @Test("names, numbers and meanings, each as both headlines write it, that which tells most first")
  func kinds() {
    let found = shared(
      "Macron meets Zelensky: 1,250 soldiers", "en", "Макрон встретил Зеленского: 1250 солдат", "ru")
    #expect(
      found.map(\.kind) == [.name, .name, .number, .meaning] && found.first?.first == "Zelensky"
        && found.first?.second == "Зеленского")
    #expect(
      Set(found) == [
        SharedTerm(kind: .name, first: "Zelensky", second: "Зеленского"),
        SharedTerm(kind: .name, first: "Macron", second: "Макрон"),
        SharedTerm(kind: .number, first: "1,250", second: "1250"),
        SharedTerm(kind: .meaning, first: "soldiers", second: "солдат"),
      ])
  }

  @Test("places and names also where particles are written together with them")
  func particles() {
    let arabic = shared("Guterres visits Germany after earthquake", "en", "غوتيريش يزور ألمانيا بعد زلزال", "ar")
    #expect(
      Set(arabic) == [
        SharedTerm(kind: .name, first: "Guterres", second: "غوتيريش"),
        SharedTerm(kind: .place, first: "Germany", second: "ألمانيا"),
        SharedTerm(kind: .meaning, first: "earthquake", second: "زلزال"),
      ])
    let hebrew = shared("Maduro in Germany", "en", "מדורו בגרמניה", "he")
    #expect(
      Set(hebrew) == [
        SharedTerm(kind: .name, first: "Maduro", second: "מדורו"),
        SharedTerm(kind: .place, first: "Germany", second: "בגרמניה"),
      ])
  }

  @Test("runs without blanks are shown as a whole: their words begin nowhere")
  func runs() {
    let japanese = shared("Guterres visits Germany after earthquake", "en", "グテレス氏、ドイツ訪問", "ja")
    #expect(
      Set(japanese) == [
        SharedTerm(kind: .name, first: "Guterres", second: "グテレス氏"),
        SharedTerm(kind: .place, first: "Germany", second: "ドイツ訪問"),
      ])
    #expect(
      shared("독일에서 선거", "ko", "Germany", "en") == [SharedTerm(kind: .place, first: "독일에서", second: "Germany")])
    let korean = shared("서울에서 지진", "ko", "서울 지진 발생", "ko")
    #expect(korean.map(\.kind) == [.word, .word] && korean.map(\.second).contains("지진"))
  }

  @Test("places of several words are one, with all of them")
  func longPlaces() {
    #expect(
      shared("Protest in New York", "en", "Manifestation à New York", "fr") == [
        SharedTerm(kind: .meaning, first: "Protest", second: "Manifestation"),
        SharedTerm(kind: .place, first: "New York", second: "New York"),
      ])
    let japanese = shared("Protest in New York", "en", "ニューヨークで抗議", "ja")
    #expect(japanese.contains(SharedTerm(kind: .place, first: "New York", second: "ニューヨークで抗議")))
  }

  @Test("of one language words and numbers, each told once, labels never")
  func oneLanguage() {
    let found = shared("Live: Volcano Hekla erupts, 3,000 flee", "en", "3,000 flee as Hekla erupts: live video", "en")
    #expect(
      Set(found) == [
        SharedTerm(kind: .word, first: "Hekla", second: "Hekla"),
        SharedTerm(kind: .word, first: "erupts", second: "erupts"),
        SharedTerm(kind: .word, first: "flee", second: "flee"),
        SharedTerm(kind: .number, first: "3,000", second: "3,000"),
      ])
    #expect(found.count == 4)
    #expect(shared("Hekla Hekla Hekla", "en", "Hekla Hekla", "en").count == 1)
    #expect(shared("Live updates: breaking news video", "en", "Live video: latest updates", "en").isEmpty)
  }

  @Test("only capitals make the country of a pronoun, the organisation of a question")
  func pronouns() {
    #expect(shared("US warns", "en", "США", "ru") == [SharedTerm(kind: .place, first: "US", second: "США")])
    #expect(shared("U.S. warns", "en", "США", "ru").map(\.kind) == [.place])
    #expect(shared("Tell us who it was", "en", "США", "ru").isEmpty)
  }

  @Test("the same is shared in the other direction, with the spellings exchanged")
  func direction() {
    let (title, other) = ("Macron meets Zelensky: 1,250 soldiers", "Макрон встретил Зеленского: 1250 солдат")
    let exchanged = shared(other, "ru", title, "en").map {
      SharedTerm(kind: $0.kind, first: $0.second, second: $0.first)
    }
    #expect(Set(exchanged) == Set(shared(title, "en", other, "ru")))
  }

  @Test("languages that are not given are told by the script")
  func languages() {
    let scripts = [
      ("Αθήνα", "el"), ("Москва", "ru"), ("ירושלים", "he"), ("القاهرة", "ar"), ("दिल्ली", "hi"), ("ひらがな", "ja"),
      ("カタカナ", "ja"), ("北京", "zh"), ("서울", "ko"), ("Oslo", "en"), ("", "en"), ("\u{1F600}", "en"),
      ("iPhone 發佈", "zh"),
    ]
    for (title, language) in scripts {
      #expect(reader.terms(title: title, summary: nil, language: nil).language == language, "\(title)")
    }
    for (code, language) in [("pt-BR", "pt"), ("zh_Hant", "zh"), ("EN", "en"), ("fil", "fil"), ("x", "en")] {
      #expect(reader.terms(title: "Lua", summary: nil, language: code).language == language, "\(code)")
    }
  }

  @Test("a title of 10,000 letters counts with its beginning only, cut between characters")
  func longTitle() {
    let beginning = String(repeating: "地震", count: 200)
    let long = beginning + String(repeating: "x", count: 10_000)
    #expect(
      reader.terms(title: beginning + "東京 Hekla", summary: nil, language: "ja")
        == reader.terms(title: beginning, summary: nil, language: "ja"))
    // The limit in bytes may fall inside a character.
    for shift in 0..<4 {
      let title = String(repeating: "a", count: shift) + String(repeating: "\u{1F30B}火", count: 1_500)
      var cut = ""
      for scalar in title.unicodeScalars {
        guard cut.utf8.count + scalar.utf8.count <= 1_200 else { break }
        cut.unicodeScalars.append(scalar)
      }
      #expect(
        reader.terms(title: title, summary: nil, language: "ja")
          == reader.terms(title: cut, summary: nil, language: "ja"))
    }
    #expect(reader.terms(title: long, summary: long, language: nil).own.keys.count < 20)
  }
}
