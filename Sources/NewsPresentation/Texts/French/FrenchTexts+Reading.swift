import NewsDomain

extension FrenchTexts {
  func readingTime(_ minutes: Int) -> String { "\(minutes)\u{202F}min" }

  func duration(seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    guard minutes >= 60 else { return readingTime(minutes) }
    return "\(minutes / 60)\u{202F}h" + (minutes % 60 == 0 ? "" : "\u{202F}\(minutes % 60)\u{202F}min")
  }

  var linksOfText: String { "Liens" }

  var quote: String { "citation" }
  var caption: String { "Légende" }

  var textOfFeed: String { "Ce texte vient du flux de la source, plus complet que la page." }

  func ending(_ end: TextEnd, item: Int) -> String {
    switch end {
    case .paywall: "La suite est réservée aux abonnés. Pour ouvrir la page, tapez «\u{202F}site \(item)\u{202F}»."
    case .teaser: "La page n’en montre pas plus. Pour l’ouvrir, tapez «\u{202F}site \(item)\u{202F}»."
    case .furtherPages: "Ce n’est que la première page. Pour lire la suite, tapez «\u{202F}site \(item)\u{202F}»."
    case .tooLarge:
      "Texte coupé\u{202F}: la page dépasse 8\u{A0}Mio. Pour l’ouvrir, tapez «\u{202F}site \(item)\u{202F}»."
    case .tooCostly:
      "Texte coupé\u{202F}: la page est trop complexe. Pour l’ouvrir, tapez «\u{202F}site \(item)\u{202F}»."
    }
  }

  func name(of way: LinkWay) -> String {
    switch way {
    case .id: "dans le lien du flux"
    case .feed: "dans le flux de la source"
    case .aggregator: "auprès de Google News"
    }
  }

  func noText(_ reason: NoText, item: Int) -> String {
    "Pas de texte\u{202F}: \(why(reason)). Pour ouvrir la page, tapez «\u{202F}site \(item)\u{202F}»."
  }
}
