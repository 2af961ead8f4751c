import FoundationEssentials

/// The terms of a story: the sums of those of its articles, and when they were published. A class, as grouping changes
/// few of very many.
///
/// Only the first article of each voice, such as a host, counts in each language: publishing much gives no more weight.
package final class StoryProfile {
  /// The most terms stored for a language: the heaviest ones.
  static let maxTerms = 256
  /// The most voices distinguished in a language. With more, all articles count.
  static let maxVoices = 4_096

  package struct Own: Sendable, Equatable {
    package var terms: TermVector
    /// The number of articles that count.
    package var count: Int
    /// Its voices, in ascending order.
    package fileprivate(set) var voices: [UInt32]
    /// The square of the length, with the significance that each term had when it came or grew.
    package fileprivate(set) var squaredLength: Double

    /// - Parameter squaredLength: `nil` if all terms are fully significant.
    package init(terms: TermVector, count: Int, voices: [UInt32] = [], squaredLength: Double? = nil) {
      self.terms = terms
      self.count = count
      self.voices = voices
      self.squaredLength = squaredLength ?? terms.squaredLength
    }

    var length: Double { squaredLength.squareRoot() }
  }

  package let id: StoryID
  /// By the language of the articles.
  package private(set) var own: [String: Own]
  package private(set) var across: TermVector
  /// Like ``Own/squaredLength``.
  package private(set) var acrossSquaredLength: Double
  package private(set) var first: Date
  package private(set) var last: Date
  /// The number of articles that count.
  package var count: Int { own.values.reduce(0) { $0 + $1.count } }

  package init(
    id: StoryID, own: [String: Own], across: TermVector, acrossSquaredLength: Double? = nil, first: Date, last: Date
  ) {
    self.id = id
    self.own = own
    self.across = across
    self.acrossSquaredLength = acrossSquaredLength ?? across.squaredLength
    self.first = first
    self.last = last
  }

  /// The profile of a story without articles.
  package convenience init(id: StoryID, at date: Date) {
    self.init(id: id, own: [:], across: TermVector(), first: date, last: date)
  }

  /// All of its terms; some may occur twice.
  package var terms: [UInt32] { own.values.flatMap(\.terms.keys) + across.keys }

  /// Its only voice; `nil` if there are several, or it is unknown.
  var onlyVoice: UInt32? {
    var only: UInt32?
    for own in own.values {
      guard own.voices.count == 1, own.count == 1, only == nil || only == own.voices[0] else { return nil }
      only = own.voices[0]
    }
    return only
  }

  /// - Parameter voice: the article's voice; `nil` if unknown, so that it counts separately.
  /// - Returns: the new terms.
  func add(_ article: SignificantArticle, at date: Date, by voice: UInt32? = nil) -> [UInt32] {
    first = min(first, date)
    last = max(last, date)
    func isHeard(_ own: Own?) -> Bool { voice.map { own?.voices.hasSorted($0) ?? false } ?? false }
    if isHeard(own[article.language]) { return [] }
    let isNew = !own.values.contains(where: isHeard)
    var new = add(
      article.own.terms, increase: article.own.increase(of: own[article.language]?.terms), by: voice, count: 1,
      voices: voice.map { [$0] } ?? [], language: article.language)
    if isNew {
      acrossSquaredLength += article.across.increase(of: across)
      new += across.add(article.across.terms, by: voice ?? TermVector.manyVoices, most: Self.maxTerms)
    }
    return new
  }

  /// - Parameter significance: that of the terms of the other story.
  /// - Returns: the new terms.
  func add(_ other: StoryProfile, _ significance: SignificantStory) -> [UInt32] {
    acrossSquaredLength += other.acrossSquaredLength + 2 * significance.across.product(with: across).sum
    var new = across.add(other.across, most: Self.maxTerms)
    for (language, own) in other.own {
      let product = self.own[language].flatMap { significance.own[language]?.product(with: $0.terms).sum } ?? 0
      new += add(
        own.terms, increase: own.squaredLength + 2 * product, by: nil, count: own.count, voices: own.voices,
        language: language)
    }
    first = min(first, other.first)
    last = max(last, other.last)
    return new
  }

  /// - Parameter increase: by how much the square of the length grows.
  private func add(
    _ terms: TermVector, increase: Double, by voice: UInt32?, count: Int, voices: [UInt32], language: String
  ) -> [UInt32] {
    // Removed first, so that its arrays are not copied.
    var known = own.removeValue(forKey: language) ?? Own(terms: TermVector(), count: 0)
    let new = known.terms.add(terms, by: voice, most: Self.maxTerms)
    known.count += count
    for voice in voices where known.voices.count < Self.maxVoices {
      let place = known.voices.firstPlace(of: voice)
      if known.voices.indices.contains(place), known.voices[place] == voice { continue }
      known.voices.insert(voice, at: place)
    }
    known.squaredLength += increase
    own[language] = known
    return new
  }
}

extension [UInt32] {
  /// The index of the first number in this ascending list that is not below another.
  fileprivate func firstPlace(of number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func hasSorted(_ number: UInt32) -> Bool {
    let place = firstPlace(of: number)
    return place < count && self[place] == number
  }
}
