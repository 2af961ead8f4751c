import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Forms that the HTTP client posts, against a server on loopback", .serialized, .takesTurns)
struct HTTPClientFormTests {
  private let client = HTTPClient(userAgent: "t")

  private func request(_ url: String, _ form: String?) -> HTTPRequest {
    var request = HTTPRequest(url: url)
    request.form = form
    return request
  }

  @Test(
    "a form is posted as it is, of any length", arguments: ["a=b%20c&d=", "", String(repeating: "a", count: 100_000)])
  func posted(form: String) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    #expect(try await client.get(request(server.url + "/a?b=c", form)).status == 200)
    let posted = try #require(server.requests.first)
    #expect(posted.method == "POST" && posted.target == "/a?b=c")
    #expect(posted.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(String(decoding: posted.body, as: UTF8.self) == form)
  }

  @Test("a request after a form, on the same connection, is none")
  func afterwards() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    for form in ["a=b", nil, "c=d"] { _ = try await client.get(request(server.url, form)) }
    #expect(server.requests.map(\.method) == ["POST", "GET", "POST"])
    #expect(server.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["a=b", "", "c=d"])
    #expect(server.connectionCount == 1)
  }

  @Test(
    "a redirect is followed without the form, on the same host and to others", arguments: [301, 302, 303, 307, 308])
  func redirected(status: Int) async throws {
    let other = try LoopbackServer { _ in .json("{}") }
    defer { other.stop() }
    let target = other.url + "/there"
    let server = try LoopbackServer { request in
      let place = request.path == "/near" ? "/end" : target
      return request.path == "/end" ? .json("{}") : .response(status: status, headers: [("Location", place)], body: [])
    }
    defer { server.stop() }
    for path in ["/near", "/far"] {
      #expect(try await client.get(request(server.url + path, "a=b")).status == 200)
    }
    #expect(server.requests.map(\.method) == ["POST", "GET", "POST"])
    #expect(other.requests.map(\.method) == ["GET"])
    #expect((server.requests.filter { $0.method == "GET" } + other.requests).allSatisfy { $0.body.isEmpty })
    #expect(other.requests.first?.headers["content-type"] == nil)
  }

  @Test("the trace tells the method, but not the form")
  func trace() async throws {
    let lines = Mutex<[String]>([])
    let client = HTTPClient(userAgent: "t") { line in lines.withLock { $0.append(line) } }
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    _ = try await client.get(request(server.url + "/x", "sesame=open"))
    let text = lines.withLock { $0.joined(separator: "\n") }
    #expect(text.contains("> POST \(server.url)/x"))
    #expect(!text.contains("sesame"))
  }
}
