import NewsDomain

extension EnglishTexts {
  package func title(of subject: MapSubject) -> String {
    switch subject {
    case .world: "News map · the world"
    case .country(let country): "News map · \(name(of: country))"
    case .cluster(let country, let others): "News map · \(name(of: country)) +\(others)"
    case .place: "News map · where you are"
    case .given(let place): "News map · \(place)"
    }
  }

  func mapScale(zoom: String, kilometres distance: Double, countries: Int) -> String {
    "zoom \(zoom) · \(kilometres(distance)) wide · \(self.countries(countries))"
  }

  var mapHint: String { "open 1: a country's news, or into a cluster · map japan · near" }

  func kilometres(_ distance: Double) -> String { "\(Self.grouped(distance))\u{A0}km" }

  package func name(ofDirection eighth: Int) -> String {
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"][eighth]
  }

  func away(_ country: Country, _ distance: String, _ direction: String) -> String {
    "\(name(of: country)) · \(distance) \(direction)"
  }

  package func name(of continent: Continent) -> String {
    switch continent {
    case .europe: "Europe"
    case .asia: "Asia"
    case .northAmerica: "North America"
    case .southAmerica: "South America"
    case .africa: "Africa"
    case .oceania: "Oceania"
    }
  }

  func prose(of continent: Continent, count: Int, nearest: [String]) -> String {
    let what = nearest.count == count ? "" : ", \(nearest.count) nearest"
    return "\(name(of: continent)): \(countries(count))\(what): \(nearest.joined(separator: ", "))."
  }

  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String {
    let name = nameInSentence(of: nearest.country)
    let found = nearest.isInside ? "in \(name)" : "near \(name) (\(kilometres(nearest.kilometres)))"
    return whereabouts.origin == .given ? "\(whereabouts.place) is \(found)." : "You seem to be \(found)."
  }

  /// The name of a country within a sentence, where some names have an article.
  private func nameInSentence(of country: Country) -> String {
    let hasArticle = ["ae", "do", "gb", "nl", "ph", "us"].contains(country.code)
    return (hasArticle ? "the " : "") + name(of: country)
  }

  package func name(of origin: Whereabouts.Origin) -> String {
    switch origin {
    case .given: "as given"
    case .gpsd: "by gpsd"
    case .place: "by the place you have set"
    case .timeZone(let zone): "by the time zone \(zone)"
    }
  }

  var centreQuestion: String { "Centre the map there? [Y/n] " }
  var locationQuestion: String {
    "Ask gpsd and the time zone where you are? Nothing leaves this machine. [y/N] "
  }
  func pasteQuestion(_ count: Int) -> String { "Run the \(grouped(count)) pasted lines? [y/N] " }
  var yesOrNo: String { "y or n, please. " }
  var locating: String { "asking where you are …" }
  var map: String { "News map" }
  var explorerHint: String { "? help · q leaves · / search · h here · w world · arrows, + -, Tab, Enter" }
  var explorerHelp: [String] {
    [
      "arrows          move the map; with a page key, by a whole window",
      "+  -            zoom in and out",
      "Tab, Shift-Tab  the next or previous marker",
      "Enter           opens the country's news, or zooms into the cluster",
      "/               searches a country; Tab completes, Enter goes there",
      "h               where you are",
      "w               the whole world",
      "?               this",
      "q, Esc          leaves the map",
    ]
  }
  var searchPrompt: String { "country › " }

  func distances(from origin: String) -> String { "Distances are from \(origin)." }
  var you: String { "you" }
  func others(than count: Int) -> String { "and \(count) more: format tsv, then heat, lists them" }

  func focus(on country: String) -> String { "\(country) · Enter opens its news" }

  func focus(on cluster: [String], count: Int) -> String {
    "\(countries(count)) · \(list(cluster)) · Enter zooms in"
  }

  var heatTitle: String { "Fresh headlines · the last 24 hours" }
  var heatEmpty: String { "Nothing fresh is kept: \"world\" fetches the headlines of every country." }
  func headlines(_ count: Int) -> String { count == 1 ? "1 headline" : "\(Self.grouped(Double(count))) headlines" }

  func locationLine(isAllowed: Bool?) -> String {
    switch isAllowed {
    case true?: "allowed: gpsd, time zone"
    case false?: "not allowed"
    case nil: "not asked yet"
    }
  }

  var noPlace: String { "none" }

  private func countries(_ count: Int) -> String { count == 1 ? "1 country" : "\(count) countries" }

  private static func grouped(_ number: Double) -> String { number.grouped(by: ",") }
}
