import TerminalKit

extension TextPage {
  /// Adds a numbered list of names with their codes, with a mark at the chosen one.
  ///
  /// - Parameter skipped: How many of them were shown before.
  mutating func choices(
    _ title: String, _ choices: [(name: String, code: String, isChosen: Bool)], from skipped: Int
  ) {
    let rows = aligned(
      choices.enumerated().map { index, choice in
        return [
          number(index + 1, digits: 2, isChosen: choice.isChosen),
          Span(choice.name, choice.isChosen ? .accent : .plain),
          Span(choice.code, .quiet),
        ]
      })
    list(
      skipped..<choices.count,
      above: { page, shown in
        page.header(title, about: page.texts.count(shown, of: choices.count))
        if choices.isEmpty { page.line(Span(page.texts.nothingHere, .quiet)) }
      },
      below: { page, left in page.listHint(hasMore: left > 0, nil) },
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
