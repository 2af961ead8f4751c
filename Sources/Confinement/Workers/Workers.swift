import Dispatch
import Locking

/// Workers of a kind: processes of this program that can take nothing and are asked one request after the other. They are
/// started when needed and kept for the next request. They end with this process.
package final class Workers: Sendable {
  private let launch: WorkerStart
  private let price: Price
  private let pool: WorkerPool
  private let mustConfine: @Sendable () -> Bool

  /// - Parameters:
  ///   - most: the most processes at a time; further requests wait.
  ///   - descriptors: what each worker gets, as descriptors from ``WorkerProcess/firstDescriptor`` on. They must stay
  ///     open for as long as these workers exist.
  ///   - mustConfine: whether nothing is answered where the kernel lacks a part of the confinement. It is asked for each
  ///     request.
  package init(
    _ kind: WorkerKind, most: Int = 2, price: Price = .standard, descriptors: [Int32] = [],
    program: WorkerProgram = .own, mustConfine: @escaping @Sendable () -> Bool = { false }
  ) {
    launch = WorkerStart(kind: kind, program: program, memory: price.memory, descriptors: descriptors)
    self.price = price
    pool = WorkerPool(most: most)
    self.mustConfine = mustConfine
  }

  /// Starts one in the background if there is none.
  package func start() {
    guard pool.startsAhead() else { return }
    DispatchQueue.global().async { [pool, launch, price] in pool.hasStarted(try? Worker(launch, price)) }
  }

  /// Sends a request to an idle worker and waits for the answer on this thread.
  package func answer(to request: [UInt8]) throws(WorkerError) -> [UInt8] {
    try use { worker throws(WorkerError) in try worker.answer(to: request) }
  }

  /// Sends a request to an idle worker. If the task is cancelled, the worker is ended.
  package func answer(to request: [UInt8]) async throws(WorkerError) -> [UInt8] {
    let call = WorkerCall()
    let result: Result<[UInt8], WorkerError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let go: @Sendable (WorkerPool.Turn) -> Void = { turn in
          // Waiting must not block a thread of Swift's tasks. There are not more of these threads than workers.
          DispatchQueue.global().async {
            continuation.resume(
              returning: Result { () throws(WorkerError) in
                try self.use(turn, for: call) { worker throws(WorkerError) in try worker.answer(to: request) }
              })
          }
        }
        if let turn = pool.take(for: call, go) { go(turn) }
      }
    } onCancel: {
      pool.cancel(call)
    }
    return try result.get()
  }

  /// What the kernel grants. It starts a worker if there is none.
  package func confinement() throws(WorkerError) -> Confinement {
    try use(alsoUnconfined: true) { worker throws(WorkerError) in try worker.confinement() }
  }

  /// Ends all that are idle.
  package func end() {
    pool.end()
  }

  private func use<Value: Sendable>(
    alsoUnconfined: Bool = false, _ work: (Worker) throws(WorkerError) -> Value
  ) throws(WorkerError) -> Value {
    let call = WorkerCall()
    let signal = DispatchSemaphore(value: 0)
    let later = Guarded<WorkerPool.Turn?>(nil)
    let now = pool.take(for: call) { turn in
      later.withLock { $0 = turn }
      signal.signal()
    }
    if now == nil { signal.wait() }
    let turn = now ?? later.withLock(\.self) ?? .cancelled
    return try use(turn, for: call, alsoUnconfined: alsoUnconfined, work)
  }

  private func use<Value: Sendable>(
    _ turn: WorkerPool.Turn, for call: WorkerCall, alsoUnconfined: Bool = false,
    _ work: (Worker) throws(WorkerError) -> Value
  ) throws(WorkerError) -> Value {
    var given: Worker?
    switch turn {
    case .cancelled: throw .cancelled
    case .use(let worker): given = worker.isReady ? worker : nil
    case .start: break
    }
    // The worker if it is fit for another request.
    var kept: Worker?
    defer { pool.give(kept) }
    do throws(WorkerError) {
      let worker = if let given { given } else { try Worker(launch, price) }
      guard call.begin(worker) else {
        kept = worker
        throw .cancelled
      }
      defer { call.finish() }
      let confinement = try worker.confinement()
      guard alsoUnconfined || confinement.isWhole || !mustConfine() else {
        kept = worker
        throw .refused
      }
      let value = try work(worker)
      kept = worker
      return value
    } catch {
      throw call.isCancelled ? .cancelled : error
    }
  }
}
