import Testing

@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Items of a list")
struct ItemSelectionTests {
  static let readable: [(String, ItemSelection)] = [
    ("1", .number(1)), ("3", .number(3)), ("007", .number(7)), ("4-6", .range(4...6)), ("2-2", .range(2...2)),
    ("all", .all), ("ALL", .all), ("tout", .all),
  ]

  @Test("items are written 3, 4-6 or all", arguments: ItemSelectionTests.readable)
  func theyAreWritten346OrAll(text: String, selection: ItemSelection) throws {
    let read = try ItemSelection(text: text)
    #expect(read == selection)
  }

  @Test(
    "a text that is not a selection is refused",
    arguments: [
      "", "x", "-3", "-", "1-", "-1-3", "6-4", "1-2-3", "1,x", "1,all", ",", "1.5", "a-b", "99999999999999999999",
      "one",
    ])
  func whatIsNoneIsRefused(text: String) {
    #expect(throws: ShellError.self) {
      try ItemSelection(text: text)
    }
  }

  static let numbers: [(String, [Int])] = [
    ("1", [1]), ("5", [5]), ("2-4", [2, 3, 4]), ("1-5", [1, 2, 3, 4, 5]), ("all", [1, 2, 3, 4, 5]),
  ]

  @Test("a selection stands for its numbers", arguments: ItemSelectionTests.numbers)
  func numbered(text: String, expected: [Int]) throws {
    let selection = try ItemSelection(text: text)
    #expect(selection.numbers(count: 5) == expected)
  }

  @Test("in an empty list, all means no items")
  func allOfNothing() {
    #expect(ItemSelection.all.numbers(count: 0).isEmpty)
  }

  @Test("a number beyond the list is kept, so that it can be reported", arguments: ["6", "0", "4-6", "7-9", "0-2"])
  func numberBeyondTheListStays(text: String) throws {
    let numbers = try ItemSelection(text: text).numbers(count: 5)
    let isTold = numbers.contains { !(1...5).contains($0) }
    #expect(isTold)
  }

  @Test("a range of any length costs no more than the length of the list")
  func huge() throws {
    let numbers = try ItemSelection(text: "1-9000000000000000000").numbers(count: 5)
    #expect(numbers.count <= 6)
    #expect(numbers.last == 6)
  }
}
