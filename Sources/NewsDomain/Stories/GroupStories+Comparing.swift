/// How similar two articles are.
package struct Likeness: Sendable, Equatable {
  /// The similarity: with 1 or more, an article joins a story.
  package let value: Double
  /// The share of each common term in it, from 0 to 1, by its key in a ``TermVector``.
  package let shares: [UInt32: Double]
  /// The cosine of the angle between what their titles mean; `nil` if one of them has no vector.
  package var meaning: Double?
  /// By words or by meaning, whichever says more: with 1 or more, they are of one story.
  var strength: Double { max(value, (meaning ?? 0) / StorySimilarity.minMeaning) }

  package init(value: Double, shares: [UInt32: Double], meaning: Double? = nil) {
    self.value = value
    self.shares = shares
    self.meaning = meaning
  }
}

extension GroupStories {
  /// Compares an article with another one as if that were a story of its own. Terms count as much as they do for the
  /// stories of their days.
  ///
  /// - Throws: the errors of the store.
  package func likeness(of one: UngroupedArticle, and other: UngroupedArticle) throws -> Likeness {
    let all = [one, other].flatMap { $0.terms.own.keys + $0.terms.across.keys }
    try index.load(Array(Set(all)).sorted(), storiesAt: [])
    let first = try index.significance(of: one.terms, at: one.publishedAt)
    let second = try index.significance(of: other.terms, at: other.publishedAt)
    let story = StoryProfile(id: StoryID(other.id), at: other.publishedAt)
    _ = story.add(second, at: other.publishedAt, by: other.voice)
    let isOfOneLanguage = first.language == second.language
    return Likeness(
      value: StorySimilarity.value(of: first, at: one.publishedAt, in: story, by: one.voice),
      shares: isOfOneLanguage
        ? first.own.shares(with: other.terms.own) : first.across.shares(with: other.terms.across))
  }
}
