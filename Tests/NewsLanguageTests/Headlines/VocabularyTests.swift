import CEmbedded
import Testing

@testable import NewsLanguage

@Suite("The embedded vocabulary")
struct VocabularyTests {
  private let vocabulary = Vocabulary.embedded

  private func meaning(_ text: String, _ language: String) -> Vocabulary.Meaning? {
    guard let word = HeadlineWord.words(of: text).first else { return nil }
    return word.script == .paired
      ? vocabulary.meaning(ofRun: word.bytes[...], language: language, isSingle: false)
      : vocabulary.meaning(of: word, language: language)
  }

  /// Names of one place, each with the language of the headline.
  private static let places: [[(String, String)]] = [
    [
      ("Germany", "en"), ("Allemagne", "fr"), ("Deutschland", "de"), ("Alemania", "es"), ("Germania", "it"),
      ("Alemanha", "pt"), ("Duitsland", "nl"), ("Niemcy", "pl"), ("Германия", "ru"), ("Німеччина", "uk"),
      ("Almanya", "tr"), ("ألمانيا", "ar"), ("גרמניה", "he"), ("ドイツ", "ja"), ("德国", "zh"), ("德國", "zh"),
      ("독일", "ko"), ("Tyskland", "sv"), ("Γερμανία", "el"), ("जर्मनी", "hi"), ("Německo", "cs"), ("آلمان", "fa"),
      ("Jerman", "id"),
    ],
    [
      ("Ukraine", "en"), ("Ucrania", "es"), ("Ucraina", "it"), ("Украина", "ru"), ("Україна", "uk"),
      ("أوكرانيا", "ar"), ("אוקראינה", "he"), ("ウクライナ", "ja"), ("乌克兰", "zh"), ("烏克蘭", "zh"),
      ("우크라이나", "ko"), ("Ουκρανία", "el"), ("Ukrayna", "tr"),
    ],
    [("Japan", "en"), ("Japon", "fr"), ("Giappone", "it"), ("Япония", "ru"), ("اليابان", "ar"), ("יפן", "he")],
    [
      ("Paris", "en"), ("Париж", "ru"), ("باريس", "ar"), ("פריז", "he"), ("パリ", "ja"), ("巴黎", "zh"), ("파리", "ko"),
      ("Παρίσι", "el"), ("Parigi", "it"),
    ],
    [
      ("Moscow", "en"), ("Moscou", "fr"), ("Moskau", "de"), ("Москва", "ru"), ("موسكو", "ar"), ("מוסקבה", "he"),
      ("モスクワ", "ja"), ("莫斯科", "zh"), ("모스크바", "ko"), ("Mosca", "it"),
    ],
    [
      ("California", "en"), ("Californie", "fr"), ("Kalifornien", "de"), ("Калифорния", "ru"), ("カリフォルニア", "ja"),
      ("加利福尼亚州", "zh"), ("加利福尼亚", "zh"),
    ],
    // Forms of a name, and with attached particles.
    [
      ("Germany", "en"), ("Германии", "ru"), ("Германией", "ru"), ("Niemiec", "pl"), ("Deutschlands", "de"),
      ("بألمانيا", "ar"), ("وألمانيا", "ar"), ("בגרמניה", "he"), ("ובגרמניה", "he"),
    ],
    [("Moscow", "en"), ("Москве", "ru")],
    [("USA", "fr"), ("US", "en"), ("U.S.", "en"), ("США", "ru"), ("アメリカ", "ja"), ("美国", "zh"), ("American", "en")],
  ]

