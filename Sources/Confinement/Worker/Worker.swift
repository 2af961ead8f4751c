import CConfinement
import Glibc
import Locking

/// A worker as its parent sees it. One thread at a time asks it; any may kill it.
final class Worker: Sendable {
  private let socket: Int32
  private let price: Price
  /// `nil` once it has ended and its number may be another's.
  private let process: Guarded<pid_t?>
  private let greeting = Guarded<Confinement?>(nil)

  /// - Throws: ``WorkerError/notStarted(code:)``.
  init(_ start: WorkerStart, _ price: Price) throws(WorkerError) {
    let (process, socket) = try start()
    self.process = Guarded(process)
    self.socket = socket
    self.price = price
  }

  deinit {
    kill()
    _ = end()
    close(socket)
  }

  /// Whether it waits for a request. One that says something unasked does not, nor one that has ended.
  var isReady: Bool {
    var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, 0) != 0 else { return true }
    // Its greeting may still be unread.
    return greeting.withLock { $0 == nil } && Int32(poll.revents) & (POLLHUP | POLLERR) == 0
  }

  func kill() {
    process.withLock { process in
      if let process { _ = Glibc.kill(process, SIGKILL) }
    }
  }

  /// What the kernel granted it. It waits for that if the worker has just been started.
  func confinement() throws(WorkerError) -> Confinement {
    if let known = greeting.withLock(\.self) { return known }
    var message = MessageReader(try exchange(nil))
    guard let found = try? message.value(Confinement.self), message.isAtEnd else { throw .garbled }
    greeting.withLock { $0 = found }
    return found
  }

  /// Its answer to a request. After an error it is killed.
  func answer(to request: [UInt8]) throws(WorkerError) -> [UInt8] {
    guard request.count <= MessageFrame.longest else { throw .tooMuch }
    return try exchange(request)
  }

  private func exchange(_ request: [UInt8]?) throws(WorkerError) -> [UInt8] {
    let number = process.withLock(\.self)
    guard let number else { throw .ended(signal: nil) }
    // Loading what it needs is no part of a request's price.
    let bound = ExchangeBound(number, request == nil ? .standard : price)
    var exchange = MessageExchange(socket: socket, request: request)
    do {
      return try exchange.run(within: bound)
    } catch {
      kill()
      let ending = end()
      // What it said last counts for nothing if it ended before it had said all.
      throw error == .ended(signal: nil) ? ending : error
    }
  }

  /// Waits for the end of the process, which has been killed or has closed its socket.
  private func end() -> WorkerError {
    process.withLock { process in
      guard let number = process else { return .ended(signal: nil) }
      process = nil
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0 {
        guard errno == EINTR else { return .ended(signal: nil) }
      }
      // WTERMSIG, WIFEXITED and WEXITSTATUS are macros, which Swift does not import.
      let signal = status & 0x7F
      guard signal == 0 else { return signal == SIGXCPU ? .tooSlow : .ended(signal: signal) }
      return (status >> 8) & 0xFF == WorkerProcess.outOfMemory ? .tooMuch : .ended(signal: nil)
    }
  }
}
