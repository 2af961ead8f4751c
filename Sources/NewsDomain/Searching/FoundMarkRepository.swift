import FoundationEssentials

/// The reader's marks on all articles that a search of the archive finds.
package protocol FoundMarkRepository: Sendable {
  /// How many of all the articles that a request finds a change would change: the others have the mark already. The
  /// page of the request does not matter.
  func count(_ change: MarkChange, ofAll request: FindRequest) async throws -> Int

  /// Changes the marks of all articles that a request finds, in one transaction: all of them change, or none. The page
  /// of the request does not matter. When it returns, the changes are on disk.
  ///
  /// - Returns: the marks before and after of the articles that have changed, without those that had the mark already.
  func changeMarks(
    ofAll request: FindRequest, _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit]

  /// The number of unread articles that each request finds, whatever its page is. Those that mutes hide do not count.
  func countUnread(of requests: [FindRequest]) async throws -> [Int]
}
