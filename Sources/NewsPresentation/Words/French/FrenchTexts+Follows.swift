import NewsDomain

extension FrenchTexts {
  var follows: String { "Suivis" }
  var followsAdvice: String {
    "«\u{A0}suis TEXTE\u{A0}» garde une recherche\u{A0}: chaque article qui arrive lui est comparé."
  }
  var followsHint: String { "ouvre 1 montre ce qu’il trouve\u{A0}; ne-suis-plus 1 y met fin" }

  func name(of follow: Follow) -> String { Self.parts(of: follow, self) { "«\u{A0}\($0)\u{A0}»" } }

  func followed(_ follow: Follow, found: Int) -> String {
    let would =
      switch found {
      case 0: "aucun article de la semaine passée n’y répond"
      case 1: "1 article de la semaine passée y répond"
      case FindRequest.mostCounted...: "au moins \(grouped(found)) articles de la semaine passée y répondent"
      default: "\(grouped(found)) articles de la semaine passée y répondent"
      }
    return name(of: follow) + " est suivi" + (follow.notifies ? ", avec alertes" : "") + "\u{A0}; \(would)."
  }

  func unfollowed(_ follow: Follow) -> String { name(of: follow) + " n’est plus suivi." }

  var withAlerts: String { "avec alertes" }
  func quiet(_ hours: QuietHours) -> String { "silence de \(hours.from)\u{A0}h à \(hours.to)\u{A0}h" }
  func newArticles(_ count: Int) -> String { count < 2 ? "\(count) nouveau" : "\(count) nouveaux" }

  func alert(_ alert: Alert) -> String {
    [name(of: alert.follow) + "\u{A0}: " + (alert.article.headline ?? noTitle), alert.article.source.name]
      .compactMap(\.self).joined(separator: " · ")
  }

  func moreAlerts(_ count: Int) -> String {
    (count < 2 ? "\(count) autre alerte" : "\(count) autres alertes")
      + "\u{A0}: «\u{A0}suivis\u{A0}» liste ce qui est nouveau."
  }

  func collection(_ settings: CollectionSettings) -> String {
    let names = settings.parts.map { part in
      switch part {
      case .country: "pays"
      case .source: "source"
      case .topics: "thèmes"
      case .feeds: "flux"
      case .follows: "suivis"
      case .countries: "tous les pays"
      case .catalogue: "catalogue"
      }
    }
    return names.joined(separator: ", ") + ", toutes les \(settings.every.text)"
  }

  func collected(_ round: CollectionRound) -> [String] {
    var parts = [
      newArticles(round.new), round.asked < 2 ? "\(round.asked) flux demandé" : "\(round.asked) flux demandés",
    ]
    if round.unchanged > 0 { parts.append(round.unchanged == 1 ? "1 inchangé" : "\(round.unchanged) inchangés") }
    if round.failed > 0 { parts.append(round.failed == 1 ? "1 en échec" : "\(round.failed) en échec") }
    if round.left > 0 {
      parts.append(round.left == 1 ? "1 remis à la prochaine fois" : "\(round.left) remis à la prochaine fois")
    }
    if round.followed > 0 { parts.append(followed(round.followed)) }
    if round.texts > 0 { parts.append(round.texts == 1 ? "1 texte" : "\(round.texts) textes") }
    return parts + ["\(max(1, Int(round.seconds.rounded())))\u{A0}s"]
  }

  func notCollected(because reason: ReasonToSave) -> String {
    switch reason {
    case .battery: "rien n’a été demandé\u{A0}: la machine est sur batterie"
    case .metered: "rien n’a été demandé\u{A0}: le réseau est à volume limité"
    }
  }

  func feedsGone(_ names: [String]) -> String {
    (names.count == 1
      ? "Ce flux n’existe plus et n’est plus demandé\u{A0}: "
      : "Ces flux n’existent plus et ne sont plus demandés\u{A0}: ")
      + names.joined(separator: ", ") + "."
  }

  func unread(_ count: Int) -> String { count < 2 ? "\(count) non lu" : "\(count) non lus" }
  func followed(_ count: Int) -> String { "\(count) pour vos suivis" }
  func collected(at time: String) -> String { "collecté \(time)" }
  func next(at time: String) -> String { "prochaine fois à \(time)" }
}

extension FrenchTexts {
  func explain(_ error: FollowError) -> Explanation {
    switch error {
    case .alertProgramFailed(let program, let failure):
      Explanation(
        "\(program) n’a pas pris une alerte\u{A0}: \(why(failure))",
        "«\u{A0}réglages sur-alerte\u{A0}» montre ce qui est lancé")
    case .noSuchFollow(let number):
      Explanation("il n’y a pas de suivi \(number)", "«\u{A0}suivis\u{A0}» les liste")
    case .tooManyFollows(let limit):
      Explanation(
        "il y a \(limit) suivis, et pas plus ne peuvent être gardés", "«\u{A0}ne-suis-plus\u{A0}» met fin à l’un d’eux")
    }
  }
}
