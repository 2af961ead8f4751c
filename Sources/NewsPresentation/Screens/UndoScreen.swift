import NewsDomain
import TerminalKit

/// The changes of this session that can be taken back, the last one first.
package struct UndoScreen: ListScreen {
  package var skipped = 0
  /// The changes of each command.
  private let commands: [[UndoableChange]]

  package init(_ commands: [[UndoableChange]]) {
    self.commands = commands
  }

  package var records: [any Record] {
    commands.enumerated().flatMap { index, changes in
      changes.map { UndoRecord(change: $0, count: $0.count, stayed: nil, left: commands.count - index - 1) }
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let rows = page.aligned(
      commands.enumerated().map { index, changes in
        let names = changes.map { texts.name(of: $0) }
        return [page.number(index + 1, digits: 2, isChosen: false), Span(page.joined(names))]
      })
    page.list(
      skipped..<commands.count,
      above: { page, shown in
        page.header(texts.undoable, about: texts.count(shown, of: commands.count))
        if commands.isEmpty { page.paragraphs(texts.undoableAdvice, .quiet) }
      },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, nil) },
      entry: { page, index in page.tableRow(rows[index]) })
  }
}

/// The changes that were just taken back. Only programs see them; notices inform people.
package struct TakenBackScreen: Screen {
  private let changes: [TakenBack]

  package init(_ changes: [TakenBack]) {
    self.changes = changes
  }

  package var records: [any Record] {
    changes.map { UndoRecord(change: $0.change, count: $0.count, stayed: $0.stayed, left: $0.left) }
  }

  package func draw(on page: inout TextPage) {}
}
