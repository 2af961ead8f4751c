import NewsDomain

extension FrenchTexts {
  func readingTime(_ minutes: Int) -> String { "\(minutes)\u{A0}min" }

  var linksOfText: String { "Liens" }

  var quote: String { "citation" }

  var textOfFeed: String { "Ce texte vient du flux de la source, qui en donne plus que la page." }

  func ending(_ end: TextEnd, item: Int) -> String {
    switch end {
    case .paywall: "Le début seulement : la suite est réservée aux abonnés. « site \(item) » ouvre la page."
    case .teaser: "Le début seulement : la page n’en montre pas plus. « site \(item) » l’ouvre."
    case .furtherPages: "La première page seulement : l’article continue là. « site \(item) » l’ouvre."
    case .tooLarge: "Le début seulement : la page dépasse 8 Mio. « site \(item) » l’ouvre."
    case .tooCostly: "Le début seulement : la page est trop complexe pour être lue en entier. « site \(item) » l’ouvre."
    }
  }

  func name(of way: LinkWay) -> String {
    switch way {
    case .id: "dans le lien du flux"
    case .feed: "dans le flux de la source"
    case .aggregator: "en demandant à Google News"
    }
  }

  func noText(_ reason: NoText, item: Int) -> String {
    "Pas de texte : \(why(reason)). « site \(item) » ouvre la page."
  }
}
