import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

/// Here 127.0.0.2 stands for the public internet, and so does the name `localhost`; 127.0.0.1 is the reader's own
/// network.
@Suite("The HTTP client and the local network", .serialized, .takesTurns)
struct HTTPClientNetworkTests {
  private static let policy = HostPolicy(public: ["127.0.0.2", "localhost"])

  private let settings = LiveSettings()
  private let client: HTTPClient

  init() {
    client = HTTPClient(userAgent: "t", settings: settings, policy: Self.policy)
  }

  private static func foreign(_ url: String) -> HTTPRequest {
    var request = HTTPRequest(url: url)
    request.mayBeLocal = false
    return request
  }

  @Test("a redirect from a public host to a local one is not followed, in any spelling")
  func redirect() async throws {
    let inside = try LoopbackServer { _ in .json("secret") }
    defer { inside.stop() }
    let port = inside.port
    let places = [
      "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "[::ffff:127.0.0.1]", "[::1]", "127.0.0.1.", "localhost",
      "a.localhost", "0.0.0.0", "127%2e0.0.1",
    ]
    let outside = try LoopbackServer(at: "127.0.0.2") { request in
      .redirect(to: "http://\(places[Int(request.path.dropFirst()) ?? 0]):\(port)/secret")
    }
    defer { outside.stop() }
    for index in places.indices {
      let error = await #expect(throws: NewsError.self, "\(places[index])") {
        try await client.get(HTTPRequest(url: "\(outside.url)/\(index)"))
      }
      guard case .network(.privateNetwork(let host)) = error else {
        Issue.record("\(places[index]): \(String(describing: error))")
        continue
      }
      #expect(host.hasSuffix(":\(port)"))
    }
    #expect(inside.requests.isEmpty)
    #expect(inside.connectionCount == 0)
  }

  @Test("an address that the reader gives may be local, and redirect within their network")
  func anAddressOfTheReaderMayBeLocal() async throws {
    let inside = try LoopbackServer { $0.path == "/a" ? .redirect(to: "/b") : .json("{}") }
    defer { inside.stop() }
    let response = try await client.get(HTTPRequest(url: inside.url + "/a"))
    #expect(response.status == 200)
    #expect(response.isLocal)
  }

  @Test("a local host that redirects to the internet cannot redirect back into the network")
  func outAndBack() async throws {
    let inside = try LoopbackServer { request in
      request.path == "/secret" ? .json("{}") : .redirect(to: "http://" + request.path.dropFirst())
    }
    defer { inside.stop() }
    let back = inside.url + "/secret"
    let outside = try LoopbackServer(at: "127.0.0.2") { $0.path == "/news" ? .json("{}") : .redirect(to: back) }
    defer { outside.stop() }
    let place = outside.url.dropFirst("http://".count)
    #expect(try await !client.get(HTTPRequest(url: "\(inside.url)/\(place)/news")).isLocal)
    await #expect(throws: NewsError.network(.privateNetwork(host: "127.0.0.1:\(inside.port)"))) {
      try await client.get(HTTPRequest(url: "\(inside.url)/\(place)/back"))
    }
    #expect(inside.requestCounts["/secret"] == nil)
  }

  @Test("a name that resolves to the reader's network is not connected to")
  func resolved() async throws {
    let inside = try LoopbackServer { _ in .json("{}") }
    defer { inside.stop() }
    await #expect(throws: NewsError.network(.privateNetwork(host: "localhost:\(inside.port)"))) {
      try await client.get(Self.foreign("http://localhost:\(inside.port)/"))
    }
    #expect(inside.connectionCount == 0)
  }

  @Test("a connection made for a local request is not reused for others")
  func reused() async throws {
    let inside = try LoopbackServer { _ in .json("{}") }
    defer { inside.stop() }
    let url = "http://localhost:\(inside.port)/"
    #expect(try await client.get(HTTPRequest(url: url)).isLocal)
    await #expect(throws: NewsError.network(.privateNetwork(host: "localhost:\(inside.port)"))) {
      try await client.get(Self.foreign(url))
    }
    #expect(inside.requests.count == 1)
    #expect(inside.connectionCount == 1)
  }

  @Test("public addresses are fetched all the same")
  func publicAddressesAreFetched() async throws {
    let outside = try LoopbackServer(at: "127.0.0.2") { $0.path == "/a" ? .redirect(to: "/b") : .json("{}") }
    defer { outside.stop() }
    let response = try await client.get(Self.foreign(outside.url + "/a"))
    #expect(response.status == 200)
    #expect(!response.isLocal)
  }

  @Test("local hosts are reached while the setting allows it")
  func allowed() async throws {
    let inside = try LoopbackServer { _ in .json("{}") }
    defer { inside.stop() }
    let place = inside.url
    let outside = try LoopbackServer(at: "127.0.0.2") { _ in .redirect(to: place) }
    defer { outside.stop() }
    await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: outside.url)) }
    settings.take([SettingsChange(PrivateNetworkSetting.self, true)])
    #expect(try await client.get(HTTPRequest(url: outside.url)).status == 200)
    #expect(try await client.get(Self.foreign("http://localhost:\(inside.port)/")).status == 200)
    settings.take([SettingsChange(PrivateNetworkSetting.self, false)])
    await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: outside.url)) }
    #expect(inside.requests.count == 2)
  }

  @Test("through a proxy, even a local one, hosts are judged by their spelling")
  func proxy() async throws {
    let proxy = try LoopbackServer { request in
      request.target == "http://feeds.example/moved" ? .redirect(to: "http://169.254.169.254/latest") : .json("{}")
    }
    defer { proxy.stop() }
    let client = HTTPClient(userAgent: "t", environment: ["http_proxy": proxy.url])
    let response = try await client.get(Self.foreign("http://feeds.example/"))
    #expect(response.status == 200)
    #expect(!response.isLocal)
    for place in ["127.0.0.1", "localhost", "0x7f.1", "[::1]", "metadata.google.internal", "169.254.169.254."] {
      let error = await #expect(throws: NewsError.self) { try await client.get(Self.foreign("http://\(place)/")) }
      #expect(error == .network(.privateNetwork(host: place)))
    }
    await #expect(throws: NewsError.network(.privateNetwork(host: "169.254.169.254"))) {
      try await client.get(HTTPRequest(url: "http://feeds.example/moved"))
    }
    #expect(proxy.requests.map(\.target) == ["http://feeds.example/", "http://feeds.example/moved"])
  }

  @Test("a proxy that libcurl refuses is named without its login")
  func wrongProxy() async throws {
    let client = HTTPClient(userAgent: "t", environment: ["http_proxy": "socks9://anna:gardens@127.0.0.1:1"])
    let error = await #expect(throws: NewsError.self) { try await client.get(HTTPRequest(url: "http://127.0.0.1:1/")) }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("socks9") && !words.contains("gardens") && !words.contains("anna"), "\(words)")
  }

  @Test("a host that is asked directly in spite of a proxy is guarded as without one")
  func besideProxy() async throws {
    let inside = try LoopbackServer { _ in .json("{}") }
    defer { inside.stop() }
    let client = HTTPClient(
      userAgent: "t", environment: ["http_proxy": "http://127.0.0.1:1", "no_proxy": "localhost"], policy: Self.policy)
    let url = "http://localhost:\(inside.port)/"
    await #expect(throws: NewsError.network(.privateNetwork(host: "localhost:\(inside.port)"))) {
      try await client.get(Self.foreign(url))
    }
    #expect(inside.connectionCount == 0)
    #expect(try await client.get(HTTPRequest(url: url)).status == 200)
  }
}
