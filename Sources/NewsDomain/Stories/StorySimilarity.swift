import FoundationEssentials
import Glibc

/// Measures how similar articles and stories are.
///
/// Each value is the cosine of the angle between two vectors of terms, divided by the least cosine at which two texts
/// cover one story, so that 1 is just enough. Terms count by their significance: see ``TermSignificance``. Texts in one
/// language are compared by their words; others by meanings, places, numbers and names. If both have a language in
/// common, the other languages cannot outweigh it.
///
/// Time counts as the gap between an article and the span of a story: `exp(-gap / 3 days)`, and 0 beyond 7 days. The
/// limits were chosen on three collections of headlines: see `scripts/bench stories`.
enum StorySimilarity {
  /// The days before and after an article in which its story is looked for, in seconds.
  private static let longestGap: TimeInterval = 7 * 86_400
  private static let decay: TimeInterval = 3 * 86_400

  /// The least cosine for an article to join a story, and for two stories to merge, in one language and across
  /// languages.
  private static let joining = 0.45
  private static let merging = 0.35
  private static let joiningAcross = 0.32
  private static let mergingAcross = 0.40
  /// The fewest terms that an article must share with a story.
  private static let minShared = 2
  /// By how much the limit across languages is higher for an article that shares no more than those. Two meanings, or a
  /// name and something that merely sounds like another, are often shared by chance.
  private static let strictnessOfFew = 1.5
  /// By how much the limit grows each time the number of common languages doubles: a mean over many languages is less
  /// often high by chance.
  private static let growth = 0.2
  /// Beyond so many articles stories need more similarity, as nearly everything is a little like them.
  private static let largest = 128.0
  private static let growthOfLarge = 0.15

  /// If a story has several voices, the similarity is measured again without the voice that contributes most to it. At
  /// least this share of the limit must be left. Otherwise a single source that names everything could tie an article
  /// to the story, or two stories to each other.
  private static let minWithout = 0.2

  /// A name alone is no evidence: people are in many stories, and so are places. If an article and a story have no more
  /// words in common than a name has, at least this share of what they have in common across languages must be of
  /// another kind, unless the article says nothing else.
  private static let minOfOtherKinds = 0.1
  private static let maxWordsOfName = 3

  /// The least cosine of the angle between what the titles of two stories mean, and how much more it must be than that
  /// of other stories: where stories crowd, as around one great event, all of them are similar.
  static let minMeaning = 0.4
  private static let aboveCrowd = 0.2
  private static let weightOfCrowding = 0.8

  /// The least cosine of the angle between what two groups of titles mean that stay in one story.
  ///
  /// Less than .1 have five in six pairs of titles of different stories, but at most two in a hundred titles beside the
  /// rest of their story.
  static func minMeaning(inCrowd crowding: Double) -> Double { max(0.1, weightOfCrowding * crowding) }

  /// - Parameter voice: the article's voice, if known.
  static func value(
    of article: SignificantArticle, at date: Date, in story: StoryProfile, by voice: UInt32? = nil
  ) -> Double {
    let near = nearness(date, date, story)
    guard near > 0 else { return 0 }
    var value = 0.0
    let own = story.own[article.language]
    let acrossPair = Pair(terms: article.across, other: story.across, isOfOther: true)
    if let own {
      let pair = Pair(terms: article.own, other: own.terms, isOfOther: true)
      let (sum, shared, cosine) = pair.cosine(article.own.squaredLength, own.squaredLength)
      value = cosine / joining
      if value >= 1 {
        value = min(value, value * left(of: own, in: story, pair, sum, acrossPair, except: voice) / minWithout)
        if shared <= maxWordsOfName, let share = article.across.shareOfOtherKinds(with: story.across) {
          value = min(value, value * share / minOfOtherKinds)
        }
      }
    }
    if own == nil || story.own.count > 1 {
      let (sum, shared, cosine) = acrossPair.cosine(article.across.squaredLength, story.acrossSquaredLength)
      var across = cosine / joiningAcross
      if own == nil, shared <= minShared { across /= strictnessOfFew }
      if across >= 1 {
        across = min(across, across * left(across: story, acrossPair, sum, except: voice) / minWithout)
      }
      if sum > 0 { value = max(value, own == nil ? across : min(across, value)) }
    }
    return value * near / strictness(story.count)
  }

  /// - Parameter significance: that of the terms of the first story.
  static func value(of one: StoryProfile, _ significance: SignificantStory, _ other: StoryProfile) -> Double {
    let value = value(of: one, significance, other, isOfAll: true)
    guard value >= 1 else { return value }
    // Repetition by one voice is no evidence.
    if let voice = one.onlyVoice, voice == other.onlyVoice { return 0 }
    return self.value(of: one, significance, other, isOfAll: false)
  }

  /// How similar two groups of articles of one story are, whenever they were published.
  static func value(ofGroup one: StoryProfile, _ significance: SignificantStory, _ other: StoryProfile) -> Double {
    let near = nearness(one.first, one.last, other)
    return near > 0 ? value(of: one, significance, other, isOfAll: true) / near : 0
  }

