import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite(
  "The HTTP client, against a server with a certificate", .serialized, .takesTurns,
  .enabled(if: TLSBehaviour.isAvailable, "\(TLSBehaviour.absence)"))
struct HTTPClientTLSTests {
  /// Trusts the authority of the tests.
  private let trusting = HTTPClient(userAgent: "t", environment: ["CURL_CA_BUNDLE": TLSBehaviour.authorityPath])

  @Test("a certificate of a trusted authority is good")
  func certificateOfATrustedAuthorityIsGood() async throws {
    let server = try await LoopbackServer.tls(.good, json: "{}")
    defer { server.stop() }
    let response = try await trusting.get(HTTPRequest(url: server.url + "/answer"))
    #expect(response.status == 200)
    #expect(Array(response.body) == Array("{}".utf8))
  }

  @Test("any other certificate is refused", arguments: TLSBehaviour.Certificate.allCases.filter { $0 != .good })
  func anyOtherCertificateIsRefused(certificate: TLSBehaviour.Certificate) async throws {
    let server = try await LoopbackServer.tls(certificate, json: "{}")
    defer { server.stop() }
    let error = await #expect(throws: NewsError.self) {
      try await trusting.get(HTTPRequest(url: server.url + "/answer"))
    }
    #expect(error?.fault?.kind == .tls, "\(String(describing: error))")
    #expect(error?.fault?.host == "127.0.0.1:\(server.port)")
  }

  @Test("an authority that nobody trusts makes no certificate good")
  func untrusted() async throws {
    let server = try await LoopbackServer.tls(.good, json: "{}")
    defer { server.stop() }
    let client = HTTPClient(userAgent: "t")
    let error = await #expect(throws: NewsError.self) {
      try await client.get(HTTPRequest(url: server.url + "/answer"))
    }
    #expect(error?.fault?.kind == .tls, "\(String(describing: error))")
  }
}
