import NewsDomain
import NewsPresentation
import Locking

/// A list that is fetched again while the reader reads the stored one.
final class Renewal: Sendable {
  private let arrived = Guarded<NewsListing?>(nil)
  private let task = Guarded<Task<Void, Never>?>(nil)

  init(of listing: NewsListing, with lists: ListPresenter, in session: Session) {
    // The task outlives the command that starts it.
    let renewing = Task { [weak self] in
      let renewed = await Self.renewed(listing, with: lists, in: session)
      self?.arrived.withLock { $0 = renewed }
    }
    task.withLock { $0 = renewing }
  }

  deinit {
    task.withLock { $0?.cancel() }
  }

  /// The result, once it has arrived: the new list, or the old one with the error.
  var listing: NewsListing? { arrived.withLock(\.self) }

  private static func renewed(
    _ listing: NewsListing, with lists: ListPresenter, in session: Session
  ) async -> NewsListing {
    do {
      return try await lists.renewed(listing, in: session)
    } catch {
      var page = listing.page
      page.origin.stored = .failure((error as? NewsError) ?? .cancelled)
      return NewsListing(listing.request, page, fold: listing.fold)
    }
  }
}
