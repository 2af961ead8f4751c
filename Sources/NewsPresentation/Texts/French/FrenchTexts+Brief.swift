import FoundationEssentials
import NewsDomain

extension FrenchTexts {
  var brief: String { "La revue du matin" }
  func nothingNew(collected: Date?) -> String {
    collected.map { "Rien de nouveau\u{202F}; la dernière collecte date de \(clock(LocalTime($0)))." }
      ?? "Rien de nouveau. Lancez supernews collecter dans le shell du système."
  }

  func heading(of part: BriefPart) -> String {
    switch part.subject {
    case .country(let country): "À la une\u{202F}: " + country.name(in: .french)
    case .follow(let follow): name(of: follow)
    case .source(let name): name
    case .topic(let topic): topic.name(in: .french)
    case .folder(let path): path ?? feeds
    case .changes: "La suite de vos lectures"
    }
  }

  func length(of brief: Brief, stories: Int) -> String {
    let left =
      switch brief.leftOut {
      case 0: ""
      case 1: " · 1 autre laissé de côté"
      default: " · \(grouped(brief.leftOut)) autres laissés de côté"
      }
    let count = stories < 2 ? "\(stories) sujet" : "\(grouped(stories)) sujets"
    return "\(count) en \(brief.hours)\u{202F}h · \(brief.minutes)\u{202F}min" + left
  }

  func moreOfBrief(_ left: Int, of stories: Int) -> String {
    "suite\u{202F}: encore \(left < 2 ? "\(left) sujet" : "\(grouped(left)) sujets") sur \(grouped(stories))"
  }

  var longerBrief: String { "matin --minutes 5 (plus long)" }
  var newBesidesBrief: String { "nouveau (le reste des nouveautés)" }

  func name(of section: BriefSection) -> String {
    switch section {
    case .top: "une"
    case .follows: "suivis"
    case .favourites: "favoris"
    case .feeds: "flux"
    case .changes: "suites"
    case .trends: "tendances"
    }
  }

  func briefSent(to address: String, stories: Int) -> String {
    (stories < 2 ? "\(stories) sujet a été envoyé" : "\(grouped(stories)) sujets ont été envoyés") + " à \(address)."
  }

  func briefSentToday(to address: String) -> String { "\(address) a déjà reçu la revue d’aujourd’hui." }
}
