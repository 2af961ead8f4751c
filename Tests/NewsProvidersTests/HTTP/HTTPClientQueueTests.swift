import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The HTTP client's queue for a host", .serialized, .takesTurns)
struct HTTPClientQueueTests {
  private let client = HTTPClient(userAgent: "t")
  private let tasks = SteppingExecutor()

  @Test("an unreachable host is tried by as many as may ask at once, and all others get the error")
  func unreachable() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    let gone = try LoopbackServer { _ in .silence }
    gone.stop()
    let (url, host) = (gone.url, gone.host)

    // While the first request is being sent, no other is: they all wait.
    let isOpen = Mutex(false)
    let sent = Mutex(0)
    var first = HTTPRequest(url: server.url + "/first")
    first.onSend = {
      for _ in 0..<20_000 where !isOpen.withLock(\.self) { usleep(1000) }
    }
    let opening = tasks.begin { [client, first] in try await client.get(first).status }
    let waiting = (0..<30).map { number in
      var request = HTTPRequest(url: "\(url)/\(number)")
      request.onSend = { sent.withLock { $0 += 1 } }
      return tasks.begin { [client, request] in try await client.get(request).status }
    }
    let other = tasks.begin { [client] in try await client.get(HTTPRequest(url: server.url + "/other")).status }
    isOpen.withLock { $0 = true }

    for task in waiting {
      let error = await #expect(throws: NewsError.self) { try await task.value }
      #expect(error?.fault?.kind == .unreachable)
      #expect(error?.fault?.host == host)
    }
    #expect(sent.withLock(\.self) == HostQueue<Int>.transfersPerHost)
    #expect(try await opening.value == 200)
    #expect(try await other.value == 200)
  }
}
