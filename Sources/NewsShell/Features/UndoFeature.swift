import NewsDomain
import NewsPresentation

/// Taking back what the reader has changed in this session.
package struct UndoFeature: Feature {
  let history: UndoHistory
  let undo: UndoChanges
  let settings: LiveSettings
  private let feeds: ManageFeeds
  private let archive: any MarkRepository
  private let mutedRows: MutedRows

  package init(_ ports: any Ports) {
    history = ports.undoHistory
    undo = UndoChanges(
      ports.undoHistory, archive: ports.archive, feeds: ports.ownFeeds, settings: ports.change)
    settings = ports.settings
    feeds = ManageFeeds(ports)
    archive = ports.archive
    mutedRows = MutedRows(ports)
  }

  /// Tells the session of what has been taken back.
  func take(_ taken: TakenBack, in session: inout Session) async {
    switch taken.change {
    case .marks(.save(label: .some, _), _):
      if let labels = try? await archive.labels() { session.labels = labels.map(\.label) }
    case .marks, .follow: break
    case .mute: await mutedRows.update(&session)
    case .feeds(_, let edits): session.know(Set(edits.compactMap(\.feed?.id)), of: feeds().feeds)
    case .settings:
      session.take(taken.settings)
      guard taken.settings.contains(where: { $0.key == SourceSetting.key }) else { return }
      let edition = session.settings.edition
      (session.edition.source, session.edition.isSourceChosen) = (edition.source, edition.isSourceChosen)
    }
  }
}

extension Session {
  /// Takes feeds that have changed, of all of the reader's own.
  fileprivate mutating func know(_ ids: Set<String>, of feeds: [OwnFeed]) {
    knownSources =
      feeds.filter { ids.contains($0.id) }.map(\.source) + knownSources.filter { !ids.contains($0.id) }
    feedFolders = feeds.folders.map(\.path)
  }
}
