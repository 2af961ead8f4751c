import TestSupport
import TestTraits
import Testing

@Suite("A clock that is years ahead, in whole sessions", .takesTurns)
struct ClockAheadTests {
  private static let wrong = 5_000

  @Test("nothing is forgotten, and one sentence says why")
  func ahead() async throws {
    let reader = try Reader()
    for number in 0..<5 { reader.news.publish("\(number)", "Moon \(number)", at: .day(0, Double(number))) }
    _ = try await reader.steps("settings keep 90; top", at: .day(1))
    reader.news.items.removeLast(4)
    reader.ahead.withLock { $0 = -4_999 * 86_400 }
    let result = try await reader.run(["-F", "json", "-c", "top; sports; find moon"], at: .day(Self.wrong))
    let steps = try result.steps()
    #expect(steps.last?.records.count == 5, "\(steps.map(\.outcome))")
    let sentences = result.errors.split(separator: "\n")
    #expect(sentences.filter { $0.contains("4,999 days ahead") }.count == 1, "\(result.errors)")
    // The same clock, but the servers agree: so much time has passed.
    reader.ahead.withLock { $0 = 3_600 }
    let later = try await reader.run(["-F", "json", "-c", "top; find moon"], at: .day(Self.wrong, 12))
    #expect(try later.steps().last?.records.count == 1)
    #expect(later.errors.isEmpty, "\(later.errors)")
  }
}
