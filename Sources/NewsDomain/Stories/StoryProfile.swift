import FoundationEssentials

/// The terms of a story: the sums of those of its articles, and when they were published. A class, as grouping changes
/// few of very many.
package final class StoryProfile {
  /// The most terms of a language that are kept: the heaviest ones.
  static let mostTerms = 256

  package struct Own: Sendable, Equatable {
    package var terms: TermVector
    package var count: Int
    fileprivate(set) var length: Double

    package init(terms: TermVector, count: Int) {
      self.terms = terms
      self.count = count
      length = terms.length
    }
  }

  package let id: StoryID
  /// By the language of the articles.
  package private(set) var own: [String: Own]
  package private(set) var across: TermVector
  package private(set) var acrossLength: Double
  package private(set) var first: Date
  package private(set) var last: Date
  /// The number of articles.
  package var count: Int { own.values.reduce(0) { $0 + $1.count } }

  package init(id: StoryID, own: [String: Own], across: TermVector, first: Date, last: Date) {
    self.id = id
    self.own = own
    self.across = across
    acrossLength = across.length
    self.first = first
    self.last = last
  }

  /// The profile of a story without articles.
  package convenience init(id: StoryID, at date: Date) {
    self.init(id: id, own: [:], across: TermVector(), first: date, last: date)
  }

  /// - Returns: the terms that it did not have before.
  func add(_ terms: StoryTerms, at date: Date) -> [UInt32] {
    let new =
      add(terms.own, count: 1, language: terms.language) + across.add(terms.across, most: Self.mostTerms)
    acrossLength = across.length
    first = min(first, date)
    last = max(last, date)
    return new
  }

  /// - Returns: the terms that it did not have before.
  func add(_ other: StoryProfile) -> [UInt32] {
    var new = across.add(other.across, most: Self.mostTerms)
    for (language, own) in other.own { new += add(own.terms, count: own.count, language: language) }
    acrossLength = across.length
    first = min(first, other.first)
    last = max(last, other.last)
    return new
  }

  private func add(_ terms: TermVector, count: Int, language: String) -> [UInt32] {
    // Taken out, so that its arrays are not copied.
    var known = own.removeValue(forKey: language) ?? Own(terms: TermVector(), count: 0)
    let new = known.terms.add(terms, most: Self.mostTerms)
    known.count += count
    known.length = known.terms.length
    own[language] = known
    return new
  }
}
