/// The list does not have an item that was asked for.
package enum ListError: CodedError, Equatable {
  /// Nothing has been listed yet.
  case noResults
  /// The list has `count` items, and none with this number.
  case noSuchItem(Int, count: Int)
  /// Neither a list of the session nor the archive has an article whose id begins like this.
  case noSuchArticle(String)
  /// The item has no address to open or share.
  case noLink(item: Int)

  package var code: ErrorCode {
    switch self {
    case .noResults: .noResults
    case .noSuchItem, .noSuchArticle, .noLink: .noSuchItem
    }
  }
}
