import Dispatch
import TestSupport
import TestTraits
import Testing

@testable import Confinement

@Suite("Workers that are asked", .takesTurns)
struct WorkersTests {
  /// What a probe answers to a request that is none.
  private static let nothing: [UInt8] = []

  /// - Parameter mark: a number by which the processes of a test are found: that of their memory beyond 256 MiB.
  private func workers(most: Int = 2, work: Duration = .seconds(60), mark: Int = 0) -> Workers {
    let price = Price(work: work, wait: .seconds(60), memory: (256 << 20) + mark)
    return Workers(.probe, most: most, price: price, program: .supernews)
  }

  @Test("one is started and kept, and many requests are answered, from threads and from tasks")
  func many() async throws {
    let workers = workers()
    workers.start()
    for _ in 0..<20 { #expect(try Self.blocking(workers) == Self.nothing) }
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for count in 0..<40 {
        group.addTask { try await workers.answer(to: [UInt8](repeating: 0xFF, count: count * 9_999)) }
      }
      for try await answer in group { #expect(answer == Self.nothing) }
    }
    workers.end()
    #expect(try await workers.answer(to: []) == Self.nothing)
  }

  /// In an asynchronous function the asynchronous one would be called.
  private static func blocking(_ workers: Workers) throws -> [UInt8] { try workers.answer(to: []) }

  @Test("after one that computes too long, the next request gets another")
  func slow() async throws {
    let workers = workers(work: .milliseconds(100))
    for _ in 0..<2 {
      await #expect(throws: WorkerError.tooSlow) { try await workers.answer(to: [Probe.spin.rawValue]) }
      #expect(try await workers.answer(to: []) == Self.nothing)
    }
  }

  @Test("a cancelled request ends its worker, and nothing else")
  func cancelled() async throws {
    let workers = workers(most: 1)
    let spinning = Task { try await workers.answer(to: [Probe.spin.rawValue]) }
    let waiting = Task { try await workers.answer(to: []) }
    let cancelled = Task { try await workers.answer(to: []) }
    cancelled.cancel()
    spinning.cancel()
    await #expect(throws: WorkerError.cancelled) { try await spinning.value }
    await #expect(throws: WorkerError.cancelled) { try await cancelled.value }
    #expect(try await waiting.value == Self.nothing)
    #expect(try await workers.answer(to: []) == Self.nothing)
  }

  @Test("a request that no worker may be given is refused before it starts one")
  func large() async throws {
    let workers = workers()
    await #expect(throws: WorkerError.tooMuch) {
      try await workers.answer(to: [UInt8](repeating: 0, count: (64 << 20) + 1))
    }
  }

  @Test("nobody remains: neither a worker that has ended nor one of workers that are gone")
  func zombies() throws {
    do {
      let workers = workers(mark: 4_096)
      _ = try? workers.answer(to: [Probe.execute.rawValue])
      _ = try workers.answer(to: [])
      #expect(Self.children(marked: 4_096).count == 1)
    }
    #expect(Self.children(marked: 4_096).isEmpty)
  }

  @Test("killed at any moment, a request fails or is answered, and the next is answered", arguments: 0..<40)
  func killed(turn: Int) throws {
    let mark = 8_192 + turn
    let workers = workers(most: 1, mark: mark)
    _ = try workers.confinement()
    let victim = try #require(Self.children(marked: mark).first)
    let killer = DispatchQueue(label: "killer")
    killer.async {
      usleep(UInt32(turn * 50))
      kill(victim, SIGKILL)
    }
    for _ in 0..<20 {
      do throws(WorkerError) {
        #expect(try workers.answer(to: [UInt8](repeating: 0xFF, count: 100_000)) == Self.nothing)
      } catch {
        #expect(error == .ended(signal: SIGKILL))
      }
    }
    killer.sync {}
    // It may still be ending after its last answer.
    _ = try? workers.answer(to: [])
    #expect(try workers.answer(to: []) == Self.nothing)
  }

  @Test("one that was started ahead and has ended before it was asked costs nothing")
  func killedAhead() async throws {
    let mark = 12_288
    let workers = workers(most: 1, mark: mark)
    workers.start()
    var victim: pid_t?
    while victim == nil { victim = Self.children(marked: mark).first }
    let process = try #require(victim)
    kill(process, SIGKILL)
    // Its sockets are closed once it is a zombie.
    while Self.state(of: process) != "Z" { try await Task.sleep(for: .milliseconds(1)) }
    for _ in 0..<2 { #expect(try await workers.answer(to: []) == Self.nothing) }
  }

  /// A letter of proc_pid_stat(5).
  private static func state(of process: pid_t) -> Substring? {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat").map {
      String(decoding: $0, as: UTF8.self)
    }
    return status?.split(separator: ")").last?.split(separator: " ").first
  }

  @Test(
    "a worker has nothing of this process: neither its environment nor its descriptors",
    .enabled(if: geteuid() == 0, "only root may look into it"))
  func inheritance() throws {
    let workers = workers(most: 1, mark: 20_480)
    _ = try workers.confinement()
    let process = try #require(Self.children(marked: 20_480).first)
    let folder = "/proc/\(process)"
    #expect(FileManager.default.contents(atPath: folder + "/environ")?.isEmpty == true)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").sorted()
    #expect(descriptors == ["0", "1", "2", "3"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/task").count == 1)
  }

  /// The workers of a test, also those that have ended and that nobody has waited for.
  private static func children(marked mark: Int) -> [pid_t] {
    let manager = FileManager.default
    let word = String((256 << 20) + mark)
    return ((try? manager.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
      let words = manager.contents(atPath: "/proc/\(process)/cmdline").map { String(decoding: $0, as: UTF8.self) } ?? ""
      let status = manager.contents(atPath: "/proc/\(process)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ""
      let parts = status.split(separator: ")").last?.split(separator: " ") ?? []
      return parts.count > 1 && pid_t(parts[1]) == getpid() && words.contains(word)
    }
  }
}
