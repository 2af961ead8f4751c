import NewsDomain

extension FrenchTexts {
  package func title(of subject: MapSubject) -> String {
    switch subject {
    case .world: "Carte de l’actualité · le monde"
    case .country(let country): "Carte de l’actualité · \(name(of: country))"
    case .cluster(let country, let others): "Carte de l’actualité · \(name(of: country)) +\(others)"
    case .place: "Carte de l’actualité · où vous êtes"
    case .given(let place): "Carte de l’actualité · \(place)"
    }
  }

  func mapScale(zoom: String, kilometres distance: Double, countries: Int) -> String {
    "zoom \(zoom) · \(kilometres(distance)) de large · \(countries) pays"
  }

  var mapHint: String { "ouvrir 1 (titres du pays, ou zoom sur le groupe) · carte japon · près" }

  func kilometres(_ distance: Double) -> String { "\(Self.grouped(distance))\u{A0}km" }

  package func name(ofDirection eighth: Int) -> String {
    ["au nord", "au nord-est", "à l’est", "au sud-est", "au sud", "au sud-ouest", "à l’ouest", "au nord-ouest"][eighth]
  }

  func away(_ country: Country, _ distance: String, _ direction: String) -> String {
    "\(name(of: country)) · à \(distance) \(direction)"
  }

  package func name(of continent: Continent) -> String {
    switch continent {
    case .europe: "Europe"
    case .asia: "Asie"
    case .northAmerica: "Amérique du Nord"
    case .southAmerica: "Amérique du Sud"
    case .africa: "Afrique"
    case .oceania: "Océanie"
    }
  }

  func prose(of continent: Continent, count: Int, nearest: [String]) -> String {
    let what =
      nearest.count == count
      ? "" : ", dont " + (nearest.count < 2 ? "le plus proche" : "les \(nearest.count) plus proches")
    return "\(name(of: continent)) (\(count) pays\(what))\u{202F}: \(nearest.joined(separator: ", "))."
  }

  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String {
    if nearest.isInside {
      let found = Self.preposition(before: nearest.country) + " " + name(of: nearest.country)
      return whereabouts.origin == .given
        ? "\(whereabouts.name ?? whereabouts.place.description) est \(found)." : "Vous semblez être \(found)."
    }
    let found = "\(name(of: nearest.country)) (\(kilometres(nearest.kilometres)))"
    return whereabouts.origin == .given
      ? "Pays le plus proche \(of(whereabouts.name ?? whereabouts.place.description))\u{202F}: \(found)."
      : "Pays apparemment le plus proche de vous\u{202F}: \(found)."
  }

  /// The preposition for being in a country. It depends on the gender and number of the name; for most it is `en`.
  private static func preposition(before country: Country) -> String {
    switch country.code {
    case "ae", "nl", "ph", "us": "aux"
    case "bd", "br", "ca", "cl", "cr", "dk", "gb", "gh", "jp", "ke", "kh", "lb", "ma", "me", "mx", "ng", "pe", "pk",
      "pt", "qa", "rw", "sn", "ve", "vn", "xk":
      "au"
    case "cu", "hk", "mo", "mt", "sg", "tw": "à"
    default: "en"
    }
  }

  package func name(of origin: Whereabouts.Origin) -> String {
    switch origin {
    case .given: "lieu donné"
    case .gpsd: "selon gpsd"
    case .place: "selon le réglage lieu"
    case .timeZone(let zone): "selon le fuseau horaire \(zone)"
    }
  }

  var centreQuestion: String { "Centrer la carte sur ce pays plutôt que sur le lieu exact\u{202F}? [O/n] " }
  var locationQuestion: String {
    "Chercher votre position avec gpsd et le fuseau horaire, sans l’envoyer\u{202F}? [o/N] "
  }
  func pasteQuestion(_ count: Int, with line: String?) -> String {
    let lines = count < 2 ? "Exécuter la ligne collée" : "Exécuter les \(grouped(count)) lignes collées"
    let harm = line.map { (count < 2 ? " " : ", dont ") + "«\u{202F}\($0)\u{202F}»" } ?? ""
    return lines + harm + "\u{202F}? [o/N] "
  }
  func earlyQuestion(_ line: String) -> String {
    "Cette ligne est arrivée pendant une autre commande. Exécuter «\u{202F}\(line)\u{202F}»\u{202F}? [o/N] "
  }
  var yesOrNo: String { "Répondez par o ou n. " }
  var locating: String { "recherche de votre position…" }
  var map: String { "Carte de l’actualité" }
  var explorerHint: String { "q quitter · / chercher · h ici · w monde · flèches, + -, Tab, Entrée ·\u{202F}? aide" }
  var explorerHelp: [String] {
    [
      "flèches         déplacer la carte\u{202F}; Page préc./suiv., d’une fenêtre entière",
      "+  -            zoomer et dézoomer",
      "Tab, Maj-Tab    aller au repère suivant ou précédent",
      "Entrée          ouvrir les titres du pays, ou zoomer sur le groupe",
      "/               chercher un pays\u{202F}; Tab complète, Entrée y va",
      "h               aller à votre position",
      "w               afficher le monde entier",
      "?               afficher cette aide",
      "q, Échap        quitter la carte",
    ]
  }
  var searchPrompt: String { "pays › " }

  func distances(from country: Country?) -> String {
    "Distances depuis \(country.map(withArticle) ?? "votre position")."
  }

  /// The name of a country with its grammatical article, such as `la France`, if it has one.
  private func withArticle(_ country: Country) -> String {
    let name = name(of: country)
    switch Self.preposition(before: country) {
    case "aux": return "les " + name
    case "au": return "le " + name
    case "en" where country.code != "il": return (Self.isElided(before: name) ? "l’" : "la ") + name
    // Israel and most islands have none.
    default: return name
    }
  }
  func others(than count: Int) -> String {
    moreCandidates(count) + "\u{202F}; pour tout lister, tapez "
      + "«\u{202F}format tsv\u{202F}», puis «\u{202F}chaleur\u{202F}»"
  }

  func focus(on country: String) -> String { "\(country) · Entrée pour ouvrir ses titres" }

  func focus(on cluster: [String], count: Int) -> String {
    "\(count) pays · \(list(cluster)) · Entrée pour zoomer"
  }

  var heatTitle: String { "Titres récents · dernières 24 heures" }
  var heatEmpty: String { "Aucun titre récent. Pour charger ceux de nombreux pays, tapez «\u{202F}monde\u{202F}»." }
  var heatAddsUp: String { "La somme des pays est plus grande\u{202F}: plusieurs peuvent avoir le même titre." }
  func headlines(_ count: Int) -> String { count < 2 ? "\(count) titre" : "\(Self.grouped(Double(count))) titres" }

  func locationLine(isAllowed: Bool?) -> String {
    switch isAllowed {
    case true?: "autorisée\u{202F}: gpsd, fuseau horaire"
    case false?: "refusée"
    case nil: "pas encore demandée"
    }
  }

  var noPlace: String { "aucun" }

  private static func grouped(_ number: Double) -> String { number.grouped(by: "\u{202F}") }
}
