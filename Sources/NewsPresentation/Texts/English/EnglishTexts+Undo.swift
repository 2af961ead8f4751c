import NewsDomain

extension EnglishTexts {
  var undoable: String { "Changes you can take back" }
  var undoableAdvice: String { "Nothing to take back in this session." }

  func name(of change: UndoableChange) -> String {
    switch change {
    case .marks(.read, _): "Marked \(articles(change.count)) as \(name(of: Mark.read))"
    case .marks(.unread, _): "Marked \(articles(change.count)) as \(name(of: Mark.unread))"
    case .marks(.shown, _): "Marked \(articles(change.count)) as \(name(of: Mark.shown))"
    case .marks(.save(let label, _), _):
      "Saved \(articles(change.count))" + (label.map { " with the label \"\($0)\"" } ?? "")
    case .marks(.unsave, _): "Removed \(articles(change.count)) from your saved articles"
    case .follow(let edit):
      (edit.before == nil ? "Followed " : edit.after == nil ? "Stopped following " : "Changed the follow ")
        + (edit.follow.map { name(of: $0) } ?? "")
    case .mute(let edit):
      (edit.before == nil ? "Muted " : edit.after == nil ? "Unmuted " : "Changed the mute of ")
        + (edit.mute.map { name(of: $0) } ?? "")
    case .feeds(let action, let edits): name(of: action, edits)
    case .settings:
      (change.count == 1 ? "Changed the setting " : "Changed the settings ")
        + settingNames(of: change).joined(separator: ", ")
    }
  }

  private func name(of action: FeedAction, _ edits: [FeedEdit]) -> String {
    guard edits.count == 1, let edit = edits.first, let feed = edit.feed else {
      return (action == .importing ? "Imported " : "Changed ") + feedCount(edits.count)
    }
    return switch action {
    case .add, .importing: "Added the feed \(feed.name)"
    case .remove: "Removed the feed \(feed.name)"
    case .rename: "Renamed the feed \(edit.before?.name ?? feed.name) to \(feed.name)"
    case .move: "Moved the feed \(feed.name) " + (feed.folder.map { "to the folder \($0.path)" } ?? "out of its folder")
    case .address: "Changed the address of the feed \(feed.name)"
    }
  }

  func takenBack(_ change: UndoableChange, stayed: Int) -> String {
    let name = name(of: change)
    guard stayed > 0 else { return name + ": taken back." }
    guard stayed < change.count else {
      return name + ": not taken back; "
        + (stayed == 1 ? "it has changed since and stays as it is." : "they have changed since and stay as they are.")
    }
    return name + ": taken back. "
      + (stayed == 1
        ? "1 has changed since and stays as it is." : "\(grouped(stayed)) have changed since and stay as they are.")
  }
}
