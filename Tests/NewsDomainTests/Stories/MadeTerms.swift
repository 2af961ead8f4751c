import FoundationEssentials

@testable import NewsDomain

extension StoryTerms {
  /// The terms of a made-up headline: each word has the same weight. Words after a slash mean the same in every
  /// language, and are names if they begin with a capital letter.
  static func made(_ text: String, language: String = "en") -> StoryTerms {
    let words = text.split(separator: " ").map(String.init)
    let own = words.map { (key: hash(language + $0), weight: 1.0) }
    let across = words.filter { $0.hasPrefix("/") }.map { word in
      let isName = word.dropFirst().first?.isUppercase == true
      return (key: TermVector.key(hash("any" + word), of: isName ? .name : .meaning), weight: 1.0)
    }
    return StoryTerms(language: language, own: TermVector(unit: own), across: TermVector(unit: across))
  }

  private static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

extension UngroupedArticle {
  static func made(
    _ number: Int, _ text: String, language: String = "en", day: Double = 0, story: (id: StoryID, key: Int64?)? = nil,
    related: Set<Int64> = [], voice: String? = nil
  ) -> UngroupedArticle {
    UngroupedArticle(
      key: Int64(number), id: ArticleID(UInt64(number)), terms: .made(text, language: language),
      publishedAt: Date(timeIntervalSince1970: 1_795_248_000 + day * 86_400 + Double(number)), story: story,
      related: related, voice: voice)
  }
}

// Where nothing else is given, every term is fully significant.

extension SignificantTerms {
  init(_ terms: TermVector) { self.init(terms, squares: terms.keys.map { _ in 1 }) }
}

extension SignificantArticle {
  init(_ terms: StoryTerms) {
    self.init(language: terms.language, own: SignificantTerms(terms.own), across: SignificantTerms(terms.across))
  }
}

extension StoryProfile {
  var significance: SignificantStory {
    SignificantStory(own: own.mapValues { SignificantTerms($0.terms) }, across: SignificantTerms(across))
  }

  func add(_ terms: StoryTerms, at date: Date, by voice: UInt32? = nil) -> [UInt32] {
    add(SignificantArticle(terms), at: date, by: voice)
  }

  func add(_ other: StoryProfile) -> [UInt32] { add(other, other.significance) }
}

extension StorySimilarity {
  static func value(of terms: StoryTerms, at date: Date, in story: StoryProfile, by voice: UInt32? = nil) -> Double {
    value(of: SignificantArticle(terms), at: date, in: story, by: voice)
  }

  static func value(of one: StoryProfile, _ other: StoryProfile) -> Double { value(of: one, one.significance, other) }
}
