import NewsDomain
import NewsPresentation

/// The rows of a list, the marker on one of them, and the words that narrow the list.
struct ListWalk: Sendable {
  private(set) var list: ResultList
  /// The number of each row.
  private var numbers: [Int]
  private let texts: any Texts
  /// The indices of the rows that the typed words leave; `nil` for all.
  private var found: [Int]?
  private(set) var words = ""
  /// The folded words of each row, found when the list is first narrowed.
  private var folded: [String]?
  /// The position of the marker among the visible rows.
  private(set) var position = 0

  /// - Parameters:
  ///   - words: The words that narrow it; `nil` for none.
  ///   - number: The number of the row that the marker is on; `nil` for the first row.
  init(_ list: ResultList, numbers: [Int], texts: any Texts, narrowedTo words: String? = nil, at number: Int? = nil) {
    self.list = list
    self.numbers = numbers
    self.texts = texts
    if let words { narrow(to: words) }
    if let number { go(to: number) }
  }

  /// How many rows are visible, and how many there are.
  var count: Int { found?.count ?? numbers.count }
  var total: Int { numbers.count }

  var isNarrowed: Bool { found != nil }

  /// The numbers of the visible rows.
  var visibleNumbers: [Int] { found?.map { numbers[$0] } ?? numbers }

  /// The index in the list of the row at a position among the visible ones.
  func index(at position: Int) -> Int { found?[position] ?? position }

  /// The number of the row at a position among the visible ones.
  func number(at position: Int) -> Int { numbers[index(at: position)] }

  /// The number of the row that the marker is on; `nil` if no row is visible.
  var marked: Int? { count > 0 ? number(at: position) : nil }

  /// The index in the list of the marked row, whether the list is narrowed or not.
  var markedIndex: Int { count > 0 ? index(at: position) : 0 }

  var isAtEnd: Bool { position >= count - 1 }

  mutating func move(by rows: Int) { move(to: position + rows) }

  mutating func move(to position: Int) { self.position = max(0, min(position, count - 1)) }

  /// Moves the marker to the row with a number, or to the nearest row before it.
  mutating func go(to number: Int) {
    let rows = found ?? Array(numbers.indices)
    // Numbers increase, but a brief may order rows in another way.
    move(to: rows.firstIndex { numbers[$0] == number } ?? rows.lastIndex { numbers[$0] < number } ?? 0)
  }

  /// Moves the marker to the next row for which something is so.
  ///
  /// - Returns: Whether there is one.
  mutating func goToNext(where isWanted: (_ number: Int) -> Bool) -> Bool {
    guard let next = (position + 1..<max(position + 1, count)).first(where: { isWanted(number(at: $0)) }) else {
      return false
    }
    position = next
    return true
  }

  /// Leaves only the rows that have all of these words, or beginnings of them. The marker stays on its row if that is
  /// left.
  mutating func narrow(to words: String) {
    let before = markedIndex
    self.words = words
    let wanted = words.split(separator: " ").map { FoldedName($0).text }.filter { !$0.isEmpty }
    if wanted.isEmpty {
      found = nil
    } else {
      let folded = self.folded ?? numbers.map { FoldedName(list.words(of: $0, in: texts)).text }
      self.folded = folded
      found = numbers.indices.filter { index in wanted.allSatisfy { folded[index].contains($0) } }
    }
    move(to: found.map { $0.firstIndex { $0 >= before } ?? $0.count - 1 } ?? before)
  }

  /// Whether another list is this one, perhaps with more rows: it has the same items at the same numbers.
  func isContinued(by other: ResultList) -> Bool {
    guard other.items.count >= list.items.count, !numbers.isEmpty else { return false }
    return [numbers.first, marked, numbers.last].compactMap(\.self).allSatisfy { list.key(of: $0) == other.key(of: $0) }
  }

  /// Takes the list with more rows, or with what has arrived for its items.
  mutating func take(_ list: ResultList, numbers: [Int]) {
    let marked = marked
    (self.list, self.numbers, folded) = (list, numbers, nil)
    if isNarrowed { narrow(to: words) }
    if let marked { go(to: marked) }
  }
}
