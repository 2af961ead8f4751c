import TestSupport
import TestTraits
import Testing

@testable import Confinement

@Suite("Workers that were taken over", .takesTurns)
struct HostileWorkerTests {
  private let hostile = HostileProgram()

  /// Enough for any answer, but little for one that never comes.
  private static func price(_ expected: WorkerError) -> Price {
    Price(work: .seconds(60), wait: expected == .tooSlow ? .seconds(1) : .seconds(60), memory: 256 << 20)
  }

  static let answers: [(String, WorkerError)] = [
    // Nothing, and the end.
    ("", .ended(signal: nil)),
    ("exit 3", .ended(signal: nil)),
    ("kill -9 $$", .ended(signal: 9)),
    ("kill -11 $$", .ended(signal: 11)),
    // A length that was cut, and an answer that was.
    (#"head -c 9 <&3 >/dev/null; printf '\5\0\0' >&3"#, .ended(signal: nil)),
    (#"head -c 9 <&3 >/dev/null; printf '\5\0\0\0\0\0\0\0abc' >&3"#, .ended(signal: nil)),
    // 4 GiB, 64 MiB and a byte, less than nothing.
    (#"head -c 9 <&3 >/dev/null; printf '\0\0\0\0\1\0\0\0' >&3; sleep 9"#, .tooMuch),
    (#"head -c 9 <&3 >/dev/null; printf '\1\0\0\4\0\0\0\0' >&3; sleep 9"#, .tooMuch),
    (#"head -c 9 <&3 >/dev/null; printf '\377\377\377\377\377\377\377\377' >&3; sleep 9"#, .tooMuch),
    // It never answers.
    (#"head -c 9 <&3 >/dev/null; exec sleep 99"#, .tooSlow),
    (#"head -c 9 <&3 >/dev/null; while :; do printf '' >&3; sleep 1; done"#, .tooSlow),
    // It announces 64 MiB and sends one byte.
    (#"head -c 9 <&3 >/dev/null; printf '\0\0\0\4\0\0\0\0x' >&3; exec sleep 99"#, .tooSlow),
    // It ignores all signals.
    (#"trap '' TERM INT XCPU HUP; head -c 9 <&3 >/dev/null; while :; do sleep 1; done"#, .tooSlow),
    ("kill -24 $$", .tooSlow),
    ("exit 86", .tooMuch),
  ]

  @Test("whatever they do, an error is all that comes of it", arguments: answers)
  func answer(commands: String, expected: WorkerError) async throws {
    let program = try await hostile.program(HostileProgram.greeting + "\n" + commands)
    let workers = Workers(.parser, most: 1, price: Self.price(expected), program: program)
    await #expect(throws: expected) { try await workers.answer(to: [7]) }
  }

  @Test(
    "an answer before the request was read is none",
    arguments: [#"printf '\1\0\0\0\0\0\0\0x' >&3; sleep 9"#, "cat /dev/zero >&3", "head -c 99 /dev/zero >&3; sleep 9"])
  func early(commands: String) async throws {
    let program = try await hostile.program(HostileProgram.greeting + "\n" + commands)
    let workers = Workers(.parser, most: 1, price: Self.price(.garbled), program: program)
    // Larger than what the socket holds.
    await #expect(throws: WorkerError.garbled) { try await workers.answer(to: [UInt8](repeating: 7, count: 8 << 20)) }
  }

  @Test(
    "a greeting that is none starts nothing",
    arguments: [
      (#"printf '\0\0\0\0\0\0\0\0' >&3"#, WorkerError.garbled), (#"printf '\2\0\0\0\0\0\0\0ab' >&3"#, .garbled),
      (#"printf '\013\0\0\0\0\0\0\0\1\7\0\0\0\0\0\0\0\1\0' >&3"#, .garbled), ("exit 0", .ended(signal: nil)),
      (#"printf '\0\0\0\0\0\0\0\100' >&3"#, .tooMuch),
    ])
  func greeting(commands: String, expected: WorkerError) async throws {
    let workers = Workers(.parser, most: 1, program: try await hostile.program(commands))
    await #expect(throws: expected) { try await workers.answer(to: [7]) }
  }

  @Test("what it says after an answer is not taken for the next answer")
  func unasked() async throws {
    let answer = #"head -c 9 <&3 >/dev/null; printf '\1\0\0\0\0\0\0\0a\1\0\0\0\0\0\0\0b' >&3; exec sleep 99"#
    let workers = Workers(
      .parser, most: 1, program: try await hostile.program(HostileProgram.greeting + "\n" + answer))
    for _ in 0..<3 { #expect(try await workers.answer(to: [7]) == [0x61]) }
  }

  @Test("a program that is not there, or is none, is an error")
  func missing() async throws {
    let nowhere = Workers(.parser, program: .at("/nowhere/supernews"))
    await #expect(throws: WorkerError.notStarted(code: ENOENT)) { try await nowhere.answer(to: [7]) }
    let other = Workers(.parser, program: .at("/bin/true"))
    await #expect(throws: WorkerError.ended(signal: nil)) { try await other.answer(to: [7]) }
  }
}
