import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The HTTP client, where something is at fault", .serialized, .takesTurns)
struct HTTPClientFaultTests {
  private func client(_ change: (inout HTTPLimits) -> Void = { _ in }) -> HTTPClient {
    var limits = HTTPLimits()
    change(&limits)
    return HTTPClient(userAgent: "supernews/test", limits: limits)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    let fault: Fault

    init(_ name: String, _ answer: LoopbackServer.Answer, _ fault: Fault) {
      testDescription = name
      self.answer = answer
      self.fault = fault
    }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static let long = [UInt8](repeating: 97, count: 1 << 20)
  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"

  static let cases: [Case] = [
    Case("no answer", .silence, .timeout),
    Case(
      "one byte after the other",
      .slow(head: head, body: text(.init(repeating: "a", count: 1000)), pause: .milliseconds(100)), .timeout),
    Case("a pause in the middle", .slow(head: head + "abc", body: text("d"), pause: .seconds(30)), .timeout),
    Case("a reset at once", .reset([]), .network),
    Case("a reset in the middle", .reset(text(head + "abc")), .network),
    Case("the end at once", .raw([]), .badResponse),
    Case("the end in the middle of the first line", .raw(text("HTTP/1.1 2")), .badResponse),
    Case("not HTTP", .raw(text("220 ftp.example.org ready\r\n")), .badResponse),
    Case("a body that ends early", .truncated(text("abc")), .badResponse),
    Case("chunks that end early", .unfinishedChunks(text("abc")), .badResponse),
    Case(
      "not what it says it is packed as", .response(headers: [("Content-Encoding", "gzip")], body: text("abc")),
      .badResponse),
    Case(
      "packed, without its end",
      .response(headers: [("Content-Encoding", "gzip")], body: InflationTests.gzip.dropLast(12)), .badResponse),
    Case(
      "packed, without its check sum",
      .response(headers: [("Content-Encoding", "deflate")], body: InflationTests.zlib.dropLast()), .badResponse),
    Case("packed as nobody asked", .response(headers: [("Content-Encoding", "br")], body: [1, 2]), .badResponse),
    Case(
      "a header line of 1 MB",
      .raw(text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nETag: \"") + long + text("\"\r\n\r\nok")),
      .badResponse),
    Case("a header line without end", .endless(head: "HTTP/1.1 200 OK\r\nETag: ", piece: long), .badResponse),
    Case("a first line without end", .endless(head: "HTTP/1.1 200 ", piece: long), .badResponse),
    Case(
      "headers without end",
      .endless(head: "HTTP/1.1 200 OK\r\n", piece: text(String(repeating: "X-A: b\r\n", count: 1000))), .badResponse),
    Case(
      "answers before the answer, without end",
      .endless(head: "", piece: text(String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 1000))), .badResponse),
    Case("chunks without end", .endlessChunks(), .tooLarge),
    Case(
      "a body without end", .endless(head: "HTTP/1.1 200 OK\r\n\r\n", piece: .init(repeating: 65, count: 1 << 16)),
      .tooLarge),
    Case("a body above the limit", .response(body: .init(repeating: 65, count: (1 << 20) + 1)), .tooLarge),
    Case("a small body that unpacks to a large one", .gzipBomb, .tooLarge),
  ]

  @Test("each fault has its own error, and the client can be used further", arguments: HTTPClientFaultTests.cases)
  func fault(each: Case) async throws {
    let server = try LoopbackServer { $0.path == "/fault" ? each.answer : .json("{}") }
    defer { server.stop() }
    let client = client {
      // A busy machine may be slow without any fault.
      if each.fault == .timeout { $0.idle = 2 }
      $0.body = 1 << 20
    }
    let error = await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: server.url + "/fault")) }
    #expect(error?.fault?.kind == each.fault, "\(String(describing: error))")
    #expect(error?.fault?.host == server.host)
    #expect(try await client.get(HTTPRequest(url: server.url + "/next")).status == 200)
    #expect(server.requestCounts == ["/fault": 1, "/next": 1])
  }

  @Test("the error for a header that is too long says so, and not that memory is short")
  func tooLargeHeader() async throws {
    let server = try LoopbackServer { _ in
      .response(headers: [("ETag", String(repeating: "a", count: 1 << 20))], body: [])
    }
    defer { server.stop() }
    await #expect(
      throws: NewsError.network(.badResponse(host: server.host, detail: "its header is longer than 128 KiB"))
    ) { try await client().get(HTTPRequest(url: server.url)) }
  }

  @Test("large headers below the limit are taken, and a validator that is too long is none")
  func largeHeader() async throws {
    let server = try LoopbackServer { _ in
      .response(headers: [("ETag", String(repeating: "a", count: 60_000)), ("Last-Modified", "m")], body: [65])
    }
    defer { server.stop() }
    let response = try await client().get(HTTPRequest(url: server.url))
    #expect(response.validators == Validators(etag: nil, modified: "m"))
    #expect(response.body.count == 1)
  }

  static let times: [(String, Int?)] = [
    ("0", 0), ("7", 7), (" 7 ", 7), ("86401", 86_400), ("1000000000000000000", 86_400),
    ("99999999999999999999999999", 86_400), ("-1", nil), ("+5", nil), ("", nil), ("5s", nil), ("1e9", nil), ("٣", nil),
  ]

  @Test("a time of any length is bounded", arguments: HTTPClientFaultTests.times)
  func time(text: String, expected: Int?) {
    #expect(Transfer.seconds(text) == expected)
    #expect(Transfer.maxAge("public, max-age=\(text)") == (text.contains(" ") ? nil : expected))
  }

  @Test("the error for an answer that takes too long has the time")
  func timeout() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    // Long enough for the request to be sent, even on a busy machine.
    let client = client { $0.total = 2 }
    let error = await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: server.url)) }
    guard case .network(.timeout(let host, let seconds))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(host == server.host)
    #expect(seconds >= 1)
  }

  @Test("the error for a body that is too large has the limit, with and without an announced length")
  func tooLarge() async throws {
    let server = try LoopbackServer { request in
      request.path == "/said" ? .response(body: [65, 66, 67, 68]) : .endlessChunks(of: [65, 66, 67, 68])
    }
    defer { server.stop() }
    let client = client { $0.body = 3 }
    for path in ["/said", "/unsaid"] {
      await #expect(throws: NewsError.network(.tooLarge(host: server.host, limit: 3))) {
        try await client.get(HTTPRequest(url: server.url + path))
      }
    }
  }

  @Test("a body beyond its announced length is cut, and the rest is not part of the next answer")
  func overlong() async throws {
    let server = try LoopbackServer { request in
      request.path == "/long" ? .overlong(Self.text("abcdefgh"), surplus: 5) : .json("{}")
    }
    defer { server.stop() }
    let client = client()
    #expect(Array(try await client.get(HTTPRequest(url: server.url + "/long")).body) == Self.text("abc"))
    #expect(Array(try await client.get(HTTPRequest(url: server.url + "/next")).body) == Self.text("{}"))
  }

  @Test("a slow answer that continues is received")
  func slow() async throws {
    let body = Self.text(String(repeating: "a", count: 300))
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 300\r\n\r\n"
    let server = try LoopbackServer { _ in .slow(head: head, body: body, pause: .milliseconds(5)) }
    defer { server.stop() }
    let response = try await client { $0.idle = 5 }.get(HTTPRequest(url: server.url))
    #expect(response.body.count == 300)
  }

  @Test("a port where no server listens is unreachable")
  func refused() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.stop()
    let error = await #expect(throws: NewsError.self) { try await client().get(HTTPRequest(url: server.url)) }
    guard case .network(.unreachable(let host, let detail))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(host == server.host)
    #expect(!detail.isEmpty)
  }

  @Test(
    "a host without an address or a way to it is unreachable",
    arguments: ["nowhere.invalid", "a..b", String(repeating: "a", count: 64) + ".invalid", "255.255.255.255"])
  func unreachable(host: String) async {
    // A name server may be slow.
    let client = client { $0.connect = 25 }
    let error = await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: "http://\(host)/")) }
    #expect(error?.fault?.kind == .unreachable, "\(String(describing: error))")
    #expect(error?.fault?.host == host)
  }
}
