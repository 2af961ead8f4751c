import NewsDomain
import Synchronization

/// A list that is asked for anew while the reader reads the older one.
final class Renewal: Sendable {
  private let arrived = Mutex<NewsListing?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(of request: NewsRequest, from newsroom: Newsroom, in language: InterfaceLanguage) {
    // Outlives the command that it is for; the older list says how old it is where this fails.
    let renewing = Task { [weak self] in
      guard let page = try? await newsroom.page(request, .renewed, in: language) else { return }
      self?.arrived.withLock { $0 = NewsListing(request, page) }
    }
    task.withLock { $0 = renewing }
  }

  deinit {
    task.withLock { $0?.cancel() }
  }

  /// The new list, once it is there and if it is one: an older one has stood in where the provider failed.
  var listing: NewsListing? {
    arrived.withLock { $0.flatMap { $0.page.stored == nil ? $0 : nil } }
  }
}
