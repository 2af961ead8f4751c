import TerminalKit

extension Interrupts {
  /// Runs work that Ctrl-C cancels.
  func cancelling<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result {
    // The work begins only when Ctrl-C can cancel it: a command may start another program, and on a busy machine Ctrl-C
    // could reach that program before this line.
    let (ready, begin) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in ready { break }
      return try await work()
    }
    onInterrupt { task.cancel() }
    defer { onInterrupt(nil) }
    begin.yield()
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
