/// A change that the reader asked for, with what is needed to take it back.
package enum UndoableChange: Sendable, Equatable {
  /// Of the marks of articles, and of labels.
  case marks(MarkChange, [MarksEdit])
  case follow(FollowEdit)
  case mute(MuteEdit)
  /// Of the reader's own feeds.
  case feeds(FeedAction, [FeedEdit])
  /// Of settings, with the country, the language, the source and the favourite topics.
  case settings([SettingEdit])

  /// How many articles, feeds or settings have changed; 0 if there is nothing to take back.
  package var count: Int {
    switch self {
    case .marks(let change, let edits): Self.articles(of: edits, change)
    case .follow(let edit): edit.isChange ? 1 : 0
    case .mute(let edit): edit.before == edit.after ? 0 : 1
    case .feeds(_, let edits): edits.count
    case .settings: settingKeys.count
    }
  }

  /// How many articles a change of marks is said to have changed. Those that were unread before, and only no longer count
  /// as shown, are said apart, if there are any others.
  private static func articles(of edits: [MarksEdit], _ change: MarkChange) -> Int {
    let all = Set(edits.map(\.id)).count
    guard case .unread = change else { return all }
    let read = Set(edits.filter { $0.before.readAt != nil }.map(\.id)).count
    return read > 0 ? read : all
  }

  /// The settings that it changed. The name of the source goes with its id.
  package var settingKeys: [SettingKey] {
    guard case .settings(let edits) = self else { return [] }
    return edits.map(\.key).filter { $0 != SourceNameSetting.key }
  }

  /// This change and a later one as one change; `nil` if they are not of the same kind.
  func joined(by later: UndoableChange) -> UndoableChange? {
    switch (self, later) {
    case (.marks(let change, let edits), .marks(let other, let others)) where change == other:
      .marks(change, edits + others)
    default: nil
    }
  }
}
