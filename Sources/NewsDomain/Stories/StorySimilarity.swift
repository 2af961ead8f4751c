import FoundationEssentials
import Glibc

/// Measures how similar articles and stories are.
///
/// Each value is the cosine of the angle between two vectors of terms, divided by the least cosine at which two texts
/// cover one story, so that 1 is just enough. Texts in one language are compared by their words; others by meanings,
/// places, numbers and names. If both have a language in common, the other languages cannot outweigh it.
///
/// Time counts as the gap between an article and the span of a story: `exp(-gap / 3 days)`, and 0 beyond 7 days. The
/// limits were chosen on three collections of headlines: see `scripts/bench stories`.
enum StorySimilarity {
  /// The days before and after an article in which its story is looked for, in seconds.
  private static let longestGap: TimeInterval = 7 * 86_400
  private static let decay: TimeInterval = 3 * 86_400

  /// The least cosine for an article to join a story, and for two stories to merge, in one language and across
  /// languages.
  private static let joining = 0.39
  private static let merging = 0.29
  private static let joiningAcross = 0.36
  private static let mergingAcross = 0.45
  /// The fewest terms that an article must share with a story.
  private static let leastShared = 2
  /// By how much the limit grows each time the number of common languages doubles: a mean over many languages is less
  /// often high by chance.
  private static let growth = 0.3
  /// Beyond so many articles stories need more similarity, as nearly everything is a little like them.
  private static let largest = 128.0
  private static let growthOfLarge = 0.15

  /// The least similarity, as a share of the limit, that must remain without the voice that contributes most, if a
  /// story has several voices: by naming everything, a single voice could tie an article to it, or two stories to each
  /// other.
  private static let leastWithout = 0.2

  /// - Parameter voice: the article's voice, if known.
  static func value(of terms: StoryTerms, at date: Date, in story: StoryProfile, by voice: UInt32? = nil) -> Double {
    let near = nearness(date, date, story)
    guard near > 0 else { return 0 }
    var value = 0.0
    let own = story.own[terms.language]
    if let own, own.length > 0 {
      let (sum, shared) = terms.own.product(with: own.terms)
      // One shared word is not enough: titles of one word say nothing about their story.
      if shared >= leastShared {
        value = Double(sum) / (TermVector.unit * own.length) / joining
        if value >= 1 {
          let left = left(of: own, in: story, terms.own, of: sum, terms.across, except: voice)
          value = min(value, value * left / leastWithout)
        }
      }
    }
    if own == nil || story.own.count > 1, story.acrossLength > 0 {
      let (sum, shared) = terms.across.product(with: story.across)
      if shared >= leastShared {
        var across = Double(sum) / (TermVector.unit * story.acrossLength) / joiningAcross
        if across >= 1 {
          across = min(across, across * left(across: story, terms.across, of: sum, except: voice) / leastWithout)
        }
        value = max(value, own == nil ? across : min(across, value))
      }
    }
    return value * near / strictness(story.count)
  }

  static func value(of one: StoryProfile, _ other: StoryProfile) -> Double {
    let value = value(of: one, other, isOfAll: true)
    guard value >= 1 else { return value }
    // Repetition by one voice is no evidence.
    if let voice = one.onlyVoice, voice == other.onlyVoice { return 0 }
    return self.value(of: one, other, isOfAll: false)
  }

  /// - Parameter isOfAll: whether the similarity counts no matter whose it is.
  private static func value(of one: StoryProfile, _ other: StoryProfile, isOfAll: Bool) -> Double {
    let near = nearness(one.first, one.last, other)
    guard near > 0 else { return 0 }
    var (sum, left, weight, common) = (0.0, 0.0, 0, 0)
    for (language, own) in one.own.sorted(by: { $0.key < $1.key }) {
      guard let theirs = other.own[language] else { continue }
      common += 1
      let both = min(own.count, theirs.count)
      weight += both
      guard own.length > 0, theirs.length > 0 else { continue }
      let (product, shared) = own.terms.product(with: theirs.terms)
      guard shared >= leastShared else { continue }
      let part = Double(product) / (own.length * theirs.length) * Double(both)
      sum += part
      if isOfAll { continue }
      left +=
        part
        * min(
          self.left(of: own, in: one, theirs.terms, of: product, other.across),
          self.left(of: theirs, in: other, own.terms, of: product, one.across))
    }
    var value = 0.0
    if weight > 0 {
      let least = Double(weight) * merging * (1 + growth * log2(Double(common)))
      value = (isOfAll ? sum : min(sum, left / leastWithout)) / least
    }
    let isOfOneLanguage = one.own.count == 1 && other.own.count == 1 && common == 1
    if !isOfOneLanguage, one.acrossLength > 0, other.acrossLength > 0 {
      let (product, shared) = one.across.product(with: other.across)
      if shared >= leastShared {
        var across = Double(product) / (one.acrossLength * other.acrossLength) / mergingAcross
        if !isOfAll {
          let left = min(
            self.left(across: one, other.across, of: product), self.left(across: other, one.across, of: product))
          across = min(across, across * left / leastWithout)
        }
        value = max(value, common == 0 ? across : min(across, value))
      }
    }
    return value * near / strictness(one.count + other.count)
  }

  /// The share of the similarity to a story, in one language, that remains without the story's voice that contributes
  /// most. If the story has one voice in this language and others in further languages, these have to agree.
  ///
  /// - Parameters:
  ///   - terms: the terms to compare with the story, in this language.
  ///   - product: the scalar product of both.
  ///   - across: the terms to compare across languages.
  ///   - voice: the voice to compare, which may repeat itself.
  private static func left(
    of own: StoryProfile.Own, in story: StoryProfile, _ terms: TermVector, of product: Int64, _ across: TermVector,
    except voice: UInt32? = nil
  ) -> Double {
    if story.onlyVoice != nil { return 1 }
    guard own.voices.count == 1, own.count == 1 else { return without(own.terms, terms, of: product, except: voice) }
    let (product, shared) = across.product(with: story.across)
    return shared >= leastShared ? without(story.across, across, of: product, except: voice) : 0
  }

  /// The same across languages.
  private static func left(
    across story: StoryProfile, _ terms: TermVector, of product: Int64, except voice: UInt32? = nil
  ) -> Double {
    story.onlyVoice == nil ? without(story.across, terms, of: product, except: voice) : 1
  }

  /// The share of a scalar product that remains without the first vector's voice that contributes most, apart from an
  /// excepted one.
  private static func without(
    _ vector: TermVector, _ other: TermVector, of product: Int64, except voice: UInt32?
  ) -> Double {
    let most = vector.parts(with: other).lazy.filter { $0.key != voice }.map(\.value).max() ?? 0
    return product > 0 ? Double(product - most) / Double(product) : 0
  }

  /// The span of time in which other stories can be the same as this one.
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
