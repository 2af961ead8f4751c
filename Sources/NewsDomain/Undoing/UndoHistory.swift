import Locking

/// The last changes that the reader asked for in this session, and can take back. They end with the session.
///
/// A class, because the use cases that make changes record them. The key for NewsAPI is never among them.
package final class UndoHistory: Sendable {
  /// The most commands whose changes are held.
  package static let limit = 50

  private struct State {
    /// The changes of each command, the last command at the end.
    var commands: [[UndoableChange]] = []
    /// Whether the next change belongs to the last of them.
    var goesOn = false
  }

  private let state = Guarded(State())

  package init() {}

  /// The changes of each command that can be taken back, the last command first.
  package var commands: [[UndoableChange]] { state.withLock { $0.commands.reversed() } }

  package var isEmpty: Bool { state.withLock { $0.commands.isEmpty } }

  /// Begins another command, whose changes are taken back together.
  package func begin() { state.withLock { $0.goesOn = false } }

  /// Records a change of the current command, if it changed anything.
  package func record(_ change: UndoableChange) {
    guard change.count > 0 else { return }
    state.withLock { state in
      guard state.goesOn, var last = state.commands.popLast() else {
        state.commands.append([change])
        state.goesOn = true
        if state.commands.count > Self.limit { state.commands.removeFirst() }
        return
      }
      if let joined = last.last?.joined(by: change) { last[last.count - 1] = joined } else { last.append(change) }
      state.commands.append(last)
    }
  }

  /// Drops the last change, which was taken back.
  ///
  /// - Returns: how many commands can still be taken back.
  func drop() -> Int {
    state.withLock { state in
      if var last = state.commands.popLast() {
        last.removeLast()
        if !last.isEmpty { state.commands.append(last) }
      }
      state.goesOn = false
      return state.commands.count
    }
  }
}

extension UndoHistory: MarkChangeRecorder, FollowChangeRecorder, MuteChangeRecorder, FeedChangeRecorder,
  SettingChangeRecorder
{
  package func record(_ change: MarkChange, _ edits: [MarksEdit]) { record(.marks(change, edits)) }
  package func record(_ edit: FollowEdit) { record(.follow(edit)) }
  package func record(_ edit: MuteEdit) { record(.mute(edit)) }
  package func record(_ action: FeedAction, _ edits: [FeedEdit]) { record(.feeds(action, edits)) }
  package func record(_ edits: [SettingEdit]) { record(.settings(edits)) }
}
