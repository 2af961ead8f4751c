import FoundationEssentials
import NewsDomain
import Synchronization

/// Stores lists for as long as a test runs.
package final class ListsInMemory: ListRepository, FeedReadingRepository {
  private let lists = Mutex<[String: KeptList]>([:])
  private let seen = Mutex<[ArticleID: Date]>([:])
  private let prepared = Mutex(0)
  private let noted = Mutex<[String: NotedReading]>([:])

  package init() {}

  /// The addresses of all stored lists.
  package var addresses: [String] { lists.withLock { $0.keys.sorted() } }

  /// How often somebody told it to prepare for an answer.
  package var preparations: Int { prepared.withLock(\.self) }

  package func prepare() async { prepared.withLock { $0 += 1 } }

  package func head(of address: String) async -> KeptListHead? { lists.withLock { $0[address]?.head } }

  package func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList? {
    guard let list = lists.withLock({ $0[address] }), isUsable(list.head) else { return nil }
    return list
  }

  package func keep(_ list: KeptList) async -> KeptList? {
    var list = list
    seen.withLock { seen in
      for index in list.items.indices {
        guard let id = list.items[index]?.id else { continue }
        let first = seen[id] ?? list.receivedAt
        seen[id] = first
        list.items[index]?.takeFirstSeen(first)
      }
    }
    lists.withLock { $0[list.address] = list }
    return list
  }

  package func collect(_ list: KeptList, in place: ListPlace) async throws -> Int {
    _ = await keep(list)
    return list.articles.count
  }

  package func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    lists.withLock { if $0[address]?.validators == validators { $0[address]?.receivedAt = now } }
  }

  package func note(_ result: FeedReading.Result, of address: String, at now: Date) async -> Bool {
    noted.withLock { noted in
      var reading = noted[address]?.reading ?? FeedReading(count: nil, readAt: nil)
      switch result {
      case .read(let count, let trouble): reading = FeedReading(count: count, readAt: now, trouble: trouble)
      case .unchanged:
        reading.readAt = now
        if reading.trouble?.isOfContents != true { reading.trouble = nil }
      case .failed(let trouble): reading.trouble = trouble
      }
      noted[address] = NotedReading(askedAt: now, reading: reading)
    }
    return true
  }

  package func readings() async -> [String: NotedReading] { noted.withLock(\.self) }
}

extension ListRepository {
  /// A list, however old it is.
  package func list(_ address: String) async -> KeptList? { await list(address) { _ in true } }
}
