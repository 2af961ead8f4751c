import NewsDomain

extension FrenchTexts {
  var follows: String { "Suivis" }
  var followsAdvice: String {
    "Aucun suivi pour l’instant. Pour suivre les nouveaux articles d’une recherche, "
      + "tapez «\u{202F}suivre TEXTE\u{202F}»."
  }
  var followsHint: String { "ouvrir 1 (ses articles) · ne-plus-suivre 1 (arrêter ce suivi)" }

  func name(of follow: Follow) -> String { Self.parts(of: follow, self) { "«\u{202F}\(typed(search: $0))\u{202F}»" } }

  func followed(_ follow: Follow, found: Int) -> String {
    let would =
      switch found {
      case 0: "aucun article des 7 derniers jours ne correspond"
      case 1: "1 article des 7 derniers jours correspond"
      case FindRequest.maxCounted...: "au moins \(grouped(found)) articles des 7 derniers jours correspondent"
      default: "\(grouped(found)) articles des 7 derniers jours correspondent"
      }
    return name(of: follow) + " est suivi" + (follow.notifies ? ", avec alertes" : "") + "\u{202F}; \(would)."
  }

  func unfollowed(_ follow: Follow) -> String { name(of: follow) + " n’est plus suivi." }

  var withAlerts: String { "avec alertes" }
  func quiet(_ hours: QuietHours) -> String { "silence de \(hours.from)\u{202F}h à \(hours.to)\u{202F}h" }
  func newArticles(_ count: Int) -> String { count < 2 ? "\(count) nouveau" : "\(grouped(count)) nouveaux" }

  func alert(_ alert: Alert) -> String {
    "Suivi \(typed(search: words(of: alert.follow)))\u{202F}: " + (alert.article.headline ?? noTitle)
      + (alert.article.source.name.map { ", par \($0)" } ?? "")
  }

  func moreAlerts(_ count: Int) -> String {
    (count < 2 ? "\(count) autre alerte" : "\(grouped(count)) autres alertes")
      + ". Pour voir les nouveautés, tapez «\u{202F}suivis\u{202F}»."
  }

  func collection(_ parts: [CollectionPart], every interval: Interval) -> String {
    (parts.compactMap { names(of: $0.rawValue, in: .collect).first } + [every(interval)]).joined(separator: ", ")
  }

  /// How often something is done, such as "toutes les 15 min".
  private func every(_ interval: Interval) -> String {
    switch interval.seconds {
    case 60: "toutes les minutes"
    case 3_600: "toutes les heures"
    case 86_400: "tous les jours"
    case let seconds where seconds % 3_600 == 0: "toutes les \(seconds / 3_600)\u{202F}h"
    case let seconds where seconds % 60 == 0: "toutes les \(seconds / 60)\u{202F}min"
    case let seconds: "toutes les \(seconds)\u{202F}s"
    }
  }

  func collected(_ round: CollectionRound) -> [String] {
    var parts = [
      round.new < 2 ? "\(round.new) nouvel article" : "\(grouped(round.new)) nouveaux articles",
      round.asked < 2 ? "\(round.asked) flux consulté" : "\(grouped(round.asked)) flux consultés",
    ]
    if round.unchanged > 0 {
      parts.append(round.unchanged < 2 ? "\(round.unchanged) inchangé" : "\(grouped(round.unchanged)) inchangés")
    }
    if round.failed > 0 { parts.append("\(grouped(round.failed)) en échec") }
    if round.left > 0 { parts.append(round.left < 2 ? "\(round.left) reporté" : "\(grouped(round.left)) reportés") }
    if round.followed > 0 { parts.append(followed(round.followed)) }
    if round.texts > 0 {
      parts.append(round.texts < 2 ? "\(round.texts) texte enregistré" : "\(grouped(round.texts)) textes enregistrés")
    }
    return parts + ["\(max(1, Int(round.seconds.rounded())))\u{202F}s"]
  }

  func moreFailures(_ count: Int) -> String {
    "et \(grouped(count)) de plus\u{202F}; -F json les nomme tous"
  }

  func notCollected(because reason: SavingReason) -> String {
    switch reason {
    case .battery: "aucune collecte\u{202F}: la machine est sur batterie"
    case .metered: "aucune collecte\u{202F}: la connexion est limitée"
    }
  }

  func feedsGone(_ names: [String]) -> String {
    (names.count < 2
      ? "Ce flux n’existe plus et ne sera plus consulté\u{202F}: "
      : "Ces flux n’existent plus et ne seront plus consultés\u{202F}: ")
      + names.joined(separator: ", ") + "."
  }

  func unread(_ count: Int) -> String {
    if count == FindRequest.maxCounted { return "plus de \(grouped(count)) non lus" }
    return count < 2 ? "\(count) non lu" : "\(grouped(count)) non lus"
  }

  func unread(_ count: Int, in scope: ReadingScope) -> String {
    // Everything is counted to the end.
    let isExact = scope == .all && count > 1
    return (isExact ? "\(grouped(count)) non lus" : unread(count)) + " dans " + place(of: scope)
  }

  func place(of scope: ReadingScope) -> String {
    switch scope {
    case .all: "les archives"
    case .mine: "vos listes"
    case .list(let list): "«\u{202F}\(title(of: list, name: nil))\u{202F}»"
    case .written(let code, let scope): place(of: scope) + " (\(Language(code: code)?.name(in: language) ?? code))"
    case .feeds(let name, _): name.map { "«\u{202F}\($0)\u{202F}»" } ?? "vos flux"
    case .brief: "votre revue"
    }
  }

  func followed(_ count: Int) -> String { "\(grouped(count)) pour vos suivis" }
  func followed(_ count: Int, of unread: String) -> String { "\(unread), dont \(grouped(count)) pour vos suivis" }
  func collected(at time: String) -> String { "dernière collecte\u{202F}: \(time)" }
  func next(at time: String) -> String { "prochaine collecte à \(time)" }
}

extension FrenchTexts {
  func explain(_ error: FollowError) -> Explanation {
    switch error {
    case .alertProgramFailed(let program, let failure):
      Explanation(
        "\(program) n’a pas pu traiter une alerte\u{202F}: \(why(failure))",
        "tapez «\u{202F}réglages sur-alerte\u{202F}» pour vérifier la commande")
    case .noSuchFollow(let number):
      Explanation("il n’y a pas de suivi \(number)", "tapez «\u{202F}suivis\u{202F}» pour en voir la liste")
    case .tooManyFollows(let limit):
      Explanation(
        "vous avez déjà \(grouped(limit)) suivis, le maximum", "arrêtez-en un avec «\u{202F}ne-plus-suivre\u{202F}»")
    }
  }
}
