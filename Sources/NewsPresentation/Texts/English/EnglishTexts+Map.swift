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

  var mapHint: String { "open 1 (headlines, or zoom into a cluster) · map japan · near" }

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
    let what = nearest.count == count ? "" : ", the \(nearest.count) nearest"
    return "\(name(of: continent)) (\(countries(count))\(what)): \(nearest.joined(separator: ", "))."
  }

  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String {
    let name = nameInSentence(of: nearest.country)
    let found = nearest.isInside ? "in \(name)" : "near \(name) (\(kilometres(nearest.kilometres)))"
    return whereabouts.origin == .given
      ? "\(whereabouts.name ?? whereabouts.place.description) is \(found)." : "You seem to be \(found)."
  }

  /// The name of a country within a sentence, where some names have an article.
  func nameInSentence(of country: Country) -> String {
    let hasArticle = ["ae", "do", "gb", "nl", "ph", "us"].contains(country.code)
    return (hasArticle ? "the " : "") + name(of: country)
  }

  package func name(of origin: Whereabouts.Origin) -> String {
    switch origin {
    case .given: "as given"
    case .gpsd: "according to gpsd"
    case .place: "according to your place setting"
    case .timeZone(let zone): "according to the time zone \(zone)"
    }
  }

  var centreQuestion: String { "Centre the map on the country rather than on the exact place? [Y/n] " }
  var locationQuestion: String {
    "Find your location with gpsd and the time zone, on this machine only? [y/N] "
  }
  func pasteQuestion(_ count: Int, with line: String?) -> String {
    let lines = count == 1 ? "Run the pasted line" : "Run the \(grouped(count)) pasted lines"
    let harm = line.map { count == 1 ? " \"\($0)\"" : ", \"\($0)\" among them" } ?? ""
    return lines + harm + "? [y/N] "
  }
  func earlyQuestion(_ line: String) -> String {
    "This line came while another command was running. Run \"\(line)\"? [y/N] "
  }
  var yesOrNo: String { "Please type y or n. " }
  var locating: String { "finding your location …" }
  var map: String { "News map" }
  var explorerHint: String { "? help · q quit · / search · h here · w world · arrows, + -, Tab, Enter" }
  var explorerHelp: [String] {
    [
      "arrows          move the map; PgUp, PgDn by a whole window",
      "+  -            zoom in and out",
      "Tab, Shift-Tab  go to the next or previous marker",
      "Enter           open the country's headlines, or zoom into the cluster",
      "/               find a country; Tab completes, Enter goes there",
      "h               go to your location",
      "w               show the whole world",
      "?               show this help",
      "q, Esc          leave the map",
    ]
  }
  var searchPrompt: String { "country › " }

  func distances(from country: Country?) -> String { "Distances are from \(country.map(nameInSentence) ?? "you")." }
  func others(than count: Int) -> String { "and \(grouped(count)) more; to list them, type format tsv, then heat" }

  func focus(on country: String) -> String { "\(country) · Enter opens its headlines" }

  func focus(on cluster: [String], count: Int) -> String {
    "\(countries(count)) · \(list(cluster)) · Enter zooms in"
  }

  var heatTitle: String { "Fresh headlines · last 24 hours" }
  var heatEmpty: String { "No fresh headlines yet. To fetch them for many countries, type world." }
  var heatAddsUp: String { "Countries add up to more: several may list the same headline." }
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
