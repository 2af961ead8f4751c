import FoundationEssentials
import NewsDomain

extension FakeArchive {
  package func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (Date, ListValidity) -> Bool
  ) async -> KeptList? {
    guard var list = always({ $0.keptLists[question] }), isUsable(list.receivedAt, list.validity),
      list.isWhole || range.upperBound <= list.articles.count
    else { return nil }
    list.articles = Array(list.articles.dropFirst(range.lowerBound).prefix(range.count))
    return list
  }

  package func keep(_ list: KeptList, as question: String) async {
    always { $0.keptLists[question] = list }
  }
}
