import NewsDomain
import NewsPresentation
import TerminalKit

/// The interactive map: it fills the window, and keys move around in it.
struct MapExplorer: Sendable {
  private enum Event: Sendable {
    case scene(SceneEvent)
    case located(Result<Whereabouts, any Error>)
  }

  /// The state of the map when the reader leaves it.
  private struct Farewell: Sendable {
    var country: Country?
    var view: Viewport
    var notices: [Notice]
  }

  let places: PlacesFeature

  /// Runs until the reader leaves or opens a country, whose headlines are then shown.
  ///
  /// - Throws: `NewsError.cancelled`, and the errors of fetching the headlines.
  func explore(on stage: any Stage, in session: inout Session) async throws -> Outcome {
    let before = session
    let farewell = try await stage.run { scene in
      let (events, yield) = AsyncStream.makeStream(of: Event.self)
      return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await event in scene.events { yield.yield(.scene(event)) }
          yield.finish()
        }
        defer { group.cancelAll() }
        return try await play(scene, events, yield, before)
      }
    }
    guard let country = farewell.country else { return Outcome(notices: farewell.notices) }
    // The map is pushed first, so that `back` leads to where the country was found.
    let map = places.map.showMap(.country(country), farewell.view.fitting(places.map.terminal.window()), in: &session)
    var outcome = try await places.lists.showHeadlines(of: country, in: &session)
    outcome.moves = map.moves + outcome.moves
    outcome.notices += farewell.notices
    return outcome
  }

  private func play(
    _ scene: Scene, _ events: AsyncStream<Event>, _ yield: AsyncStream<Event>.Continuation, _ session: Session
  ) async throws -> Farewell {
    var explorer = MapView(session, places: places.map)
    var notices: [Notice] = []
    // Not a child of a task group: it is cancelled when the reader leaves.
    var locating: Task<Void, Never>?
    defer { locating?.cancel() }

    func locate() {
      locating?.cancel()
      locating = Task { [places] in
        do { yield.yield(.located(.success(try await places.map.location.locate()))) } catch NewsError.cancelled {
          // It was cancelled, so nobody is waiting for it.
        } catch {
          yield.yield(.located(.failure(error)))
        }
      }
    }
    func show() { scene.show(explorer.frame(columns: scene.columns, rows: scene.rows)) }

    show()
    for await event in events {
      switch event {
      case .scene(.resized): break
      case .located(let result): explorer.take(result)
      case .scene(.key(let key)):
        switch explorer.take(key) {
        case .nothing: break
        case .leave:
          return Farewell(view: explorer.view, notices: notices)
        case .open(let country):
          return Farewell(country: country, view: explorer.view, notices: notices)
        case .locate: locate()
        case .allow(let isAllowed):
          do { notices += try places.map.location.allow(isAllowed).map(Notice.settings) } catch { explorer.say(error) }
          if isAllowed { locate() }
        }
        if !explorer.isLocating { locating?.cancel() }
      }
      show()
    }
    throw NewsError.cancelled
  }
}
