import NewsDomain

extension ListPresenter {
  /// Goes to what a follow finds, and records that the reader has looked at it.
  ///
  /// - Parameter isUnread: whether only unread articles are listed.
  func show(
    _ follow: Follow, isUnread: Bool = false, limit: Int = ListSize.standard, isWhole: Bool = false,
    from follows: any FollowRepository, in session: inout Session
  ) async throws -> Outcome {
    var request = follow.request
    request.paging.limit = limit
    request.filter.isUnread = isUnread
    let outcome = try await show(.archive(request), isWhole: isWhole, in: &session)
    try await follows.seeFollow(follow.number)
    return outcome
  }
}
