import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The rows of a list that is walked")
struct ListWalkTests {
  private func list(_ titles: [String]) -> ResultList {
    ResultList(.articles(titles.map { Article.titled($0) }))
  }

  private func walk(_ titles: [String], numbers: [Int]? = nil, at number: Int? = nil) -> ListWalk {
    ListWalk(
      list(titles), numbers: numbers ?? Array(1..<titles.count + 1), texts: texts(in: .english), at: number)
  }

  private let titles = ["Moon landing", "Rain in Épinal", "Moon rocks", "A dog", "The moon again"]

  @Test("the marker stays among the rows")
  func bounds() {
    var walk = walk(titles)
    #expect(walk.marked == 1)
    walk.move(by: -3)
    #expect(walk.marked == 1)
    walk.move(by: 2)
    #expect(walk.marked == 3)
    walk.move(by: 100)
    #expect(walk.marked == 5)
    #expect(walk.isAtEnd)
  }

  @Test("a list without rows has no marker")
  func empty() {
    var walk = walk([])
    walk.move(by: 1)
    walk.move(to: 7)
    walk.narrow(to: "x")
    walk.go(to: 3)
    #expect(walk.marked == nil)
    #expect(walk.count == 0)
    #expect(walk.isAtEnd)
  }

  @Test(
    "it goes to a number, or to the nearest row before it",
    arguments: [(1, 1), (4, 4), (5, 4), (9, 9), (99, 9), (0, 1), (7, 7)])
  func numbers(number: Int, expected: Int) {
    var walk = walk(titles, numbers: [1, 2, 4, 7, 9])
    walk.go(to: number)
    #expect(walk.marked == expected)
  }

  static let narrowed: [(String, [Int])] = [
    ("moon", [1, 3, 5]), ("MOON", [1, 3, 5]), ("moon ro", [3]), ("epinal", [2]), ("moon dog", []),
    (" ", [1, 2, 3, 4, 5]),
    ("", [1, 2, 3, 4, 5]), ("example", [1, 2, 3, 4, 5]), ("again the", [5]),
  ]

  @Test("words leave the rows that have all of them, in the title or the source", arguments: ListWalkTests.narrowed)
  func narrow(words: String, expected: [Int]) {
    var walk = walk(titles)
    walk.narrow(to: words)
    #expect((0..<walk.count).map { walk.number(at: $0) } == expected)
    walk.narrow(to: "")
    #expect(walk.count == 5)
    #expect(!walk.isNarrowed)
  }

  @Test("when a list is narrowed, the marker stays on its row, or goes to the next that is left")
  func narrowMarker() {
    var walk = walk(titles, at: 3)
    walk.narrow(to: "moon")
    #expect(walk.marked == 3)
    walk.narrow(to: "again")
    #expect(walk.marked == 5)
    walk.narrow(to: "")
    #expect(walk.marked == 5)
    walk.narrow(to: "landing")
    #expect(walk.marked == 1)
    walk.narrow(to: "nothing")
    #expect(walk.marked == nil)
    walk.narrow(to: "dog")
    #expect(walk.marked == 4)
  }

  @Test("the next row of a kind is found below the marker only")
  func next() {
    var walk = walk(titles, at: 2)
    let isFound = walk.goToNext { $0.isMultiple(of: 2) }
    #expect(isFound)
    #expect(walk.marked == 4)
    let isFoundAgain = walk.goToNext { $0.isMultiple(of: 2) }
    #expect(!isFoundAgain)
    #expect(walk.marked == 4)
  }

  @Test("the same list with more rows keeps the marker and the words; another list is another")
  func continued() {
    var walk = walk(titles, at: 3)
    walk.narrow(to: "moon")
    let longer = list(titles + ["Full moon", "Snow"])
    #expect(walk.isContinued(by: longer))
    #expect(walk.isContinued(by: list(titles)))
    #expect(!walk.isContinued(by: list(Array(titles.dropLast()))))
    #expect(!walk.isContinued(by: list(["New"] + titles)))
    #expect(!walk.isContinued(by: ResultList(.countries(Country.all))))
    walk.take(longer, numbers: Array(1...7))
    #expect(walk.marked == 3)
    #expect(walk.total == 7)
    #expect((0..<walk.count).map { walk.number(at: $0) } == [1, 3, 5, 6])
  }

  @Test("every kind of item has words and something that identifies it")
  func kinds() {
    let words = texts(in: .french)
    let lists: [ResultList] = [
      ResultList(.countries([.france, .japan])), ResultList(.languages([.french])),
      ResultList(.categories(NewsDomain.Category.allCases)), list(titles),
    ]
    for list in lists {
      let numbers = Array(1..<list.items.count + 1)
      #expect(Set(numbers.map { list.key(of: $0) }).count == numbers.count)
      #expect(numbers.allSatisfy { !list.words(of: $0, in: words).isEmpty })
      for number in [0, numbers.count + 1, -1] {
        #expect(list.key(of: number) == nil)
        #expect(list.words(of: number, in: words).isEmpty)
      }
    }
    #expect(lists[0].words(of: 2, in: words).contains("Japon"))
  }
}
