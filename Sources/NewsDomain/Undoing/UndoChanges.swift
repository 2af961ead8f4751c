/// Takes back the last changes, where nothing has changed since.
package struct UndoChanges: Sendable {
  private let history: UndoHistory
  private let archive: any UndoRepository
  private let feeds: any OwnFeedRepository
  private let settings: ChangeSettings

  package init(
    _ history: UndoHistory, archive: any UndoRepository, feeds: any OwnFeedRepository, settings: ChangeSettings
  ) {
    self.history = history
    self.archive = archive
    self.feeds = feeds
    self.settings = settings
  }

  /// - Parameter count: the number of commands whose changes are taken back, the last one first.
  /// - Returns: the changes in the order in which they were taken back, and the error that ended it.
  package func callAsFunction(_ count: Int) async -> (changes: [TakenBack], failure: (any Error)?) {
    var changes: [TakenBack] = []
    for command in history.commands.prefix(count) {
      for change in command.reversed() {
        do {
          var taken = try await takeBack(change)
          taken.left = history.drop()
          changes.append(taken)
        } catch {
          return (changes, error)
        }
      }
    }
    return (changes, nil)
  }

  private func takeBack(_ change: UndoableChange) async throws -> TakenBack {
    switch change {
    case .marks(_, let edits): return TakenBack(change, count: try await archive.takeBack(edits))
    case .follow(let edit): return TakenBack(change, count: try await archive.takeBack(edit) ? 1 : 0)
    case .mute(let edit): return TakenBack(change, count: try await archive.takeBack(edit) ? 1 : 0)
    case .feeds(_, let edits):
      var count = 0
      let problems = try feeds.change { count = edits.takeBack(in: &$0) }
      return TakenBack(change, count: count, problems: problems)
    case .settings(let edits):
      let (restored, problems) = try settings.takeBack(edits)
      let count = change.settingKeys.count { key in restored.contains { $0.key == key } }
      return TakenBack(change, count: count, settings: restored, problems: problems)
    }
  }
}

/// A change that was taken back, as far as nothing had changed since.
package struct TakenBack: Sendable, Equatable {
  package let change: UndoableChange
  /// How many articles, feeds or settings are as they were before it.
  package let count: Int
  /// The settings among them, with their values.
  package let settings: [SettingsChange]
  /// Problems found in the stored feeds or settings.
  package let problems: [SettingsProblem]
  /// How many commands can still be taken back.
  package var left = 0

  package init(
    _ change: UndoableChange, count: Int, settings: [SettingsChange] = [], problems: [SettingsProblem] = []
  ) {
    self.change = change
    self.count = count
    self.settings = settings
    self.problems = problems
  }

  /// How many have changed since, and stay as they are.
  package var stayed: Int { change.count - count }
}
