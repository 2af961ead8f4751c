import FoundationEssentials

/// Stores the results of requests as lists. It never fails: unreadable lists are fetched.
package protocol ListRepository: Sendable {
  /// Whether lists can be stored here.
  var storesLists: Bool { get }

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
  /// - Returns: the list as it is stored, with the ids and words that its articles have here; `nil` if it cannot be
  ///   stored here, or some of its articles are missing.
  @discardableResult
  func keep(_ list: KeptList) async -> KeptList?

  /// Stores the result of a request that has just ended, with its articles.
  ///
  /// - Parameter place: where its articles belong.
  /// - Returns: the list as it is stored, which is what readers see, but in its own words where another feed's are stored,
  ///   or if it belongs beside the archive; as it came if it cannot be stored.
  func take(_ list: KeptList, in place: ListPlace) async -> KeptList

  /// Stores the result of a request that has just ended, with its articles, in the archive and nowhere else.
  ///
  /// - Returns: how many of its articles are new.
  /// - Throws: ``NewsError`` if not all of them can be stored, or the archive is off.
  func collect(_ list: KeptList, in place: ListPlace) async throws -> Int

  /// Stores what a list begins with that is made of several answers.
  ///
  /// - Parameter ids: its articles in order, which are stored.
  func keepFront(_ ids: [ArticleID], of list: ArchivedList, at now: Date) async

  /// Records that the server confirmed the list with these validators to be unchanged.
  func confirm(_ address: String, _ validators: Validators, at now: Date) async
}

extension ListRepository {
  package var storesLists: Bool { true }

  package func prepare() async {}

  package func take(_ list: KeptList, in place: ListPlace) async -> KeptList {
    await keep(list) ?? list
  }

  package func collect(_ list: KeptList, in place: ListPlace) async throws -> Int { throw NewsError.archive(.off) }

  package func keepFront(_ ids: [ArticleID], of list: ArchivedList, at now: Date) async {}
}

/// Where the articles of an answer belong.
package enum ListPlace: Sendable, Equatable {
  /// In the archive, if that is on.
  ///
  /// - Parameters:
  ///   - list: the list that they are or belong to; `nil` for none.
  ///   - front: whether they are that list from its beginning.
  case archive(ArchivedList?, front: Front)
  /// Beside the archive.
  case aside

  /// Whether articles are a list from its beginning, and in which order.
  package enum Front: Sendable, Equatable {
    /// They are only a part of it.
    case none
    /// As they came.
    case given
    case newestFirst
  }
}
