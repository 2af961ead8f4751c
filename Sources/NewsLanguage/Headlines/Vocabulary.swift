import CEmbedded

/// The meanings and frequencies of words, from the embedded tables.
struct Vocabulary: Sendable {
  /// A number for all words with one meaning, in any language.
  struct Meaning: Sendable, Equatable {
    let number: Int
    /// Whether it is a country, a part of one, or a city.
    let isPlace: Bool

    /// Whether it is the meaning of words such as "live updates", which name a kind of article rather than its subject.
    var isLabel: Bool { number == 0 }

    /// How significant it is: places are in many stories.
    var weight: Double { isPlace ? 0.5 : 0.85 }
  }

  private let meanings: WordTable
  private let frequency: WordTable
  private let firstPlace: Int

  static let embedded = Vocabulary(meanings: supernews_meanings(), frequency: supernews_frequency())

  init(meanings: supernews_file, frequency: supernews_file) {
    self.meanings = WordTable(meanings, isWide: true)
    self.frequency = WordTable(frequency, isWide: false)
    let rest = self.meanings.rest
    firstPlace = rest.count < 2 ? .max : Int(UInt16(littleEndian: rest.loadUnaligned(as: UInt16.self)))
  }

  /// The languages with known word frequencies.
  private static let counted: Set<String> = [
    "en", "fr", "de", "es", "it", "pt", "nl", "pl", "ru", "uk", "tr", "ar", "he", "sv",
  ]

  /// How significant a word is: 0 at a Zipf frequency of 7, 1 at 3 and below.
  func weight(of word: some Collection<UInt8>, language: String) -> Double {
    guard !frequency.isEmpty, Self.counted.contains(language) else { return word.count < 4 ? 0.3 : 1 }
    guard let step = frequency[WordKey("w", language).adding(word)] else { return 1 }
    return max(0, min(1, (7 - Double(step) / 4) / 4))
  }

  private func meaning(_ key: WordKey) -> Meaning? {
    meanings[key].map { Meaning(number: $0, isPlace: $0 >= firstPlace) }
  }

  /// The place of a name, which may have several words.
  func place(_ name: some Sequence<UInt8>) -> Meaning? { meaning(WordKey("p").adding(name)) }

  /// The meaning of a run of Chinese or Japanese characters.
  func meaning(ofRun run: ArraySlice<UInt8>, language: String, isSingle: Bool) -> Meaning? {
    meaning(WordKey("l", language).adding(run)) ?? (isSingle ? nil : place(run))
  }

  /// The meaning of a word, of a word that it begins with, or of a place of whose name it is a form.
  func meaning(of word: HeadlineWord, language: String) -> Meaning? {
    let forms = word.formsWithoutParticles
    for form in forms {
      if let known = meaning(WordKey("l", language).adding(form)) ?? place(form) { return known }
    }
    let isSemitic = word.script == .arabic || word.script == .hebrew
    for form in forms {
      if let known = beginning(of: form, kind: "l", language, least: isSemitic ? 3 : 4, longestRest: 5, isWhole: false),
        !known.isLabel
      {
        return known
      }
      if let known = beginning(of: form, kind: "s", "", least: 4, longestRest: 3, isWhole: true) { return known }
    }
    return nil
  }

  /// The meaning of the longest known prefix of a word.
  private func beginning(
    of word: ArraySlice<UInt8>, kind: Character, _ language: String, least: Int, longestRest: Int, isWhole: Bool
  ) -> Meaning? {
    var key = WordKey(kind, language)
    var keys: [WordKey] = []
    for (place, byte) in word.enumerated() {
      // Each byte that begins a character ends the one before.
      if place > 0, byte & 0xC0 != 0x80 { keys.append(key) }
      key.add(byte)
    }
    if isWhole { keys.append(key) }
    let length = keys.count + (isWhole ? 0 : 1)
    var count = keys.count
    while count >= max(least, length - longestRest) {
      if let known = meaning(keys[count - 1]) { return known }
      count -= 1
    }
    return nil
  }
}

extension HeadlineWord {
  private static let arabicParticles = ["وال", "بال", "لل", "ال", "و", "ب", "ل", "ف", "ك"].map { Array($0.utf8) }
  /// The Arabic article, alone and after particles that are written together with it.
  private static let arabicArticles = arabicParticles.prefix(4)
  private static let hebrewParticles = ["ה", "ו", "ב", "ל", "מ", "ש", "כ"].map { Array($0.utf8) }
  private static let hebrewPairs = ["ו", "ש", "מ"].flatMap { first in
    ["ה", "ב", "ל", "מ", "ש"].map { Array((first + $0).utf8) }
  }

  /// The word, and in Arabic and Hebrew its forms without attached particles.
  var formsWithoutParticles: [ArraySlice<UInt8>] {
    let characters = bytes.count / 2
    switch script {
    case .arabic:
      return [bytes[...]]
        + Self.arabicParticles.filter { bytes.starts(with: $0) && characters - $0.count / 2 >= 3 }
        .map { bytes.dropFirst($0.count) }
    case .hebrew:
      let pairs = characters > 4 ? Self.hebrewPairs : []
      return [bytes[...]]
        + ((characters > 3 ? Self.hebrewParticles : []) + pairs).filter { bytes.starts(with: $0) }
        .map { bytes.dropFirst($0.count) }
    default: return [bytes[...]]
    }
  }

  /// The word without the Arabic article.
  var withoutArticle: ArraySlice<UInt8> {
    guard script == .arabic,
      let article = Self.arabicArticles.first(where: { bytes.starts(with: $0) && (bytes.count - $0.count) / 2 >= 3 })
    else { return bytes[...] }
    return bytes.dropFirst(article.count)
  }

  /// The length of the stem that the forms of a word share.
  private static let stemLength = 6

  /// The part that the forms of a word share.
  func stem(language: String) -> ArraySlice<UInt8> {
    if script == .latin, language == "en" { return englishStem }
    let word = withoutArticle
    var characters = 0
    for (place, byte) in zip(word.indices, word) where byte & 0xC0 != 0x80 {
      if characters == Self.stemLength { return word[..<place] }
      characters += 1
    }
    return word
  }

  private var englishStem: ArraySlice<UInt8> {
    var word = bytes
    func ends(_ ending: String) -> Bool { word.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
    if word.count > 4, ends("ies") {
      word.removeLast(3)
      word.append(UInt8(ascii: "y"))
    } else if word.count > 3, ends("s"), !ends("ss") {
      word.removeLast()
    }
    if word.count > 5, ends("ing") {
      word.removeLast(3)
    } else if word.count > 4, ends("ed") {
      word.removeLast(2)
    }
    if word.count > 4, ends("e") { word.removeLast() }
    if word.count > 4, word.last == word[word.count - 2] { word.removeLast() }
    return word[...]
  }
}
