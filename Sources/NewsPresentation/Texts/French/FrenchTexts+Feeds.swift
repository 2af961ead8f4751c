import NewsDomain

extension FrenchTexts {
  var feeds: String { "Vos flux" }

  var feedsAdvice: String {
    "Aucun flux pour l’instant. Pour ajouter celui d’un site, tapez «\u{202F}flux ajouter ADRESSE\u{202F}»."
  }

  func feedCount(_ count: Int) -> String { "\(grouped(count)) flux" }

  func folderCount(_ count: Int) -> String { count < 2 ? "\(count) dossier" : "\(grouped(count)) dossiers" }

  var allWell: String { "tout va bien" }

  func inTrouble(_ count: Int) -> String { "\(grouped(count)) en échec" }

  func trouble(_ trouble: FeedTrouble, wasRead: Bool) -> String {
    switch trouble {
    case .network: "injoignable"
    case .timeout: "ne répond pas"
    case .tls: "connexion non sécurisée"
    case .tooLarge: "trop volumineux"
    case .serverError: "erreur du serveur"
    case .rateLimited: "refuse les requêtes"
    case .gone: "page introuvable"
    case .ended: "terminé\u{202F}; n’est plus consulté"
    case .forbidden: "accès refusé"
    case .notAFeed: wasRead ? "n’est plus un flux" : "n’est pas un flux"
    case .broken: "mal formé\u{202F}; lu jusqu’à l’erreur"
    case .flawed: "avec des erreurs\u{202F}; lu en entier"
    case .cut: "seuls les \(grouped(FeedTrouble.maxEntries)) premiers lus"
    }
  }

  func articles(_ count: Int) -> String { count < 2 ? "\(count) article" : "\(grouped(count)) articles" }

  var neverReadable: String { "illisible" }

  var neverRead: String { "pas encore consulté" }

  package func reading(_ id: String) -> String { "Pour le lire\u{202F}: flux ouvrir \(id)" }

  var otherFeeds: String { "Cette page propose d’autres flux\u{202F}:" }

  func adding(_ choice: Int, of page: String) -> String { "flux ajouter \(page) --choix \(choice)" }

  func feedsHint(folder: String?) -> String {
    "ouvrir 1 (ses titres) · flux ouvrir" + (folder.map { " \($0) (tout le dossier)" } ?? " (tous les flux)")
  }

  func progress(_ progress: Activity.Progress) -> String {
    let isOne = progress.done < 2
    let unit =
      switch progress.unit {
      case .countries: "pays"
      case .feeds: "flux"
      case .articles: isOne ? "article" : "articles"
      case .texts: isOne ? "texte" : "textes"
      }
    return "\(grouped(progress.done)) \(unit) sur \(grouped(progress.total))"
  }

  func timeLeft(minutes: Int) -> String { "encore \(minutes)\u{202F}min environ" }
  var ctrlCStops: String { "Ctrl-C pour arrêter" }
}
