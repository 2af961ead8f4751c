import FoundationEssentials

/// Keeps lists. It never fails: what cannot be read is fetched.
package protocol ListRepository: Sendable {
  /// - Returns: `nil` if no list is kept.
  func head(of question: String) async -> KeptListHead?

  /// A page of a list.
  ///
  /// - Parameters:
  ///   - question: what was asked.
  ///   - range: the indices of the articles of the page, which may go beyond the list's end.
  ///   - isUsable: whether a list with that head serves; otherwise nothing more of it is read.
  /// - Returns: `nil` if no such list is kept, it does not serve, or not all of the page's articles are there.
  func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (KeptListHead) -> Bool
  ) async -> KeptList?

  /// Keeps a list in the place of the one that the same question brought before.
  ///
  /// - Returns: `false` if it cannot be kept here, or not all of its articles are.
  @discardableResult
  func keep(_ list: KeptList) async -> Bool

  /// Keeps what a request has just brought.
  ///
  /// - Parameter isToBeArchived: whether its articles are about to be added to the archive, and the list is kept with
  ///   them.
  /// - Returns: `false` if it is left to that.
  func take(_ list: KeptList, isToBeArchived: Bool) async -> Bool

  /// Notes that a server says that the list with these validators is still the same.
  func confirm(_ question: String, _ validators: FeedValidators, at now: Date) async
}

extension ListRepository {
  package func take(_ list: KeptList, isToBeArchived: Bool) async -> Bool { await keep(list) }

  /// A whole list, however old it is.
  package func list(_ question: String) async -> KeptList? {
    await list(question, in: 0..<Int.max) { _ in true }
  }
}
