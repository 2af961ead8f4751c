import Glibc

/// Writes a request to a worker and reads its answer, and trusts it in nothing: it may not read, not answer, answer too
/// early or too much.
struct MessageExchange {
  /// The most bytes that are read at once: more than a socket holds.
  private static let piece = 1 << 18

  private let socket: Int32
  /// What is still to be sent, in pieces, and how much of the first one has been.
  private var unsent: ArraySlice<[UInt8]>
  private var sent = 0
  private var prefix: [UInt8] = []
  private var answer: [UInt8] = []
  private var length: Int?

  /// - Parameter request: `nil` to only read a message.
  init(socket: Int32, request: [UInt8]?) {
    self.socket = socket
    // A long request is not copied for its prefix.
    unsent = request.map { [MessageFrame.prefix(of: $0), $0].filter { !$0.isEmpty } }?[...] ?? []
  }

  /// - Throws: ``WorkerError/ended(signal:)`` without a signal if the socket was closed.
  mutating func run(within bound: ExchangeBound) throws(WorkerError) -> [UInt8] {
    while true {
      guard let left = bound.left else { throw .tooSlow }
      var poll = pollfd(fd: socket, events: Int16(unsent.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0)
      guard Glibc.poll(&poll, 1, left) > 0 else { continue }
      if Int32(poll.revents) & POLLOUT != 0 { try send() }
      if Int32(poll.revents) & (POLLIN | POLLHUP | POLLERR) != 0, try receive() { return answer }
    }
  }

  private mutating func send() throws(WorkerError) {
    guard let piece = unsent.first else { return }
    let count = piece.withUnsafeBytes { bytes in
      Glibc.send(
        socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    guard count > 0 else { return try Self.examine(count, errno) }
    sent += count
    guard sent == piece.count else { return }
    unsent.removeFirst()
    sent = 0
  }

  /// - Returns: whether the answer is complete.
  private mutating func receive() throws(WorkerError) -> Bool {
    guard let length else {
      try Self.take(MessageFrame.prefixSize - prefix.count, from: socket, into: &prefix)
      guard prefix.count == MessageFrame.prefixSize else { return false }
      // An answer to a request that it has not read.
      guard unsent.isEmpty else { throw .garbled }
      guard let length = MessageFrame.length(prefix) else { throw .tooMuch }
      self.length = length
      return length == 0
    }
    try Self.take(length - answer.count, from: socket, into: &answer)
    return answer.count == length
  }

  /// Reads up to a number of bytes, as many as have come: what was announced gets no room before.
  private static func take(_ most: Int, from socket: Int32, into bytes: inout [UInt8]) throws(WorkerError) {
    // The room is of this call alone, and only the bytes that recv(2) wrote into it are read.
    let (count, code) = withUnsafeTemporaryAllocation(byteCount: min(most, piece), alignment: 1) { room in
      let count = recv(socket, room.baseAddress, room.count, Int32(MSG_DONTWAIT))
      let code = errno
      if count > 0 { bytes.append(contentsOf: room.prefix(count)) }
      return (count, code)
    }
    if count <= 0 { try examine(count, code) }
  }

  /// Whether a call that did nothing may be tried again.
  private static func examine(_ count: Int, _ code: Int32) throws(WorkerError) {
    if count < 0, code == EAGAIN || code == EINTR { return }
    throw .ended(signal: nil)
  }
}
