import NewsDomain

/// The parts of a headline, by which it is compared.
struct HeadlineParts {
  struct Part {
    let key: UInt32
    var weight: Double
    let kind: SharedTerm.Kind
    /// Its range in the headline, in bytes.
    let range: Range<Int>
  }

  /// Words, pairs of characters and numbers, to compare with headlines of the same language.
  private(set) var own: [Part] = []
  /// Meanings, places, numbers and names, to compare with headlines of other languages.
  private(set) var across: [Part] = []

  private let vocabulary: Vocabulary
  private let language: String
  private let headline: UnsafeBufferPointer<UInt8>
  /// Whether most words begin with a capital letter, so that capitals do not mark names.
  private var isTitleCase = false

  /// - Parameter headline: Valid UTF-8.
  init(_ headline: UnsafeBufferPointer<UInt8>, language: String, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    self.language = language
    self.headline = headline
    let words = HeadlineWord.words(of: headline)
    let long = words.filter { $0.script == .latin && $0.bytes.count > 3 }
    isTitleCase = long.count { isCapital($0) } * 2 > long.count
    var place = 0
    while place < words.count { place += read(words, at: place) }
  }

  /// Reads the part that begins at a word.
  ///
  /// - Returns: how many words it has.
  private mutating func read(_ words: [HeadlineWord], at place: Int) -> Int {
    let word = words[place]
    switch word.script {
    case .digits: readNumber(word)
    case .paired: readRun(word)
    case .latin, .greek, .cyrillic, .hebrew, .arabic, .other:
      if let count = readPlace(words, at: place) { return count }
      readWord(word, isFirst: place == 0)
    }
    return 1
  }

  private mutating func readNumber(_ word: HeadlineWord) {
    let digits = word.bytes
    let isYear = digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
    let weight = digits.count < 2 ? 0.3 : digits.count == 2 || isYear ? 0.5 : 0.9
    let part = Part(
      key: TermVector.key(WordKey("#").adding(digits).value, of: .number), weight: weight, kind: .number,
      range: word.range)
    own.append(part)
    across.append(part)
  }

  /// Reads the name of a place with several words.
  private mutating func readPlace(_ words: [HeadlineWord], at place: Int) -> Int? {
    for count in [3, 2] where place + count <= words.count {
      let parts = words[place..<(place + count)]
      guard parts.allSatisfy({ $0.script == parts[place].script }),
        let known = vocabulary.place(parts.map(\.bytes).joined(separator: [0x20]))
      else { continue }
      let range = words[place].range.lowerBound..<words[place + count - 1].range.upperBound
      across.append(
        Part(key: Self.key(of: known), weight: known.weight, kind: .place, range: range))
      for word in parts { addOwn(word, weight: vocabulary.weight(of: word.bytes, language: language)) }
      return count
    }
    return nil
  }

  private mutating func readWord(_ word: HeadlineWord, isFirst: Bool) {
    guard word.bytes.count > 1 else { return }
    let known = vocabulary.meaning(of: word, language: language)
    if known?.isLabel == true { return }
    var weight = vocabulary.weight(of: word.bytes, language: language)
    let forms = word.formsWithoutParticles
    if weight == 1, forms.count > 1 {
      weight = forms.dropFirst().map { vocabulary.weight(of: $0, language: language) + 0.1 }.reduce(1, min)
    }
    addOwn(word, weight: weight)
    // Only capitals distinguish the country from the pronoun, the organisation from the word.
    if word.bytes.count <= 3, ["us", "it", "who"].contains(where: { word.bytes.elementsEqual($0.utf8) }),
      headline[word.range.upperBound - 1] & 0xDF != headline[word.range.upperBound - 1]
    {
      return
    }
    if let known {
      across.append(
        Part(
          key: Self.key(of: known), weight: known.weight, kind: known.isPlace ? .place : .meaning, range: word.range))
    } else if weight >= 0.6 {
      readName(word, forms, weight: weight)
    }
  }

  private mutating func readName(_ word: HeadlineWord, _ forms: [ArraySlice<UInt8>], weight: Double) {
    let isName = word.script == .arabic || word.script == .hebrew || isCapital(word)
    addName(Array(word.withoutArticle), word, weight: (isName ? 1 : 0.6) * weight)
    let isSemitic = word.script == .arabic || word.script == .hebrew
    if isSemitic, forms.count > 1, let last = forms.last,
      Consonants(word.bytes, script: word.script).bytes.count > Consonants.fewest
    {
      addName(Array(last), word, weight: 0.7)
    }
  }

