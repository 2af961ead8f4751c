import NewsDomain

extension FrenchTexts {
  func explain(_ problem: FeedProblem, of place: String) -> Explanation {
    switch problem {
    case .empty: Explanation("\(place) est vide", "vérifiez l’adresse")
    case .webPage:
      Explanation(
        "\(place) est une page web, pas un flux",
        "tapez «\u{202F}flux ajouter ADRESSE\u{202F}» pour trouver le flux d’une page")
    case .notAFeed(let root):
      Explanation(
        "\(place) n’est pas un flux" + (root.map { " (son élément racine est <\($0)>)" } ?? ""),
        "donnez un flux RSS, Atom ou JSON Feed")
    case .broken(let line, let column, let detail):
      Explanation(
        "\(place) est mal formé à la ligne \(line), colonne \(column)" + (detail.isEmpty ? "" : " (\(said(detail)))"),
        "signalez-le à sa source")
    case .flawed(let line, let column, let detail):
      Explanation(
        "\(place) contient une erreur à la ligne \(line), colonne \(column)"
          + (detail.isEmpty ? "" : " (\(said(detail)))"), "signalez-la à sa source")
    case .cut(let items):
      Explanation("\(place) compte plus de \(grouped(items)) entrées", "les suivantes sont ignorées")
    case .shortage(let shortage):
      Explanation("\(place)\u{202F}: \(explain(shortage).message)", explain(shortage).hint)
    case .notJSONFeed(let detail):
      Explanation(
        "\(place) n’est pas un JSON Feed (\(said(detail)))", "donnez un flux RSS, Atom ou JSON Feed")
    case .tooSlow: Explanation("la lecture de \(place) a pris trop de temps", "signalez-le à sa source")
    case .crashed: Explanation("\(place) n’a pas pu être lu sans risque", "signalez-le à sa source")
    }
  }
}
