import NewsDomain

/// Reads headlines using the embedded tables of words.
package struct HeadlineTerms: TermReader, WordWeights {
  /// The most bytes of a text that are read.
  private static let longest = 1_200
  /// A title with less weight than this says too little: then its summary counts as well.
  private static let minOfTitle = 1.5
  /// How much the words of a summary count compared with those of a title.
  private static let weightOfSummary = 0.5

  private let detect: @Sendable (String) -> String?

  /// - Parameter detect: Detects the language (ISO 639-1) of a title without one; `nil` if it is not certain. Then its
  ///   script tells it.
  package init(_ detect: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.detect = detect
  }

  package func terms(title: String, summary: String?, language: String?) -> StoryTerms {
    let language = self.language(of: title, given: language)
    var (own, across) = parts(of: title, language)
    if let summary, own.reduce(0, { $0 + $1.weight }) < Self.minOfTitle {
      let more = parts(of: summary, language)
      own += more.own.map { ($0.key, $0.weight * Self.weightOfSummary) }
      across += more.across.map { ($0.key, $0.weight * Self.weightOfSummary) }
    }
    return StoryTerms(language: language, own: TermVector(unit: own), across: TermVector(unit: across))
  }

  package func weight(of word: String, language: String?) -> Double {
    Vocabulary.embedded.weight(of: Array(word.lowercased().utf8), language: Self.code(language) ?? "en")
  }

  package func shared(
    _ title: String, language: String?, _ other: String, otherLanguage: String?
  ) -> [SharedTerm] {
    let (one, two) = (self.language(of: title, given: language), self.language(of: other, given: otherLanguage))
    var (title, other) = (title, other)
    return title.withUTF8 { title in
      other.withUTF8 { other in
        let first = HeadlineParts(title.prefixOfText(Self.longest), language: one, vocabulary: .embedded)
        let second = HeadlineParts(other.prefixOfText(Self.longest), language: two, vocabulary: .embedded)
        return Self.shared(one == two ? first.own : first.across, one == two ? second.own : second.across) { range in
          String(decoding: title[range], as: UTF8.self)
        } second: { range in
          String(decoding: other[range], as: UTF8.self)
        }
      }
    }
  }

  private static func shared(
    _ one: [HeadlineParts.Part], _ other: [HeadlineParts.Part], first: (Range<Int>) -> String,
    second: (Range<Int>) -> String
  ) -> [SharedTerm] {
    let known = Dictionary(other.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let found = one.compactMap { part in known[part.key].map { (part, $0) } }
      .sorted {
        ($1.0.weight * $1.1.weight, $0.0.range.lowerBound) < ($0.0.weight * $0.1.weight, $1.0.range.lowerBound)
      }
    var shared: [SharedTerm] = []
    for (part, match) in found {
      let term = SharedTerm(
        kind: part.kind, first: first(part.range), second: second(match.range), key: part.key)
      if !shared.contains(term) { shared.append(term) }
    }
    return shared
  }

  private func parts(
    of text: String, _ language: String
  ) -> (own: [(key: UInt32, weight: Double)], across: [(key: UInt32, weight: Double)]) {
    var text = text
    return text.withUTF8 { bytes in
      let parts = HeadlineParts(bytes.prefixOfText(Self.longest), language: language, vocabulary: .embedded)
      return (parts.own.map { ($0.key, $0.weight) }, parts.across.map { ($0.key, $0.weight) })
    }
  }

  // MARK: - Languages

  private func language(of text: String, given: String?) -> String {
    Self.code(given) ?? detect(text) ?? Self.language(ofScript: text)
  }

  /// The two letters of a code such as `pt-BR`.
  private static func code(_ language: String?) -> String? {
    guard let language, language.utf8.count >= 2 else { return nil }
    return String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  /// The most likely language of a script.
  private static func language(ofScript text: String) -> String {
    for scalar in text.unicodeScalars.prefix(200) where scalar.value >= 0x370 {
      switch scalar.value {
      case 0x370..<0x400: return "el"
      case 0x400..<0x530: return "ru"
      case 0x590..<0x600: return "he"
      case 0x600..<0x780: return "ar"
      case 0x900..<0x980: return "hi"
      case 0x3040..<0x3100: return "ja"
      case 0x3400..<0xA000: return "zh"
      case 0xAC00..<0xD7B0: return "ko"
      default: continue
      }
    }
    return "en"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The beginning of a text in UTF-8, cut between characters.
  fileprivate func prefixOfText(_ most: Int) -> UnsafeBufferPointer<UInt8> {
    guard count > most else { return self }
    var end = most
    while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: self[..<end])
  }
}
