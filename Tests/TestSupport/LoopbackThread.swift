/// Runs blocking work in a separate thread.
///
/// Dispatch and Swift's tasks share few threads: blocked by the servers of many tests, they would run nothing else.
package enum LoopbackThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// In bytes: servers keep little on the stack, and there may be hundreds of threads.
  private static let stackSize = 1 << 20

  /// - Returns: whether a thread was started; otherwise the work is not done.
  package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))

    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
      return nil
    }
    let work = Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, body, work.toOpaque())
    // The thread releases it otherwise.
    if code != 0 { work.release() }
    return code == 0
  }
}
