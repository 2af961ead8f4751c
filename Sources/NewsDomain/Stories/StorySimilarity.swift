import FoundationEssentials
import Glibc

/// How well articles and stories go together.
///
/// Each value is the cosine of the angle between two vectors of terms, divided by the least one at which two texts tell
/// one story, so that 1 is just enough. Texts of one language are compared by their words; others by meanings, places,
/// numbers and names. Where both have a language in common, the other languages cannot outweigh it.
///
/// Times count as the gap between an article and the span of a story: `exp(-gap / 3 days)`, and nothing beyond 7 days.
/// The limits were chosen on three collections of headlines: see `scripts/bench stories`.
enum StorySimilarity {
  /// The days before and after an article in which its story is looked for, in seconds.
  private static let longestGap: TimeInterval = 7 * 86_400
  private static let decay: TimeInterval = 3 * 86_400

  /// The least cosine with which an article joins a story, and two stories are one, in one language and across languages.
  private static let joining = 0.37
  private static let merging = 0.3
  private static let joiningAcross = 0.36
  private static let mergingAcross = 0.45
  /// The fewest terms that an article shares with a story.
  private static let leastShared = 2
  /// By how much the limit grows each time that the number of common languages doubles: a mean over many languages is
  /// less often high by chance.
  private static let growth = 0.3
  /// Stories of more articles need more likeness, as nearly everything is a little like them.
  private static let largest = 128.0
  private static let growthOfLarge = 0.15

  static func value(of terms: StoryTerms, at date: Date, in story: StoryProfile) -> Double {
    let near = nearness(date, date, story)
    guard near > 0 else { return 0 }
    var value = 0.0
    let own = story.own[terms.language]
    if let own, own.length > 0 {
      let (sum, shared) = terms.own.product(with: own.terms)
      // One word in common is no reason, unless there are no others.
      if shared >= min(leastShared, terms.own.keys.count) {
        value = Double(sum) / (TermVector.unit * own.length) / joining
      }
    }
    if own == nil || story.own.count > 1, story.acrossLength > 0 {
      let (sum, shared) = terms.across.product(with: story.across)
      if shared >= leastShared {
        let across = Double(sum) / (TermVector.unit * story.acrossLength) / joiningAcross
        value = max(value, own == nil ? across : min(across, value))
      }
    }
    return value * near / strictness(story.count)
  }

  static func value(of one: StoryProfile, _ other: StoryProfile) -> Double {
    let near = nearness(one.first, one.last, other)
    guard near > 0 else { return 0 }
    var (sum, weight, common) = (0.0, 0, 0)
    for (language, own) in one.own.sorted(by: { $0.key < $1.key }) {
      guard let theirs = other.own[language] else { continue }
      common += 1
      let both = min(own.count, theirs.count)
      weight += both
      guard own.length > 0, theirs.length > 0 else { continue }
      sum += Double(own.terms.product(with: theirs.terms).sum) / (own.length * theirs.length) * Double(both)
    }
    var value = 0.0
    if weight > 0 { value = sum / Double(weight) / (merging * (1 + growth * log2(Double(common)))) }
    let isOfOneLanguage = one.own.count == 1 && other.own.count == 1 && common == 1
    if !isOfOneLanguage, one.acrossLength > 0, other.acrossLength > 0 {
      let (product, shared) = one.across.product(with: other.across)
      if shared >= leastShared {
        let across = Double(product) / (one.acrossLength * other.acrossLength) / mergingAcross
        value = max(value, common == 0 ? across : min(across, value))
      }
    }
    return value * near / strictness(one.count + other.count)
  }

  /// The time in which a story can be the same as one of another time.
  static func span(around first: Date, _ last: Date) -> ClosedRange<Date> {
    first.addingTimeInterval(-longestGap)...max(first, last).addingTimeInterval(longestGap)
  }

  private static func nearness(_ first: Date, _ last: Date, _ story: StoryProfile) -> Double {
    let gap = max(0, first.timeIntervalSince(story.last), story.first.timeIntervalSince(last))
    return gap > longestGap ? 0 : exp(-gap / decay)
  }

  private static func strictness(_ count: Int) -> Double {
    Double(count) > largest ? 1 + growthOfLarge * log2(Double(count) / largest) : 1
  }
}
