import NewsDomain

extension FrenchTexts {
  var stories: String { "Sujets" }

  var storiesHint: String { "ouvrir 1 · comparer 1 · chronologie 1" }

  func stories(_ shown: Int, of total: Int) -> String {
    let some = shown < 2 ? "\(shown) sujet" : "\(grouped(shown)) sujets"
    return shown == total ? some : "\(some) sur \(grouped(total))"
  }

  func moreHeadlines(_ count: Int) -> String { "suite\u{202F}: encore \(headlines(count, of: count))" }

  func storiesBeyond(_ count: Int) -> String { "encore \(grouped(count))\u{202F}: sujets --limite 100" }

  func headlines(_ shown: Int, of total: Int) -> String {
    let some = shown < 2 ? "\(shown) titre" : "\(grouped(shown)) titres"
    return shown == total ? some : "\(some) sur \(grouped(total))"
  }

  func label(of kind: SharedTerm.Kind) -> String {
    switch kind {
    case .name: "nom"
    case .place: "lieu"
    case .number: "nombre"
    case .word: "mot"
    case .meaning: "sens"
    }
  }

  func hiddenStories(_ count: Int) -> String {
    count < 2
      ? "\(count) sujet caché par vos masques · masques" : "\(grouped(count)) sujets cachés par vos masques · masques"
  }

  func storiesInOtherLanguages(_ count: Int) -> String {
    "\(stories(count, of: count)) seulement en d’autres langues\u{202F}: sujets --tout"
  }

  func trendsInOtherLanguages(_ count: Int) -> String {
    "\(grouped(count)) \(count < 2 ? "tendance" : "tendances") seulement en d’autres langues\u{202F}: tendances --tout"
  }

  func coverage(sources: Int, countries: Int) -> String {
    sourceCount(sources) + (countries > 0 ? " dans \(countryCount(countries))" : "")
  }

  func verdict(isOneStory: Bool, isByMeaning: Bool, isThroughOthers: Bool, _ first: String, _ second: String) -> String
  {
    "\(first) et \(second) relèvent \(isOneStory ? "du même sujet" : "de sujets différents")"
      + (isByMeaning ? ", par le sens de leurs titres" : isThroughOthers ? ", par d’autres articles" : "")
  }

  func similarity(_ value: Double) -> String { "\(percent(value)) de ce qu’il faut pour relever du même sujet" }

  var tooLittleInCommon: String { "trop peu en commun pour relever à eux seuls du même sujet" }

  func similarity(ofMeanings value: Double) -> String { "les titres se ressemblent à \(percent(max(0, value)))" }

  func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))\u{A0}%" }

  func countryCount(_ count: Int) -> String { "\(count) pays" }

  func languageCount(_ count: Int) -> String { count < 2 ? "\(count) langue" : "\(grouped(count)) langues" }

  func earliest(_ moment: String) -> String { "premier article \(moment)" }

  func latest(_ moment: String) -> String { "dernier \(moment)" }

  var unknownCountry: String { "Pays inconnu" }

  func onlyHere(_ words: [String]) -> String { "mots propres à ce pays\u{202F}: \(words.joined(separator: ", "))" }

  func silent(_ countries: [String], from start: LocalTime, to end: LocalTime) -> String {
    let checked = "articles examinés\u{202F}: \(span(from: start, to: end, .dayAndTime))"
    return "Pays sans article sur ce sujet (\(checked))\u{202F}: \(countries.joined(separator: ", "))"
  }

  var firstCoverage: String { "Premier article" }

  var followers: String { "Ensuite" }

  func moreOfSources(_ count: Int) -> String {
    "\(grouped(count)) \(count < 2 ? "autre article" : "autres articles") de ces sources\u{202F}: ouvrir 1 --tout"
  }

  var changesOfStory: String { "Modifications" }

  func duration(_ age: Age) -> String {
    switch age {
    case .minutes(let count): "\(count)\u{202F}min"
    case .hours(let count): "\(count)\u{202F}h"
    case .days, .years: spelled(age)
    }
  }

  func spelled(_ age: Age) -> String {
    switch age {
    case .minutes(let count): count < 2 ? "\(count) minute" : "\(count) minutes"
    case .hours(let count): count < 2 ? "\(count) heure" : "\(count) heures"
    case .days(let count): dayCount(count)
    case .years(let count): count < 2 ? "\(count) an" : "\(count) ans"
    }
  }

  func later(by duration: String) -> String { "\(duration) plus tard" }

  func span(from start: LocalTime, to end: LocalTime, _ form: MomentForm) -> String {
    switch form {
    case .clock: "de \(clock(start)) à \(clock(end))"
    case .dayAndTime: span(fromTime: start, to: end)
    case .day: days(from: start, to: end)
    }
  }

  func most(_ count: Int, of total: Int, at time: LocalTime, _ form: MomentForm) -> String {
    let moment =
      switch form {
      case .clock: "à \(clock(time))"
      case .dayAndTime: "le \(dayAndTime(time))"
      case .day: "le \(day(time))"
      }
    return "pic \(moment) (\(counted(count)) sur \(grouped(total)))"
  }

  var trends: String { "Tendances" }

  var trendsHint: String { "ouvrir 1 (ses sujets)" }

  func trendsTooEarly(fewest days: Int, in scope: ReadingScope) -> String {
    var isOfMine: Bool { if case .mine = scope { true } else { false } }
    return "Dans \(place(of: scope)), l’actualité remonte à moins \(days < 2 ? "d’un jour" : "de \(days) jours")"
      + "\u{202F}; il est trop tôt pour dire ce qui est habituel."
      + (isOfMine ? " Pour toutes les archives, tapez «\u{202F}tendances --tout\u{202F}»." : "")
  }
  var noTrends: String { "Aucun nom ni mot n’est plus présent que d’habitude dans les titres." }

  func lastDays(_ count: Int) -> String { count < 2 ? "le dernier jour" : "les \(grouped(count)) derniers jours" }

  func today(_ count: Int) -> String { "\(sourceCount(count)) en 24\u{202F}h" }

  func inDays(_ days: Int, _ count: Int) -> String {
    "\(grouped(count)) en \(dayCount(days)), chaque source comptée une fois par jour"
  }

  func timesUsual(_ factor: Double) -> String { "\(factor.withDecimal(",")) fois la moyenne" }

  var noneBefore: String { "aucun titre avant" }

  func firstSeen(_ moment: String) -> String { "premier titre \(moment)" }
}