  private mutating func addName(_ name: [UInt8], _ word: HeadlineWord, weight: Double) {
    let consonants = Consonants(name, script: word.script)
    guard consonants.weight > 0 else { return }
    across.append(
      Part(
        key: TermVector.key(WordKey("n").adding(consonants.bytes).value, of: .name),
        weight: weight * consonants.weight, kind: .name, range: word.range))
  }

  private mutating func addOwn(_ word: HeadlineWord, weight: Double) {
    guard weight > 0 else { return }
    own.append(
      Part(
        key: WordKey("o", language).adding(word.stem(language: language)).value, weight: weight, kind: .word,
        range: word.range))
  }

  private static func key(of meaning: Vocabulary.Meaning) -> UInt32 {
    TermVector.key(
      WordKey("m").adding([UInt8(meaning.number & 0xFF), UInt8(meaning.number >> 8)]).value,
      of: meaning.isPlace ? .place : .meaning)
  }

  private func isCapital(_ word: HeadlineWord) -> Bool {
    let first = headline[word.range.lowerBound]
    if first < 0x80 { return (0x41...0x5A).contains(first) }
    let scalar = headline[word.range.lowerBound...].firstScalar.value
    return Unicode.Scalar(scalar)?.properties.isUppercase ?? false
  }
}

// MARK: - Scripts without spaces

extension HeadlineParts {
  /// The most characters of a word that is looked up.
  private static let longestRunWord = 8

  private static func isHiragana(_ scalar: UInt32) -> Bool { (0x3040..<0x30A0).contains(scalar) }
  private static func isKatakana(_ scalar: UInt32) -> Bool { (0x30A0..<0x3100).contains(scalar) }
  private static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00..<0xD7B0).contains(scalar) }

  /// Reads a run of characters: its pairs, and the known words in it.
  private mutating func readRun(_ word: HeadlineWord) {
    let scalars = word.bytes.scalars
    addPairs(of: word, scalars)
    let code = language == "ja" ? "ja" : "zh"
    if let first = scalars.first, Self.isHangul(first.value) { return readHangul(word, scalars) }
    var place = 0
    var unknown = 0
    while place < scalars.count {
      guard let (known, length) = longestKnown(word, scalars, at: place, code) else {
        place += 1
        continue
      }
      readKatakana(word, scalars[unknown..<place])
      if !known.isLabel {
        across.append(
          Part(
            key: Self.key(of: known), weight: known.weight, kind: known.isPlace ? .place : .meaning, range: word.range))
      }
      place += length
      unknown = place
    }
    readKatakana(word, scalars[unknown...])
  }

  private func longestKnown(
    _ word: HeadlineWord, _ scalars: [(value: UInt32, place: Int)], at place: Int, _ code: String
  ) -> (Vocabulary.Meaning, length: Int)? {
    for length in stride(from: min(Self.longestRunWord, scalars.count - place), to: 0, by: -1) {
      let end = place + length < scalars.count ? scalars[place + length].place : word.bytes.count
      let run = word.bytes[scalars[place].place..<end]
      if let known = vocabulary.meaning(ofRun: run, language: code, isSingle: length == 1) { return (known, length) }
    }
    return nil
  }

  private mutating func addPairs(of word: HeadlineWord, _ scalars: [(value: UInt32, place: Int)]) {
    for (place, (one, other)) in zip(scalars, scalars.dropFirst()).enumerated() {
      let kana = [one, other].count { Self.isHiragana($0.value) }
      guard kana < 2 else { continue }
      let end = place + 2 < scalars.count ? scalars[place + 2].place : word.bytes.count
      own.append(
        Part(
          key: WordKey("o", language).adding(word.bytes[one.place..<end]).value, weight: kana == 1 ? 0.5 : 0.8,
          kind: .word, range: word.range))
    }
  }

  /// Reads the names in a part of a run: Japanese writes foreign ones in Katakana.
  private mutating func readKatakana(_ word: HeadlineWord, _ scalars: ArraySlice<(value: UInt32, place: Int)>) {
    for name in scalars.split(whereSeparator: { !Self.isKatakana($0.value) }) where name.count >= 2 {
      guard let first = name.first, let last = name.last else { continue }
      // Each has three bytes.
      addName(Array(word.bytes[first.place..<(last.place + 3)]), word, weight: 0.9)
    }
  }

  /// Reads the place at the beginning of a Korean word, before any suffixes.
  private mutating func readHangul(_ word: HeadlineWord, _ scalars: [(value: UInt32, place: Int)]) {
    for length in stride(from: scalars.count, to: 1, by: -1) {
      let end = length < scalars.count ? scalars[length].place : word.bytes.count
      guard let known = vocabulary.place(word.bytes[..<end]) else { continue }
      across.append(Part(key: Self.key(of: known), weight: known.weight, kind: .place, range: word.range))
      return
    }
  }
}
