import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Connections that keep libcurl busy", .takesTurns, .timeLimit(.minutes(2)))
struct BusyWatchTests {
  /// Two ends of a connection.
  private func connection() throws -> (one: Int32, other: Int32) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let codes = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        [
          bind(listener, $0, length), listen(listener, 1), getsockname(listener, $0, &length),
          connect(client, $0, length),
        ]
      }
    }
    try #require(codes == [0, 0, 0, 0])
    return (client, accept(listener, nil, nil))
  }

  @Test("one that never stops sending is ended, and a quiet one is not")
  func flood() async throws {
    let (busy, sender) = try connection()
    let (quiet, other) = try connection()
    let watch = BusyWatch(patience: .milliseconds(100))
    watch.add(busy)
    watch.add(quiet)
    let isSending = LoopbackThread.start {
      let bytes = [UInt8](repeating: 0, count: 1 << 16)
      while send(sender, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0 {}
    }
    try #require(isSending)
    // As libcurl does: it reads while there is something to read.
    watch.watching {
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      while recv(busy, &bytes, bytes.count, 0) > 0 {}
    }
    #expect(send(other, [1], 1, Int32(MSG_NOSIGNAL)) == 1)
    var byte: UInt8 = 0
    #expect(recv(quiet, &byte, 1, 0) == 1)
    for socket in [busy, quiet] { #expect(watch.close(socket) == 0) }
    for socket in [sender, other] { close(socket) }
  }

  @Test("many short turns are no long one")
  func turns() throws {
    let (one, other) = try connection()
    let watch = BusyWatch(patience: .milliseconds(100))
    watch.add(one)
    for _ in 0..<50 {
      watch.watching {
        var sum: UInt64 = 1
        for number in 0..<200_000 { sum = sum &* 31 &+ UInt64(number) }
        #expect(sum != 0)
      }
    }
    #expect(send(other, [1], 1, Int32(MSG_NOSIGNAL)) == 1)
    var byte: UInt8 = 0
    #expect(recv(one, &byte, 1, 0) == 1)
    #expect(watch.close(one) == 0)
    close(other)
  }
}
