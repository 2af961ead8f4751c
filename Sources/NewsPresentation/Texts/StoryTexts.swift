import NewsDomain

/// The texts about stories: events that several articles cover.
package protocol StoryTexts: Sendable {
  /// The title of a list of stories.
  var stories: String { get }
  var storiesHint: String { get }
  /// Says in how many rows the articles of a list are shown.
  ///
  /// - Parameter count: Says how many articles there are.
  /// Says how many stories of a list are shown, and of how many.
  func stories(_ shown: Int, of total: Int) -> String
  /// Says how many headlines of a list are shown, and of how many.
  func headlines(_ shown: Int, of total: Int) -> String
  /// A hint that `more` fetches so many headlines.
  func moreHeadlines(_ count: Int) -> String
  /// Says how many stories there are beyond those requested, and how to list them.
  func storiesBeyond(_ count: Int) -> String
  /// Says how many stories mutes hide.
  func hiddenStories(_ count: Int) -> String
  /// Says how many stories have no article in the reader's languages, and how to list them.
  func storiesInOtherLanguages(_ count: Int) -> String
  /// The same of trends.
  func trendsInOtherLanguages(_ count: Int) -> String
  func countryCount(_ count: Int) -> String
  func languageCount(_ count: Int) -> String
  /// Says in words how many sources of how many countries cover a story.
  func coverage(sources: Int, countries: Int) -> String
  /// Says when the first article of a story was published.
  func earliest(_ moment: String) -> String
  /// Says when the last article of a story was published.
  func latest(_ moment: String) -> String

  /// The kind of a term that two articles share.
  func label(of kind: SharedTerm.Kind) -> String

  /// Says whether two articles, named by their numbers or IDs, are in one story.
  ///
  /// - Parameters:
  ///   - isByMeaning: whether they are because their titles mean nearly the same.
  ///   - isThroughOthers: whether they are only because other articles are similar to both.
  func verdict(isOneStory: Bool, isByMeaning: Bool, isThroughOthers: Bool, _ first: String, _ second: String) -> String
  /// Says how similar two articles are, compared with what one story needs.
  func similarity(_ value: Double) -> String
  /// Says that what two articles have in common doesn't count as similar by itself.
  var tooLittleInCommon: String { get }
  /// The title above articles whose titles mean nearly the same.
  var similar: String { get }
  /// Says which command lists more articles like the one with this number.
  func moreSimilar(to number: Int) -> String
  /// Describes how similar the meanings of two titles are, from -1 to 1.
  func similarity(ofMeanings value: Double) -> String
  /// - Parameter share: from 0 to 1.
  func percent(_ share: Double) -> String

  // How countries cover a story
  /// Describes a source whose country is unknown.
  var unknownCountry: String { get }
  /// Says which country's edition has an article, wherever its source is.
  func inEdition(of country: Country) -> String
  /// Names the words that only one country's articles have.
  func onlyHere(_ words: [String]) -> String
  /// Names countries that have articles on the days of a story, but none about it.
  ///
  /// - Parameters:
  ///   - countries: Their names, each with the number of its articles.
  ///   - start: When the first articles that count were published.
  ///   - end: When the last ones were.
  func silent(_ countries: [String], from start: LocalTime, to end: LocalTime) -> String

  // How a story spread
  var firstCoverage: String { get }
  /// The title above the sources that covered a story after the first.
  var followers: String { get }
  /// Says how many later articles of listed sources are not listed, and how to list them.
  func moreOfSources(_ count: Int) -> String
  /// The title above the changes of a story's articles.
  var changesOfStory: String { get }
  func duration(_ age: Age) -> String
  /// Says that something was published later than the first article.
  ///
  /// - Parameter duration: A result of ``duration(_:)``.
  func later(by duration: String) -> String
  /// The time of day, such as `09:05`.
  func clock(_ time: LocalTime) -> String
  func span(from start: LocalTime, to end: LocalTime, _ form: MomentForm) -> String
  /// Says when most articles appeared.
  func most(_ count: Int, of total: Int, at time: LocalTime, _ form: MomentForm) -> String

  // Trends
  var trends: String { get }
  var trendsHint: String { get }
  /// Shown if there are no trends.
  var noTrends: String { get }
  /// Says that the news is too young to know what is usual.
  ///
  /// - Parameter days: how many days would show it.
  func trendsTooEarly(fewest days: Int, in scope: ReadingScope) -> String
  func lastDays(_ count: Int) -> String
  func today(_ count: Int) -> String
  /// Says how often a phrase was in the headlines. As in ``today(_:)``, a source counts once a day.
  func inDays(_ days: Int, _ count: Int) -> String
  /// Compares today's count with the usual one.
  func timesUsual(_ factor: Double) -> String
  /// Describes a phrase that no headline had on the days before.
  var noneBefore: String { get }
  func firstSeen(_ moment: String) -> String
}

/// How precisely a moment is shown.
package enum MomentForm: Sendable, CaseIterable {
  case clock
  case dayAndTime
  case day
}
