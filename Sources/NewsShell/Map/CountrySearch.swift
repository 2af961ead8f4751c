import NewsDomain

/// The search field of the map: what is typed, and the countries that begin so, as Tab at the prompt finds them.
struct CountrySearch: Sendable {
  enum Wish: Sendable, Equatable {
    case typing
    case go(Country)
    case leave
  }

  private let language: InterfaceLanguage
  private var field = LineField("")
  /// Which of the candidates Enter goes to.
  private var chosen = 0

  init(language: InterfaceLanguage) {
    self.language = language
  }

  /// By the name in the reader's language, in its order.
  private var candidates: [Country] {
    let wanted = FoldedName(field.text.trimmed)
    guard !wanted.text.isEmpty else { return [] }
    return Country.sorted(in: language).filter { country in country.names.contains { FoldedName($0).hasPrefix(wanted) }
    }
  }

  mutating func take(_ key: Key) -> Wish {
    let candidates = candidates
    switch key {
    case .escape, .control("g"): return .leave
    case .backspace where field.text.isEmpty: return .leave
    case .enter:
      if candidates.isEmpty { return field.text.trimmed.isEmpty ? .leave : .typing }
      // A whole name or code means that country, whatever else begins like it.
      if chosen == 0, let exact = Country.index.match(field.text.trimmed).value { return .go(exact) }
      return .go(candidates[min(chosen, candidates.count - 1)])
    case .tab:
      guard !candidates.isEmpty else { break }
      let name = candidates[min(chosen, candidates.count - 1)].name(in: language)
      // What is complete already goes on to the next.
      if field.text == name || candidates.count > 1, field.text.trimmed == commonStart(candidates) ?? field.text.trimmed
      {
        chosen = (chosen + 1) % candidates.count
      } else {
        field = LineField(candidates.count == 1 ? name : commonStart(candidates) ?? field.text)
      }
    case .down, .control("n"): chosen = min(chosen + 1, max(0, candidates.count - 1))
    case .up, .control("p"), .backTab: chosen = max(0, chosen - 1)
    default: if field.take(key) { chosen = 0 }
    }
    return .typing
  }

  /// What the names of all candidates begin with, where that is more than what is typed.
  private func commonStart(_ candidates: [Country]) -> String? {
    let names = candidates.map { $0.name(in: language) }
    guard var common = names.first else { return nil }
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    return common.count > field.text.trimmed.count ? common : nil
  }

  /// The candidates, and below them the field.
  func lines(columns: Int, prompt: String, nothing: String) -> [[Span]] {
    let found = candidates
    var spans: [Span] = []
    for (index, country) in found.enumerated() {
      if index > 0 { spans.append(Span(" · ", .quiet)) }
      spans.append(Span(country.name(in: language), index == min(chosen, found.count - 1) ? .accent : .plain))
    }
    if found.isEmpty, !field.text.trimmed.isEmpty { spans = [Span(nothing, .quiet)] }
    return [spans, [Span(prompt, .quiet), Span(field.visible(columns: room(columns, prompt)).text)]]
  }

  func cursor(columns: Int, prompt: String) -> Int {
    DisplayWidth.of(prompt) + field.visible(columns: room(columns, prompt)).cursor
  }

  private func room(_ columns: Int, _ prompt: String) -> Int { columns - DisplayWidth.of(prompt) - 1 }
}
