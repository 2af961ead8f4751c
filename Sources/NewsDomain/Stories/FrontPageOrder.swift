import FoundationEssentials
import Glibc

/// The order of the rows of a front page: by
///
///     place - (4 · log2(sources) + 2 · log2(countries)) · exp(-age / 24 hours)
///
/// where `place` is the position of the story's first article in the edition, from 0, and `age` the age of its latest
/// one. So a story of four sources in two countries moves up by ten places within its first hours, and a story of one
/// source stays where the edition has it.
struct FrontPageOrder: Sendable {
  private static let placesOfSources = 4.0
  private static let placesOfCountries = 2.0
  private static let lifetime = 86_400.0

  let now: Date

  /// - Parameters:
  ///   - articles: those of the story that are in the list.
  ///   - place: the position of the first of them.
  /// - Returns: the less, the further up.
  func place(_ story: ListedStory, _ articles: [Article], at place: Int) -> Double {
    let latest = articles.compactMap(\.publishedAt).max()
    let age = latest.map { max(0, now.timeIntervalSince($0)) } ?? Self.lifetime
    let width =
      Self.placesOfSources * log2(Double(story.sources))
      + Self.placesOfCountries * log2(Double(max(1, story.countries)))
    return Double(place) - width * exp(-age / Self.lifetime)
  }
}
