/// Why a worker gave no answer. The next request gets another worker.
package enum WorkerError: Error, Equatable, Sendable {
  /// The program could not be started once more.
  ///
  /// - Parameter code: an `errno`; ENOENT also if the program does not find itself.
  case notStarted(code: Int32)
  /// The reader wants confinement only, and the kernel lacks seccomp or Landlock.
  case refused
  /// It took more processor time or time than its price.
  case tooSlow
  /// It needed more memory than its price, or its answer was longer than any may be.
  case tooMuch
  /// It crashed, was killed, or closed its socket.
  ///
  /// - Parameter signal: the signal that ended it; `nil` if none did.
  case ended(signal: Int32?)
  /// Its answer was no message.
  case garbled
  case cancelled
}
