import NewsDomain

extension EnglishTexts {
  var fromArchive: String { "archive" }

  func count(_ shown: Int, ofMoreThan total: Int) -> String {
    "\(grouped(shown)) of \(Double(total).grouped(by: ","))+"
  }

  func ranked(_ count: Int) -> String { "only the newest \(Double(count).grouped(by: ",")) matches are ranked" }

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
    (meaning.excepted == nil ? "meaning" : "like") + " “\(meaning.text)”"
  }

  private func title(of purpose: FindRequest.Purpose, text: String) -> String {
    switch purpose {
    case .find: "Find" + (text.isEmpty ? "" : " · \(text)")
    case .saved(let label): "Saved" + (label.map { " · \($0)" } ?? "")
    case .brief, .new(.brief, _): brief
    case .new(.mine, _): "New · your lists"
    case .new(.all, _): "New · everything"
    case .new(.written(let code, let scope), let visit):
      title(of: .new(scope, since: visit), text: text) + " · " + (Language(code: code)?.name(in: language) ?? code)
    case .new(.list(let list), _): "New · \(title(of: list, name: nil))"
    case .new(.feeds(let name, _), _): "New · \(name ?? feeds)"
    }
  }

  /// - Parameter name: The name of the list's source.
  func title(of list: ArchivedList, name: String?) -> String {
    switch list {
    case .local(let country): "\(self.name(of: country)) · headlines"
    case .category(let category, let country): "\(self.name(of: country)) · \(category.name(in: language))"
    case .source(let id), .topic(let id): name ?? id
    }
  }

  func label(of field: FindRequest.Field) -> String {
    switch field {
    case .title: "Title"
    case .description: "Description"
    case .text: "Text"
    }
  }

  func changed(from: String, to: String) -> String { "changed between \(from) and \(to)" }

  var removedWords: String { "removed" }

  var addedWords: String { "added" }
}
