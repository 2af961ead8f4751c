import NewsDomain

/// The texts about changes that can be taken back.
package protocol UndoTexts: Sendable {
  /// The title of the list of these changes.
  var undoable: String { get }
  var undoableAdvice: String { get }
  /// Names a change, without a full stop: "Saved 101 articles".
  func name(of change: UndoableChange) -> String
  /// Says that a change was taken back.
  ///
  /// - Parameter stayed: how many articles, feeds or settings have changed since, and stay as they are.
  func takenBack(_ change: UndoableChange, stayed: Int) -> String
}

extension Texts {
  /// The settings of a change, as they are typed.
  func settingNames(of change: UndoableChange) -> [String] {
    change.settingKeys.map { words(of: $0).names.first ?? $0.name }
  }
}
