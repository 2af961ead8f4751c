extension TextPage {
  /// A numbered list of names with their codes, the chosen one marked.
  mutating func choices(_ title: String, _ choices: [(name: String, code: String, isChosen: Bool)]) {
    header(title, about: texts.count(choices.count, of: nil))
    if choices.isEmpty { line(Span(texts.nothingHere, .quiet)) }
    table(
      choices.enumerated().map { index, choice in
        return [
          number(index + 1, digits: 2, isChosen: choice.isChosen),
          Span(choice.name, choice.isChosen ? .accent : .plain),
          Span(choice.code, .quiet),
        ]
      })
  }

  /// The number of an entry in a list, with a mark where it is the chosen one.
  func number(_ number: Int, digits: Int, isChosen: Bool) -> Span {
    let label = String(number)
    let role: Role = isChosen ? .accent : .number
    if isAccessible { return Span(isChosen ? "\(label), \(texts.chosen)" : label, role) }
    return Span((isChosen ? "● " : "  ") + String(repeating: " ", count: max(0, digits - label.count)) + label, role)
  }
}
