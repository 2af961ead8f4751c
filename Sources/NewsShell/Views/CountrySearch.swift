import NewsDomain
import NewsPresentation
import TerminalKit

/// The search field of the map: the typed text, and the countries that begin with it, found as by Tab at the prompt.
struct CountrySearch: Sendable {
  enum Wish: Sendable, Equatable {
    case typing
    case go(Country)
    case leave
  }

  private let language: InterfaceLanguage
  private var field = LineField("", longest: SearchRequest.longestText)
  /// The index of the candidate that Enter goes to.
  private var chosen = 0

  init(language: InterfaceLanguage) {
    self.language = language
  }

  /// The countries found by name, in the order of the reader's language.
  private var candidates: [Country] {
    let wanted = FoldedName(field.text.trimmed)
    guard !wanted.text.isEmpty else { return [] }
    let all = Country.sorted(in: language).filter { country in
      country.names.contains { FoldedName($0).hasPrefix(wanted) }
    }
    // A full name or code means that country, whatever other names begin with it.
    let exact = all.filter { country in country.names.contains { FoldedName($0) == wanted } }
    return exact + all.filter { !exact.contains($0) }
  }

  mutating func take(_ key: Key) -> Wish {
    let candidates = candidates
    switch key {
    case .escape, .control("g"): return .leave
    case .backspace where field.text.isEmpty: return .leave
    case .enter:
      if candidates.isEmpty { return field.text.trimmed.isEmpty ? .leave : .typing }
      return .go(candidates[min(chosen, candidates.count - 1)])
    case .tab:
      guard !candidates.isEmpty else { break }
      let common = commonStart(candidates)
      // If nothing more can be completed, the next candidate is chosen.
      if common != field.text, FoldedName(common).hasPrefix(FoldedName(field.text)) {
        field = LineField(common, longest: SearchRequest.longestText)
      } else {
        chosen = (chosen + 1) % candidates.count
      }
    case .down, .control("n"): chosen = min(chosen + 1, max(0, candidates.count - 1))
    case .up, .control("p"), .backTab: chosen = max(0, chosen - 1)
    default: if field.take(key) { chosen = 0 }
    }
    return .typing
  }

  /// The prefix shared by the names of all candidates.
  private func commonStart(_ candidates: [Country]) -> String {
    let names = candidates.map { $0.name(in: language) }
    return names.dropFirst().reduce(names.first ?? "") { common, name in
      String(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The candidates, and below them the field.
  func lines(columns: Int, prompt: String, nothing: String) -> [[Span]] {
    let found = candidates
    var spans: [Span] = []
    // The chosen candidate stays visible, with the one before it.
    for (index, country) in found.enumerated().dropFirst(max(0, min(chosen, found.count) - 1)) {
      if !spans.isEmpty { spans.append(Span(" · ", .quiet)) }
      let isChosen = index == min(chosen, found.count - 1)
      spans.append(Span((isChosen ? "› " : "") + country.name(in: language), isChosen ? .accent : .plain))
    }
    if found.isEmpty, !field.text.trimmed.isEmpty { spans = [Span(nothing, .quiet)] }
    return [spans, [Span(prompt, .quiet), Span(field.visible(columns: room(columns, prompt)).text)]]
  }

  func cursor(columns: Int, prompt: String) -> Int {
    DisplayWidth.of(prompt) + field.visible(columns: room(columns, prompt)).cursor
  }

  private func room(_ columns: Int, _ prompt: String) -> Int { columns - DisplayWidth.of(prompt) - 1 }
}
