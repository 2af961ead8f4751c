extension TextPage {
  /// A numbered list of names with their codes, the chosen one marked.
  mutating func choices(_ title: String, _ choices: [(name: String, code: String, isChosen: Bool)]) {
    header(title, about: texts.count(choices.count, of: nil))
    if choices.isEmpty { line(Span(texts.nothingHere, .quiet)) }
    table(
      choices.enumerated().map { index, choice in
        let label = String(index + 1)
        let pad = String(repeating: " ", count: max(0, 2 - label.count))
        return [
          Span((choice.isChosen ? "● " : "  ") + pad + label, choice.isChosen ? .accent : .number),
          Span(choice.name, choice.isChosen ? .accent : .plain),
          Span(choice.code, .quiet),
        ]
      })
  }
}
