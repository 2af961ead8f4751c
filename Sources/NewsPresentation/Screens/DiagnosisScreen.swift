import NewsDomain
import TerminalKit

/// The result of a diagnosis: a line for each subject, and below it what to do.
package struct DiagnosisScreen: ListScreen {
  package var skipped = 0
  private let checks: [Check]
  private let isUTF8: Bool

  /// - Parameter isUTF8: whether the terminal shows signs beyond ASCII.
  package init(_ checks: [Check], isUTF8: Bool = true) {
    self.checks = checks
    self.isUTF8 = isUTF8
  }

  package var records: [any Record] { checks.map(CheckRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let lines = page.aligned(checks.map { line($0, page) })
    let summary = texts.checked(
      problems: checks.count { $0.verdict == .failure }, warnings: checks.count { $0.verdict == .warning })
    page.list(
      skipped..<checks.count, above: { _, _ in },
      below: { page, left in
        guard left == 0 else { return page.listHint(hasMore: true, count: left, nil) }
        page.line(Span(summary, .quiet))
      },
      entry: { page, index in
        page.tableRow(lines[index])
        guard let wayOut = checks[index].wayOut else { return }
        let sentence = texts.words(for: wayOut)
        if page.isAccessible { return page.line(Span(texts.labelled(texts.toDo, page.aloud(sentence, .quiet)))) }
        let arrow = isUTF8 ? "→ " : "-> "
        page.tableRow([Span("      "), Span(arrow + sentence, .quiet)])
      })
  }

  private func line(_ check: Check, _ page: TextPage) -> [Span] {
    let texts = page.texts
    let label = Span(texts.label(of: check.subject), .title)
    let facts = Span(
      check.facts.map { texts.words(for: $0, at: page.dates) }.filter { !$0.isEmpty }.joined(separator: ", "))
    if page.isAccessible { return [label, Span(texts.words(for: check.verdict)), facts] }
    return [sign(of: check.verdict), label, facts]
  }

  private func sign(of verdict: CheckVerdict) -> Span {
    switch verdict {
    case .ok: Span(isUTF8 ? "✓" : "+", .accent)
    case .warning: Span("!", .number)
    case .failure: Span(isUTF8 ? "✗" : "x", .trouble)
    case .unchecked: Span(isUTF8 ? "–" : "-", .quiet)
    }
  }
}
