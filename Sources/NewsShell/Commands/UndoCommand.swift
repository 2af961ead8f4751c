import NewsDomain
import NewsPresentation

/// Takes back the last changes of marks, labels, follows, mutes, feeds and settings, or lists them.
enum UndoCommand: Command {
  private static let count = Argument<Int>(.argument(.countLabel), help: .argument(.undoCountHelp)) { text in
    guard let number = Int(text), (1...UndoHistory.limit).contains(number) else {
      throw ShellError.value(.notANumber(text, from: 1, to: UndoHistory.limit))
    }
    return number
  }
  private static let list = Argument<Bool>.flag("list", help: .argument(.undoListHelp))

  static let declaration = Declaration(.undo, group: .organise, arguments: [count, list], needs: [.changes, .care])

  static func run(_ call: Call, in session: inout Session, with feature: UndoFeature) async throws -> Outcome {
    if call.has(list) {
      if call.has(count) { throw ShellError.usage(.notTogether(count.usageNames, list.usageNames)) }
      return Outcome(UndoScreen(feature.history.commands))
    }
    guard !feature.history.isEmpty else { throw ShellError.screen(.nothingToUndo) }
    let before = feature.settings.now
    let (changes, failure) = await feature.undo(call[count] ?? 1)
    if changes.isEmpty, let failure { throw failure }
    var notices: [Notice] = []
    for taken in changes {
      await feature.take(taken, in: &session)
      notices += taken.problems.map(Notice.settings) + [.takenBack(taken.change, stayed: taken.stayed)]
    }
    let keys = changes.flatMap(\.settings).map(\.key)
    notices += SettingTable.all.filter { keys.contains($0.key) }.flatMap { $0.notices(before, feature.settings.now) }
    return Outcome(TakenBackScreen(changes), notices: notices, failure: failure)
  }
}
