import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite(
  "The HTTP client, against a server with a certificate", .serialized,
  .enabled(if: TLSServer.isAvailable, "\(TLSServer.absence)"))
struct HTTPClientTLSTests {
  /// Trusts the certificate authority of the tests.
  private let trusting = HTTPClient(userAgent: "t", environment: ["CURL_CA_BUNDLE": TLSServer.authorityPath])

  @Test("a certificate of a trusted authority is accepted")
  func good() async throws {
    let server = try await TLSServer.start(.good, json: "{}")
    defer { server.stop() }
    let response = try await trusting.get(HTTPRequest(url: server.url + "/answer"))
    #expect(response.status == 200)
    #expect(Array(response.body) == Array("{}".utf8))
  }

  @Test("any other certificate is refused", arguments: TLSServer.Certificate.allCases.filter { $0 != .good })
  func bad(certificate: TLSServer.Certificate) async throws {
    let server = try await TLSServer.start(certificate, json: "{}")
    defer { server.stop() }
    let error = await #expect(throws: NewsError.self) {
      try await trusting.get(HTTPRequest(url: server.url + "/answer"))
    }
    #expect(error?.fault?.kind == .tls, "\(String(describing: error))")
    #expect(error?.fault?.host == "127.0.0.1:\(server.port)")
  }

  @Test("a certificate of an authority that is not trusted is refused")
  func untrusted() async throws {
    let server = try await TLSServer.start(.good, json: "{}")
    defer { server.stop() }
    let client = HTTPClient(userAgent: "t")
    let error = await #expect(throws: NewsError.self) {
      try await client.get(HTTPRequest(url: server.url + "/answer"))
    }
    #expect(error?.fault?.kind == .tls, "\(String(describing: error))")
  }
}
