import FoundationEssentials
import NewsDomain

extension FakeArchive: ListCache {
  package func head(of question: String) async -> KeptListHead? { await lists.head(of: question) }

  package func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (KeptListHead) -> Bool
  ) async -> KeptList? {
    await lists.list(question, in: range, where: isUsable)
  }

  package func keep(_ list: KeptList) async -> Bool { await lists.keep(list) }

  package func confirm(_ question: String, _ validators: FeedValidators, at now: Date) async {
    await lists.confirm(question, validators, at: now)
  }

  package func clear() async {}
}
