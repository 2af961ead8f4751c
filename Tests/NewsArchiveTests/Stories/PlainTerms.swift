import NewsDomain

/// Reads each word as a term of equal weight, so that groups do not depend on a vocabulary.
struct PlainTerms: TermReader {
  func terms(title: String, summary: String?, language: String?) -> StoryTerms {
    let words = title.lowercased().split(separator: " ").map { word in
      word.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
    return StoryTerms(
      language: language ?? "en", own: TermVector(unit: words.map { (key: $0, weight: 1) }), across: TermVector())
  }

  func shared(_ title: String, language: String?, _ other: String, otherLanguage: String?) -> [SharedTerm] { [] }
}
