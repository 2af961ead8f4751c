import PresentationTestSupport
import Synchronization
import TestSupport
import Testing

@testable import NewsPresentation
@testable import TerminalKit

/// A terminal without a person: it sends the keys of a script and records the frames.
final class FakeStage: Stage {
  private let script: @Sendable (AsyncStream<SceneEvent>.Continuation, FakeStage) async -> Void
  private let shown = Mutex<[Frame]>([])
  private let window: Mutex<(columns: Int, rows: Int)>

  /// - Parameter script: the reader's actions while the view runs.
  init(
    columns: Int = 60, rows: Int = 12,
    _ script: @escaping @Sendable (AsyncStream<SceneEvent>.Continuation, FakeStage) async -> Void
  ) {
    self.script = script
    window = Mutex((columns, rows))
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) { window.withLock { $0 = (columns, rows) } }

  /// Sends keys one after the other, without a pause.
  convenience init(_ keys: [Key]) {
    self.init { reader, _ in
      for key in keys { reader.yield(.key(key)) }
    }
  }

  var frames: [Frame] { shown.withLock { $0 } }

  /// The text shown now, line by line.
  var lines: [String] { frames.last?.lines.map { $0.map(\.string).joined() } ?? [] }

  /// Waits until a text is shown.
  ///
  /// A text that never appears is an issue: a test that continued without it would only be slow.
  func shows(_ text: String, at place: SourceLocation = #_sourceLocation) async {
    let isShown = (try? await eventually { lines.contains { $0.contains(text) } }) == true
    if !isShown { Issue.record("\(text) is not on the stage: \(lines)", sourceLocation: place) }
  }

  func run<Result: Sendable>(_ play: @Sendable (Scene) async throws -> Result) async throws -> Result {
    shown.withLock { $0 = [] }
    let (events, reader) = AsyncStream.makeStream(of: SceneEvent.self)
    let scene = Scene(
      events: events, size: { self.window.withLock { $0 } },
      write: { frame in self.shown.withLock { $0.append(frame) } })
    async let reading: Void = script(reader, self)
    let result = try await play(scene)
    await reading
    return result
  }
}
