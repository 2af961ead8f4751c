import Glibc
import NewsDomain

/// Limits the work on one document: hostile ones of a few hundred kilobytes would take minutes. It also ends the work
/// when the task is cancelled, as nothing else does within a parser.
package final class ParsingEffort {
  /// The most steps: elements, texts and errors. Pages of news have some thousands.
  static let maxSteps = 500_000
  /// The most processor time, in seconds. A debug build takes ten times as long.
  #if DEBUG
    static let maxSeconds = 5.0
  #else
    static let maxSeconds = 0.5
  #endif
  /// Reading the clock takes as long as some steps.
  static let stepsBetweenLooks = 256

  private let time: ProcessorTime
  private let start: Double
  private(set) var steps = 0
  package private(set) var isTooCostly = false
  package private(set) var isCancelled = false

  package init(_ time: ProcessorTime = .ofThread) {
    self.time = time
    start = time.seconds
  }

  var goesOn: Bool { !isTooCostly && !isCancelled }

  /// - Returns: whether to go on.
  @inline(__always)
  func step() -> Bool {
    steps += 1
    return steps % Self.stepsBetweenLooks == 0 ? look() : goesOn
  }

  /// Checks the time used, and whether the task is cancelled.
  ///
  /// - Returns: whether to go on.
  func look() -> Bool {
    if Task.isCancelled { isCancelled = true }
    if steps > Self.maxSteps || time.seconds - start > Self.maxSeconds { isTooCostly = true }
    return goesOn
  }

  /// Continues work that is not counted in steps.
  ///
  /// - Throws: why it must end.
  func `continue`() throws(ParsingEnd) {
    guard !look() else { return }
    throw isCancelled ? .cancelled : .tooCostly
  }

  /// Ends the work because of the document.
  func refuse() { isTooCostly = true }
}

/// Why the work on a document ended early.
package enum ParsingEnd: Error {
  case tooCostly
  case cancelled
}

/// The processor time used, so that a test can set it. Unlike wall time, it does not depend on what else the machine
/// does.
package struct ProcessorTime: Sendable {
  private let used: @Sendable () -> Double

  package init(_ seconds: @escaping @Sendable () -> Double) {
    used = seconds
  }

  /// In seconds.
  var seconds: Double { used() }

  /// The time of this thread.
  package static let ofThread = ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
