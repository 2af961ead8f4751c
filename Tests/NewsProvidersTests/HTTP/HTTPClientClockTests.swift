import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The time that servers tell", .serialized, .takesTurns)
struct HTTPClientClockTests {
  // 21 November 2026, 10:00 UTC.
  private static let time = Date(timeIntervalSince1970: 1_795_255_200)
  private static let text = "Sat, 21 Nov 2026 10:00:00 GMT"

  /// The headers of a response, and the time noted.
  struct Case: Sendable {
    let headers: [(String, String)]
    let time: Date?
  }

  static let cases = [
    Case(headers: [("Date", text)], time: time), Case(headers: [], time: nil),
    Case(headers: [("Date", "some day")], time: nil),
    // A cache on the way.
    Case(headers: [("Date", text), ("Age", "3600")], time: time.addingTimeInterval(3_600)),
    Case(headers: [("Date", text), ("Age", "31536000")], time: time.addingTimeInterval(31_536_000)),
    // An absurd age says nothing.
    Case(headers: [("Date", text), ("Age", "31708800")], time: nil),
    Case(headers: [("Date", text), ("Age", "99999999999999999999")], time: nil),
    Case(headers: [("Date", text), ("Age", "-5")], time: nil),
    Case(headers: [("Date", text), ("Age", "x")], time: nil),
    Case(headers: [("Date", text), ("Age", "1e999")], time: nil),
  ]

  @Test("is noted with each answer that has it", arguments: cases.indices)
  func noted(index: Int) async throws {
    let one = Self.cases[index]
    let server = try LoopbackServer { _ in .response(status: 404, headers: one.headers, body: []) }
    defer { server.stop() }
    let noted = Mutex<[Date]>([])
    let client = HTTPClient(userAgent: "supernews/test", onDate: { date in noted.withLock { $0.append(date) } })
    _ = try await client.get(HTTPRequest(url: server.url))
    #expect(noted.withLock(\.self) == (one.time.map { [$0] } ?? []))
  }
}
