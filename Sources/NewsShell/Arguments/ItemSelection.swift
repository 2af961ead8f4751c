import NewsDomain
import NewsPresentation

/// Items of the current list: `3`, `4-6` or `all`; or an article by its id or the beginning of its id.
package enum ItemSelection: Sendable, Equatable {
  case number(Int)
  case range(ClosedRange<Int>)
  case all
  /// Numbers and ranges separated by commas.
  case several([ClosedRange<Int>])
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
    if text.utf8.contains(UInt8(ascii: ",")) {
      let parts = try text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { try ItemSelection(text: String(Substring($0))) }
      let ranges = parts.compactMap { part -> ClosedRange<Int>? in
        switch part {
        case .number(let number): number...number
        case .range(let range): range
        case .all, .id, .several: nil
        }
      }
      guard !parts.isEmpty, ranges.count == parts.count else { throw ShellError.value(.notAnItem(text)) }
      self = .several(ranges)
      return
    }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
      throw ShellError.value(.notAnItem(text))
    }
    self = .range(first...last)
  }

  /// A single item.
  ///
  /// - Throws: `ShellError.value(.notAnItem)`.
  static func one(text: String) throws -> ItemSelection {
    let item = try ItemSelection(text: text)
    switch item {
    case .number, .id: return item
    case .range, .several, .all: throw ShellError.value(.notAnItem(text))
    }
  }

  /// The numbers meant in a list of `count` items; empty for an id. Numbers beyond the list are kept, so that the
  /// caller can report them.
  func numbers(count: Int) -> [Int] {
    switch self {
    case .number(let number): [number]
    case .id: []
    case .several(let ranges): ranges.flatMap { ItemSelection.range($0).numbers(count: count) }
    case .all: Array(1..<(count + 1))
    case .range(let range) where range.upperBound > count:
      // One missing number is enough for the error: a range may be of any length.
      range.lowerBound <= count ? Array(range.lowerBound...(count + 1)) : [range.lowerBound]
    case .range(let range): Array(range)
    }
  }
}
