import NewsDomain

extension FrenchTexts {
  package func title(of subject: MapSubject) -> String {
    switch subject {
    case .world: "Carte des nouvelles · le monde"
    case .country(let country): "Carte des nouvelles · \(name(of: country))"
    case .cluster(let country, let others): "Carte des nouvelles · \(name(of: country)) +\(others)"
    case .place: "Carte des nouvelles · où vous êtes"
    case .given(let place): "Carte des nouvelles · \(place)"
    }
  }

  func mapScale(zoom: String, kilometres distance: Double, countries: Int) -> String {
    "zoom \(zoom) · \(kilometres(distance)) de large · \(countries) pays"
  }

  var mapHint: String { "ouvre 1 : les titres d’un pays, ou dans un groupe · carte japon · près" }

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
    let what = nearest.count == count ? "" : ", les \(nearest.count) plus proches"
    return "\(name(of: continent)) : \(count) pays\(what) : \(nearest.joined(separator: ", "))."
  }

  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String {
    if nearest.isInside {
      let found = Self.preposition(before: nearest.country) + " " + name(of: nearest.country)
      return whereabouts.origin == .given ? "\(whereabouts.place) est \(found)." : "Vous semblez être \(found)."
    }
    let found = "\(name(of: nearest.country)) (\(kilometres(nearest.kilometres)))"
    return whereabouts.origin == .given
      ? "Le pays le plus proche de \(whereabouts.place) est : \(found)."
      : "Le pays le plus proche de vous semble être : \(found)."
  }

  /// The preposition for being in a country. It depends on the gender and number of the name; for most it is `en`.
  private static func preposition(before country: Country) -> String {
    switch country.code {
    case "ae", "nl", "ph", "us": "aux"
    case "bd", "br", "ca", "cl", "cr", "dk", "gb", "gh", "jp", "ke", "kh", "lb", "ma", "me", "mx", "ng", "pe", "pk",
      "pt", "rw", "sn", "ve", "vn", "xk":
      "au"
    case "cu", "hk", "mo", "mt", "sg", "tw": "à"
    default: "en"
    }
  }

  package func name(of origin: Whereabouts.Origin) -> String {
    switch origin {
    case .given: "lieu donné"
    case .gpsd: "selon gpsd"
    case .place: "selon le lieu que vous avez choisi"
    case .timeZone(let zone): "selon le fuseau horaire \(zone)"
    }
  }

  var centreQuestion: String { "Y centrer la carte ? [O/n] " }
  var locationQuestion: String {
    "Demander à gpsd et au fuseau où vous êtes ? Rien ne quitte cette machine. [o/N] "
  }
  func pasteQuestion(_ count: Int) -> String { "Exécuter les \(grouped(count)) lignes collées\u{A0}? [o/N] " }
  var yesOrNo: String { "o ou n, s’il vous plaît. " }
  var locating: String { "recherche du lieu …" }
  var map: String { "Carte des nouvelles" }
  var explorerHint: String { "q quitte · / cherche · h ici · w monde · flèches, + -, Tab, Entrée · ? aide" }
  var explorerHelp: [String] {
    [
      "flèches         déplacent la carte ; une touche de page, d’une fenêtre entière",
      "+  -            zoom avant et arrière",
      "Tab, Maj-Tab    le repère suivant ou précédent",
      "Entrée          ouvre les titres du pays, ou entre dans le groupe",
      "/               cherche un pays ; Tab complète, Entrée y va",
      "h               où vous êtes",
      "w               le monde entier",
      "?               ceci",
      "q, Échap        quitte la carte",
    ]
  }
  var searchPrompt: String { "pays › " }

  func distances(from origin: String) -> String { "Les distances partent d’ici : \(origin)." }
  var you: String { "votre lieu" }
  func others(than count: Int) -> String { "et \(count) autres : format tsv, puis chaleur, les donne" }

  func focus(on country: String) -> String { "\(country) · Entrée ouvre ses titres" }

  func focus(on cluster: [String], count: Int) -> String {
    "\(count) pays · \(list(cluster)) · Entrée y entre"
  }

  var heatTitle: String { "Titres récents · les dernières 24 heures" }
  var heatEmpty: String { "Rien de récent n’est gardé : « monde » demande les titres de chaque pays." }
  func headlines(_ count: Int) -> String { count < 2 ? "\(count) titre" : "\(Self.grouped(Double(count))) titres" }

  func locationLine(isAllowed: Bool?) -> String {
    switch isAllowed {
    case true?: "permise : gpsd, fuseau horaire"
    case false?: "refusée"
    case nil: "pas encore demandée"
    }
  }

  var noPlace: String { "aucun" }

  private static func grouped(_ number: Double) -> String { number.grouped(by: "\u{202F}") }
}
