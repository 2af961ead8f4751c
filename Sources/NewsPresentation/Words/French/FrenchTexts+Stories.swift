import NewsDomain

extension FrenchTexts {
  var stories: String { "Sujets" }

  var storiesHint: String { "ouvre 1 · compare 1 · chronologie 1" }

  func stories(_ shown: Int, of total: Int) -> String {
    let all = total < 2 ? "\(total) sujet" : "\(grouped(total)) sujets"
    return shown == total ? all : "\(grouped(shown)) sur \(all)"
  }

  func moreHeadlines(_ count: Int) -> String { "suite\u{A0}: encore \(headlines(count, of: count))" }

  func headlines(_ shown: Int, of total: Int) -> String {
    let all = total < 2 ? "\(total) titre" : "\(grouped(total)) titres"
    return shown == total ? all : "\(grouped(shown)) sur \(all)"
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
    count < 2 ? "\(count) sujet caché par vos masques · masques" : "\(count) sujets cachés par vos masques · masques"
  }

  func coverage(sources: Int, countries: Int) -> String {
    sourceCount(sources) + (countries > 0 ? " dans \(countryCount(countries))" : "")
  }

  func countryCount(_ count: Int) -> String { "\(count) pays" }

  func earliest(_ moment: String) -> String { "premier\u{A0}: \(moment)" }

  func latest(_ moment: String) -> String { "dernier\u{A0}: \(moment)" }

  var unknownCountry: String { "Pays inconnu" }

  func onlyHere(_ words: [String]) -> String { "ici seulement\u{A0}: \(words.joined(separator: ", "))" }

  func silent(_ countries: [String]) -> String {
    "Des articles de ces jours-là, mais aucun là-dessus\u{A0}: \(countries.joined(separator: ", "))"
  }

  var firstTelling: String { "D’abord" }

  var followers: String { "Puis" }

  var changesOfStory: String { "Modifié depuis" }

  func duration(_ age: Age) -> String {
    switch age {
    case .minutes(let count): "\(count) min"
    case .hours(let count): "\(count) h"
    case .days(let count): count < 2 ? "\(count) jour" : "\(count) jours"
    case .years(let count): count < 2 ? "\(count) an" : "\(count) ans"
    }
  }

  func later(by duration: String) -> String { "\(duration) plus tard" }

  func span(from start: LocalTime, to end: LocalTime, _ form: MomentForm) -> String {
    switch form {
    case .clock: "de \(clock(start)) à \(clock(end))"
    case .dayAndTime: "du \(dayAndTime(start)) au \(dayAndTime(end))"
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
    return "le plus \(moment), \(count) sur \(total)"
  }

  var trends: String { "Tendances" }

  var trendsHint: String { "ouvre 1 montre ses sujets" }

  var trendsTooEarly: String {
    "Les archives n’ont rien d’avant hier\u{A0}: elles ne savent pas encore ce qui est habituel."
  }
  var noTrends: String { "Rien n’est dans plus de titres que d’habitude." }

  func lastDays(_ count: Int) -> String { count < 2 ? "le dernier jour" : "les \(count) derniers jours" }

  func today(_ count: Int) -> String { "\(count) aujourd’hui" }

  func inDays(_ days: Int, _ count: Int) -> String { "\(count) en \(days < 2 ? "\(days) jour" : "\(days) jours")" }

  func timesUsual(_ factor: Double) -> String { "\(factor.withDecimal(",")) fois la moyenne" }

  var noneBefore: String { "aucun avant" }

  func firstSeen(_ moment: String) -> String { "vu d’abord\u{A0}: \(moment)" }
}
