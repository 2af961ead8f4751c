import NewsDomain

extension FrenchTexts {
  package var chosen: String { "choisi" }

  func labelled(_ label: String, _ value: String) -> String { "\(label)\u{202F}: \(value)" }

  func label(ofFact fact: ArticleFact) -> String {
    switch fact {
    case .title: "Titre"
    case .source: "Source"
    case .country: "Pays"
    case .author: "Auteur"
    case .date: "Date"
    case .duration: "Durée"
    case .readingTime: "Temps de lecture"
    case .link: "Lien"
    case .language: "Langue"
    case .translation: "Traduction"
    case .others: "Couverture"
    case .state: "État"
    }
  }

  func articleCount(_ number: Int, of count: Int) -> String { "Article \(number) sur \(grouped(count))" }

  func tooNarrow(columns: Int) -> String {
    "Pour ce code QR, élargissez la fenêtre à \(columns) colonnes au moins."
  }

  package func pictures(_ mode: PictureMode) -> String {
    switch mode {
    case .off: "aucune"
    case .symbols: "en caractères, avec chafa"
    case .sixel: "sixel, avec chafa"
    case .kitty: "kitty, avec chafa"
    }
  }

  func answer(_ isYes: Bool) -> String { isYes ? "oui" : "non" }

  package var sample: String { "échantillon" }

  func sampleLine(_ choice: Bool?) -> String { choice.map(answer) ?? "au terminal seulement" }

  func alsoIn(_ countries: [Country]) -> String {
    "aussi à la une\u{202F}: " + countries.map { name(of: $0) }.joined(separator: ", ")
  }

  func translated(from: String?, to: String, by program: String) -> String {
    "Traduit en \(name(ofLanguage: to)) par \(program)"
      + (from.map { " · langue d’origine\u{202F}: \(name(ofLanguage: $0))" } ?? "")
  }

  func waiting(for host: String) -> String { "En attente \(of(host))…" }

  var toChange: String { "pour le changer" }

  var noProgram: String { "aucun" }

  func pagerLine(_ choice: PagerChoice) -> String {
    switch choice {
    case .automatic: "intégré, ou le programme de PAGER"
    case .own: "intégré"
    case .program(let command): command
    }
  }

  var usualPrompt: String { "pays, langue et source" }
}
