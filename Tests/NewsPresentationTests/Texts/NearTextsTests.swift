import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The names of countries in a sentence")
struct NearTextsTests {
  private func sentence(_ country: Country, isInside: Bool = true, _ language: InterfaceLanguage) -> String {
    texts(in: language).near(
      CountryDistance(country: country, kilometres: 1_246, isInside: isInside), Whereabouts(country.centroid, .gpsd))
  }

  /// The countries for which French does not use `en`.
  private static let french = [
    "ae": "aux Émirats arabes unis", "bd": "au Bangladesh", "br": "au Brésil", "ca": "au Canada", "cl": "au Chili",
    "cr": "au Costa Rica", "cu": "à Cuba", "dk": "au Danemark", "gb": "au Royaume-Uni", "gh": "au Ghana",
    "hk": "à Hong Kong", "jp": "au Japon", "ke": "au Kenya", "kh": "au Cambodge", "lb": "au Liban", "ma": "au Maroc",
    "me": "au Monténégro", "mo": "à Macao", "mt": "à Malte", "mx": "au Mexique", "ng": "au Nigeria",
    "nl": "aux Pays-Bas", "pe": "au Pérou", "ph": "aux Philippines", "pk": "au Pakistan", "pt": "au Portugal",
    "qa": "au Qatar", "rw": "au Rwanda", "sg": "à Singapour", "sn": "au Sénégal", "tw": "à Taïwan",
    "us": "aux États-Unis", "ve": "au Venezuela", "vn": "au Viêt Nam", "xk": "au Kosovo",
  ]

  @Test("French uses the right preposition for each name", arguments: Country.all)
  func prepositions(country: Country) {
    let expected = Self.french[country.code] ?? "en " + country.name(in: .french)
    #expect(sentence(country, .french) == "Vous semblez être \(expected).")
  }

  @Test(
    "French has an article where a name needs one",
    arguments: [
      ("fr", "la France"), ("in", "l’Inde"), ("jp", "le Japon"), ("us", "les États-Unis"), ("hu", "la Hongrie"),
      ("il", "Israël"), ("cu", "Cuba"), ("sg", "Singapour"),
    ])
  func articles(code: String, expected: String) throws {
    let country = try #require(Country(code: code))
    #expect(texts(in: .french).distances(from: country) == "Distances depuis \(expected).")
  }

  @Test("the name of a place is elided in French", arguments: [("Alger", "d’Alger"), ("Reykjavik", "de Reykjavik")])
  func places(name: String, expected: String) {
    let near = texts(in: .french).near(
      CountryDistance(country: .france, kilometres: 1_246), Whereabouts(Country.france.centroid, .given, name: name))
    #expect(near == "Pays le plus proche \(expected)\u{202F}: France (1\u{202F}246\u{A0}km).")
  }

  private static let english = [
    "ae": "the United Arab Emirates", "do": "the Dominican Republic", "gb": "the United Kingdom",
    "nl": "the Netherlands", "ph": "the Philippines", "us": "the United States",
  ]

  @Test("English has an article where a name needs one", arguments: Country.all)
  func articles(country: Country) {
    let expected = Self.english[country.code] ?? country.name(in: .english)
    #expect(sentence(country, .english) == "You seem to be in \(expected).")
    #expect(texts(in: .english).distances(from: country) == "Distances are from \(expected).")
    #expect(sentence(country, isInside: false, .english) == "You seem to be near \(expected) (1,246\u{A0}km).")
  }
}
