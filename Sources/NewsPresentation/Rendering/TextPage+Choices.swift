import TerminalKit

extension TextPage {
  /// An entry of a list to choose from.
  struct Choice {
    let name: String
    let code: String
    /// A short remark, as a word or sign; empty if there is none.
    var note = ""
    var isChosen = false
  }

  /// Adds a numbered list of names with their codes, with a mark at the chosen one.
  ///
  /// - Parameters:
  ///   - legend: what the notes mean, for the line below.
  ///   - skipped: how many entries were shown before.
  mutating func choices(_ title: String, _ choices: [Choice], legend: String? = nil, from skipped: Int) {
    let rows = aligned(
      choices.enumerated().map { index, choice in
        return [
          number(index + 1, digits: 2, isChosen: choice.isChosen),
          Span(choice.name, choice.isChosen ? .accent : .plain),
          Span(choice.code, .quiet), Span(choice.note, .quiet),
        ]
      })
    list(
      skipped..<choices.count,
      above: { page, shown in
        page.header(title, about: page.texts.count(shown, of: choices.count))
        if choices.isEmpty { page.line(Span(page.texts.nothingHere, .quiet)) }
      },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, legend) },
      entry: { page, index in page.tableRow(rows[index]) })
  }

  /// The number of a list entry, with a mark if it is the chosen one.
  func number(_ number: Int, digits: Int, isChosen: Bool) -> Span {
    let label = String(number)
    let role: Role = isChosen ? .accent : .number
    if isAccessible { return Span(isChosen ? "\(label), \(texts.chosen)" : label, role) }
    return Span((isChosen ? "● " : "  ") + String(repeating: " ", count: max(0, digits - label.count)) + label, role)
  }
}
