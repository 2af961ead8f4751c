import NewsDomain

extension FrenchTexts {
  var feeds: String { "Vos flux" }

  var feedsAdvice: String {
    "Vous n’en avez pas encore : flux ajoute ADRESSE prend un flux, ou la page d’un site qui en a un."
  }

  func feedCount(_ count: Int) -> String { "\(count) flux" }

  func folderCount(_ count: Int) -> String { count < 2 ? "\(count) dossier" : "\(count) dossiers" }

  var allWell: String { "tout va bien" }

  func inTrouble(_ count: Int) -> String { "\(count) en panne" }

  func trouble(_ trouble: FeedTrouble) -> String {
    switch trouble {
    case .network: "injoignable"
    case .timeout: "pas de réponse à temps"
    case .tls: "connexion non sûre"
    case .tooLarge: "trop grand"
    case .serverError: "son serveur est en panne"
    case .rateLimited: "refuse les lecteurs"
    case .gone: "disparu : page introuvable"
    case .forbidden: "accès réservé"
    case .notAFeed: "n’est plus un flux"
    case .broken: "abîmé : lu tant que possible"
    }
  }

  func articles(_ count: Int) -> String { count < 2 ? "\(count) article" : "\(count) articles" }

  var neverRead: String { "pas encore lu" }

  package func reading(_ id: String) -> String { "média \(id) le lit" }

  func feedsHint(folder: String?) -> String {
    "ouvre 1 en lit un · flux ouvre" + (folder.map { " \($0) le lit en entier" } ?? " les lit tous")
  }

  func progress(_ progress: Activity.Progress) -> String {
    let unit =
      switch progress.unit {
      case .countries: "pays"
      case .feeds: "flux"
      case .articles: "articles"
      case .texts: "textes"
      }
    return "\(grouped(progress.done)) \(unit) sur \(grouped(progress.total))"
  }

  func timeLeft(minutes: Int) -> String { "encore \(minutes)\u{A0}min environ" }
  var ctrlCStops: String { "Ctrl-C arrête" }
}