  @Test("a place has one meaning in all languages", arguments: places)
  func place(names: [(String, String)]) throws {
    let first = try #require(meaning(names[0].0, names[0].1))
    #expect(first.isPlace && !first.isLabel)
    for (name, language) in names { #expect(meaning(name, language) == first, "\(name) in \(language)") }
  }

  @Test("places of several words are known by all of them")
  func severalWords() {
    func place(_ name: String) -> Vocabulary.Meaning? { vocabulary.place(Array(name.utf8)) }
    #expect(place("united states") != nil)
    #expect(place("united states") == place("etats unis"))
    #expect(place("united states") == place("vereinigte staaten"))
    #expect(place("new york") != nil && place("york new") == nil && place("") == nil)
  }

  /// Words with one meaning, each with the language of the headline.
  private static let words: [[(String, String)]] = [
    [
      ("election", "en"), ("elections", "en"), ("Élections", "fr"), ("Wahl", "de"), ("Wahlen", "de"),
      ("elecciones", "es"), ("elezioni", "it"), ("выборы", "ru"), ("вибори", "uk"), ("seçim", "tr"), ("选举", "zh"),
      ("選挙", "ja"), ("الانتخابات", "ar"), ("للانتخابات", "ar"), ("בחירות", "he"),
    ],
    [
      ("earthquake", "en"), ("séisme", "fr"), ("Erdbeben", "de"), ("Erdbebens", "de"), ("terremoto", "es"),
      ("землетрясение", "ru"), ("地震", "ja"), ("地震", "zh"), ("زلزال", "ar"),
    ],
    [("war", "en"), ("guerre", "fr")],
  ]

  @Test("a word of the lexicon has one meaning in all languages, and its forms have it too", arguments: words)
  func word(texts: [(String, String)]) throws {
    let first = try #require(meaning(texts[0].0, texts[0].1))
    #expect(!first.isPlace && !first.isLabel)
    for (text, language) in texts { #expect(meaning(text, language) == first, "\(text) in \(language)") }
  }

  @Test("a word has its meaning in its language only")
  func otherLanguage() {
    #expect(meaning("Wahl", "de") != nil)
    #expect(meaning("Wahl", "en") == nil)
    #expect(meaning("zzyzx", "en") == nil)
  }

  private static let labels = [
    ("live", "en"), ("updates", "en"), ("breaking", "en"), ("video", "en"), ("direct", "fr"), ("vidéo", "fr"),
    ("Liveticker", "de"), ("directo", "es"), ("видео", "ru"), ("速報", "ja"), ("视频", "zh"), ("عاجل", "ar"),
  ]

  @Test("words that name a kind of article are labels", arguments: labels)
  func label(word: String, language: String) {
    #expect(meaning(word, language)?.isLabel == true)
  }

  @Test("frequent words weigh little, rare and unknown ones all, in each language by its own count")
  func weights() {
    func weight(_ word: String, _ language: String) -> Double {
      vocabulary.weight(of: Array(word.utf8), language: language)
    }
    #expect(weight("the", "en") == 0)
    #expect(weight("le", "fr") == 0)
    #expect(weight("volcano", "en") > weight("president", "en"))
    #expect(weight("president", "en") > weight("said", "en"))
    #expect(weight("zzyzx", "en") == 1)
    #expect((0.1..<1).contains(weight("правительство", "ru")))
    // Other languages have no frequencies: short words are assumed to be frequent.
    #expect(weight("och", "xx") == 0.3 && weight("vulkan", "xx") == 1)
  }

  // MARK: - Tables

  private func withTable<Result>(_ bytes: [UInt8], _ body: (supernews_file) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { try body(supernews_file(bytes: $0.baseAddress, count: $0.count)) }
  }

  /// A table as written by `scripts/data/vocabulary`.
  private func table(_ words: [(WordKey, UInt16)], rest: [UInt8] = []) -> [UInt8] {
    func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    let words = words.sorted { $0.0.value < $1.0.value }
    return little(UInt32(words.count)) + words.flatMap { little($0.0.value) } + words.flatMap { little($0.1) } + rest
  }

  @Test("a table is read from its bytes, wherever they lie")
  func madeTable() {
    let keys = (0..<100).map { WordKey("l", "en").adding("word\($0)".utf8) }
    let bytes = table(keys.enumerated().map { ($1, UInt16($0 * 600)) }, rest: [7, 8])
    for shift in 0..<4 {
      let moved = [UInt8](repeating: 0, count: shift) + bytes
      moved.withUnsafeBufferPointer { moved in
        let table = WordTable(
          supernews_file(bytes: moved.baseAddress.map { $0 + shift }, count: moved.count - shift), isWide: true)
        for (number, key) in keys.enumerated() { #expect(table[key] == number * 600) }
        #expect(table[WordKey("l", "en").adding("other".utf8)] == nil)
        #expect(Array(table.rest) == [7, 8])
      }
    }
  }

  @Test("a table that is missing, cut off or says too much of itself is empty")
  func damagedTables() {
    let whole = table([(WordKey("l", "en").adding("war".utf8), 9)])
    let tooMany = [UInt8](repeating: 0xFF, count: 4) + whole.dropFirst(4)
    let damaged: [[UInt8]] = [[], [1], [0, 0, 0, 0], Array(whole.dropLast()), tooMany]
    for bytes in damaged {
      withTable(bytes) { file in
        let table = WordTable(file, isWide: true)
        #expect(table.isEmpty)
        #expect(table[WordKey("l", "en").adding("war".utf8)] == nil)
      }
    }
  }

  @Test("without the table of frequencies, short words weigh little and all others alike")
  func withoutFrequencies() {
    withTable([]) { nothing in
      let vocabulary = Vocabulary(meanings: supernews_meanings(), frequency: nothing)
      #expect(vocabulary.weight(of: Array("the".utf8), language: "en") == 0.3)
      #expect(vocabulary.weight(of: Array("said".utf8), language: "en") == 1)
      #expect(vocabulary.place(Array("germany".utf8)) != nil)
      let empty = Vocabulary(meanings: nothing, frequency: nothing)
      #expect(empty.place(Array("germany".utf8)) == nil)
    }
  }
}
