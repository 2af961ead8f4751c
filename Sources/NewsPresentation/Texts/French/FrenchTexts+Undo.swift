import NewsDomain

extension FrenchTexts {
  var undoable: String { "Changements que vous pouvez annuler" }
  var undoableAdvice: String { "Rien à annuler dans cette session." }

  func name(of change: UndoableChange) -> String {
    switch change {
    case .marks(.read, _): marked(change.count, as: .read)
    case .marks(.unread, _): marked(change.count, as: .unread)
    case .marks(.shown, _): marked(change.count, as: .shown)
    case .marks(.save(let label, _), _):
      articles(change.count) + (change.count < 2 ? " gardé" : " gardés")
        + (label.map { " sous «\u{202F}\($0)\u{202F}»" } ?? "")
    case .marks(.unsave, _):
      articles(change.count) + (change.count < 2 ? " retiré" : " retirés") + " de vos articles gardés"
    case .follow(let edit):
      (edit.before == nil ? "Suivi ajouté" : edit.after == nil ? "Suivi arrêté" : "Suivi modifié")
        + (edit.follow.map { " (\(name(of: $0)))" } ?? "")
    case .mute(let edit):
      (edit.before == nil ? "Masque ajouté" : edit.after == nil ? "Masque retiré" : "Masque modifié")
        + (edit.mute.map { " (\(name(of: $0)))" } ?? "")
    case .feeds(let action, let edits): name(of: action, edits)
    case .settings:
      (change.count < 2 ? "Réglage modifié (" : "Réglages modifiés (")
        + settingNames(of: change).joined(separator: ", ") + ")"
    }
  }

  private func marked(_ count: Int, as mark: Mark) -> String {
    articles(count) + (count < 2 ? " marqué comme \(name(of: mark))" : " marqués comme \(name(of: mark))s")
  }

  private func name(of action: FeedAction, _ edits: [FeedEdit]) -> String {
    guard edits.count == 1, let edit = edits.first, let feed = edit.feed else {
      return feedCount(edits.count) + (action == .importing ? " importés" : " modifiés")
    }
    return switch action {
    case .add, .importing: "Flux ajouté (\(feed.name))"
    case .remove: "Flux retiré (\(feed.name))"
    case .rename: "Flux renommé (\(edit.before?.name ?? feed.name) en \(feed.name))"
    case .move:
      "Flux " + (feed.folder.map { "déplacé dans \($0.path)" } ?? "sorti de son dossier") + " (\(feed.name))"
    case .address: "Adresse du flux modifiée (\(feed.name))"
    }
  }

  func takenBack(_ change: UndoableChange, stayed: Int) -> String {
    let name = name(of: change) + "\u{202F}: "
    guard stayed > 0 else { return name + "c’est annulé." }
    guard stayed < change.count else {
      return name
        + (stayed < 2
          ? "rien n’est annulé, car cela a changé depuis." : "rien n’est annulé, car tout a changé depuis.")
    }
    return name + "c’est annulé. "
      + (stayed < 2
        ? "Un élément a changé depuis et reste tel quel."
        : "\(grouped(stayed)) ont changé depuis et restent tels quels.")
  }
}
