import NewsDomain
import NewsPresentation
import TerminalKit

/// The reactive search: results appear while the reader types.
///
/// A pause after a change starts one search and cancels the previous one; the same text is not searched for twice in a
/// row.
struct LiveSearch: Sendable {
  private enum Event: Sendable {
    case scene(SceneEvent)
    /// The reader has stopped typing, with this text in the field.
    case paused(String)
    case found(String, Result<NewsListing, any Error>)
  }

  let feature: LiveFeature
  let scope: LiveScope
  let texts: any Texts
  /// How dates are written.
  var dates = DatesSetting.standard

  /// Runs until the reader opens an article or leaves.
  ///
  /// - Returns: the list and the number of the chosen article; `nil` if none was chosen.
  /// - Throws: `NewsError.cancelled`.
  func run(on stage: any Stage, text: String) async throws -> (listing: NewsListing, number: Int)? {
    try await stage.run { scene in
      let (events, yield) = AsyncStream.makeStream(of: Event.self)
      return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await event in scene.events { yield.yield(.scene(event)) }
          yield.finish()
        }
        defer { group.cancelAll() }
        return try await play(scene, events, yield, text)
      }
    }
  }

  private func play(
    _ scene: Scene, _ events: AsyncStream<Event>, _ yield: AsyncStream<Event>.Continuation, _ text: String
  ) async throws -> (listing: NewsListing, number: Int)? {
    var view = LiveView(text: text, scope: scope, texts: texts, dates: dates)
    // Not children of a task group: each is cancelled when the next one begins.
    var pause: Task<Void, Never>?
    var request: Task<Void, Never>?
    defer {
      pause?.cancel()
      request?.cancel()
    }
    if !view.text.isEmpty { yield.yield(.paused(view.text)) }
    if scope.countsRequests { view.requestsLeft = feature.account.requestsLeft }

    func show() { scene.show(view.frame(columns: scene.columns, rows: scene.rows, now: feature.clock.now)) }
    show()
    for await event in events {
      switch event {
      case .scene(.resized): break
      case .scene(.key(let key)):
        switch view.take(key) {
        case .nothing: break
        case .leave: return nil
        case .search:
          pause?.cancel()
          yield.yield(.paused(view.text))
        case .open(let number): return view.listing.map { ($0, number) }
        case .pause:
          pause?.cancel()
          pause = Task { [text = view.text] in
            guard (try? await feature.sleep(scope.pause)) != nil else { return }
            yield.yield(.paused(text))
          }
        }
      case .paused(let text):
        guard text == view.text, view.begin() else { continue }
        request?.cancel()
        if !text.isEmpty { request = Task { yield.yield(.found(text, await search(text))) } }
      case .found(let text, let result):
        view.take(result, of: text)
        if scope.countsRequests { view.requestsLeft = feature.account.requestsLeft }
      }
      show()
    }
    throw NewsError.cancelled
  }

  private func search(_ text: String) async -> Result<NewsListing, any Error> {
    let request = scope.query(text, in: texts)
    do {
      return .success(NewsListing(request, try await feature.lists.news(request, .current, in: texts)))
    } catch {
      return .failure(error)
    }
  }
}
