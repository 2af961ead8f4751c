import NewsDomain
import NewsPresentation

/// Items of the current list: `3`, `4-6` or `all`; or an article by its id or the beginning of its id.
package enum ItemSelection: Sendable, Equatable {
  case number(Int)
  case range(ClosedRange<Int>)
  case all
  case id(ArticleIDPrefix)

  /// - Throws: `ShellError.value(.notAnItem)`.
  init(text: String) throws {
    if let number = Int(text), number >= 0 {
      self = .number(number)
      return
    }
    if ChoiceName.allItems.names.contains(text.lowercased()) {
      self = .all
      return
    }
    if let id = ArticleIDPrefix(text) {
      self = .id(id)
      return
    }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
      throw ShellError.value(.notAnItem(text))
    }
    self = .range(first...last)
  }

  /// The numbers meant in a list of `count` items; empty for an id. Numbers beyond the list are kept, so that the
  /// caller can report them.
  func numbers(count: Int) -> [Int] {
    switch self {
    case .number(let number): [number]
    case .id: []
    case .all: Array(1..<(count + 1))
    case .range(let range) where range.upperBound > count:
      // One missing number is enough for the error: a range may be of any length.
      range.lowerBound <= count ? Array(range.lowerBound...(count + 1)) : [range.lowerBound]
    case .range(let range): Array(range)
    }
  }
}
