import NewsDomain

extension EnglishTexts {
  var stories: String { "Stories" }

  var storiesHint: String { "open 1 · compare 1 · timeline 1" }

  func stories(_ shown: Int, of total: Int) -> String {
    let all = total == 1 ? "1 story" : "\(grouped(total)) stories"
    return shown == total ? all : "\(grouped(shown)) of \(all)"
  }

  func moreHeadlines(_ count: Int) -> String { "more: \(headlines(count, of: count)) left" }

  func storiesBeyond(_ count: Int) -> String { "\(grouped(count)) more: stories --limit 100" }

  func headlines(_ shown: Int, of total: Int) -> String {
    let all = total == 1 ? "1 headline" : "\(grouped(total)) headlines"
    return shown == total ? all : "\(grouped(shown)) of \(all)"
  }

  func label(of kind: SharedTerm.Kind) -> String {
    switch kind {
    case .name: "name"
    case .place: "place"
    case .number: "number"
    case .word: "word"
    case .meaning: "meaning"
    }
  }

  func hiddenStories(_ count: Int) -> String {
    count == 1 ? "1 story hidden by your mutes · mutes" : "\(grouped(count)) stories hidden by your mutes · mutes"
  }

  func storiesInOtherLanguages(_ count: Int) -> String {
    "\(stories(count, of: count)) only in other languages: stories --all"
  }

  func trendsInOtherLanguages(_ count: Int) -> String {
    "\(grouped(count)) \(count == 1 ? "trend" : "trends") only in other languages: trends --all"
  }

  func coverage(sources: Int, countries: Int) -> String {
    sourceCount(sources) + (countries > 0 ? " in \(countryCount(countries))" : "")
  }

  func verdict(isOneStory: Bool, isByMeaning: Bool, isThroughOthers: Bool, _ first: String, _ second: String) -> String
  {
    "\(first) and \(second) are in \(isOneStory ? "the same story" : "different stories")"
      + (isByMeaning ? ", by what their titles mean" : isThroughOthers ? ", through other articles" : "")
  }

  func similarity(_ value: Double) -> String { "\(percent(value)) of what it takes to be in one story" }

  var tooLittleInCommon: String { "too little in common to be in one story by themselves" }

  func similarity(ofMeanings value: Double) -> String { "the titles are \(percent(max(0, value))) alike" }

  func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  func countryCount(_ count: Int) -> String { count == 1 ? "1 country" : "\(count) countries" }

  func languageCount(_ count: Int) -> String { count == 1 ? "1 language" : "\(count) languages" }

  func earliest(_ moment: String) -> String { "first \(moment)" }

  func latest(_ moment: String) -> String { "last \(moment)" }

  var unknownCountry: String { "Unknown country" }

  func onlyHere(_ words: [String]) -> String { "only here: \(words.joined(separator: ", "))" }

  func silent(_ countries: [String], from start: LocalTime, to end: LocalTime) -> String {
    let checked = "articles checked: \(span(from: start, to: end, .dayAndTime))"
    return "No coverage found in (\(checked)): \(countries.joined(separator: ", "))"
  }

  var firstCoverage: String { "First report" }

  var followers: String { "Followed by" }

  func moreOfSources(_ count: Int) -> String {
    "\(grouped(count)) more \(count == 1 ? "article" : "articles") from these sources: open 1 --all"
  }

  var changesOfStory: String { "Changed since" }

  func duration(_ age: Age) -> String {
    switch age {
    case .minutes(let count): "\(count) min"
    case .hours(let count): "\(count) h"
    case .days, .years: spelled(age)
    }
  }

  func spelled(_ age: Age) -> String {
    switch age {
    case .minutes(let count): count == 1 ? "1 minute" : "\(count) minutes"
    case .hours(let count): count == 1 ? "1 hour" : "\(count) hours"
    case .days(let count): count == 1 ? "1 day" : "\(grouped(count)) days"
    case .years(let count): count == 1 ? "1 year" : "\(count) years"
    }
  }

  func later(by duration: String) -> String { "\(duration) later" }

  func clock(_ time: LocalTime) -> String { time.clock }

  func span(from start: LocalTime, to end: LocalTime, _ form: MomentForm) -> String {
    switch form {
    case .clock: "\(clock(start)) to \(clock(end))"
    case .dayAndTime: "\(dayAndTime(start)) to \(dayAndTime(end))"
    case .day: days(from: start, to: end)
    }
  }

  func most(_ count: Int, of total: Int, at time: LocalTime, _ form: MomentForm) -> String {
    let moment =
      switch form {
      case .clock: "at \(clock(time))"
      case .dayAndTime: "on \(dayAndTime(time))"
      case .day: "on \(day(time))"
      }
    return "busiest \(moment) (\(grouped(count)) of \(grouped(total)) articles)"
  }

  var trends: String { "Trends" }

  var trendsHint: String { "open 1" }

  func trendsTooEarly(fewest days: Int, in scope: ReadingScope) -> String {
    var isOfMine: Bool { if case .mine = scope { true } else { false } }
    return
      "The news in \(place(of: scope)) goes back less than \(days == 1 ? "1 day" : "\(days) days"), so it's too early "
      + "to say what is usual." + (isOfMine ? " For the whole archive, type trends --all." : "")
  }
  var noTrends: String { "Nothing is in the headlines more than usual." }

  func lastDays(_ count: Int) -> String { count == 1 ? "last day" : "last \(count) days" }

  func today(_ count: Int) -> String { "\(sourceCount(count)) in 24 h" }

  func inDays(_ days: Int, _ count: Int) -> String {
    "\(grouped(count)) in \(days == 1 ? "1 day" : "\(days) days"), each source once a day"
  }

  func timesUsual(_ factor: Double) -> String { "\(factor.withDecimal(".")) times the usual" }

  var noneBefore: String { "none before" }

  func firstSeen(_ moment: String) -> String { "first seen \(moment)" }
}
