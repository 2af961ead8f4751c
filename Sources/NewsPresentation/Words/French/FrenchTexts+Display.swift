import NewsDomain

extension FrenchTexts {
  package var chosen: String { "choisi" }

  func labelled(_ label: String, _ value: String) -> String { "\(label) : \(value)" }

  func label(ofFact fact: ArticleFact) -> String {
    switch fact {
    case .title: "Titre"
    case .source: "Source"
    case .country: "Pays"
    case .author: "Auteur"
    case .date: "Date"
    case .link: "Lien"
    case .language: "Langue"
    case .translation: "Traduction"
    case .others: "Couvert par"
    case .state: "État"
    }
  }

  func articleCount(_ number: Int, of count: Int) -> String { "Article \(number) sur \(count)" }

  func tooNarrow(columns: Int) -> String {
    "Le code QR demande une fenêtre de \(columns) colonnes."
  }

  package func pictures(_ mode: PictureMode) -> String {
    switch mode {
    case .off: "sans"
    case .symbols: "en caractères, par chafa"
    case .sixel: "sixel, par chafa"
    case .kitty: "kitty, par chafa"
    }
  }

  func answer(_ isYes: Bool) -> String { isYes ? "oui" : "non" }

  package var sample: String { "échantillon" }

  func sampleLine(_ choice: Bool?) -> String { choice.map(answer) ?? "au terminal seulement" }

  func alsoIn(_ countries: [Country]) -> String {
    "vu en\u{A0}: " + countries.map { name(of: $0) }.joined(separator: ", ")
  }

  func translated(from: String?, to: String, by program: String) -> String {
    [from.map { "de\u{A0}: \(name(ofLanguage: $0))" }, "en\u{A0}: \(name(ofLanguage: to))", "par\u{A0}: \(program)"]
      .compactMap(\.self).joined(separator: " · ")
  }

  func waiting(for host: String) -> String { "En attente de \(host) …" }

  var toChange: String { "pour changer" }

  var noProgram: String { "aucun" }

  var usualPrompt: String { "pays, langue et source" }
}
