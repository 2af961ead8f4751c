import NewsDomain
import NewsPresentation

/// Stories and trends.
extension PseudoTexts {
  var stories: String { bracketed(english.stories) }
  var storiesHint: String { bracketed(english.storiesHint) }
  func moreOthers(_ count: Int, of number: Int?) -> String { bracketed(english.moreOthers(count, of: number)) }
  func coverage(sources: Int, countries: Int) -> String {
    bracketed(english.coverage(sources: sources, countries: countries))
  }
  func othersSpoken(_ count: Int) -> String { bracketed(english.othersSpoken(count)) }
  func stories(_ shown: Int, of total: Int) -> String { bracketed(english.stories(shown, of: total)) }
  func moreHeadlines(_ count: Int) -> String { bracketed(english.moreHeadlines(count)) }
  func storiesBeyond(_ count: Int) -> String { bracketed(english.storiesBeyond(count)) }
  func headlines(_ shown: Int, of total: Int) -> String { bracketed(english.headlines(shown, of: total)) }

  func label(of kind: SharedTerm.Kind) -> String { bracketed(english.label(of: kind)) }

  func hiddenStories(_ count: Int) -> String { bracketed(english.hiddenStories(count)) }
  func storiesInOtherLanguages(_ count: Int) -> String { bracketed(english.storiesInOtherLanguages(count)) }
  func trendsInOtherLanguages(_ count: Int) -> String { bracketed(english.trendsInOtherLanguages(count)) }
  func verdict(isOneStory: Bool, isByMeaning: Bool, isThroughOthers: Bool, _ first: String, _ second: String) -> String
  {
    bracketed(
      english.verdict(
        isOneStory: isOneStory, isByMeaning: isByMeaning, isThroughOthers: isThroughOthers, first, second))
  }
  var tooLittleInCommon: String { bracketed(english.tooLittleInCommon) }
  func similarity(ofMeanings value: Double) -> String { bracketed(english.similarity(ofMeanings: value)) }
  var similar: String { bracketed(english.similar) }
  func moreSimilar(to number: Int) -> String { bracketed(english.moreSimilar(to: number)) }
  func similarity(_ value: Double) -> String { bracketed(english.similarity(value)) }
  func percent(_ share: Double) -> String { bracketed(english.percent(share)) }
  func countryCount(_ count: Int) -> String { bracketed(english.countryCount(count)) }
  func languageCount(_ count: Int) -> String { bracketed(english.languageCount(count)) }
  func earliest(_ moment: String) -> String { bracketed(english.earliest(moment)) }
  func latest(_ moment: String) -> String { bracketed(english.latest(moment)) }
  var unknownCountry: String { bracketed(english.unknownCountry) }
  func inEdition(of country: Country) -> String { bracketed(english.inEdition(of: country)) }
  func onlyHere(_ words: [String]) -> String { bracketed(english.onlyHere(words)) }
  func silent(_ countries: [String], from start: LocalTime, to end: LocalTime) -> String {
    bracketed(english.silent(countries, from: start, to: end))
  }
  var firstCoverage: String { bracketed(english.firstCoverage) }
  var followers: String { bracketed(english.followers) }
  func moreOfSources(_ count: Int) -> String { bracketed(english.moreOfSources(count)) }
  var changesOfStory: String { bracketed(english.changesOfStory) }
  func duration(_ age: Age) -> String { bracketed(english.duration(age)) }
  func later(by duration: String) -> String { bracketed(english.later(by: duration)) }
  func clock(_ time: LocalTime) -> String { english.clock(time) }

  func span(from start: LocalTime, to end: LocalTime, _ form: MomentForm) -> String {
    bracketed(english.span(from: start, to: end, form))
  }

  func most(_ count: Int, of total: Int, at time: LocalTime, _ form: MomentForm) -> String {
    bracketed(english.most(count, of: total, at: time, form))
  }

  var trends: String { bracketed(english.trends) }
  var trendsHint: String { bracketed(english.trendsHint) }
  func trendsTooEarly(fewest days: Int, in scope: ReadingScope) -> String {
    bracketed(english.trendsTooEarly(fewest: days, in: scope))
  }
  var noTrends: String { bracketed(english.noTrends) }
  func lastDays(_ count: Int) -> String { bracketed(english.lastDays(count)) }
  func today(_ count: Int) -> String { bracketed(english.today(count)) }
  func inDays(_ days: Int, _ count: Int) -> String { bracketed(english.inDays(days, count)) }
  func timesUsual(_ factor: Double) -> String { bracketed(english.timesUsual(factor)) }
  var noneBefore: String { bracketed(english.noneBefore) }
  func firstSeen(_ moment: String) -> String { bracketed(english.firstSeen(moment)) }
}
