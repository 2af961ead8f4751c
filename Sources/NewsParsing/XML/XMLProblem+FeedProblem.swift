import NewsDomain

extension XMLProblem {
  /// The problem of a feed or a list of feeds, some of which was read.
  ///
  /// - Parameter lines: how many lines were left out before the document.
  func ofPart(after lines: Int) -> FeedProblem {
    guard isWhole else { return ofWhole(after: lines) }
    return .flawed(line: line + lines, column: column, detail: detail)
  }

  /// The problem of a feed of which nothing was read.
  ///
  /// - Parameter lines: how many lines were left out before the document.
  func ofWhole(after lines: Int) -> FeedProblem {
    .broken(line: line + lines, column: column, detail: detail)
  }
}
