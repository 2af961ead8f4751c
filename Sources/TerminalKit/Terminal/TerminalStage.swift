import Dispatch
import Locking

/// Lends the whole terminal to a view, with a separate screen and every key as it is typed.
package struct TerminalStage: Stage {
  private let terminal: Terminal
  private let wake: WakePipe
  private let style: Style

  /// - Returns: `nil` if the terminal cannot place its cursor.
  package init?(terminal: Terminal, wake: WakePipe, style: Style) {
    guard terminal.isEditable else { return nil }
    self.terminal = terminal
    self.wake = wake
    self.style = style
  }

  package func run<Result: Sendable>(
    _ play: @Sendable (Scene) async throws -> Result
  ) async throws -> Result {
    let (events, yield) = AsyncStream.makeStream(of: SceneEvent.self)
    let canvas = Canvas(terminal, style)
    let scene = Scene(
      events: events, size: { (terminal.columns, terminal.rows) }, write: { canvas.draw($0) })
    wake.drain()
    terminal.enterStage()
    defer { terminal.restore() }
    async let reading: Void = read(into: yield, canvas)
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await play(scene)) } catch { result = .failure(error) }
    // The reading must have stopped before the next owner of the terminal begins.
    wake.send(.stop)
    await reading
    return try result.get()
  }

  private func read(into yield: AsyncStream<SceneEvent>.Continuation, _ canvas: Canvas) async {
    await withCheckedContinuation { continuation in
      // The wait must not occupy a thread that runs tasks.
      DispatchQueue.global().async {
        wake.whileWatched { readKeys(into: yield, canvas) }
        yield.finish()
        continuation.resume()
      }
    }
  }

  private func readKeys(into yield: AsyncStream<SceneEvent>.Continuation, _ canvas: Canvas) {
    var parser = KeyParser()
    while true {
      switch wake.wait(for: terminal.inputDescriptor, milliseconds: parser.isWaiting ? 50 : -1) {
      case .ready:
        guard let scalar = terminal.readScalar() else { return }
        if let key = parser.take(scalar) { yield.yield(.key(key)) }
      case .timedOut:
        if let key = parser.takePause() { yield.yield(.key(key)) }
      case .woken:
        switch wake.take() {
        case .stop: return
        case .resize:
          canvas.forget()
          yield.yield(.resized)
        case .suspend:
          terminal.restore()
          Terminal.stopProcess()
        case .resume:
          terminal.enterStage()
          canvas.forget()
          yield.yield(.resized)
        // Ctrl-C cancels the command, and that ends the view.
        case .interrupt, .news, nil: continue
        }
      }
    }
  }
}

/// The window that frames are drawn on.
private final class Canvas: Sendable {
  private let terminal: Terminal
  private let style: Style
  private let drawn = Guarded(DrawnFrame())

  init(_ terminal: Terminal, _ style: Style) {
    self.terminal = terminal
    self.style = style
  }

  func draw(_ frame: Frame) {
    let (columns, rows) = (terminal.columns, terminal.rows)
    let output = drawn.withLock { $0.take(frame, columns: columns, rows: rows, style: style) }
    if !output.isEmpty { terminal.draw(output) }
  }

  /// Draws the next frame as a whole, because the window has changed or was covered.
  func forget() {
    drawn.withLock { $0.forget() }
  }
}
