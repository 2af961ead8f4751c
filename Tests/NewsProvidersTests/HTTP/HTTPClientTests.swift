import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The HTTP client, against a server on loopback", .serialized, .takesTurns)
struct HTTPClientTests {
  // On one core, the server may wait long for its turn.
  private let client = HTTPClient(userAgent: "supernews/test", limits: patient)
  private static let patient = {
    var limits = HTTPLimits()
    (limits.connect, limits.total, limits.idle) = (120, 120, 120)
    return limits
  }()

  private func quickClient(_ change: (inout HTTPLimits) -> Void) -> HTTPClient {
    var limits = HTTPLimits()
    change(&limits)
    return HTTPClient(userAgent: "supernews/test", limits: limits)
  }

  @Test("an answer is complete, with its status, type and waiting time")
  func answer() async throws {
    let server = try LoopbackServer { _ in
      .response(status: 429, headers: [("Content-Type", "text/plain"), ("Retry-After", "7")], body: Array("no".utf8))
    }
    defer { server.stop() }
    let response = try await client.get(HTTPRequest(url: server.url + "/a?b=c"))
    #expect(response.status == 429)
    #expect(response.contentType == "text/plain")
    #expect(response.retryAfter == 7)
    #expect(Array(response.body) == Array("no".utf8))
    #expect(server.requests.map(\.target) == ["/a?b=c"])
    #expect(server.requests.first?.headers["user-agent"] == "supernews/test")
  }

  @Test("the client offers every compression that libcurl can decode")
  func compression() async throws {
    // "hello" as gzip.
    let packed: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 7, 0, 0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0,
    ]
    let server = try LoopbackServer { _ in .response(headers: [("Content-Encoding", "gzip")], body: packed) }
    defer { server.stop() }
    let response = try await client.get(HTTPRequest(url: server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == "hello")
    let offered = try #require(server.requests.first?.headers["accept-encoding"])
    #expect(offered == "gzip, deflate")
  }