  /// How similar two stories are by what their titles mean.
  ///
  /// - Parameters:
  ///   - similarity: the cosine of the angle between the directions.
  ///   - crowding: how similar other stories are to the two.
  static func value(of one: StoryProfile, _ other: StoryProfile, similarity: Double, crowding: Double) -> Double {
    // Within one language, words have had their say: two stories of one event that they tell apart are rarer than two
    // events whose titles mean nearly the same.
    if one.own.keys.contains(where: { other.own[$0] != nil }) { return 0 }
    if let voice = one.onlyVoice, voice == other.onlyVoice { return 0 }
    let least = max(minMeaning, aboveCrowd + weightOfCrowding * crowding)
    return similarity / least * nearness(one.first, one.last, other) / strictness(one.count + other.count)
  }

  /// - Parameter isOfAll: whether the similarity counts no matter whose it is.
  private static func value(
    of one: StoryProfile, _ significance: SignificantStory, _ other: StoryProfile, isOfAll: Bool
  ) -> Double {
    let near = nearness(one.first, one.last, other)
    guard near > 0 else { return 0 }
    let across = (
      one: Pair(terms: significance.across, other: other.across, isOfOther: false),
      other: Pair(terms: significance.across, other: other.across, isOfOther: true)
    )
    var (sum, left, articles, common) = (0.0, 0.0, 0, 0)
    for (language, own) in one.own.sorted(by: { $0.key < $1.key }) {
      guard let theirs = other.own[language], let terms = significance.own[language] else { continue }
      common += 1
      let both = min(own.count, theirs.count)
      articles += both
      let pair = Pair(terms: terms, other: theirs.terms, isOfOther: false)
      let (product, _, cosine) = pair.cosine(own.squaredLength, theirs.squaredLength)
      guard product > 0 else { continue }
      let part = cosine * Double(both)
      sum += part
      if isOfAll { continue }
      let pairOfOther = Pair(terms: terms, other: theirs.terms, isOfOther: true)
      left +=
        part
        * min(
          self.left(of: own, in: one, pair, product, across.one),
          self.left(of: theirs, in: other, pairOfOther, product, across.other))
    }
    var value = 0.0
    if articles > 0 {
      let least = Double(articles) * merging * (1 + growth * log2(Double(common)))
      value = (isOfAll ? sum : min(sum, left / minWithout)) / least
    }
    let isOfOneLanguage = one.own.count == 1 && other.own.count == 1 && common == 1
    if !isOfOneLanguage {
      let (product, _, cosine) = across.one.cosine(one.acrossSquaredLength, other.acrossSquaredLength)
      var ofAcross = cosine / mergingAcross
      if !isOfAll {
        let left = min(self.left(across: one, across.one, product), self.left(across: other, across.other, product))
        ofAcross = min(ofAcross, ofAcross * left / minWithout)
      }
      if product > 0 { value = max(value, common == 0 ? ofAcross : min(ofAcross, value)) }
    }
    return value * near / strictness(one.count + other.count)
  }

  /// Two vectors to compare, one of which is a story's.
  private struct Pair {
    let terms: SignificantTerms
    let other: TermVector
    /// Whether the story is the other vector.
    let isOfOther: Bool

    /// The scalar product, how many terms both have, and the cosine; 0 if they share too few terms.
    func cosine(
      _ squaredLength: Double, _ otherSquaredLength: Double
    ) -> (product: Double, shared: Int, cosine: Double) {
      let (sum, shared) = terms.product(with: other)
      // One shared word is not enough: titles of one word say nothing about their story.
      guard shared >= minShared, sum > 0, squaredLength > 0, otherSquaredLength > 0 else {
        return (0, shared, 0)
      }
      return (sum, shared, sum / (squaredLength * otherSquaredLength).squareRoot())
    }

    /// The share of the scalar product that remains without the story's voice that contributes most, apart from an
    /// excepted one.
    func without(_ product: Double, except voice: UInt32?) -> Double {
      let most = terms.parts(with: other, isOfOther: isOfOther).lazy.filter { $0.key != voice }.map(\.value).max() ?? 0
      return product > 0 ? (product - most) / product : 0
    }
  }

  /// The share of the similarity to a story, in one language, that is left without the voice of the story that
  /// contributes most. A story with only one voice in this language has to be similar across languages as well, without
  /// that voice.
  ///
  /// - Parameters:
  ///   - pair: the terms of the story and those compared with it, in this language.
  ///   - product: the scalar product of both.
  ///   - across: the terms to compare across languages.
  ///   - voice: the voice to compare, which may repeat itself.
  private static func left(
    of own: StoryProfile.Own, in story: StoryProfile, _ pair: Pair, _ product: Double, _ across: Pair,
    except voice: UInt32? = nil
  ) -> Double {
    if story.onlyVoice != nil { return 1 }
    guard own.voices.count == 1, own.count == 1 else { return pair.without(product, except: voice) }
    let (sum, shared) = across.terms.product(with: across.other)
    return shared >= minShared ? across.without(sum, except: voice) : 0
  }

  /// The same across languages.
  private static func left(
    across story: StoryProfile, _ pair: Pair, _ product: Double, except voice: UInt32? = nil
  ) -> Double {
    story.onlyVoice == nil ? pair.without(product, except: voice) : 1
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
