import NewsDomain

extension EnglishTexts {
  func explain(_ problem: FeedProblem, of place: String) -> Explanation {
    switch problem {
    case .empty: Explanation("\(place) is empty", "check the address")
    case .webPage:
      Explanation("\(place) is a web page, not a feed", "use feeds add, which finds the feed of a page")
    case .notAFeed(let root):
      Explanation(
        "\(place) is not a feed" + (root.map { " (its root element is <\($0)>)" } ?? ""),
        "give an RSS, Atom or JSON feed")
    case .broken(let line, let column, let detail):
      Explanation(
        "\(place) is broken at line \(line), column \(column)" + (detail.isEmpty ? "" : " (\(detail))"),
        "report it to the source")
    case .flawed(let line, let column, let detail):
      Explanation(
        "\(place) has an error at line \(line), column \(column)" + (detail.isEmpty ? "" : " (\(detail))"),
        "report it to the source")
    case .cut(let items):
      Explanation("\(place) has more than \(grouped(items)) entries", "the rest are left out")
    case .shortage(let shortage):
      Explanation("\(place): \(explain(shortage).message)", explain(shortage).hint)
    case .notJSONFeed(let detail):
      Explanation("\(place) is not a JSON feed (\(detail))", "give an RSS, Atom or JSON feed")
    case .tooSlow: Explanation("\(place) took too long to read", "report it to the source")
    case .crashed: Explanation("\(place) could not be read safely", "report it to the source")
    }
  }
}