  @Test("one connection serves one request after the other")
  func keepAlive() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    for _ in 0..<5 { _ = try await client.get(HTTPRequest(url: server.url)) }
    #expect(server.requests.count == 5)
    #expect(server.connectionCount == 1)
  }

  @Test("requests run in parallel")
  func parallel() async throws {
    let asked = Mutex(0)
    let server = try LoopbackServer { _ in
      // The first is answered once there is a second one.
      asked.withLock { $0 += 1 }
      for _ in 0..<20_000 where asked.withLock(\.self) < 2 { usleep(1000) }
      return .json("{}")
    }
    defer { server.stop() }
    let url = server.url
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await client.get(HTTPRequest(url: url)).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(server.connectionCount > 1)
  }

  @Test("at most five redirects are followed")
  func redirects() async throws {
    let server = try LoopbackServer { request in
      let step = Int(request.path.dropFirst()) ?? 0
      return step == 0 ? .json("{}") : .redirect(to: "/\(step - 1)")
    }
    defer { server.stop() }
    #expect(try await client.get(HTTPRequest(url: server.url + "/5")).status == 200)
    await #expect(
      throws: NewsError.network(.badResponse(host: "127.0.0.1:\(server.port)", detail: "more than 5 redirects"))
    ) {
      try await client.get(HTTPRequest(url: server.url + "/6"))
    }
  }

  @Test("the secret header is sent to the first host only")
  func secretStays() async throws {
    let other = try LoopbackServer { _ in .json("{}") }
    defer { other.stop() }
    let target = other.url + "/there"
    let first = try LoopbackServer { request in
      request.path == "/away" ? .redirect(to: target) : request.path == "/near" ? .redirect(to: "/end") : .json("{}")
    }
    defer { first.stop() }
    for path in ["/away", "/near"] {
      _ = try await client.get(HTTPRequest(url: first.url + path, secret: ("X-Api-Key", "k1")))
    }
    #expect(first.requests.map { $0.headers["x-api-key"] } == ["k1", "k1", "k1"])
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.headers["x-api-key"] == nil)
  }

  @Test("a redirect away from http is refused", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://x/"])
  func redirectElsewhere(target: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: target) }
    defer { server.stop() }
    await #expect(
      throws: NewsError.network(
        .badResponse(host: "127.0.0.1:\(server.port)", detail: "redirect to something other than http"))
    ) {
      try await client.get(HTTPRequest(url: server.url))
    }
  }

  @Test("a file is never read", arguments: ["file:///etc/passwd", "FILE:///etc/passwd"])
  func onlyHTTP(url: String) async {
    await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: url)) }
  }

  @Test("a body of exactly the limit is accepted")
  func bodyAtLimit() async throws {
    let client = quickClient { $0.body = 1000 }
    let server = try LoopbackServer { _ in .response(body: [UInt8](repeating: 65, count: 1000)) }
    defer { server.stop() }
    #expect(try await client.get(HTTPRequest(url: server.url)).body.count == 1000)
  }

  @Test("plain text instead of TLS is a TLS error")
  func notTLS() async throws {
    let server = try LoopbackServer { _ in .raw(Array("hello\r\n".utf8)) }
    defer { server.stop() }
    let url = server.url.replacing("http:", with: "https:")
    let error = await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: url)) }
    switch error {
    case .network(.tls)?, .network?: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test("cancelling the task ends the transfer, and the client can be used further")
  func cancelling() async throws {
    let server = try LoopbackServer { request in request.path == "/slow" ? .silence : .json("{}") }
    defer { server.stop() }
    let url = server.url
    let task = Task { [client] in try await client.get(HTTPRequest(url: url + "/slow")) }
    #expect(try await eventually { !server.requests.isEmpty })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(try await client.get(HTTPRequest(url: url)).status == 200)
  }

  @Test("a task that is already cancelled never hangs")
  func cancelledBefore() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let url = server.url
    let task = Task { [client] in
      while !Task.isCancelled { await Task.yield() }
      return try await client.get(HTTPRequest(url: url))
    }
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }

  @Test("the trace contains every request and never the secret")
  func trace() async throws {
    let lines = Mutex<[String]>([])
    let client = HTTPClient(userAgent: "t") { line in lines.withLock { $0.append(line) } }
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    _ = try await client.get(HTTPRequest(url: server.url + "/x", secret: ("X-Api-Key", "sesame")))
    _ = try await client.get(HTTPRequest(url: server.url + "/y?n=1&api_key=sesame"))
    let text = lines.withLock { $0.joined(separator: "\n") }
    #expect(text.contains("> GET \(server.url)/x"))
    #expect(text.contains("> X-Api-Key: ***"))
    #expect(text.contains("> GET \(server.url)/y?n=1&api_key=***"))
    #expect(text.contains("< 200"))
    #expect(!text.contains("sesame"))
  }

  @Test("at most 8 connections to one server are open at once")
  func connections() async throws {
    let server = try LoopbackServer { _ in .delayed(.milliseconds(50), .json("{}")) }
    defer { server.stop() }
    let url = server.url
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<40 { group.addTask { try await client.get(HTTPRequest(url: "\(url)/\(number)")).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 40))
    #expect((2...8).contains(server.maximumConcurrency))
  }

  @Test("validators are sent beside the secret and across redirects")
  func conditions() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(to: "/new") : .response(status: 304, headers: [], body: [])
    }
    defer { server.stop() }
    var request = HTTPRequest(url: server.url + "/old", secret: ("X-Api-Key", "k1"))
    request.validators = Validators(etag: "W/\"a, b\"", modified: "Wed, 21 Oct 2026 07:28:00 GMT")
    #expect(try await client.get(request).status == 304)
    for asked in server.requests {
      #expect(asked.headers["if-none-match"] == "W/\"a, b\"")
      #expect(asked.headers["if-modified-since"] == "Wed, 21 Oct 2026 07:28:00 GMT")
      #expect(asked.headers["x-api-key"] == "k1")
    }
    #expect(server.requests.count == 2)
  }

  static let marks: [(String, String?)] = [
    ("\"a\"", "\"a\""), ("W/\"a\"", "W/\"a\""),
    (String(repeating: "a", count: 256), String(repeating: "a", count: 256)),
    (String(repeating: "a", count: 257), nil), ("\u{1B}[31m", nil), ("\u{E9}", nil),
  ]

  @Test("validators are returned if a header can contain them", arguments: HTTPClientTests.marks)
  func validators(text: String, expected: String?) async throws {
    let server = try LoopbackServer { _ in .response(headers: [("ETag", text), ("Last-Modified", text)], body: []) }
    defer { server.stop() }
    let response = try await client.get(HTTPRequest(url: server.url))
    #expect(response.validators == Validators(etag: expected, modified: expected))
  }

  static let waits: [(String, ClosedRange<Int>)] = [
    ("0", 0...0), ("7", 7...7), ("86400", 86_400...86_400), ("Wed, 21 Oct 2015 07:28:00 GMT", 0...0),
    ("Fri, 31 Dec 2100 23:59:59 GMT", 86_400...86_400), ("1000000000000000000", 86_400...86_400),
  ]

  @Test("a waiting time is a number of seconds or a date", arguments: HTTPClientTests.waits)
  func retryAfter(text: String, expected: ClosedRange<Int>) async throws {
    let server = try LoopbackServer { _ in .response(status: 503, headers: [("Retry-After", text)], body: []) }
    defer { server.stop() }
    let seconds = try #require(try await client.get(HTTPRequest(url: server.url)).retryAfter)
    #expect(expected.contains(seconds), "\(seconds)")
  }

  @Test("a waiting time that cannot be read is ignored", arguments: [nil, "soon", "Wed, 99 Oct"] as [String?])
  func unreadableRetryAfter(text: String?) async throws {
    let server = try LoopbackServer { _ in
      .response(status: 503, headers: text.map { [("Retry-After", $0)] } ?? [], body: [])
    }
    defer { server.stop() }
    #expect(try await client.get(HTTPRequest(url: server.url)).retryAfter == nil)
  }
}
