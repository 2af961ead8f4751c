import NewsDomain

extension FrenchTexts {
  var fromArchive: String { "archives" }

  func count(_ shown: Int, ofMoreThan total: Int) -> String {
    "\(counted(shown)) sur plus de \(Double(total).grouped(by: "\u{202F}"))"
  }

  func ranked(_ count: Int) -> String {
    "classement des \(Double(count).grouped(by: "\u{202F}")) résultats les plus récents seulement"
  }

  /// The title of a list of the archive.
  func title(of request: FindRequest) -> String {
    if let name = request.unreadFeeds { return (name ?? feeds) + " · " + only(.unread) }
    var title = title(of: request.purpose, text: request.text)
    if let meaning = request.meaning { title += " · " + words(for: meaning) }
    if case .feeds(let name, _)? = request.filter.scope { title += " · " + (name ?? feeds) }
    if request.filter.isUnread { title += " · " + only(.unread) }
    return title
  }

  func words(for meaning: SemanticQuery) -> String {
    (meaning.excepted == nil ? "sens" : "comme") + " «\u{202F}\(meaning.text)\u{202F}»"
  }

  private func title(of purpose: FindRequest.Purpose, text: String) -> String {
    switch purpose {
    case .find: "Résultats" + (text.isEmpty ? "" : " · \(typed(search: text))")
    case .saved(let label): "Gardés" + (label.map { " · \($0)" } ?? "")
    case .brief, .new(.brief, _): brief
    case .new(.mine, _): "Nouveautés · vos listes"
    case .new(.all, _): "Nouveautés · toutes les archives"
    case .new(.written(let code, let scope), let visit):
      title(of: .new(scope, since: visit), text: text) + " · " + (Language(code: code)?.name(in: language) ?? code)
    case .new(.list(let list), _): "Nouveautés · \(title(of: list, name: nil))"
    case .new(.feeds(let name, _), _): "Nouveautés · \(name ?? feeds)"
    }
  }

  /// - Parameter name: The name of the list's source.
  func title(of list: ArchivedList, name: String?) -> String {
    switch list {
    case .local(let country): "\(self.name(of: country)) · à la une"
    case .category(let category, let country): "\(self.name(of: country)) · \(category.name(in: language))"
    case .source(let id), .topic(let id): name.map(self.name(ofSource:)) ?? id
    }
  }

  /// A search with the operators that French readers type.
  func typed(search text: String) -> String {
    var isQuoted = false
    return text.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { isQuoted.toggle() }
      guard !isQuoted else { return String(part) }
      return part.split(separator: " ", omittingEmptySubsequences: false).map { word in
        switch word {
        case "AND": "ET"
        case "OR": "OU"
        case "NOT": "SAUF"
        default: String(word)
        }
      }.joined(separator: " ")
    }.joined(separator: "\"")
  }

  package func searchOperator(_ word: String) -> String? {
    switch word {
    case "ET": "AND"
    case "OU": "OR"
    case "SAUF": "NOT"
    default: nil
    }
  }

  func label(of field: FindRequest.Field) -> String {
    switch field {
    case .title: "Titre"
    case .description: "Description"
    case .text: "Texte"
    }
  }

  func changed(from: String, to: String) -> String { "modifié entre le \(from) et le \(to)" }

  var removedWords: String { "supprimé" }

  var addedWords: String { "ajouté" }
}
