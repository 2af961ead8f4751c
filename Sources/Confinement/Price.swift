/// What one request may cost. A worker that takes more is ended.
package struct Price: Sendable {
  /// The processor time.
  package var work: Duration
  /// The time by the wall, within which the answer must have arrived.
  package var wait: Duration
  /// The memory of the worker in all, in bytes.
  package var memory: Int

  #if DEBUG
    package static let standard = Price(work: .seconds(30), wait: .seconds(60), memory: 256 << 20)
  #else
    package static let standard = Price(work: .seconds(3), wait: .seconds(10), memory: 256 << 20)
  #endif

  package init(work: Duration, wait: Duration, memory: Int) {
    self.work = work
    self.wait = wait
    self.memory = memory
  }
}
