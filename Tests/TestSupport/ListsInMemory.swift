import FoundationEssentials
import NewsDomain
import Synchronization

/// Stores lists for as long as a test runs.
package final class ListsInMemory: ListRepository {
  private let lists = Mutex<[String: KeptList]>([:])

  package init() {}

  /// The questions of all stored lists.
  package var questions: [String] { lists.withLock { $0.keys.sorted() } }

  package func head(of question: String) async -> KeptListHead? { lists.withLock { $0[question]?.head } }

  package func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (KeptListHead) -> Bool
  ) async -> KeptList? {
    guard var list = lists.withLock({ $0[question] }), isUsable(list.head),
      list.isWhole || range.upperBound <= list.items.count
    else { return nil }
    list.items = Array(list.items.dropFirst(range.lowerBound).prefix(range.count))
    return list
  }

  package func keep(_ list: KeptList) async -> Bool {
    lists.withLock { $0[list.question] = list }
    return true
  }

  package func confirm(_ question: String, _ validators: FeedValidators, at now: Date) async {
    lists.withLock { if $0[question]?.validators == validators { $0[question]?.receivedAt = now } }
  }
}
