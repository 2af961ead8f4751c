import TerminalKit
import Synchronization

/// A terminal at which all keys are typed at once, and which measures the time between frames.
final class WatchedStage: Stage {
  static let columns = 200
  static let rows = 60

  private let keys: [Key]
  private let shown = Mutex<(times: [ContinuousClock.Instant], text: String)>(([], ""))

  init(typing keys: [Key]) {
    self.keys = keys
  }

  /// The times from each frame to the next.
  var milliseconds: [Double] {
    let times = shown.withLock(\.times)
    return zip(times, times.dropFirst()).map { ($1 - $0) / .milliseconds(1) }
  }

  /// The number of Braille dots in the last frame.
  var dots: Int {
    let braille = shown.withLock(\.text).unicodeScalars.map(\.value).filter { (0x2800...0x28FF).contains($0) }
    return braille.reduce(0) { $0 + ($1 & 0xFF).nonzeroBitCount }
  }

  func run<Result: Sendable>(_ play: @Sendable (Scene) async throws -> Result) async throws -> Result {
    let (events, yield) = AsyncStream.makeStream(of: SceneEvent.self)
    for key in keys { yield.yield(.key(key)) }
    yield.finish()
    let scene = Scene(
      events: events, size: { (Self.columns, Self.rows) },
      write: { [self] frame in
        let output = frame.output(columns: Self.columns, rows: Self.rows, style: Style(isColoured: true))
        let now = ContinuousClock.now
        shown.withLock { shown in
          shown.times.append(now)
          shown.text = output.text
        }
      })
    return try await play(scene)
  }
}
