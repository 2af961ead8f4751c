import CLibcurl
import Dispatch
import Glibc
import NewsDomain
import Locking

/// The only owner of libcurl: a multi handle on a thread of its own, the driver, which keeps connections alive.
///
/// Other threads only add orders to the inbox and wake the driver.
final class CurlTransfers: Sendable {
  private struct Order {
    let id: Int
    let plan: Transfer.Plan
    let continuation: CheckedContinuation<HTTPResponse, any Error>
  }

  private struct Inbox {
    var lastID = 0
    var orders: [Order] = []
    /// IDs of cancelled orders, whether the driver has taken them or not. An ID is removed when its caller leaves.
    var cancelled: Set<Int> = []
    var isStarted = false
    var isClosed = false
  }

  private let inbox = Guarded(Inbox())
  // The compiler cannot check this pointer. It is safe: other threads only pass it to curl_multi_wakeup, the one
  // function of the multi interface that is thread-safe; everything else happens on the driver's thread.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer?
  private let watch = BusyWatch()
  private let userAgent: String
  private let certificates: CertificatePaths

  /// - Throws: `NewsError` if libcurl is missing or the machine lacks resources for it.
  init(userAgent: String, certificates: CertificatePaths) throws {
    self.userAgent = userAgent
    self.certificates = certificates
    guard supernews_curl_is_loaded() != 0 else { throw NewsError.shortage(.ofLibrary(in: "libcurl4")) }
    multi = supernews_curl_multi_init()
    supernews_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, HostQueue<Order>.transfersPerHost)
    // Waking needs a pair of descriptors. Without them, orders would wait until something else happens.
    let code = supernews_curl_multi_wakeup(multi)
    guard code == CURLM_OK else {
      supernews_curl_multi_cleanup(multi)
      throw Self.failure(code)
    }
  }

  /// Ends the driver; running transfers fail as cancelled.
  func close() {
    inbox.withLock { inbox in
      inbox.isClosed = true
      // Done inside the lock, because the driver may free the handle as soon as it sees the flag.
      if inbox.isStarted {
        supernews_curl_multi_wakeup(multi)
      } else {
        supernews_curl_multi_cleanup(multi)
      }
    }
  }

  /// Runs one transfer to its end. Cancelling the task cancels the transfer.
  ///
  /// - Throws: `NewsError`.
  func run(_ plan: Transfer.Plan) async throws -> HTTPResponse {
    let id = inbox.withLock { inbox in
      inbox.lastID += 1
      return inbox.lastID
    }
    defer { inbox.withLock { _ = $0.cancelled.remove(id) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isFirst = inbox.withLock { inbox in
          inbox.orders.append(Order(id: id, plan: plan, continuation: continuation))
          defer { inbox.isStarted = true }
          return !inbox.isStarted
        }
        if isFirst {
          DispatchQueue(label: "supernews.http").async { self.drive() }
        } else {
          wakeUp(for: id)
        }
      }
    } onCancel: {
      inbox.withLock { _ = $0.cancelled.insert(id) }
      // If waking fails, the driver notices by itself within a second.
      supernews_curl_multi_wakeup(multi)
    }
  }

  /// Wakes the driver for an order; if that is impossible, the order fails.
  private func wakeUp(for id: Int) {
    let code = supernews_curl_multi_wakeup(multi)
    guard code != CURLM_OK else { return }
    let order = inbox.withLock { inbox in
      inbox.orders.firstIndex { $0.id == id }.map { inbox.orders.remove(at: $0) }
    }
    order?.continuation.resume(throwing: Self.failure(code))
  }

  /// The driver's loop: it takes orders, lets libcurl work, and returns results.
  private func drive() {
    var queue = HostQueue<Order>()
    var running: [Int: Transfer] = [:]
    while true {
      let (orders, cancelled, isClosed) = inbox.withLock { inbox in
        defer { inbox.orders = [] }
        return (inbox.orders, inbox.cancelled, inbox.isClosed)
      }
      for order in orders { queue.add(order, id: order.id, host: order.plan.host) }
      for id in isClosed ? Set(running.keys) : cancelled {
        queue.remove(id: id)?.continuation.resume(throwing: NewsError.cancelled)
        guard let transfer = running.removeValue(forKey: id) else { continue }
        queue.end(host: transfer.host, isMultiplexed: nil)
        // The caller is resumed first, because removing the handle may wait for a name server.
        transfer.finish(.failure(NewsError.cancelled))
        supernews_curl_multi_remove_handle(multi, transfer.easy)
      }
      if isClosed { break }
      while let order = queue.next() {
        if let transfer = start(order) {
          running[order.id] = transfer
        } else {
          queue.end(host: order.plan.host, isMultiplexed: nil)
        }
      }

      do {
        var count: Int32 = 0
        try check(watch.watching { supernews_curl_multi_perform(multi, &count) })
        // A finished transfer makes room for a waiting one.
        if collect(&running, &queue) { continue }
        try check(supernews_curl_multi_poll(multi, nil, 0, running.isEmpty ? 60_000 : 1_000, nil))
      } catch {
        for transfer in running.values {
          queue.end(host: transfer.host, isMultiplexed: nil)
          transfer.finish(.failure(error))
          supernews_curl_multi_remove_handle(multi, transfer.easy)
        }
        running = [:]
        // Waits, because the failure may repeat at once.
        usleep(50_000)
      }
    }
    for order in queue.removeAll() { order.continuation.resume(throwing: NewsError.cancelled) }
    supernews_curl_multi_cleanup(multi)
  }

  private func start(_ order: Order) -> Transfer? {
    do {
      let transfer = try Transfer(
        plan: order.plan, userAgent: userAgent, certificates: certificates, watch: watch,
        continuation: order.continuation)
      try order.plan.onSend?()
      try check(supernews_curl_multi_add_handle(multi, transfer.easy))
      return transfer
    } catch {
      order.continuation.resume(throwing: error)
      return nil
    }
  }

  /// Throws if the multi interface returned an error. All its result codes are checked here.
  private func check(_ code: CURLMcode) throws {
    guard code != CURLM_OK else { return }
    throw Self.failure(code)
  }

  private static func failure(_ code: CURLMcode) -> NewsError {
    if let shortage = code == CURLM_OUT_OF_MEMORY ? .memory : Shortage.now { return .shortage(shortage) }
    return .network(.broken(host: "libcurl", detail: String(cString: supernews_curl_multi_strerror(code))))
  }

  /// - Returns: whether any transfer has finished.
  private func collect(_ running: inout [Int: Transfer], _ queue: inout HostQueue<Order>) -> Bool {
    var left: Int32 = 0
    var isAnyDone = false
    while let message = supernews_curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
      let result = supernews_message_result(message)
      guard let id = running.first(where: { $0.value.easy == easy })?.key,
        let transfer = running.removeValue(forKey: id)
      else { continue }
      isAnyDone = true
      supernews_curl_multi_remove_handle(multi, easy)
      queue.end(host: transfer.host, isMultiplexed: transfer.isMultiplexed)
      let outcome = transfer.outcome(of: result)
      if case .failure(let error as NewsError) = outcome, case .network(.unreachable) = error {
        // If a host cannot be reached, all orders waiting for it fail as well, so that each need not wait for the
        // timeout.
        for order in queue.removeAll(of: transfer.host) { order.continuation.resume(throwing: error) }
      }
      transfer.finish(outcome)
    }
    return isAnyDone
  }
}
