import TestSupport
import TestTraits
import Testing

@Suite("Sessions that share the archive", .takesTurns)
struct SharedSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for number in 1...20 { reader.news.publish("\(number)", "Moon \(number)", at: .day(0, Double(number) / 10)) }
  }

  @Test("a mark made in one session is seen by the next command of another, both ways")
  func marks() async throws {
    let long = try Coprocess(reader.program(at: .day(0)), ["--provider", "newsapi", "-F", "json"])
    #expect(try await long.step("top")?.records.count == 20)
    _ = try await reader.steps("find 'moon 20'; mark 1 read; save 1 --as sea; mute 'moon 19'", at: .day(0))
    let list = try await long.step("list")
    #expect(list?.records.first?.title == "Moon 20")
    #expect(list?.records.first?.isRead == true && list?.records.first?.labels == ["sea"])
    #expect(try await long.step("top")?.status.hidden == 1)
    #expect(try await long.step("saved sea")?.titles == ["Moon 20"])

    #expect(try await long.step("unsave 1")?.outcome == "unsave ok")
    #expect(try await long.step("unmute 1")?.outcome == "unmute ok")
    let other = try await reader.steps("saved; top; new", at: .day(0))
    // One of them was read.
    #expect(other.map(\.records.count) == [0, 20, 19])
    #expect(other.allSatisfy { $0.status.hidden == nil })

    // One session finds what the other adds.
    reader.news.publish("21", "Comet", at: .day(0, 5))
    _ = try await reader.steps("top", at: .day(0, 9))
    #expect(try await long.step("find comet")?.titles == ["Comet"])
    #expect(try await long.end() == 0)
    #expect(!long.said.contains("supernews:"))
  }

  @Test("many sessions that mark at the same time lose nothing")
  func atOnce() async throws {
    _ = try await reader.steps("top", at: .day(0))
    let sessions = 6
    try await withThrowingTaskGroup(of: Void.self) { group in
      for session in 0..<sessions {
        group.addTask {
          let script = "top; " + (1...20).map { "mark \($0) read; save \($0) --as by-\(session); " }.joined()
          let result = try await reader.run(["-F", "json", "-c", script], at: .day(0, Double(9 + session)))
          #expect(result.status == 0 && !result.errors.contains("archive.sqlite"), "\(result.errors)")
        }
      }
      try await group.waitForAll()
    }
    let steps = try await reader.steps("find --unread; saved --limit 100; archive check", at: .day(1))
    #expect(steps.map(\.records.count) == [0, 20, 0])
    try #require(steps.count == 3)
    let labels = (0..<sessions).map { "by-\($0)" }
    #expect(steps[1].records.allSatisfy { $0.labels?.map(\.name) == labels })
    #expect(steps[2].outcome == "archive ok")
  }

  @Test("an archive that is forgotten or replaced by one session is taken as it is by another")
  func replaced() async throws {
    let long = try Coprocess(reader.program(at: .day(0)), ["--provider", "newsapi", "-F", "json"])
    #expect(try await long.step("top")?.records.count == 20)
    _ = try await reader.steps("archive forget --all --yes", at: .day(0))
    #expect(try await long.step("find moon")?.records.isEmpty == true)
    #expect(try await long.step("mark 1 read")?.status.error != nil)
    _ = try await reader.steps("top", at: .day(1))
    #expect(try await long.step("find moon")?.records.count == 20)
    // Somebody else deletes the files.
    try FileManager.default.removeItem(atPath: reader.home.path + "/.local")
    #expect(try await long.step("find moon")?.records.isEmpty == true)
    #expect(try await long.step("saved")?.outcome == "saved ok")
    #expect(try await long.end() != nil)
  }
}
