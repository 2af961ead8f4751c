import FoundationEssentials

/// Stores the results of requests as lists. It never fails: unreadable lists are fetched.
package protocol ListRepository: Sendable {
  /// Prepares for an answer that is awaited, if that changes nothing on the disk.
  func prepare() async

  /// - Returns: `nil` if no list is stored.
  func head(of address: String) async -> KeptListHead?

  /// A whole list.
  ///
  /// - Parameter isUsable: whether a list with that head will do; otherwise nothing more of it is read.
  /// - Returns: `nil` if no such list is stored, it will not do, or some of its articles are missing.
  func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList?

  /// Stores a list in place of the previous one for the same request.
  ///
  /// - Returns: `false` if it cannot be stored here, or not all of its articles can.
  @discardableResult
  func keep(_ list: KeptList) async -> Bool

  /// Stores the result of a request that has just ended.
  ///
  /// - Parameter isToBeArchived: whether its articles are about to be added to the archive, and the list with them.
  /// - Returns: the list with the ids under which its articles are stored; `nil` if it is not stored, or if that is
  ///   left to the archive.
  func take(_ list: KeptList, isToBeArchived: Bool) async -> KeptList?

  /// When articles were first seen; those that are not known are left out.
  func firstSeen(_ ids: [ArticleID]) async -> [ArticleID: Date]

  /// Records that the server confirmed the list with these validators to be unchanged.
  func confirm(_ address: String, _ validators: FeedValidators, at now: Date) async
}

extension ListRepository {
  package func prepare() async {}

  package func take(_ list: KeptList, isToBeArchived: Bool) async -> KeptList? { await keep(list) ? list : nil }

  package func firstSeen(_ ids: [ArticleID]) async -> [ArticleID: Date] { [:] }
}
