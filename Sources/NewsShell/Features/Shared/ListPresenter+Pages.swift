import NewsDomain
import NewsPresentation

/// Further pages of lists.
extension ListPresenter {
  /// A list with its next page.
  ///
  /// - Returns: the longer list, and the notices about the page.
  /// - Throws: `ShellError.screen(.nowhere)` at the end of the list, `NewsError`.
  func continued(
    _ listing: NewsListing, in session: Session
  ) async throws -> (listing: NewsListing, notices: [Notice]) {
    guard listing.mayGoOn, let request = listing.request.next(of: listing.page.service) else {
      throw ShellError.screen(.nowhere(.more))
    }
    let (page, isEmpty) = try await page(after: listing, request, in: session)
    // The next page of another provider would belong to another list.
    guard
      listing.request.isOfArchive
        || (page.origin.provider, page.service) == (listing.page.origin.provider, listing.page.service)
    else {
      throw page.origin.provider == .sample ? NewsError.network(.offline) : ShellError.screen(.nowhere(.more))
    }
    // A provider may state a greater total than it delivers.
    guard !isEmpty || page.removed > 0 else { throw ShellError.screen(.nowhere(.more)) }
    return (listing.continued(by: page, request), page.notices)
  }
}
